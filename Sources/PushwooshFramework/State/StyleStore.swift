// Where the presentation style outlives the app.

/// Remembers the presentation style from one launch to the next, as the text that Info.plist uses
/// for it.
///
/// Usable from any thread.
package protocol StyleStore: Sendable {
  /// What was written last, in this launch or an earlier one; absent before the first time.
  func read() -> String?

  /// Remembers a style in place of the one before.
  func write(_ style: String)
}
