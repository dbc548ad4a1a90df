// The findings as HTML, cut into parts that a browser opens in no time.

internal import Diagnostics
internal import Markup

/// The findings of one file in one locale.
struct FindingGroup {
  var locale: LanguageTag?
  var file: String
  var page: String?
  var diagnostics: [Diagnostic]
  /// Its anchor, unique in the report.
  var id: String
}

/// All findings, in the order of locales and files.
struct FindingParts {
  /// How much a part may hold.
  struct Limits {
    /// Where there are no more findings than this, only their size makes several parts.
    var single: Int
    /// Findings of a part, where there are several.
    var findings: Int
    /// Bytes of a part before another is begun.
    var bytes: Int

    static let usual = Limits(single: 2_500, findings: 1_000, bytes: 5_000_000)
    static let none = Limits(single: .max, findings: .max, bytes: .max)
  }

  /// Some groups, and the code blocks that can be copied from them.
  struct Part {
    var groups: [FindingGroup] = []
    var html = ""
    var findings = 0
    var blocks = CopiedBlocks()

    /// In bytes.
    var size: Int { html.utf8.count + blocks.size }
  }

  struct Key: Hashable {
    var locale: LanguageTag?
    var file: String
  }

  private(set) var parts: [Part] = []
  /// Where the findings of a file in a locale start.
  private var starts: [Key: (part: Int, id: String)] = [:]
  /// The name of a part's file.
  let fileName: (Int) -> String

  init(
    _ report: Report, _ context: ReportContext, limits: Limits,
    fileName: @escaping (Int) -> String
  ) {
    self.fileName = fileName
    let most = report.diagnostics.count <= limits.single ? limits.single : limits.findings
    var writer = HTMLFindings(report, context)
    var part = Part()
    for group in Self.groups(of: report, most: most) {
      let isFull =
        part.findings + group.diagnostics.count > most || part.size > limits.bytes
      if isFull, part.findings > 0 {
        parts.append(part)
        part = Part()
      }
      if part.groups.last?.locale != group.locale || part.groups.isEmpty {
        if !part.groups.isEmpty { part.html += "</section>\n" }
        part.html += writer.localeStart(group.locale)
      }
      part.html += writer.group(group, &part.blocks)
      part.findings += group.diagnostics.count
      part.groups.append(group)
      let key = Key(locale: group.locale, file: group.file)
      if starts[key] == nil { starts[key] = (parts.count, group.id) }
    }
    if part.findings > 0 { parts.append(part) }
    for index in parts.indices { parts[index].html += "</section>\n" }
  }

  /// The address, relative to the overview, of a file's findings in a locale; nil for none.
  func address(of key: Key) -> String? {
    starts[key].map { (parts.count > 1 ? URIText.path(fileName($0.part)) : "") + "#\($0.id)" }
  }

  /// The source locale first, then the others; a file with very many findings is cut.
  private static func groups(of report: Report, most: Int) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    let byLocale = Dictionary(grouping: report.diagnostics, by: \.locale)
    let order = byLocale.keys.sorted { left, right in
      let ranks = [left, right].map { $0 == report.sourceLocale ? 0 : $0 == nil ? 2 : 1 }
      return ranks[0] == ranks[1]
        ? (left?.description ?? "") < (right?.description ?? "")
        : ranks[0] < ranks[1]
    }
    for locale in order {
      let byFile = Dictionary(grouping: byLocale[locale] ?? [], by: \.place.file)
      for (file, diagnostics) in byFile.sorted(by: { $0.key < $1.key }) {
        for start in stride(from: 0, to: diagnostics.count, by: min(most, diagnostics.count)) {
          let end = start + min(most, diagnostics.count - start)
          groups.append(
            FindingGroup(
              locale: locale, file: file, page: diagnostics[start].page,
              diagnostics: Array(diagnostics[start..<end]), id: "p\(groups.count + 1)"))
        }
      }
    }
    return groups
  }
}

/// Code blocks that readers may copy, each of which stands in a page once.
struct CopiedBlocks {
  private(set) var blocks: [[UInt8]] = []
  /// In bytes.
  private(set) var size = 0
  private var numbers: [[UInt8]: Int] = [:]

  /// The number of a block, from 1.
  mutating func number(of block: [UInt8]) -> Int {
    if let number = numbers[block] { return number }
    blocks.append(block)
    size += block.count
    numbers[block] = blocks.count
    return blocks.count
  }
}
