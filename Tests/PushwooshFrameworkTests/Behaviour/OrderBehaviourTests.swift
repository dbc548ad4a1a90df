// The requirement's sentences about the order of several rich media.

import Foundation
import PushwooshFramework
import Testing

@Suite("Behaviour: order") struct OrderBehaviourTests {
  let launch = Launch(style: .modal)

  var manager: PWRichMediaManager { launch.manager }
  var journal: Journal { launch.journal }
  var stage: Stage { launch.stage }
  var screen: VirtualScreen { launch.stage.screen }

  @Test("A failure to load in the middle of a queue does not hold up the others")
  func failureInTheMiddleOfAQueue() {
    launch.media.modalRichMedia.delegate = OneAfterTheOther(journal)
    screen.pages { $0.content == "B" ? .failure("?") : .size(CGSize(width: 10, height: 10)) }
    for name in ["A", "B", "C"] { manager.present(richMedia(name)) }
    stage.closeEverything()
    #expect(
      journal.lines.filter { $0.hasPrefix("did") || $0.hasPrefix("failed") } == [
        "did present A", "did close A", "failed B", "did close B", "did present C", "did close C",
      ])
  }

  @Test("Without a delegate each is presented at once, above the last")
  func withoutADelegate() {
    for name in ["A", "B", "C"] { manager.present(richMedia(name)) }
    #expect(screen.contents == ["A", "B", "C"])
    stage.settle()
    stage.close()
    stage.settle()
    #expect(screen.contents == ["A", "B"])
  }

  @Test("What has closed may be presented again, also from inside its own didClose")
  func whatHasClosedMayComeAgain() {
    let manager = manager
    let again = Switch()
    again.isOn = true
    launch.media.modalRichMedia.delegate = RecordingDelegate(
      journal,
      whenClosed: { closed in
        if again.isOn { manager.present(closed) }
        again.isOn = false
      })
    launch.present()
    for _ in 0..<3 {
      stage.close()
      stage.settle()
      stage.settle()
    }
    #expect(journal.lines.count { $0 == "did present A" } == 2)
    #expect(journal.lines.count { $0 == "did close A" } == 2)
  }

  @Test("What has closed comes after those that waited, if it is presented again")
  func whatHasClosedComesLast() {
    launch.setDelegate()
    let first = richMedia("A")
    manager.present(first)
    stage.settle()
    stage.close()
    stage.settle()
    for next in [richMedia("B"), richMedia("C"), first] { manager.present(next) }
    stage.clock.run()
    #expect(screen.contents == ["B", "C", "A"])
  }

  @Test("One that waits or is on the screen is not taken in twice")
  func notTakenInTwice() {
    launch.setDelegate()
    let shown = richMedia("A")
    let held = richMedia("B")
    manager.present(shown)
    for _ in 0..<3 {
      manager.present(shown)
      manager.present(held)
    }
    stage.clock.run()
    manager.present(shown)
    #expect(journal.lines.count { $0 == "ask A" } == 1)
    #expect(journal.lines.count { $0 == "ask B" } == 1)
    #expect(screen.contents == ["A", "B"])
  }

  @Test("One that was sent away keeps its place before those that came later")
  func keepsItsPlace() {
    let late = Switch()
    launch.media.modalRichMedia.delegate = OneAfterTheOther(journal) { manager in
      // "D" comes while the delegate hears that "A" is closed.
      if !late.isOn { manager.present(richMedia("D")) }
      late.isOn = true
    }
    for name in ["A", "B", "C"] { manager.present(richMedia(name)) }
    stage.closeEverything()
    #expect(
      journal.lines.filter { $0.hasPrefix("did present") }
        == ["A", "B", "C", "D"].map { "did present \($0)" })
    #expect(screen.mostShown == 1)
  }

  @Test("A malformed push while one is open shows nothing twice")
  func malformedPushWhileOneIsOpen() {
    launch.media.modalRichMedia.delegate = OneAfterTheOther(journal)
    launch.present()
    launch.configuration.handlePushReceived(["rm": "{"])
    stage.settle()
    #expect(screen.contents == ["A"])
    stage.closeEverything()
    #expect(journal.lines.count { $0 == "show A" } == 1)
    #expect(journal.lines.count { $0 == "did close A" } == 1)
  }
}
