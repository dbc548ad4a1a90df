// The words of code blocks, collected once however often a block recurs.

internal import Lexing

/// Keeps the words of code, from any thread; most blocks of a page stand the same on its
/// counterparts.
package final class CodeWords: Sendable {
  private let known = CodeCache<CodeFingerprint>(limit: 1 << 19)

  package init() {}

  func fingerprint(of code: [UInt8], _ hash: CodeHash) -> CodeFingerprint {
    if let fingerprint = known[hash] { return fingerprint }
    let fingerprint = CodeFingerprint(code)
    known.store(fingerprint, for: hash, weight: 1 + 2 * fingerprint.words.count)
    return fingerprint
  }
}

/// The words of a code block.
struct CodeFingerprint: Sendable {
  /// All of them.
  let words: Fingerprint
  /// All of them, and once more those that no translator touches: what the block adds to the
  /// fingerprint of its section.
  let shareOfSection: Fingerprint

  init(_ code: [UInt8]) {
    var all = Fingerprint.Builder()
    var untranslated = Fingerprint.Builder()
    code.withUnsafeBufferPointer { bytes in
      Words.collect(bytes, .all, into: &all)
      Words.collect(bytes, .untranslated, into: &untranslated)
    }
    words = all.finished()
    shareOfSection = Fingerprint.union([words, untranslated.finished()])
  }
}
