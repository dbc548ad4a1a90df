// Version numbers that are older than the current release.

package import Diagnostics

/// Reports old version numbers in dependency lines and in the text around them.
///
/// *What it checks*: with `current-version:` in concord.yml, the version numbers in lines that a
/// package manager reads, and the same numbers in the text of their sections. Where terms or
/// modules are configured, the code must name one of them. A number with fewer parts stands for
/// all releases that start like it.
///
/// *Why it matters*: readers paste the line and get a release that lacks what the page describes.
///
/// *Example*: `pod 'Kit', '4.4.0'` while the release is 4.8.0.
///
/// *Instead*: write the current version.
package struct OutdatedVersion: PageRule {
  package static let info = RuleInfo(
    id: "outdated-version",
    family: .api,
    summary: "A version number that is older than the current release.",
    rationale: """
      Installation lines are copied as they are. An old number in one installs an old release, \
      whose API is not the one that the page documents.
      """,
    severity: .warning,
    fix: .always,
    clean: [
      .init(
        "The current version",
        [
          "docs/en/a.md": """
          # Install

          Add Acme Kit 4.8.0, which needs Swift 5.9.

          ```ruby
          pod 'AcmeKit', '~> 4.8'
          pod 'Other', '1.2.3'
          ```
          """
        ]),
      .init(
        "Another package in an older version",
        [
          "docs/en/a.md": """
          # Install

          ```ruby
          pod 'Other', '1.2.3'
          ```
          """
        ]),
    ],
    drifting: [
      .init(
        "An old version in code and text",
        [
          "docs/en/a.md": """
          # Install

          Add Acme Kit 4.4.0 to the manifest.

          ```swift
          .package(url: "https://acme.test/acmekit.git", from: "4.4.0")
          ```
          """
        ])
    ])

  package func hasGround(_ configuration: RuleConfiguration, _ api: APICatalog?) -> Bool {
    configuration.currentVersion != nil
  }

  package func check(_ context: PageContext) -> [Diagnostic] {
    guard let lines = DependencyLines(context) else { return [] }
    return lines.outdated.map { mention in
      context.diagnostic(
        Self.info, at: mention.range, Wording.message(mention.version, lines.current),
        replacement: lines.current.text, fixes: Self.fixes(mention, lines.current, context))
    }
  }

  /// The current version in the place of the old one: where both are written in full, in code and
  /// where the source page says it too; what else a text means with a number is for a person to tell.
  private static func fixes(
    _ mention: VersionMention, _ current: VersionNumber, _ context: PageContext
  ) -> [FixIt] {
    let isCode = context.analyzed.codeBlocks.contains { $0.range.overlaps(mention.range) }
    let isFull = mention.version.count == current.count
    let isSure = isCode || context.sourceSays(current.text, besides: mention.range)
    return context.fixes(
      replacing: mention.range, with: current.text, safety: isSure && isFull ? .safe : .review)
  }
}

private enum Wording {
  static func message(_ version: VersionNumber, _ current: VersionNumber) -> String {
    "the version \(version.text) is old; write \(current.text)"
  }
}
