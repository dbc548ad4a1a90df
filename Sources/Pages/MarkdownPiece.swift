// CommonMark as a flat row of pieces, for those who write it anew.

/// An element that holds others.
package enum MarkdownElement: Hashable, Sendable {
  /// A paragraph; a tight one stands in a list without a margin of its own.
  case paragraph(isTight: Bool)
  /// 1 to 6.
  case heading(level: Int)
  case quote
  /// Ordered where it has a first number.
  case list(start: Int?)
  case item
  case emphasis
  case strong
  /// To an address as it is written, harmless or not.
  case link(String)
  /// An image and its address; what it holds stands for it.
  case image(String)
}

/// A piece of CommonMark, in its order.
///
/// The row is flat, so that elements nested however deep need no stack to be read.
package enum MarkdownPiece: Hashable, Sendable {
  case open(MarkdownElement)
  case close(MarkdownElement)
  case text(String)
  case code(String)
  /// The code, and the first word of its info string.
  case codeBlock(String, language: String)
  /// HTML as it is written: foreign text.
  case html(String)
  case softBreak
  case hardBreak
  case rule

  /// The pieces of a text, as libcmark sees them.
  package static func all(of text: String) -> [MarkdownPiece] {
    CmarkReader.pieces(Array(text.utf8))
  }
}
