// Lines of code that name the release of a package: what readers paste into their manifests.

internal import Diagnostics
internal import Pages
internal import Snippets

/// Finds the version numbers by which a page makes its readers depend on the documented package.
struct DependencyLines {
  let context: PageContext
  let current: VersionNumber
  /// What the documented package may be called in code, in lower case without spaces.
  private let names: [String]

  init?(_ context: PageContext) {
    guard let version = context.configuration.currentVersion,
      let current = VersionNumber(version.drop { $0 == "v" || $0 == "V" })
    else { return nil }
    self.context = context
    self.current = current
    names = (context.configuration.terms + context.configuration.modules)
      .map { $0.lowercased().filter { $0 != " " } }.filter { $0.count > 2 }
  }

  /// The old numbers in dependency lines, and the same numbers in the prose of their sections.
  var outdated: [VersionMention] {
    let lines = context.analyzed.codeBlocks.flatMap(mentions)
    guard !lines.isEmpty else { return [] }
    let sections = context.outline.sections
    var prose: [VersionMention] = []
    for section in sections {
      let texts = Set(
        lines.filter { section.range.contains($0.range.lowerBound) }.map(\.version.text))
      guard !texts.isEmpty else { continue }
      for unit in context.outline.parts.units where section.range.contains(unit.range.lowerBound) {
        prose += context.page.versions(in: unit.range, parts: 1)
          .filter { texts.contains($0.version.text) && !isHistory(unit.range, $0.range) }
      }
    }
    return (lines + prose).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func mentions(in block: CodeBlock) -> [VersionMention] {
    let lines = context.page.lines
    let first = lines.line(at: block.range.lowerBound)
    let last = lines.line(at: max(block.range.lowerBound, block.range.upperBound - 1))
    return (first...max(first, last)).flatMap { line -> [VersionMention] in
      let content = lines.content(ofLine: line)
      guard context.facts.mayHoldVersion(content) else { return [] }
      let text = context.page.text(content).lowercased()
      guard Self.isDependency(text), isOurs(text, line, after: first) else { return [] }
      return context.page.versions(in: content, parts: 2).filter { isOutdated($0.version) }
    }
  }

  /// Whether a version is older; one with fewer parts stands for all that start like it.
  private func isOutdated(_ version: VersionNumber) -> Bool {
    version.count < current.count ? version[0] < current[0] : version.isOlder(than: current)
  }

  /// Whether a line speaks of the documented package: where its names are known, one of them must
  /// stand there, or in the lines before one that is the rest of a longer entry.
  private func isOurs(_ text: String, _ line: Int, after first: Int) -> Bool {
    if names.isEmpty || names.contains(where: text.contains) { return true }
    guard Self.rests.contains(where: text.drop(while: { $0 == " " || $0 == "\t" }).hasPrefix)
    else { return false }
    let lines = max(first, line - 3)..<line
    return lines.contains { line in
      let text = context.page.text(context.page.lines.content(ofLine: line)).lowercased()
      return names.contains(where: text.contains)
    }
  }

  /// How a line starts that goes on with an entry from the lines before.
  private static let rests = ["from:", "exact:", "<version>", ".upto", "version:", "\"version\""]

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
    ".package(", "from: \"", "exact: \"", ".uptonextmajor", ".uptonextminor", "npm install ",
    "npm i ", "yarn add ", "pnpm add ", "pip install ", "gem install ", "go get ", "cargo add ",
    "packagereference", "~> ", "\": \"^", "\": \"~", "flutter pub add ",
  ]

  /// Whether a number is said to be the release that introduced something.
  private func isHistory(_ unit: Range<Int>, _ number: Range<Int>) -> Bool {
    let start = max(unit.lowerBound, number.lowerBound - 40)
    let before = context.page.text(start..<number.lowerBound).lowercased()
    return ["since", "available from"].contains { before.contains($0) }
  }
}
