// A set of symbols of one API: made for every tab of every page, so it holds bits.

internal import APIModel

/// A set of symbols, by the indices of their handles.
struct SymbolSet: Equatable {
  /// As many words as the greatest index needs, so that equal sets have equal words.
  private var words: [UInt64] = []

  init() {}

  /// An empty set with room for as many symbols as there are.
  init(upTo count: Int) { words.reserveCapacity((count + 63) / 64) }

  mutating func insert(_ symbol: SymbolHandle) {
    let word = symbol.index / 64
    while words.count <= word { words.append(0) }
    words[word] |= 1 << UInt64(symbol.index % 64)
  }

  /// Keeps the room for those that come next.
  mutating func removeAll() { words.removeAll(keepingCapacity: true) }

  func contains(_ symbol: SymbolHandle) -> Bool {
    let word = symbol.index / 64
    return word < words.count && words[word] >> UInt64(symbol.index % 64) & 1 == 1
  }

  func isDisjoint(with other: SymbolSet) -> Bool {
    zip(words, other.words).allSatisfy { $0 & $1 == 0 }
  }

  /// In the order of the API.
  var handles: [SymbolHandle] {
    (0..<words.count * 64).map(SymbolHandle.init).filter(contains)
  }
}
