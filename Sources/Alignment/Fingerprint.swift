// What does not get translated, as a set of hashes that two texts can be compared by.

/// The words of a text that stand the same in every language: a multiset of hashes.
package struct Fingerprint: Hashable, Sendable {
  /// Ascending.
  let hashes: [UInt64]

  /// - Parameter hashes: The hashes of the words, in any order.
  init(_ hashes: consuming [UInt64]) {
    hashes.sort()
    self.hashes = hashes
  }

  init(ascending hashes: [UInt64]) { self.hashes = hashes }

  /// The words of a text that no translator touches.
  init(untranslatedWordsIn text: String) {
    self.init(text, Words.collectUntranslated)
  }

  /// The words of a text that are written in ASCII.
  init(wordsIn text: String) {
    self.init(text, Words.collectAll)
  }

  private init(_ text: String, _ collect: (UnsafeBufferPointer<UInt8>, inout [UInt64]) -> Void) {
    var hashes: [UInt64] = []
    var text = text
    text.withUTF8 { collect($0, &hashes) }
    self.init(hashes)
  }

  package var isEmpty: Bool { hashes.isEmpty }

  package var count: Int { hashes.count }

  /// How much two texts have in common: twice the shared words over all words, from 0 to 1.
  ///
  /// Two empty fingerprints say nothing of each other: 0.
  package func similarity(to other: Fingerprint) -> Double {
    let total = count + other.count
    guard total > 0 else { return 0 }
    return 2 * Double(sharedCount(with: other)) / Double(total)
  }

  /// How much of this text stands in the other one, from 0 to 1; an empty text stands nowhere.
  package func containment(in other: Fingerprint) -> Double {
    isEmpty ? 0 : Double(sharedCount(with: other)) / Double(count)
  }

  /// The words of several texts.
  static func union(_ parts: [Fingerprint]) -> Fingerprint {
    var parts = parts.filter { !$0.isEmpty }
    while parts.count > 1 {
      parts = stride(from: 0, to: parts.count, by: 2).map { index in
        index + 1 < parts.count ? parts[index].merged(with: parts[index + 1]) : parts[index]
      }
    }
    return parts.first ?? Fingerprint(ascending: [])
  }

  private func merged(with other: Fingerprint) -> Fingerprint {
    let count = hashes.count + other.hashes.count
    return Fingerprint(
      ascending: [UInt64](unsafeUninitializedCapacity: count) { buffer, filled in
        hashes.withUnsafeBufferPointer { left in
          other.hashes.withUnsafeBufferPointer { right in
            var (i, j) = (0, 0)
            for place in 0..<count {
              if j == right.count || (i < left.count && left[i] <= right[j]) {
                buffer[place] = left[i]
                i += 1
              } else {
                buffer[place] = right[j]
                j += 1
              }
            }
          }
        }
        filled = count
      })
  }

  /// The words that meet a condition.
  func filtered(_ isWanted: (UInt64) -> Bool) -> Fingerprint {
    Fingerprint(ascending: hashes.filter(isWanted))
  }

  /// The words that are left when those of another text are taken away, each as often as it is
  /// there.
  func subtracting(_ other: Fingerprint) -> Fingerprint {
    var rest: [UInt64] = []
    var index = 0
    for hash in hashes {
      while index < other.hashes.count, other.hashes[index] < hash { index += 1 }
      if index < other.hashes.count, other.hashes[index] == hash {
        index += 1
      } else {
        rest.append(hash)
      }
    }
    return Fingerprint(ascending: rest)
  }

  /// How many words two texts have in common.
  func sharedCount(with other: Fingerprint) -> Int {
    hashes.withUnsafeBufferPointer { left in
      other.hashes.withUnsafeBufferPointer { right in
        left.baseAddress == right.baseAddress ? count : Self.sharedCount(left, right)
      }
    }
  }

  /// How many numbers two ascending runs have in common.
  static func sharedCount(
    _ left: UnsafeBufferPointer<UInt64>, _ right: UnsafeBufferPointer<UInt64>
  ) -> Int {
    var shared = 0
    var (i, j) = (0, 0)
    while i < left.count, j < right.count {
      let (a, b) = (left[i], right[j])
      if a == b { shared += 1 }
      if a <= b { i += 1 }
      if b <= a { j += 1 }
    }
    return shared
  }
}
