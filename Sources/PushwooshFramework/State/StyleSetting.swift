// The presentation style that holds, and what chose it.

/// The presentation style: set by a call, in this launch or an earlier one, else by Info.plist,
/// else legacy.
///
/// Usable from any thread.
package final class StyleSetting: Sendable {
  private struct State {
    var style: PWRichMediaPresentationStyle
    /// How often the style was set, to see whether it was set again meanwhile.
    var changes = 0
  }

  private let state: Guarded<State>
  private let store: any StyleStore

  /// Finds the style that holds at launch.
  ///
  /// Unknown values are logged and ignored.
  ///
  /// - Parameters:
  ///   - infoPlistValue: What Info.plist holds under its key for the style.
  ///   - store: Where a style that is set by a call is remembered.
  ///   - log: Where unknown values are reported.
  package init(infoPlistValue: Any?, store: any StyleStore, log: Log) {
    let configured = Self.style(infoPlistValue, otherwise: IgnoredValue.styleInInfoPlist, log)
    let remembered = Self.style(store.read(), otherwise: IgnoredValue.rememberedStyle, log)
    self.store = store
    state = Guarded(State(style: remembered ?? configured ?? .legacy))
  }

  /// The style that holds.
  package var style: PWRichMediaPresentationStyle { state.withLock { $0.style } }

  /// Sets the style and remembers it for the next launch.
  ///
  /// The store is written outside the lock, since whoever watches it may ask for the style. Where
  /// several threads set the style at once, the last one to write finds the style that holds.
  package func set(_ style: PWRichMediaPresentationStyle) {
    state.withLock { state in
      state.style = style
      state.changes += 1
    }
    var written: Int
    repeat {
      let current = state.withLock { $0 }
      store.write(PWInfoPlistRichMediaStyle(current.style).rawValue)
      written = current.changes
    } while state.withLock { $0.changes } != written
  }

  /// The style that a value stands for, absent where there is no value or an unknown one.
  private static func style(
    _ value: Any?, otherwise ignored: (String) -> IgnoredValue, _ log: Log
  ) -> PWRichMediaPresentationStyle? {
    guard let value else { return nil }
    guard let known = (value as? String).flatMap({ PWInfoPlistRichMediaStyle(rawValue: $0) })
    else {
      log("\(ignored("\(value)"))")
      return nil
    }
    return known.style
  }
}
