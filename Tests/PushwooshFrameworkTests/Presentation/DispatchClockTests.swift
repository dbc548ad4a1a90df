// The clock of the device.

import Foundation
import PushwooshFramework
import Testing

@Suite struct DispatchClockTests {
  let clock = DispatchClock()

  @Test func timeNeverGoesBack() {
    let before = clock.now
    #expect(clock.now >= before)
  }

  @Test func alarmsRingNoEarlierThanTheyAreSetFor() async {
    let start = clock.now
    await withCheckedContinuation { continuation in
      _ = clock.wake(after: 0.02) { continuation.resume() }
    }
    #expect(clock.now - start >= 0.02)
  }

  @Test func anAlarmThatIsCalledOffDoesNotRing() async {
    let hasRung = Guarded(false)
    clock.wake(after: 0.01) { hasRung.withLock { $0 = true } }()
    await withCheckedContinuation { continuation in
      _ = clock.wake(after: 0.02) { continuation.resume() }
    }
    #expect(!hasRung.withLock { $0 })
  }

  @Test(arguments: [1e9, 1e300, .greatestFiniteMagnitude])
  func anAlarmMayBeFarAway(seconds: TimeInterval) async {
    let hasRung = Guarded(false)
    let callOff = clock.wake(after: seconds) { hasRung.withLock { $0 = true } }
    await withCheckedContinuation { continuation in
      _ = clock.wake(after: 0) { continuation.resume() }
    }
    callOff()
    #expect(!hasRung.withLock { $0 })
  }
}
