// Tests of ConfigurationReader: every key, and every way to get one wrong.

import Diagnostics
import Project
import Testing

struct ConfigurationReaderTests {
  private let rules = ["deprecated-symbol", "unknown-symbol", "untranslated-comment"]

  private func read(_ text: String) throws(ProjectError) -> Configuration {
    try ConfigurationReader.read(Array(text.utf8), file: "concord.yml", ruleIDs: rules)
  }

  @Test func everyKeyIsRead() throws {
    let configuration = try read(
      """
      source-locale: en
      locales: [de, pt_br]
      pages:
        - "docs/{locale}/{path}.{md,mdx}"
        - { pattern: "i18n/{locale}/{path}.md", source: "guide/{path}.md", dialect: mkdocs }
      source: "docs/{path}.md"
      locale-names: { korean: ko, CN: zh }
      dialect: mdx
      site-root: docs/sdk
      api:
        modules:
          - name: Kit
            swift: [Sources/Kit, ./Extra.swift]
            headers: Headers
            symbol-graphs: graphs
        history: docs/api-history
        superseded: { Old: New.thing }
      terms: [Pushwoosh, Customer Journey Builder]
      current-version: { file: VERSION }
      rules: { deprecated-symbol: note, unknown-symbol: off }
      """)
    #expect(configuration.sourceLocale.description == "en")
    #expect(configuration.locales.map(\.description) == ["de", "pt-BR"])
    #expect(configuration.pages.map(\.pattern.description).last == "i18n/{locale}/{path}.md")
    #expect(configuration.pages.last?.source?.description == "guide/{path}.md")
    #expect(configuration.pages.last?.dialect == .mkdocs)
    #expect(configuration.source?.description == "docs/{path}.md")
    #expect(configuration.localeNames["CN"]?.description == "zh")
    #expect(configuration.dialect == .mdx)
    #expect(configuration.siteRoot == "docs/sdk")
    let module = configuration.api?.modules.first
    #expect(module?.swift == ["Sources/Kit", "Extra.swift"])
    #expect(module?.headers == ["Headers"])
    #expect(module?.symbolGraphs == ["graphs"])
    #expect(configuration.api?.history == "docs/api-history")
    #expect(configuration.api?.superseded.first?.successor == "New.thing")
    #expect(configuration.terms == ["Pushwoosh", "Customer Journey Builder"])
    #expect(configuration.currentVersion == .file("VERSION"))
    #expect(configuration.rules == ["deprecated-symbol": .severity(.note), "unknown-symbol": .off])
  }

  @Test func emptyFileHasDefaults() throws {
    #expect(try read("# nothing\n") == Configuration(sourceLocale: .english))
    #expect(try read("rules:\napi:\n") == Configuration(sourceLocale: .english))
  }

  @Test(arguments: [
    ("page: x\n", 1, "unknown key 'page'; did you mean 'pages'?"),
    ("terms: [a]\nzzz: 1\n", 2, "unknown key 'zzz'"),
    ("source-locale: zz\n", 1, "'source-locale': 'zz' is no language tag"),
    ("source-locale: [en]\n", 1, "'source-locale' takes a text, not a list"),
    ("locales:\n  de: x\n", 1, "'locales' takes a text or a list of texts, not keys and values"),
    ("pages: []\n", 1, "'pages' takes a pattern or a list of patterns, not a list"),
    ("pages:\n  - [x]\n", 1, "'pages' takes a pattern or a list of patterns, not a list"),
    ("pages:\n  - sorce: x\n", 2, "unknown key 'sorce'; did you mean 'source'?"),
    ("pages:\n  - source: x\n", 2, "an item of 'pages' needs a 'pattern'"),
    ("pages: ../x.md\n", 1, "'../x.md' leads out of the project"),
    ("dialect: mdy\n", 1, "unknown dialect 'mdy'; did you mean 'mdx'?"),
    ("dialect: plain\n", 1, "unknown dialect 'plain'"),
    ("site-root: /abs\n", 1, "'site-root': '/abs' does not stay inside the project"),
    ("api: x\n", 1, "'api' takes keys and values, not 'x'"),
    ("api: { history: x }\n", 1, "'api' needs 'modules'"),
    ("api:\n  modules:\n    - swift: x\n", 3, "a module needs a 'name'"),
    ("api:\n  modules:\n    - name: x\n", 3, "needs 'swift', 'headers' or 'symbol-graphs'"),
    ("api:\n  modules:\n    - name: x\n      swft: y\n", 4, "did you mean 'swift'?"),
    ("current-version: { file: a, value: b }\n", 1, "takes either 'file' or 'value'"),
    ("current-version: 7.0\n", 1, "'current-version' takes keys and values, not '7.0'"),
    ("rules:\n  deprecated-symbl: off\n", 2, "did you mean 'deprecated-symbol'?"),
    ("rules:\n  unknown-symbol: fatal\n", 2, "takes error, warning, note or off, not 'fatal'"),
    ("terms: [a]\nterms: [b]\n", 2, "the key 'terms' stands twice"),
    ("a: b: c\n", 1, "mapping values are not allowed"),
    ("- a\n", 1, "the file takes keys and values, not a list"),
  ])
  func faultsNameLineAndKey(_ text: String, _ line: Int, _ message: String) {
    let error = #expect(throws: ProjectError.self) { try read(text) }
    guard case .configuration("concord.yml", let found, let wording)? = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(found == line)
    #expect(wording.contains(message))
  }
}
