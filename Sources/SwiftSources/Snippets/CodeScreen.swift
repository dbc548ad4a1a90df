// A first look at code, before the parser sees it: is it safe, and where is something left out?

/// What a quick scan of a snippet, or of a file of the API, tells.
///
/// The parser follows brackets, chains, prefix keywords and generic arguments by recursion, tries
/// nested square brackets in two ways at each level, looks for the next declaration from each token
/// that belongs to none in the body of a type, and from each curly quote through the rest of the
/// line. Code that drives it too far is refused here.
struct CodeScreen {
  /// How many bytes from the start the parser reads without running out of stack or time.
  let safeLength: Int
  /// Whether that is all of the code.
  let isSafe: Bool
  /// Each `...` or `…` that stands in a block in place of statements.
  let elisions: [Range<Int>]

  init(_ code: [UInt8]) {
    (safeLength, elisions) = code.withUnsafeBufferPointer { bytes in
      var scan = CodeScan(bytes)
      scan.run()
      return (scan.safeLength, scan.elisions)
    }
    isSafe = safeLength == code.count
  }
}

/// One pass over the bytes of a snippet.
struct CodeScan {
  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0
  var open: [CodeOpening] = []
  var squares = 0
  var squareCost = 0
  var generics = 0
  var arrows = 0
  var keywordRun = 0
  var conditions = 0
  /// How many times `else` or `catch` follows on a block, for each block that is open.
  var branches = [0]
  var labels = 0
  /// The links of the chain that goes on, outside of all brackets and in each open one.
  var links = [0]
  var bodies = TypeBodies()
  /// Where the line ends on which the last curly quote stood, and what the parser spends on them.
  var quotedLineEnd = 0
  var quoteCost = 0
  /// The last byte that is neither space nor comment, and whether a line has ended since.
  var last: UInt8?
  var isNewLine = true
  var lastWordIsIn = false
  var elisions: [Range<Int>] = []
  var safeLength = 0
  var isSafe = true

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func run() {
    while index < bytes.count {
      let start = index
      step()
      if !isSafe {
        safeLength = start
        return
      }
    }
    safeLength = bytes.count
  }

  mutating func step() {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      isNewLine = true
      index += 1
    case 0...0x20: index += 1
    case UInt8(ascii: "/") where follows("/"): skipLine()
    case UInt8(ascii: "/") where follows("*"): skipBlockComment()
    case UInt8(ascii: "\""): startString()
    case UInt8(ascii: "("): push(.round)
    case UInt8(ascii: "["): push(.square)
    case UInt8(ascii: "{"): push(bodies.isHead ? .typeBody : .curly)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(byte)
    case _ where Self.isWordByte(byte) && !startsEllipsis: readWord()
    default: readPunctuation(byte)
    }
  }

  mutating func pass(_ count: Int = 1) {
    last = bytes[index + count - 1]
    lastWordIsIn = false
    isNewLine = false
    index += count
  }
}
