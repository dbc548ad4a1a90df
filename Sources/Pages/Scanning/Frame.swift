// What stands around a line: lists, block quotes and containers.

/// Something that goes on over lines and holds blocks.
struct Frame {
  enum Kind: Equatable {
    case list
    case quote
    /// An index into the containers of the page.
    case container(Int)
  }

  var kind: Kind
  /// The column of the page at which its content starts.
  var base: Int
  /// The column that `base` has in the shadow text.
  var shadow: Int
  /// The column of a quote's `>` in the shadow text.
  var markShadow = 0
  /// Whether a line that starts before `base` ends it, as with `!!!`.
  var endsByIndentation = false
  /// Whether the first line of the body has yet to set `base`.
  var awaitsBody = false
  /// How many colons opened a directive, 0 for other frames.
  var colons = 0

  var isContainer: Bool {
    if case .container = kind { return true }
    return false
  }
}

/// The frames that are open, from the outermost in.
extension [Frame] {
  /// The innermost container, an index into the page's; -1 for none.
  var innermostContainer: Int {
    for frame in reversed() {
      if case .container(let container) = frame.kind { return container }
    }
    return -1
  }

  var holdsList: Bool { contains { $0.kind == .list } }
  var holdsQuote: Bool { contains { $0.kind == .quote } }
}
