// The door to the modal windows.

import Dispatch
import Foundation
import PushwooshFramework
import Testing

@Suite struct PWModalRichMediaTests {
  let launch = Launch()

  var modal: PWModalRichMedia { launch.media.modalRichMedia }

  @Test func setsWhatItIsTold() {
    modal.configure(
      position: .PWModalWindowPositionBottomSheet,
      presentAnimation: .PWAnimationPresentFromLeft, dismissAnimation: .PWAnimationDismissRight)
    modal.setHapticFeedbackType(.PWHapticFeedbackHard)
    modal.setDismissSwipeDirections([
      NSNumber(value: DismissSwipeDirection.PWSwipeDismissLeft.rawValue)
    ])
    modal.setCornerType([.PWCornerTypeTopLeft, .PWCornerTypeBottomLeft], withRadius: 12.5)
    modal.closeAfter(1.5)

    let settings = launch.settings
    #expect(settings.position == .PWModalWindowPositionBottomSheet)
    #expect(settings.presentAnimation == .PWAnimationPresentFromLeft)
    #expect(settings.dismissAnimation == .PWAnimationDismissRight)
    #expect(settings.haptics == .PWHapticFeedbackHard)
    #expect(settings.swipeDirections == [.PWSwipeDismissLeft])
    #expect(settings.corners == [.PWCornerTypeTopLeft, .PWCornerTypeBottomLeft])
    #expect(settings.cornerRadius == 12.5)
    #expect(settings.closeDelay == 1.5)
    #expect(launch.log.messages.isEmpty)
  }

  @Test func logsWhatItIgnores() {
    modal.setDismissSwipeDirections([9, 0, -2])
    modal.setCornerType(.PWCornerTypeTopLeft, withRadius: .nan)
    modal.closeAfter(-1)
    #expect(
      launch.log.messages == [
        "Ignored 9 among the swipe directions: it is the raw value of no DismissSwipeDirection.",
        "Ignored -2 among the swipe directions: it is the raw value of no DismissSwipeDirection.",
        "Ignored the corners with the radius nan: the radius must be a number of points.",
        "Ignored closing after -1.0 seconds: use 0 to turn the timer off, or more.",
      ])
  }

  @Test func settingsAreNotRememberedForTheNextLaunch() {
    modal.closeAfter(3)
    #expect(Launch().settings == ModalSettings())
  }

  @Test func presentHandsOverToTheGate() {
    modal.present(richMedia("A"))
    launch.media.legacyRichMedia.present(richMedia("B"))
    #expect(launch.stage.screen.contents == ["A", "B"])
  }

  @Test func oneDelegateBehindEveryDoor() {
    let first = RecordingDelegate()
    modal.delegate = first
    #expect(launch.media.legacyRichMedia.delegate === first)
    let second = RecordingDelegate()
    launch.media.legacyRichMedia.delegate = second
    #expect(modal.delegate === second)
    modal.delegate = nil
    #expect(launch.media.legacyRichMedia.delegate == nil)
  }

  /// A call sets its three values in one step: a reader never sees those of two calls mixed.
  @Test func configuresFromManyThreadsInOneStep() {
    let choices: [(ModalWindowPosition, PresentModalWindowAnimation, DismissModalWindowAnimation)] =
      [
        (.PWModalWindowPositionTop, .PWAnimationPresentFromTop, .PWAnimationDismissUp),
        (.PWModalWindowPositionBottom, .PWAnimationPresentFromRight, .PWAnimationDismissDown),
      ]
    modal.configure(
      position: choices[0].0, presentAnimation: choices[0].1, dismissAnimation: choices[0].2)
    DispatchQueue.concurrentPerform(iterations: 1_000) { index in
      let choice = choices[index % 2]
      modal.configure(
        position: choice.0, presentAnimation: choice.1, dismissAnimation: choice.2)
      let seen = launch.settings
      let isWhole = choices.contains { choice in
        (seen.position, seen.presentAnimation, seen.dismissAnimation) == choice
      }
      #expect(isWhole)
    }
  }
}
