// Names as HTML: in one spelling or in both, with places to break them.

internal import Markup

/// Writes the names of entries and links.
struct HTMLName {
  /// The page that the names stand on.
  let page: String

  /// The name in both spellings, of which the page shows the reader's.
  static func both(_ entry: ReferenceEntry) -> String {
    let swift = entry.caseName
    guard let objc = entry.objcName, objc != swift else { return code(swift) }
    return code(swift, "sw") + code(objc, "oc")
  }

  static func code(_ name: String, _ style: String? = nil) -> String {
    "<code\(style.map { " class=\($0)" } ?? "")>\(breakable(name))</code>"
  }

  /// Text that may be broken behind colons and dots, and, where it is long, between its words.
  static func breakable(_ name: String) -> String {
    let breaksWords = name.utf8.count > Self.longWord
    var html = ""
    var start = name.startIndex
    var last: Character = " "
    for index in name.indices {
      let character = name[index]
      let isWord = breaksWords && last.isLowercase && character.isUppercase
      if isWord || ((last == ":" || last == ".") && character != ")") {
        html += HTML.visible(String(name[start..<index])) + "<wbr>"
        start = index
      }
      last = character
    }
    return html + HTML.visible(String(name[start...]))
  }

  /// Names up to this many bytes fit on a narrow screen.
  private static let longWord = 18

  func address(_ place: ReferencePlace) -> String { place.address(from: page, ending: ".html") }

  func link(_ link: ReferenceLink) -> String {
    let name = Self.code(link.text)
    return link.place.map { "<a href=\"\(address($0))\">\(name)</a>" } ?? name
  }

  func list(_ links: [ReferenceLink]) -> String { links.map(link).joined(separator: ", ") }

  /// The name of an entry as a link to it, struck where it is not to be used.
  func link(_ entry: ReferenceEntry) -> String {
    "<a href=\"\(address(entry.place))\">\(Self.struck(entry))</a>"
  }

  /// - Parameter name: What stands for the entry's own name.
  static func struck(_ entry: ReferenceEntry, as name: String? = nil) -> String {
    let html = name.map { code($0) } ?? both(entry)
    return entry.state == nil ? html : "<s>\(html)</s>"
  }
}
