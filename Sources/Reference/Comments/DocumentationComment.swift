// A doc comment taken apart: text, parameters, result, errors.

/// The parts of a doc comment, each still Markdown.
struct DocumentationComment {
  private(set) var text = ""
  /// What is said of each parameter, in the order of the comment.
  private(set) var parameters: [(name: String, text: String)] = []
  private(set) var returns: String?
  private(set) var throwing: String?

  /// What the lines that follow belong to.
  private enum Field {
    case text, parameters, parameter, returns, throwing, dropped
  }

  private var field = Field.text
  private var fence: Substring?
  private var afterBlank = false

  init(_ comment: String) {
    var lines: [Substring] = []
    for line in comment.split(separator: "\n", omittingEmptySubsequences: false) {
      take(line, &lines)
    }
    text = lines.joined(separator: "\n").trimmingBlankLines()
  }

  private mutating func take(_ line: Substring, _ lines: inout [Substring]) {
    let content = line.drop { $0 == " " }
    let indentation = line.count - content.count
    defer { afterBlank = content.isEmpty }
    noteFence(content)
    if fence == nil, starts(content, indentation) { return }
    if field != .text, afterBlank, !content.isEmpty, indentation < 2 { field = .text }
    switch field {
    case .text: lines.append(line)
    case .parameters, .dropped: break
    case .parameter: append(content, to: &parameters[parameters.count - 1].text)
    case .returns: append(content, to: &returns)
    case .throwing: append(content, to: &throwing)
    }
  }

  /// Fields are not looked for in code.
  private mutating func noteFence(_ content: Substring) {
    guard content.hasPrefix("```") || content.hasPrefix("~~~") else { return }
    if let open = fence {
      if content.hasPrefix(open) { fence = nil }
    } else {
      fence = content.prefix(3)
    }
  }

  /// Whether a line starts a field, which it then does.
  private mutating func starts(_ content: Substring, _ indentation: Int) -> Bool {
    guard let marker = content.first, "-*+".contains(marker),
      let (name, value) = Self.named(content.dropFirst())
    else { return false }
    if indentation >= 2 {
      guard field == .parameters || field == .parameter else { return false }
      start(parameter: name, value)
      return true
    }
    let words = name.split(separator: " ")
    switch words.first?.lowercased() {
    case "parameters" where words.count == 1: field = .parameters
    case "parameter" where words.count == 2: start(parameter: words[1], value)
    case "returns", "return": (field, returns) = (.returns, String(value))
    case "throws": (field, throwing) = (.throwing, String(value))
    case "since": field = .dropped
    default: return false
    }
    return true
  }

  private mutating func start(parameter name: Substring, _ value: Substring) {
    field = .parameter
    parameters.append((String(name.filter { $0 != "`" }), String(value)))
  }

  /// `name: value`, the spaces around both taken away.
  private static func named(_ content: Substring) -> (Substring, Substring)? {
    guard content.first == " ", let colon = content.firstIndex(of: ":") else { return nil }
    let name = content[..<colon].drop { $0 == " " }
    return (name, content[content.index(after: colon)...].drop { $0 == " " })
  }

  private func append(_ content: Substring, to text: inout String) {
    if !content.isEmpty { text += (text.isEmpty ? "" : " ") + content }
  }

  private func append(_ content: Substring, to text: inout String?) {
    var known = text ?? ""
    append(content, to: &known)
    text = known
  }
}

extension String {
  fileprivate func trimmingBlankLines() -> String {
    var result = drop { $0 == "\n" }
    while result.last?.isWhitespace == true { result.removeLast() }
    return String(result)
  }
}
