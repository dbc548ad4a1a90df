// What a foreign SVG could do beside being drawn: it is shown only where that is nothing.

/// Reads the tags of an SVG.
///
/// Pages show pictures in a way that lets nothing in them run, but a reader may open the file
/// itself. So elements are taken from a list, and attributes that run or lead elsewhere are refused.
struct SVGCheck {
  /// Why the SVG is refused, as the end of a sentence; nil where it is harmless.
  private(set) var fault: String?
  /// The attributes of its outermost element.
  private(set) var root: [String: String] = [:]
  /// What its first `<title>` says; empty where there is none.
  private(set) var title = ""

  private let bytes: [UInt8]
  private var index = 0
  private var hasRoot = false
  /// Where the text of the title starts, while its tag is open.
  private var titleStart: Int?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else {
      fault = "is not UTF-8"
      return
    }
    while fault == nil, let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = start
      readMarkup()
    }
    if fault == nil, !hasRoot { fault = "holds no <svg>" }
  }

  private mutating func readMarkup() {
    if skip("<!--", to: "-->") || skip("<![CDATA[", to: "]]>") || skip("<?xml ", to: "?>") {
      return
    }
    if starts("</") {
      endTitle()
      index += 2
    } else if starts("<!") || starts("<?") {
      fault = "holds a declaration"
    } else {
      index += 1
      readTag()
    }
  }

  private mutating func readTag() {
    let name = readName()
    let local = String(name.split(separator: ":").last ?? "")
    guard Self.elements.contains(local) else {
      fault = "holds <\(name)>"
      return
    }
    let isRoot = !hasRoot
    if isRoot, local != "svg" { fault = "holds no <svg>" }
    hasRoot = true
    while let (attribute, value) = readAttribute() {
      check(attribute, value)
      if isRoot { root[attribute] = value }
    }
    if local == "title", title.isEmpty { titleStart = index }
    if local == "style" { checkStyleText() }
  }

  /// Looks through the text of a `<style>` that starts here; nothing but its end may follow.
  private mutating func checkStyleText() {
    let isEmpty = bytes[..<index].suffix(2).elementsEqual("/>".utf8)
    guard !isEmpty, let end = bytes[index...].firstIndex(of: UInt8(ascii: "<")) else { return }
    check(style: String(decoding: bytes[index..<end], as: UTF8.self))
    index = end
    if !starts("</") { fault = "hides what a style says" }
  }

  private mutating func check(_ name: String, _ value: String) {
    let local = String(name.split(separator: ":").last ?? "").lowercased()
    if local.hasPrefix("on") || local == "src" { fault = "has the attribute \(name)" }
    let leadsAway = !value.hasPrefix("#") && !value.hasPrefix("data:image/")
    if local == "href", leadsAway { fault = "leads to \(value)" }
    if local == "attributename", Self.runsOrLeads(value) { fault = "changes \(value)" }
    check(style: value)
  }

  /// Whether an animation of this attribute could make it run, or lead elsewhere.
  private static func runsOrLeads(_ attribute: String) -> Bool {
    let local = attribute.split(separator: ":").last?.lowercased() ?? ""
    return local.hasPrefix("on") || local.hasSuffix("href") || local == "src"
      || attribute.contains("&")
  }

  /// Refuses styles that fetch something; spelled otherwise, a function is not let through either.
  private mutating func check(style: String) {
    let text = style.lowercased()
    let isHidden = text.contains("\\") || text.contains("&#")
    if isHidden, text.contains(where: { "(@".contains($0) }) { fault = "hides what a style says" }
    if text.contains("@import") || text.contains("image-set(") || text.contains("image(") {
      fault = "has a style that leads elsewhere"
    }
    for argument in text.split(separator: "url(", omittingEmptySubsequences: false).dropFirst() {
      let target = argument.drop { $0.isWhitespace || $0 == "'" || $0 == "\"" }
      guard !target.hasPrefix("#"), !target.hasPrefix("data:image/") else { continue }
      fault = "has a style that leads elsewhere"
    }
  }

  private mutating func endTitle() {
    guard let start = titleStart else { return }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    title = Self.unescaped(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    titleStart = nil
  }

  private static func unescaped(_ text: String) -> String {
    let names = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
    return names.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  // MARK: - Pieces

  private func starts(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  /// Goes behind the end of what starts here, or to the end of the file.
  private mutating func skip(_ start: String, to end: String) -> Bool {
    guard starts(start) else { return false }
    let found = bytes[(index + start.utf8.count)...].firstRange(of: Array(end.utf8))
    index = found?.upperBound ?? bytes.count
    return true
  }

  private mutating func readName() -> String {
    let rest = bytes[index...].prefix { !Self.isSpace($0) && !Self.delimiters.contains($0) }
    index = rest.endIndex
    return String(decoding: rest, as: UTF8.self)
  }

  /// The next attribute of a tag; nil behind its end, or where it is broken.
  private mutating func readAttribute() -> (String, String)? {
    index =
      bytes[index...].firstIndex { !Self.isSpace($0) && $0 != UInt8(ascii: "/") }
      ?? bytes.count
    guard index < bytes.count, bytes[index] != UInt8(ascii: ">") else {
      index = min(index + 1, bytes.count)
      return nil
    }
    let name = readName()
    let opening = bytes[index...].drop { Self.isSpace($0) || $0 == UInt8(ascii: "=") }
    guard !name.isEmpty, let quote = opening.first, Self.quotes.contains(quote),
      let end = opening.dropFirst().firstIndex(of: quote)
    else {
      fault = "has a broken tag"
      return nil
    }
    index = end + 1
    return (name, String(decoding: opening[(opening.startIndex + 1)..<end], as: UTF8.self))
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static let quotes = Array("\"'".utf8)
  private static let delimiters = Array("/>=<\"'".utf8)

  /// All that is drawn or moves, and nothing that leads elsewhere or runs.
  private static let elements: Set<String> = [
    "svg", "g", "defs", "symbol", "use", "title", "desc", "style", "switch", "view", "path", "rect",
    "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan", "textPath", "image",
    "linearGradient", "radialGradient", "stop", "pattern", "clipPath", "mask", "marker", "filter",
    "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite", "feConvolveMatrix",
    "feDiffuseLighting", "feDisplacementMap", "feDistantLight", "feDropShadow", "feFlood",
    "feFuncA", "feFuncB", "feFuncG", "feFuncR", "feGaussianBlur", "feImage", "feMerge",
    "feMergeNode", "feMorphology", "feOffset", "fePointLight", "feSpecularLighting",
    "feSpotLight", "feTile", "feTurbulence", "animate", "animateMotion", "animateTransform",
    "mpath", "set",
  ]
}
