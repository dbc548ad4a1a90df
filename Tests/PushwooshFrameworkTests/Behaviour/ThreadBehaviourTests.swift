// The requirement's sentences about threads.

import Foundation
import PushwooshFramework
import Synchronization
import Testing

@Suite("Behaviour: threads") struct ThreadBehaviourTests {
  let launch = Launch(style: .modal)

  /// Presents from eight threads while a ninth closes whatever opens.
  ///
  /// - Parameter present: Presents the rich media of a number.
  private func race(_ count: Int, present: @escaping @Sendable (Int) -> Void) {
    let stage = launch.stage
    let arriving = Atomic(8)
    for first in 0..<8 {
      Thread {
        for number in stride(from: first, to: count, by: 8) { present(number) }
        arriving.subtract(1, ordering: .releasing)
      }.start()
    }
    while arriving.load(ordering: .acquiring) > 0 { stage.takeATurn() }
    // Everything has arrived: a turn shows one more at least, so this ends.
    for _ in 0...count where names("did close").count < count { stage.takeATurn() }
  }

  /// What the journal says of a kind of event, in order.
  private func names(_ event: String) -> [String] {
    launch.journal.lines.filter { $0.hasPrefix(event + " ") }
      .map { String($0.dropFirst(event.count + 1)) }
  }

  @Test(
    """
    With the delegate from the pages several rich media appear one after the other in the order \
    they came, none is lost and none shows twice, also when a close and a present race
    """)
  func oneAfterTheOther() {
    let count = 1_000
    launch.media.modalRichMedia.delegate = OneAfterTheOther(launch.journal)
    let doors = launch
    race(count) { number in
      doors.configuration.handlePushReceived(["rm": #"{"html": "\#(number)"}"#])
    }
    let shown = names("did present")
    #expect(shown.count == count)
    #expect(Set(shown).count == count)
    #expect(shown == names("first ask"))
    #expect(shown == names("did close"))
    #expect(shown == names("show"))
    #expect(launch.stage.screen.mostShown == 1)
    for thread in 0..<8 {
      let own = shown.compactMap(Int.init).filter { $0 % 8 == thread }
      #expect(own == own.sorted())
    }
  }

  @Test("Usable from any thread")
  func usableFromAnyThread() {
    let count = 400
    launch.media.modalRichMedia.delegate = RecordingDelegate(launch.journal)
    let doors = launch
    race(count) { number in
      let modal = doors.media.modalRichMedia
      modal.closeAfter(TimeInterval(number % 3))
      modal.setDismissSwipeDirections([0, 1])
      modal.setHapticFeedbackType(.PWHapticFeedbackLight)
      doors.media.setRichMediaPresentationStyle(number.isMultiple(of: 2) ? .modal : .legacy)
      doors.manager.present(richMedia("\(number)"))
      doors.stage.screen.shown.first?.window.close()
    }
    #expect(Set(names("did close")).count == count)
    #expect(names("did close").count == count)
    #expect(Set(names("did present")).count == count)
    #expect(names("ask").count == count)
  }
}

extension Stage {
  /// Lets what comes in come to rest, closes what is open, and lets it go.
  fileprivate func takeATurn() {
    settle()
    for shown in screen.shown { shown.window.close() }
    settle()
  }
}
