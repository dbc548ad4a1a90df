// What a picture's file says of itself.

/// The size and the title of a picture, and whether it is one.
struct PictureContent {
  /// Why it is not shown, as the end of a sentence; nil for a picture.
  private(set) var fault: String?
  private(set) var title = ""
  private(set) var size: ReferencePicture.Size?

  /// - Parameter ending: `.svg` or `.png`.
  init(_ bytes: [UInt8], ending: String) {
    if ending == ".svg" {
      let check = SVGCheck(bytes)
      (fault, title) = (check.fault, check.title)
      size = Self.size(check.root)
    } else if bytes.count >= 24, bytes.starts(with: Self.signature) {
      size = .init(width: Self.number(bytes[16..<20]), height: Self.number(bytes[20..<24]))
    } else {
      fault = "is no PNG"
    }
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Width and height of an SVG, or those of what it looks at.
  private static func size(_ attributes: [String: String]) -> ReferencePicture.Size? {
    let box = attributes["viewBox"]?.split { $0 == " " || $0 == "," }.map(String.init) ?? []
    let written = [attributes["width"], attributes["height"]].compactMap { $0 }.compactMap(length)
    let lengths = written.count == 2 ? written : box.suffix(2).compactMap(length)
    return lengths.count == 2 ? .init(width: lengths[0], height: lengths[1]) : nil
  }

  /// Whole pixels, of which there is at least one.
  private static func length(_ text: String) -> Int? {
    Double(text.hasSuffix("px") ? String(text.dropLast(2)) : text)
      .flatMap { Int(exactly: $0.rounded()) }.flatMap { (1...100_000).contains($0) ? $0 : nil }
  }
}
