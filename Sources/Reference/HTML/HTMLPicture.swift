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
  let pen: HTMLPen

  var html: String {
    let moving = image(picture.file, picture.still == nil ? "" : " class=moving")
    let still = picture.still.map { image($0, " class=still") } ?? ""
    return "<figure class=picture>\(moving)\(still)</figure>\n"
  }

  private func image(_ file: String, _ style: String) -> String {
    let size = picture.size.map { " width=\($0.width) height=\($0.height)" } ?? ""
    let address = pen.locale.shared + URIText.path(ReferencePicture.path(of: file))
    let text = picture.text.isEmpty ? label : picture.text
    let language = picture.text.isEmpty ? "" : pen.foreign
    return
      "<img\(style) src=\"\(address)\"\(size) loading=lazy alt=\"\(HTML.text(text))\"\(language)>"
  }
}
