// Lines of code that name the release of a package: what readers paste into their manifests.

internal import Diagnostics
internal import Pages
internal import Snippets

/// Finds the version numbers by which a page makes its readers depend on the documented package.
struct DependencyLines {
  let context: PageContext
  let current: VersionNumber

  init?(_ context: PageContext) {
    guard let version = context.configuration.currentVersion,
      let current = VersionNumber(version.drop { $0 == "v" || $0 == "V" })
    else { return nil }
    self.context = context
    self.current = current
  }

  /// The old numbers in dependency lines, and the same numbers in the prose of their sections.
  var outdated: [VersionMention] {
    let lines = context.analyzed.codeBlocks.flatMap(mentions)
    guard !lines.isEmpty else { return [] }
    let sections = context.outline.sections
    var prose: [VersionMention] = []
    for section in sections {
      let texts = Set(lines.filter { section.range.contains($0.range.lowerBound) }.map(\.version.text))
      guard !texts.isEmpty else { continue }
      for unit in context.outline.parts.units where section.range.contains(unit.range.lowerBound) {
        prose += context.page.versions(in: unit.range, parts: 1)
          .filter { texts.contains($0.version.text) && !isHistory(unit.range, $0.range) }
      }
    }
    return (lines + prose).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func mentions(in block: CodeBlock) -> [VersionMention] {
    guard isOurs(block) else { return [] }
    let lines = block.range
    var found: [VersionMention] = []
    var line = context.page.lines.line(at: lines.lowerBound)
    let last = context.page.lines.line(at: max(lines.lowerBound, lines.upperBound - 1))
    while line <= last {
      let content = context.page.lines.content(ofLine: line)
      if Self.isDependency(context.page.text(content)) {
        found += context.page.versions(in: content, parts: 2).filter { isOutdated($0.version) }
      }
      line += 1
    }
    return found
  }

  /// Whether a version is older; one with fewer parts stands for all that start like it.
  private func isOutdated(_ version: VersionNumber) -> Bool {
    version.components.count < current.components.count
      ? version.components[0] < current.components[0] : version.isOlder(than: current)
  }

  /// Whether a block depends on the documented package: where its names are known, one of them
  /// must stand there.
  private func isOurs(_ block: CodeBlock) -> Bool {
    let names = context.configuration.terms + context.configuration.modules
    let text = block.code.string.lowercased()
    let known = names.map { $0.lowercased().filter { $0 != " " } }.filter { $0.count > 2 }
    return known.isEmpty || known.contains { text.contains($0) }
  }

  /// Whether a line is how a package manager is told which release to take.
  private static func isDependency(_ line: String) -> Bool {
    let text = line.drop { $0 == " " || $0 == "\t" }
    if text.hasPrefix("//") || text.hasPrefix("#") { return false }
    if starts.contains(where: text.hasPrefix) { return true }
    return marks.contains { text.contains($0) }
  }

  private static let starts = [
    "pod ", "gem ", "github ", "implementation", "api(", "api ", "compile ", "from:", "exact:",
    "<version>", "binary ",
  ]

  private static let marks = [
    ".package(", "from: \"", "exact: \"", ".upToNextMajor", ".upToNextMinor", "npm install ",
    "npm i ", "yarn add ", "pnpm add ", "pip install ", "gem install ", "go get ", "cargo add ",
    "PackageReference", "~> ", "\": \"^", "\": \"~", "flutter pub add ",
  ]

  /// Whether a number is said to be the release that introduced something.
  private func isHistory(_ unit: Range<Int>, _ number: Range<Int>) -> Bool {
    let start = max(unit.lowerBound, number.lowerBound - 40)
    let before = context.page.text(start..<number.lowerBound).lowercased()
    return ["since", "available from"].contains { before.contains($0) }
  }
}
