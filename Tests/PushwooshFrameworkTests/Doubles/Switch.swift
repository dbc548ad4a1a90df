// A variable that a test and its delegate share.

import PushwooshFramework

/// Something that is on or off.
final class Switch: Sendable {
  private let state = Guarded(false)

  var isOn: Bool {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
