// A picture of a symbol: a file that somebody drew, and what is to be seen.

/// A picture that a reference shows beside a symbol.
package struct ReferencePicture: Hashable, Sendable {
  /// The name of its file.
  package var file: String
  /// The file to show to readers who want less motion, and on paper; nil where it is the same.
  package var still: String?
  /// What is to be seen, in the file's own words; empty where it says nothing.
  package var text: String
  /// In pixels; nil where the file does not say.
  package var size: Size?

  package struct Size: Hashable, Sendable {
    package var width: Int
    package var height: Int
  }

  /// The folder of the reference that pictures stand in.
  static let folder = "pictures"

  static func path(of file: String) -> String { "\(folder)/\(file)" }
}

/// The pictures of a folder, each named after a symbol.
///
/// `Place.top.svg` is the picture of the symbol `Place.top`, and `Place.top.still.svg` what readers
/// see who want less motion. A symbol with labels may be written as in anchors:
/// `Media.configure-position-animated.png` for `Media.configure(position:animated:)`.
package struct ReferencePictures: Sendable {
  /// What a file's name must end in to be a picture.
  package static let endings = [".svg", ".png"]

  private static let still = ".still"

  private var files: [String: [UInt8]] = [:]
  private var pictures: [String: ReferencePicture] = [:]

  /// No pictures.
  package init() {}

  /// - Parameter files: Names and contents.
  /// - Throws: Where a file is no picture, or could do more than be drawn.
  package init(_ files: [String: [UInt8]]) throws(ReferenceError) {
    self.files = files
    for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
      let content = PictureContent(bytes, ending: Self.ending(of: name))
      if let fault = content.fault { throw .picture(name, fault: fault) }
      let stem = String(name.dropLast(Self.ending(of: name).count))
      guard !stem.hasSuffix(Self.still) else { continue }
      let still = stem + Self.still + Self.ending(of: name)
      pictures[stem] = ReferencePicture(
        file: name, still: files[still] == nil ? nil : still, text: content.title,
        size: content.size)
    }
  }

  private static func ending(of name: String) -> String {
    endings.first { name.hasSuffix($0) } ?? ""
  }

  /// The picture of a symbol.
  subscript(qualifiedName: String) -> ReferencePicture? {
    pictures[qualifiedName] ?? pictures[UniqueNames.harmless(qualifiedName)]
  }

  /// The files of pictures.
  func files(of shown: [ReferencePicture]) -> [ReferenceFile] {
    shown.flatMap { [$0.file, $0.still].compactMap { $0 } }.compactMap { name in
      files[name].map { ReferenceFile(path: ReferencePicture.path(of: name), bytes: $0) }
    }
  }

  /// The names of the files of which none is shown.
  func strays(beside shown: [ReferencePicture]) -> [String] {
    let known = Set(shown.flatMap { [$0.file, $0.still].compactMap { $0 } })
    return files.keys.filter { !known.contains($0) }.sorted()
  }
}
