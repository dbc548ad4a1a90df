// The words of code blocks, collected once however often a block recurs.

internal import Lexing
internal import Pages

/// Keeps the words of code, from any thread; most blocks of a page stand the same on its
/// counterparts.
package final class CodeWords: Sendable {
  private let known = CodeCache<CodeFingerprint>(limit: 1 << 19)

  package init() {}

  func fingerprint(of code: [UInt8]) -> CodeFingerprint {
    let hash = CodeFingerprint.hash(of: code)
    if let fingerprint = known[hash] { return fingerprint }
    let fingerprint = CodeFingerprint(code, hash)
    known.store(fingerprint, for: hash, weight: 1 + fingerprint.count)
    return fingerprint
  }
}

/// The words of a code block.
final class CodeFingerprint: Sendable {
  /// Stands for the code.
  let hash: CodeHash
  /// All of them.
  let words: Fingerprint
  /// Those that no translator touches, which count twice for the section that the block is in.
  let untranslated: Fingerprint

  init(_ code: [UInt8], _ hash: CodeHash) {
    self.hash = hash
    var all: [UInt64] = []
    var untranslated: [UInt64] = []
    code.withUnsafeBufferPointer { bytes in
      Words.collectAll(bytes, into: &all)
      Words.collectUntranslated(bytes, into: &untranslated)
    }
    words = Fingerprint(all)
    self.untranslated = Fingerprint(untranslated)
  }

  static func hash(of code: [UInt8]) -> CodeHash { CodeHash(bytes: code, seed: 8) }

  /// How many words it adds to its section.
  var count: Int { words.count + untranslated.count }
}

/// The words of the code blocks of a page, each collected when it is first asked for.
final class BlockWords {
  private let blocks: [CodeBlock]
  private let words: CodeWords?
  private var known: [CodeFingerprint?]

  /// - Parameter words: What is known of the words of code that came before.
  init(_ blocks: [CodeBlock], _ words: CodeWords?) {
    self.blocks = blocks
    self.words = words
    known = Array(repeating: nil, count: blocks.count)
  }

  subscript(block: Int) -> CodeFingerprint {
    if let found = known[block] { return found }
    let code = blocks[block].code.bytes
    let found =
      words?.fingerprint(of: code) ?? CodeFingerprint(code, CodeFingerprint.hash(of: code))
    known[block] = found
    return found
  }

  /// Whether a block is the code of one of another page, to the byte: then what is known of one is
  /// known of both.
  func isEqual(_ block: Int, to other: Int, of page: BlockWords) -> Bool {
    if let known = known[block], known === page.known[other] { return true }
    guard blocks[block].code.bytes == page.blocks[other].code.bytes else { return false }
    page.known[other] = self[block]
    return true
  }
}
