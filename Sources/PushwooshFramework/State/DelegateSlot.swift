// The one delegate, whichever door it was set through.

/// Keeps the delegate.
///
/// Usable from any thread.
///
/// The delegate is held strongly, so that an object which nobody else keeps may be set as one.
package final class DelegateSlot: Sendable {
  /// Carries a delegate between threads.
  ///
  /// Unchecked because delegates are the app's objects: the slot hands them on and never looks
  /// inside.
  private struct Reference: @unchecked Sendable {
    var delegate: (any PWRichMediaPresentingDelegate)?
  }

  private let reference = Guarded(Reference())

  package init() {}

  /// The delegate, absent until one is set.
  package var delegate: (any PWRichMediaPresentingDelegate)? {
    get { reference.withLock { $0 }.delegate }
    set { exchange(Reference(delegate: newValue)) }
  }

  /// Puts a reference in place of the old one, which is let go only outside the lock: the last
  /// breath of an old delegate may ask for the new one.
  private func exchange(_ new: Reference) {
    _ = reference.withLock { current in
      let old = current
      current = new
      return old
    }
  }
}
