// A small tree as real projects have them, and what should be found in it.

import Testing

/// A tree of files and how its pages pair.
struct LayoutCase: CustomTestStringConvertible {
  let name: String
  /// The files; what all repositories have is added.
  let files: [String]
  /// `source | de: translation`, a line each, sorted.
  let pairs: [String]
  /// The lines that say what was detected.
  let lines: [String]
  /// Whether nothing but documentation and what belongs to it stands in the tree.
  var isClean = false
  /// Files with a text of their own.
  var contents: [String: String] = [:]

  var testDescription: String { name }

  /// What stands around documentation and is none.
  static let noise = [
    "LICENSE", "LICENSE.md", "CHANGELOG.md", "CONTRIBUTING.md", "package.json", "logo.png",
    ".git/config", ".git/docs/de/a.md", ".github/de/ISSUE_TEMPLATE.md",
    "node_modules/kit/README.md", "node_modules/kit/README.de.md", "node_modules/kit/de/README.md",
    "src/index.min.js", "test/fixtures/en/x.md", "test/fixtures/de/x.md",
  ]

  var project: [String: String] {
    let noise = isClean ? Self.noise.filter { !$0.hasPrefix("test/") } : Self.noise
    let plain = (files + noise).map { ($0, "# Page\n\nText.\n") }
    return Dictionary(plain) { first, _ in first }.merging(contents) { $1 }
  }

