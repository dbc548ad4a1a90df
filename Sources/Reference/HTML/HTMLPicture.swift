// A picture as HTML: moving, and still for readers who want less motion and on paper.

internal import Markup

/// Writes the picture of an entry.
///
/// Which of two files is seen is up to the style sheet. A browser runs nothing in a file that it
/// shows as an image.
struct HTMLPicture {
  let picture: ReferencePicture
  /// What is said where the file does not say what is to be seen.
  let label: String

  var html: String {
    let images =
      [(picture.file, picture.still == nil ? "" : " class=moving")]
      + (picture.still.map { [($0, " class=still")] } ?? [])
    return "<figure class=picture>\(images.map(image).joined())</figure>\n"
  }

  private func image(_ file: String, _ style: String) -> String {
    let size = picture.size.map { " width=\($0.width) height=\($0.height)" } ?? ""
    let address = URIText.path(ReferencePicture.path(of: file))
    let text = HTML.text(picture.text.isEmpty ? label : picture.text)
    return "<img\(style) src=\"\(address)\"\(size) loading=lazy alt=\"\(text)\">"
  }
}
