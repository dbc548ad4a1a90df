// Links and media that are written as HTML.

/// Reads `<a href>`, `<img src>` and their kin.
enum ElementInlines {
  /// The link or image that a tag stands for; its text is empty, or an image's alternative text.
  static func read(_ bytes: ByteBuffer, _ tag: Tag, isJSX: Bool) -> Inline? {
    // Most tags are those of components, whose names need not be looked up.
    guard !tag.isClosing, !tag.attributes.isEmpty, let first = tag.name.first,
      !bytes[first].isUppercase, let (kind, source) = kinds[bytes.text(tag.name)]
    else { return nil }
    let attributes = tag.readAttributes(bytes, isJSX: isJSX)
    guard let destination = attributes.first(where: { $0.name == source })?.value else {
      return nil
    }
    let text = kind == .image ? attributes.first { $0.name == "alt" }?.value : nil
    return Inline(kind: kind, range: tag.range, text: text ?? "", destination: destination)
  }

  private static let kinds: [String: (kind: Inline.Kind, source: String)] = [
    "a": (.link, "href"), "img": (.image, "src"), "video": (.image, "src"),
    "audio": (.image, "src"), "source": (.image, "src"), "iframe": (.image, "src"),
  ]
}
