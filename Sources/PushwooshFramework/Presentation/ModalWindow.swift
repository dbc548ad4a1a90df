// A window as a presenter knows it.

/// A window as its presenter knows it: what to show, and where to report what the user does.
///
/// Usable from any thread. Reports about a window that is gone are passed over.
package final class ModalWindow: Sendable {
  /// What it shows.
  package let richMedia: PWRichMedia
  /// Whether it is a modal window; in the legacy style it covers the whole screen.
  package let style: PWRichMediaPresentationStyle

  private let report: @Sendable (ModalWindow, Event) -> Void

  /// What happens to a window from outside.
  package enum Event: Hashable, Sendable {
    /// The finger on it moved.
    case touch(TouchPoint)
    /// The page's close button was tapped.
    case close
  }

  /// Makes a window.
  ///
  /// - Parameters:
  ///   - richMedia: What it shows.
  ///   - style: The style in which it appears.
  ///   - report: Where what happens to it is told.
  package init(
    richMedia: PWRichMedia, style: PWRichMediaPresentationStyle,
    report: @escaping @Sendable (ModalWindow, Event) -> Void
  ) {
    self.richMedia = richMedia
    self.style = style
    self.report = report
  }

  /// Reports a finger on the window, in the order of its movement.
  ///
  /// One finger at a time: a second one is the presenter's to leave out.
  package func touch(_ point: TouchPoint) { report(self, .touch(point)) }

  /// Reports that the page wants to be closed.
  package func close() { report(self, .close) }
}
