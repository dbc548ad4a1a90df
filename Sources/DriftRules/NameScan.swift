// Which symbols of the API a page names, whatever it says of them.

internal import APIModel
internal import Diagnostics
package import Snippets

/// The symbols that pages name, by the indices of their handles.
package struct MentionedSymbols: Sendable {
  private static let named: UInt8 = 1
  private static let understood: UInt8 = 2

  private var flags: [UInt8]

  init(count: Int) { flags = [UInt8](repeating: 0, count: count) }

  package mutating func formUnion(_ other: MentionedSymbols) {
    for index in flags.indices { flags[index] |= other.flags[index] }
  }

  /// The same, and what the source pages do not name either, of which a translation owes nothing.
  package func excusing(whatLacks source: MentionedSymbols) -> MentionedSymbols {
    var excused = self
    for index in flags.indices where source.flags[index] == 0 { excused.flags[index] |= Self.named }
    return excused
  }

  /// The same, and symbols that no page needs to mention.
  ///
  /// - Parameter symbols: Their indices.
  package func excusing(_ symbols: Set<Int>) -> MentionedSymbols {
    var excused = self
    for index in symbols { excused.flags[index] |= Self.named }
    return excused
  }

  /// Notes that the name of a symbol stands on a page, whatever is meant by it.
  fileprivate mutating func insert(named index: Int) { flags[index] |= Self.named }

  /// Notes that code on a page uses a symbol.
  fileprivate mutating func insert(understood index: Int) { flags[index] |= Self.understood }

  /// Whether a page holds the name.
  func contains(_ index: Int) -> Bool { flags[index] != 0 }

  /// Whether code on a page uses the symbol.
  func isUsed(_ index: Int) -> Bool { flags[index] & Self.understood != 0 }
}

/// Looks for the names of an API in the bytes of pages.
///
/// A name counts wherever it stands as a word, in code or in running text: whoever looks for what
/// nobody mentions must not complain of what is mentioned in passing.
struct NameScan: Sendable {
  /// The symbols of a name, by the hash of the name.
  private let symbols: [UInt64: [Int]]
  private let filter: NameFilter

  init(_ all: [Symbol]) {
    var symbols: [UInt64: [Int]] = [:]
    for (index, symbol) in all.enumerated() where symbol.isPublic && symbol.state != .removed {
      for name in Self.names(of: symbol) {
        let hash = ByteHash.of(name)
        if symbols[hash]?.last != index { symbols[hash, default: []].append(index) }
      }
    }
    self.symbols = symbols
    filter = NameFilter(symbols.keys)
  }

  /// The own name without labels, and the first word of the Objective-C name.
  private static func names(of symbol: Symbol) -> [String] {
    [symbol.baseName] + (symbol.objcName.map { [SelectorName.head(of: $0)] } ?? [])
  }

  /// Adds the symbols whose names stand in a text.
  func collect(_ bytes: [UInt8], into found: inout MentionedSymbols) {
    bytes.withUnsafeBufferPointer { bytes in
      var hash = ByteHash.empty
      for byte in bytes {
        if byte.isASCIIWord {
          hash = ByteHash.adding(byte, to: hash)
        } else if hash != ByteHash.empty {
          look(up: hash, &found)
          hash = ByteHash.empty
        }
      }
      if hash != ByteHash.empty { look(up: hash, &found) }
    }
  }

  private func look(up hash: UInt64, _ found: inout MentionedSymbols) {
    guard filter.mayContain(hash) else { return }
    for index in symbols[hash] ?? [] { found.insert(named: index) }
  }
}

/// Tells most words from names, by a bit for every hash that may be one's.
struct NameFilter: Sendable {
  private var bits = [UInt64](repeating: 0, count: Int(count / 64))

  private static let count: UInt64 = 1 << 16

  init(_ hashes: some Sequence<UInt64>) {
    for hash in hashes {
      let bit = hash % Self.count
      bits[Int(bit / 64)] |= 1 << (bit % 64)
    }
  }

  func mayContain(_ hash: UInt64) -> Bool {
    let bit = hash % Self.count
    return bits[Int(bit / 64)] & (1 << (bit % 64)) != 0
  }
}

extension APICatalog {
  /// The symbols that a page names or whose use was understood, and the types that those are of.
  package func mentions(on page: AnalyzedPage) -> MentionedSymbols {
    var found = MentionedSymbols(count: lookup.symbols.count)
    names.collect(page.page.bytes, into: &found)
    for snippet in page.snippets {
      for use in snippet.findings.uses {
        if case .resolved(let handle) = use.outcome { found.insert(understood: handle.index) }
      }
    }
    return found
  }
}
