// A line of foreign Markdown: code spans and links stay, what would run becomes text.

/// Reads a line scalar by scalar: a combining mark behind a backtick hides it from a `Character`
/// comparison, and not from a renderer.
struct InlineText {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var result = ""

  /// The line with HTML, braces, and links to anything but the web and mail made text.
  ///
  /// Code spans are kept where they end on the line; else their backticks become text, so that
  /// a renderer cannot pair them with others and see code where none was seen here.
  static func harmless(_ line: Substring) -> String {
    var text = InlineText(scalars: Array(line.unicodeScalars))
    while text.index < text.scalars.count { text.step() }
    return text.result
  }

  private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

  private mutating func step() {
    let scalar = scalars[index]
    switch scalar {
    case "\\": backslash()
    case "`": backticks()
    case "<": replace(by: "&lt;")
    case "&": replace(by: "&amp;")
    case "{": replace(by: "\\{")
    case "}": replace(by: "\\}")
    case "]" where leadsAstray(from: index + 1): replace(by: "\\]")
    default: copy(1)
    }
  }

  private mutating func replace(by text: String) {
    result += text
    index += 1
  }

  private mutating func copy(_ count: Int) {
    result.unicodeScalars.append(contentsOf: scalars[index..<index + count])
    index += count
  }

  /// An escape is kept, but not of what gets replaced anyway.
  private mutating func backslash() {
    guard index + 1 < scalars.count, !["<", "&", "{", "}"].contains(scalars[index + 1]) else {
      replace(by: "\\\\")
      return
    }
    copy(2)
  }

  private mutating func backticks() {
    let length = runLength(at: index)
    if let end = codeSpanEnd(length) {
      copy(end - index)
    } else {
      result += String(repeating: "\\`", count: length)
      index += length
    }
  }

  private func runLength(at start: Int) -> Int {
    var end = start
    while end < scalars.count, scalars[end] == "`" { end += 1 }
    return end - start
  }

  /// The end of the code span that starts here, unless it holds both a bar and a bracket: a table
  /// would cut it at the bar and let the bracket out.
  private func codeSpanEnd(_ length: Int) -> Int? {
    var place = index + length
    var holdsBar = false
    var holdsBracket = false
    while place < scalars.count {
      switch scalars[place] {
      case "`":
        let run = runLength(at: place)
        place += run
        if run == length { return holdsBar && holdsBracket ? nil : place }
        continue
      case "|": holdsBar = true
      case "<", "{": holdsBracket = true
      default: break
      }
      place += 1
    }
    return nil
  }

  /// Whether what follows a `]` is a destination with a scheme that is not known to be harmless,
  /// or one on the next line, of which nothing is known.
  ///
  /// White space, control characters and backslashes inside a scheme are passed over, as renderers
  /// and browsers do.
  private func leadsAstray(from start: Int) -> Bool {
    guard start < scalars.count, scalars[start] == "(" || scalars[start] == ":" else {
      return false
    }
    var scheme = ""
    for scalar in scalars[(start + 1)...] {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "+", "-", ".": scheme.unicodeScalars.append(scalar)
      case ":": return !Self.harmlessSchemes.contains(scheme.lowercased())
      case "\\", "<": continue
      case _ where scalar.value <= 0x20 || scalar.properties.isWhitespace: continue
      default: return false
      }
      if scheme.utf8.count > Self.longestScheme { return false }
    }
    return scheme.isEmpty
  }

  private static let harmlessSchemes: Set<String> = ["http", "https", "mailto", "doc"]
  private static let longestScheme = 32
}
