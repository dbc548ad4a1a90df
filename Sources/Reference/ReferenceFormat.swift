// The formats of the reference: a folder each, found by name.

/// A file of a reference.
package struct ReferenceFile: Hashable, Sendable {
  /// Relative to the folder of the reference.
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The content as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// A way to write a reference.
package protocol ReferenceFormat: Sendable {
  /// The name that `--format` takes.
  static var name: String { get }

  /// The files, by path; the same site gives the same files.
  func files(of site: ReferenceSite) -> [ReferenceFile]
}

/// Why a reference cannot be written.
package enum ReferenceError: Error, Hashable, Sendable, CustomStringConvertible {
  case unknownFormat(String, known: [String])
  case unknownSite(String)
  /// A template for the addresses of sources that leads nowhere.
  case sourceTemplate(String)
  /// A template for the addresses of pages that names none.
  case guideTemplate(String)
  /// A picture that is not shown, and why.
  case picture(String, fault: String)

  package var description: String {
    switch self {
    case .unknownSite(let name):
      "unknown site '\(name)'; known: "
        + MarkdownSite.allCases.map(\.rawValue).joined(separator: ", ")
    case .sourceTemplate(let template):
      "'\(template)' is no address of sources: it starts with https:// and holds {path}, as in "
        + "https://example.org/blob/main/{path}#L{line}"
    case .guideTemplate(let template):
      "'\(template)' is no address of pages: it holds {page}, as in "
        + "https://example.org/{locale}/{page}/"
    case .picture(let name, let fault):
      "the picture '\(name)' \(fault); a picture is a PNG, or plain SVG without scripts and links, "
        + "of up to 2 MB"
    case .unknownFormat(let name, let known):
      "unknown reference format '\(name)'; known: \(known.joined(separator: ", "))"
    }
  }
}

/// All formats.
package enum ReferenceFormats {
  package static let all: [any ReferenceFormat] = [
    HTMLReference(), MarkdownReference(), DocCCatalogue(),
  ]

  /// The site of that name, for which Markdown is written.
  package static func site(named name: String) throws(ReferenceError) -> MarkdownSite {
    guard let site = MarkdownSite(rawValue: name) else { throw .unknownSite(name) }
    return site
  }

  package static var names: [String] { all.map { type(of: $0).name } }

  /// The format of that name.
  package static func named(_ name: String) throws(ReferenceError) -> any ReferenceFormat {
    guard let format = all.first(where: { type(of: $0).name == name }) else {
      throw .unknownFormat(name, known: names)
    }
    return format
  }
}
