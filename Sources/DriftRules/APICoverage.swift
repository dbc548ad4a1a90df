// What of the API no page mentions, type by type.

internal import APIModel

/// Holds the API against what pages mention.
struct APICoverage {
  /// Symbols of one type, or of one file, that no page mentions.
  struct Gap {
    enum Kind {
      /// A type and all that it declares.
      case type
      case members
      /// Functions and constants of the top level.
      case globals
    }

    var kind: Kind
    /// The type, or the first of the functions and constants.
    var subject: String
    /// What is missing; for a type its members.
    var names: [String]
    /// The type, or the first that is missing.
    var first: Symbol
  }

  private let lookup: APILookup
  private let mentions: MentionedSymbols
  /// The names in the types of what pages mention: `Media` of `Kit.media`.
  private let reached: Set<Substring>

  init(_ lookup: APILookup, _ mentions: MentionedSymbols) {
    self.lookup = lookup
    self.mentions = mentions
    reached = Set(
      lookup.symbols.indices.filter {
        mentions.isUsed($0) || (mentions.contains($0) && !lookup.symbols[$0].isPlainWord)
      }.flatMap { (lookup.symbols[$0].type ?? "").split { !$0.isLetter && !$0.isNumber } })
  }

  /// What is missing, in the order of the API.
  var gaps: [Gap] {
    let all = lookup.symbols.indices.filter(isExpected)
    let homes = Dictionary(grouping: all) { Array(path($0).dropLast()) }
    var hidden: Set<[String]> = []
    var gaps: [Gap] = []
    for index in all where lookup.symbols[index].kind.isType {
      let type = lookup.symbols[index]
      let path = path(index)
      let members = homes[path] ?? []
      let missing = members.filter { isMissing($0) && !lookup.symbols[$0].kind.isType }
      let isInHidden = path.indices.dropLast().contains { hidden.contains(Array(path[...$0])) }
      if isWhollyMissing(index, homes) {
        hidden.insert(path)
        if !isInHidden { gaps.append(gap(.type, type.qualifiedName, missing, at: index)) }
      } else if let first = missing.first {
        gaps.append(gap(.members, type.qualifiedName, missing, at: first))
      }
    }
    return gaps + globalGaps(all.filter { lookup.symbols[$0].path.count == 1 })
  }

  /// Where a symbol stands among those of all modules.
  private func path(_ index: Int) -> [String] { lookup.homePath(of: SymbolHandle(index: index)) }

  private func globalGaps(_ indices: [Int]) -> [Gap] {
    let missing = indices.filter { isMissing($0) && !lookup.symbols[$0].kind.isType }
    let files = Dictionary(grouping: missing) { lookup.symbols[$0].file }
    return files.values.sorted { $0[0] < $1[0] }.map { indices in
      gap(.globals, lookup.symbols[indices[0]].name, indices, at: indices[0])
    }
  }

  private func gap(_ kind: Gap.Kind, _ subject: String, _ missing: [Int], at index: Int) -> Gap {
    var seen: Set<String> = []
    let names = missing.map { lookup.symbols[$0].name }.filter { seen.insert($0).inserted }
    return Gap(kind: kind, subject: subject, names: names, first: lookup.symbols[index])
  }

  private func isMissing(_ index: Int) -> Bool { !mentions.contains(index) }

  /// Whether neither a type is mentioned nor anything in it that is told from other words.
  private func isWhollyMissing(_ type: Int, _ homes: [[String]: [Int]]) -> Bool {
    isMissing(type) && !reached.contains(lookup.symbols[type].baseName[...])
      && (homes[path(type)] ?? []).allSatisfy { index in
        if lookup.symbols[index].kind.isType { return isWhollyMissing(index, homes) }
        return isMissing(index)
          || (!mentions.isUsed(index) && lookup.symbols[index].isPlainWord)
      }
  }

  /// Whether a page should mention a symbol.
  func isExpected(_ index: Int) -> Bool {
    let symbol = lookup.symbols[index]
    guard symbol.isPublic, symbol.state == .current, !symbol.availability.isUnavailable,
      symbol.baseName.utf8.allSatisfy(\.isASCIIWord), !symbol.baseName.hasPrefix("_")
    else { return false }
    switch symbol.kind {
    case .initializer, .subscript, .operator, .associatedtype, .macro: return false
    case .typealias: return symbol.path.count == 1
    default: return symbol.path.count == 1 || !isGiven(SymbolHandle(index: index))
    }
  }

  /// Whether a member is what a protocol or a superclass asks for, and described there.
  private func isGiven(_ member: SymbolHandle) -> Bool {
    if Self.standardMembers.contains(lookup[member].baseName) { return true }
    guard let owner = lookup.owner(of: member) else { return true }
    return lookup.ancestry(of: owner).dropFirst().contains { ancestor in
      lookup.members(of: ancestor).contains { lookup[$0].name == lookup[member].name }
    }
  }

  /// What the standard library and Foundation ask types for.
  private static let standardMembers: Set<String> = [
    "rawValue", "hash", "hashValue", "description", "debugDescription", "errorDescription",
    "failureReason", "recoverySuggestion", "localizedDescription", "encode", "allCases", "id",
    "isEqual", "copy", "makeIterator", "next", "startIndex", "endIndex", "index", "customMirror",
    "errorDomain", "errorCode", "errorUserInfo", "supportsSecureCoding", "body",
  ]
}

extension Symbol {
  /// Whether the name may as well be a word of running text: `name`, `present`.
  fileprivate var isPlainWord: Bool {
    baseName.utf8.allSatisfy { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
  }
}
