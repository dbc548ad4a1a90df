// How the delegate is held.

import PushwooshFramework
import Testing

@Suite struct DelegateSlotTests {
  @Test func holdsTheDelegateStrongly() {
    let slot = DelegateSlot()
    #expect(slot.delegate == nil)
    slot.delegate = RecordingDelegate()
    #expect(slot.delegate is RecordingDelegate)
  }

  @Test func letsGoOfTheOldDelegate() {
    let slot = DelegateSlot()
    weak var old: RecordingDelegate?
    do {
      let delegate = RecordingDelegate()
      old = delegate
      slot.delegate = delegate
    }
    #expect(old != nil)
    slot.delegate = nil
    #expect(old == nil)
  }

  @Test func oldDelegateMayAskForTheNewOneAsItGoes() {
    let slot = DelegateSlot()
    let seen = Guarded(false)
    slot.delegate = LastWords { seen.withLock { $0 = slot.delegate is RecordingDelegate } }
    slot.delegate = RecordingDelegate()
    #expect(seen.withLock { $0 })
  }

  /// Runs something when it is let go.
  private final class LastWords: PWRichMediaPresentingDelegate {
    let words: () -> Void

    init(_ words: @escaping () -> Void) { self.words = words }

    deinit { words() }
  }
}