  static let all: [LayoutCase] = [
    LayoutCase(
      name: "a folder for each locale",
      files: [
        "README.md", "docs/en/a.md", "docs/en/g/b.mdx", "docs/de/a.md", "docs/pt-br/g/b.md",
        "docs/zh_Hant_TW/a.md", "docs/images/de.png", "docs/SR-latn/a.md",
      ],
      pairs: [
        "docs/en/a.md | de: docs/de/a.md | sr-Latn: docs/SR-latn/a.md "
          + "| zh-Hant-TW: docs/zh_Hant_TW/a.md",
        "docs/en/g/b.mdx | pt-BR: docs/pt-br/g/b.md",
      ],
      lines: ["docs/{locale}/{path}.{md,mdx}: a folder for each locale"]),
    LayoutCase(
      name: "a folder for each locale at the root",
      files: ["README.md", "en/a.md", "en/b/c.md", "zh/a.md", "zh/b/c.md"],
      pairs: ["en/a.md | zh: zh/a.md", "en/b/c.md | zh: zh/b/c.md"],
      lines: ["{locale}/{path}.md: a folder for each locale"]),
    LayoutCase(
      name: "a translation of a translation",
      files: [
        "docs/a.md", "docs/b.md", "docs/a.de.md", "docs/b.de.md", "i18n/fr/docs/a.de.md",
      ],
      pairs: ["docs/a.md | de: docs/a.de.md", "docs/b.md | de: docs/b.de.md"],
      lines: [
        "docs/{path}.md, translated in docs/{path}.{locale}.md: "
          + "the locale at the end of the file's name"
      ]),
    LayoutCase(
      name: "a region of the source locale",
      files: ["docs/en-US/a.md", "docs/fr-FR/a.md"],
      pairs: ["docs/en-US/a.md | fr-FR: docs/fr-FR/a.md"],
      lines: ["docs/{locale}/{path}.md: a folder for each locale", "source locale: en-US"]),
    LayoutCase(
      name: "the source at the root, locales beside it",
      files: [
        "README.md", "docs/a.md", "docs/guides/b.mdx", "docs/api/c.md", "docs/de/a.md",
        "docs/de/api/c.md", "docs/zh-cn/guides/b.md",
      ],
      pairs: [
        "docs/a.md | de: docs/de/a.md", "docs/api/c.md | de: docs/de/api/c.md",
        "docs/guides/b.mdx | zh-CN: docs/zh-cn/guides/b.md",
      ],
      lines: [
        "docs/{path}.{md,mdx}, translated in docs/{locale}/{path}.{md,mdx}: "
          + "a folder for each locale beside the source pages"
      ]),
    LayoutCase(
      name: "the source at the root of the repository",
      files: ["intro.md", "guide/a.md", "guide/b.md", "de/intro.md", "de/guide/a.md"],
      pairs: ["guide/a.md | de: de/guide/a.md", "guide/b.md", "intro.md | de: de/intro.md"],
      lines: [
        "{path}.md, translated in {locale}/{path}.md: "
          + "a folder for each locale beside the source pages"
      ], isClean: true),
    LayoutCase(
      name: "the source at the root of a repository with other pages",
      files: ["intro.md", "guide/a.md", "guide/b.md", "de/intro.md", "de/guide/a.md"],
      pairs: ["guide/a.md | de: de/guide/a.md", "guide/b.md", "intro.md | de: de/intro.md"],
      lines: [
        "guide/{path}.md, translated in {locale}/guide/{path}.md: "
          + "a second tree with the same paths",
        "intro.md, translated in {locale}/intro.md: a second tree with the same paths",
      ]),
    LayoutCase(
      name: "the locale in the middle, below releases",
      files: [
        "docs/v1/en/a.md", "docs/v1/de/a.md", "docs/v2.1/en/a.md", "docs/v2.1/de/a.md",
        "docs/v2.1/en/b.md",
      ],
      pairs: [
        "docs/v1/en/a.md | de: docs/v1/de/a.md", "docs/v2.1/en/a.md | de: docs/v2.1/de/a.md",
        "docs/v2.1/en/b.md",
      ],
      lines: ["docs/{version}/{locale}/{path}.md: a folder for each locale"]),
    LayoutCase(
      name: "the locale in the middle, below packages",
      files: [
        "packages/core/docs/en/a.md", "packages/core/docs/ja/a.md", "packages/core/docs/ja/b.md",
        "packages/core/docs/en/b.md", "packages/ui/docs/en/a.md", "packages/ui/docs/ja/a.md",
      ],
      pairs: [
        "packages/core/docs/en/a.md | ja: packages/core/docs/ja/a.md",
        "packages/core/docs/en/b.md | ja: packages/core/docs/ja/b.md",
        "packages/ui/docs/en/a.md | ja: packages/ui/docs/ja/a.md",
      ],
      lines: [
        "packages/core/docs/{locale}/{path}.md: a folder for each locale",
        "packages/ui/docs/{locale}/{path}.md: a folder for each locale",
      ]),
    LayoutCase(
      name: "the locale below the page's folder",
      files: [
        "posts/hello/en/index.md", "posts/hello/de/index.md", "posts/deep/er/en/index.md",
        "posts/deep/er/fr/index.md",
      ],
      pairs: [
        "posts/deep/er/en/index.md | fr: posts/deep/er/fr/index.md",
        "posts/hello/en/index.md | de: posts/hello/de/index.md",
      ],
      lines: ["posts/{path}/{locale}/index.md: a folder for each locale of each page"]),
    LayoutCase(
      name: "the locale at the end of the name",
      files: [
        "mkdocs.yml", "docs/index.md", "docs/index.de.md", "docs/index.min.md", "docs/g/a.md",
        "docs/g/a.pt-BR.md", "docs/g/v1.0.md",
      ],
      pairs: [
        "docs/g/a.md | pt-BR: docs/g/a.pt-BR.md", "docs/g/v1.0.md",
        "docs/index.md | de: docs/index.de.md", "docs/index.min.md",
      ],
      lines: [
        "docs/{path}.md, translated in docs/{path}.{locale}.md: "
          + "the locale at the end of the file's name"
      ]),
    LayoutCase(
      name: "the locale at the end of the source page's name too",
      files: ["docs/a.en.md", "docs/a.de.md", "docs/b.en.md", "docs/b.fr.md"],
      pairs: ["docs/a.en.md | de: docs/a.de.md", "docs/b.en.md | fr: docs/b.fr.md"],
      lines: ["docs/{path}.{locale}.md: the locale at the end of the file's name"]),
    LayoutCase(
      name: "READMEs in every spelling",
      files: [
        "README.md", "README.zh-CN.md", "README_JA.md", "Readme_KR.md", "README-pt_BR.md",
        "docs/a.md", "docs/b.md", "how.md", "how-to.md",
      ],
      pairs: [
        "README.md | ja: README_JA.md | ko: Readme_KR.md | pt-BR: README-pt_BR.md "
          + "| zh-CN: README.zh-CN.md"
      ],
      lines: [
        "README.md, translated in README-{locale}.md: the locale at the end of the file's name",
        "README.md, translated in README.{locale}.md: the locale at the end of the file's name",
        "README.md, translated in README_{locale}.md: the locale at the end of the file's name",
        "README.md, translated in Readme_{locale}.md: the locale at the end of the file's name",
        "locale names: KR: ko",
      ]),
    LayoutCase(
      name: "READMEs of packages",
      files: [
        "packages/a/README.md", "packages/a/README_ZH.md", "packages/b/README.md",
        "packages/b/README_ZH.md", "packages/b/notes.md", "packages/a/design.md",
        "packages/a/x.md", "packages/c/y.md", "packages/c/z.md",
      ],
      pairs: [
        "packages/a/README.md | zh: packages/a/README_ZH.md",
        "packages/b/README.md | zh: packages/b/README_ZH.md",
      ],
      lines: [
        "packages/{path}/README.md, translated in packages/{path}/README_{locale}.md: "
          + "the locale at the end of the file's name"
      ]),
    LayoutCase(
      name: "READMEs in other folders",
      files: ["README.md", "docs/README.de.md", "docs/i18n/README_CN.md", "docs/a.md"],
      pairs: ["README.md | de: docs/README.de.md | zh: docs/i18n/README_CN.md"],
      lines: [
        "README.md, translated in docs/README.{locale}.md: "
          + "the locale at the end of the file's name",
        "README.md, translated in docs/i18n/README_{locale}.md: "
          + "the locale at the end of the file's name",
        "locale names: CN: zh",
      ]),
    LayoutCase(
      name: "folders of programming languages beside locales",
      files: [
        "docs/a.md", "docs/b.md", "docs/de/a.md", "docs/ts/start.md", "docs/io/files.md",
        "docs/de/ts/start.md",
      ],
      pairs: [
        "docs/a.md | de: docs/de/a.md", "docs/b.md", "docs/io/files.md",
        "docs/ts/start.md | de: docs/de/ts/start.md",
      ],
      lines: [
        "docs/{path}.md, translated in docs/{locale}/{path}.md: "
          + "a folder for each locale beside the source pages"
      ]),
    LayoutCase(
      name: "Docusaurus with releases and a blog",
      files: [
        "website/docusaurus.config.js", "website/docs/intro.md", "website/docs/g/a.mdx",
        "website/blog/2024-01-01-hi.md", "website/src/pages/about.md",
        "website/versioned_docs/version-1.0/intro.md",
        "website/versioned_docs/version-2.x/intro.md", "website/community/join.md",
        "website/i18n/fr/code.json",
        "website/i18n/fr/docusaurus-plugin-content-docs/current/intro.md",
        "website/i18n/fr/docusaurus-plugin-content-docs/current/g/a.mdx",
        "website/i18n/fr/docusaurus-plugin-content-docs/version-1.0/intro.md",
        "website/i18n/zh-CN/docusaurus-plugin-content-docs/version-2.x/intro.md",
        "website/i18n/fr/docusaurus-plugin-content-blog/2024-01-01-hi.md",
        "website/i18n/fr/docusaurus-plugin-content-pages/about.md",
        "website/i18n/fr/docusaurus-plugin-content-docs-community/current/join.md",
      ],
      pairs: [
        "website/blog/2024-01-01-hi.md "
          + "| fr: website/i18n/fr/docusaurus-plugin-content-blog/2024-01-01-hi.md",
        "website/community/join.md "
          + "| fr: website/i18n/fr/docusaurus-plugin-content-docs-community/current/join.md",
        "website/docs/g/a.mdx "
          + "| fr: website/i18n/fr/docusaurus-plugin-content-docs/current/g/a.mdx",
        "website/docs/intro.md "
          + "| fr: website/i18n/fr/docusaurus-plugin-content-docs/current/intro.md",
        "website/src/pages/about.md "
          + "| fr: website/i18n/fr/docusaurus-plugin-content-pages/about.md",
        "website/versioned_docs/version-1.0/intro.md "
          + "| fr: website/i18n/fr/docusaurus-plugin-content-docs/version-1.0/intro.md",
        "website/versioned_docs/version-2.x/intro.md "
          + "| zh-CN: website/i18n/zh-CN/docusaurus-plugin-content-docs/version-2.x/intro.md",
      ],
      lines: [
        "website/blog/{path}.md, translated in "
          + "website/i18n/{locale}/docusaurus-plugin-content-blog/{path}.md: Docusaurus",
        "website/community/{path}.md, translated in website/i18n/{locale}/"
          + "docusaurus-plugin-content-docs-community/current/{path}.md: Docusaurus",
        "website/docs/{path}.{md,mdx}, translated in "
          + "website/i18n/{locale}/docusaurus-plugin-content-docs/current/{path}.{md,mdx}: "
          + "Docusaurus",
        "website/src/pages/{path}.md, translated in "
          + "website/i18n/{locale}/docusaurus-plugin-content-pages/{path}.md: Docusaurus",
        "website/versioned_docs/version-{version}/{path}.md, translated in "
          + "website/i18n/{locale}/docusaurus-plugin-content-docs/version-{version}/{path}.md: "
          + "Docusaurus",
      ]),
    LayoutCase(
      name: "Docusaurus, where a release has the page that the current documents have",
      files: [
        "docs/a.md", "docs/g/b.md", "versioned_docs/version-1.0/a.md",
        "i18n/fr/docusaurus-plugin-content-docs/version-1.0/a.md",
      ],
      pairs: [
        "versioned_docs/version-1.0/a.md "
          + "| fr: i18n/fr/docusaurus-plugin-content-docs/version-1.0/a.md"
      ],
      lines: [
        "versioned_docs/version-1.0/{path}.md, translated in "
          + "i18n/{locale}/docusaurus-plugin-content-docs/version-1.0/{path}.md: Docusaurus"
      ]),
    LayoutCase(
      name: "Hugo's content folders in TOML",
      files: ["content/english/a.md", "content/german/a.md", "content/english/b/_index.md"],
      pairs: [
        "content/english/a.md | de: content/german/a.md", "content/english/b/_index.md",
      ],
      lines: [
        "content/{locale}/{path}.md: Hugo's content folders",
        "locale names: english: en, german: de",
      ],
      contents: [
        "hugo.toml": """
        title = "x"
        [languages]
        [languages.en]
          contentDir = "content/english" # here
        [languages.de]
          contentDir = 'content/german'
        [languages.de.params]
          contentDir = "no"
        """
      ]),
    LayoutCase(
      name: "Hugo's content folders in YAML",
      files: ["site/content/a.md", "site/content.fr/a.md", "site/inhalt/a.md"],
      pairs: ["site/content/a.md | de: site/inhalt/a.md | fr: site/content.fr/a.md"],
      lines: [
        "site/{locale}/{path}.md: Hugo's content folders",
        "locale names: content: en, content.fr: fr, inhalt: de",
      ],
      contents: [
        "site/config/_default/languages.yaml": """
        en: { contentDir: content }
        fr: { contentDir: content.fr }
        de:
          contentdir: inhalt
        """
      ]),
    LayoutCase(
      name: "sibling folders",
      files: [
        "docs/guide/a.md", "docs/guide.zh_CN/a.md", "docs/guide.zh_CN/b.md", "docs/guide/b.md",
      ],
      pairs: [
        "docs/guide/a.md | zh-CN: docs/guide.zh_CN/a.md",
        "docs/guide/b.md | zh-CN: docs/guide.zh_CN/b.md",
      ],
      lines: [
        "docs/guide/{path}.md, translated in docs/guide.{locale}/{path}.md: "
          + "a folder for each locale beside that of the source"
      ]),
    LayoutCase(
      name: "sibling folders at the root, with the source among them",
      files: ["docs-en/a.md", "docs-ja/a.md", "docs-pt_BR/a.md"],
      pairs: ["docs-en/a.md | ja: docs-ja/a.md | pt-BR: docs-pt_BR/a.md"],
      lines: ["docs-{locale}/{path}.md: a folder for each locale, named after it"]),
    LayoutCase(
      name: "the locale as the file's name",
      files: [
        "docs/intro/en.md", "docs/intro/de.md", "docs/x/set-up/en.md", "docs/x/set-up/fr.md",
      ],
      pairs: [
        "docs/intro/en.md | de: docs/intro/de.md", "docs/x/set-up/en.md | fr: docs/x/set-up/fr.md",
      ],
      lines: ["docs/{path}/{locale}.md: a folder for each page, a file for each locale"]),
    LayoutCase(
      name: "a second tree below the locale",
      files: [
        "README.md", "docs/a.md", "docs/g/b.md", "translations/ja/docs/a.md",
        "translations/ja/docs/g/b.md", "translations/ko/docs/a.md", "translations/ko/README.md",
      ],
      pairs: [
        "README.md | ko: translations/ko/README.md",
        "docs/a.md | ja: translations/ja/docs/a.md | ko: translations/ko/docs/a.md",
        "docs/g/b.md | ja: translations/ja/docs/g/b.md",
      ],
      lines: [
        "README.md, translated in translations/{locale}/README.md: "
          + "a second tree with the same paths",
        "docs/{path}.md, translated in translations/{locale}/docs/{path}.md: "
          + "a second tree with the same paths",
      ]),
    LayoutCase(
      name: "a second tree with other folders",
      files: ["guide/en.md", "guide/a.md", "guide/b/c.md", "i18n/de/a.md", "i18n/de/b/c.md"],
      pairs: ["guide/a.md | de: i18n/de/a.md", "guide/b/c.md | de: i18n/de/b/c.md", "guide/en.md"],
      lines: [
        "guide/{path}.md, translated in i18n/{locale}/{path}.md: a second tree with the same paths"
      ]),
    LayoutCase(
      name: "languages by their names",
      files: [
        "doc/english/a.md", "doc/korean/a.md", "doc/Simplified-Chinese/a.md", "doc/pics/a.md",
      ],
      pairs: ["doc/english/a.md | ko: doc/korean/a.md | zh-Hans: doc/Simplified-Chinese/a.md"],
      lines: [
        "doc/{locale}/{path}.md: a folder for each locale",
        "locale names: Simplified-Chinese: zh-Hans, english: en, korean: ko",
      ]),
    LayoutCase(
      name: "a folder for each locale, and READMEs",
      files: ["README.md", "README.fr.md", "docs/en/a.md", "docs/fr/a.md", "docs/en/b.md"],
      pairs: ["README.md | fr: README.fr.md", "docs/en/a.md | fr: docs/fr/a.md", "docs/en/b.md"],
      lines: [
        "README.md, translated in README.{locale}.md: the locale at the end of the file's name",
        "docs/{locale}/{path}.md: a folder for each locale",
      ]),
    LayoutCase(
      name: "the source locale alone",
      files: ["README.md", "docs/en/a.md", "docs/en/b.md"],
      pairs: ["docs/en/a.md", "docs/en/b.md"],
      lines: ["docs/{locale}/{path}.md: a folder for each locale, and no translations"]),
  ]
}
