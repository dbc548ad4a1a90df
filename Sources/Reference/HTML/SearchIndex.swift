// What the search of the reference looks through: a script file, which works from disk too.

internal import APIModel
internal import Foundation
internal import Markup

/// Writes names, places and abstracts of all entries.
struct SearchIndex {
  /// What the script reads.
  private struct Content: Encodable {
    /// The names of pages' files without extension.
    var pages: [String]
    /// Name, name in Objective-C where it is another, type around it, kind, index of the page,
    /// anchor, mark of what is not to be used, abstract; tabs between.
    var entries: [String]
  }

  private let content: Content

  init(_ site: ReferenceSite) {
    let pages = site.pages.map(\.fileName)
    let indices = Dictionary(uniqueKeysWithValues: zip(pages, pages.indices))
    content = Content(
      pages: pages,
      entries: site.entries.map { entry in
        let parent = entry.qualifiedName.dropLast(entry.name.count)
        let fields = [
          entry.name, entry.objcName == entry.name ? "" : entry.objcName ?? "",
          String(parent.hasSuffix(".") ? parent.dropLast() : parent), entry.kind.rawValue,
          String(indices[entry.place.page] ?? 0), entry.place.anchor ?? "",
          entry.state == nil ? "" : "x", Prose.short(entry.abstract.plainText),
        ]
        return fields.map { $0.replacing("\t", with: " ") }.joined(separator: "\t")
      })
  }

  /// The index as a script that defines it.
  var script: String { Self.script(defining: "referenceIndex", content) }

  /// A script that defines a value.
  static func script(defining name: String, _ value: some Encodable) -> String {
    let json = (try? JSONText.encode(value)).map { String(decoding: $0, as: UTF8.self) }
    return "'use strict'\nconst \(name) = " + (json ?? "{}\n")
  }
}
