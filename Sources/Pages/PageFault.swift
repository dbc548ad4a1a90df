// What can be wrong with the markup of a page.

/// Something wrong with the markup of a page.
package struct PageFault: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// A fence that nothing closes.
    case unclosedFence
    /// Two backticks for three, a backtick in the info string, text after a closing fence.
    case malformedFence
    /// A fence that this dialect does not see as code.
    case swallowedFence
    /// The whole page stands inside one fence.
    case wrappedPage
    /// A container that nothing closes, or a closing mark that nothing opened.
    case unclosedContainer
    /// Bytes that are not UTF-8.
    case invalidEncoding
    /// Nothing in it but white space and front matter.
    case emptyPage
    /// Lists and quotes so deep in each other that the rest of a line was left out.
    case excessiveNesting
  }

  package var kind: Kind
  package var range: Range<Int>
  /// What exactly: `the info string holds a backtick`.
  package var detail: String

  package init(kind: Kind, range: Range<Int>, detail: String) {
    self.kind = kind
    self.range = range
    self.detail = detail
  }
}
