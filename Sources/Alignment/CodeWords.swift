// The words of code blocks, collected once however often a block recurs.

internal import Lexing
internal import Snippets

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
final class CodeFingerprint: Sendable {
  /// All of them.
  let words: Fingerprint
  /// All of them, and once more those that no translator touches: what the block adds to its
  /// section.
  let shareOfSection: Fingerprint

  init(_ code: [UInt8]) {
    var all: [UInt64] = []
    var untranslated: [UInt64] = []
    code.withUnsafeBufferPointer { bytes in
      Words.collectAll(bytes, into: &all)
      Words.collectUntranslated(bytes, into: &untranslated)
    }
    words = Fingerprint(all)
    shareOfSection = Fingerprint.union([words, Fingerprint(untranslated)])
  }
}

extension [CodeFingerprint] {
  /// The words of the code blocks of a page.
  ///
  /// - Parameters:
  ///   - words: What is known of the words of code that came before.
  ///   - source: The source page; most blocks of a translation are just the same.
  init(_ page: AnalyzedPage, _ words: CodeWords?, beside source: Outline?) {
    let (hashes, others) = (page.codeHashes, source?.page.codeHashes ?? [])
    let known = source?.code ?? []
    self = hashes.indices.map { index in
      if index < others.count, others[index] == hashes[index] { return known[index] }
      let code = page.codeBlocks[index].code.bytes
      return words?.fingerprint(of: code, hashes[index]) ?? CodeFingerprint(code)
    }
  }
}
