// What a line of a page looks like that may hold code without fences.

/// What a line looks like by itself.
enum LineShape {
  case blank
  /// A declaration or a statement: code wherever it stands.
  case code
  /// A lone call, which may be code and may be a heading that names a function.
  case call
  /// Code only beside other code.
  case follower
  /// A comment, or an attribute such as `@main`: belongs to code that follows it.
  case prefix
  case xml
  /// Running text for certain.
  case prose
  /// None of these: a title, a label, a few words.
  case other
}
