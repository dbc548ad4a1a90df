// Names as HTML: in one spelling or in both, with places to break them.

internal import APIModel
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
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    let text = parts.map { HTML.visible(String($0)) }.joined(separator: ":<wbr>")
      .replacing("<wbr>)", with: ")")
    return "<code\(style.map { " class=\($0)" } ?? "")>\(text)</code>"
  }

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

  static func struck(_ entry: ReferenceEntry) -> String {
    entry.state == nil ? both(entry) : "<s>\(both(entry))</s>"
  }
}

extension Symbol.Kind {
  /// The kind as pages call it.
  var word: String {
    switch self {
    case .typealias: "type alias"
    case .associatedtype: "associated type"
    default: rawValue
    }
  }
}
