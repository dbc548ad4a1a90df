// The API from before 7.0.14 works on the same state as its successors.

import Foundation
import PushwooshFramework
import Testing

@Suite struct OlderDoorsTests {
  let launch = Launch()

  @available(*, deprecated)
  @Test func modalWindowConfigurationWritesTheSameSettings() {
    let older = PWModalWindowConfiguration(modalRichMedia: launch.media.modalRichMedia)
    older.configureModalWindow(
      with: .PWModalWindowPositionTop, present: .PWAnimationPresentFromTop,
      dismiss: .PWAnimationDismissUp)
    older.setPresent(.PWHapticFeedbackMedium)
    older.setDismissSwipeDirections([1, 7])
    older.setCornerType([.PWCornerTypeTopLeft, .PWCornerTypeBottomRight], withRadius: 30.0)
    older.closeModalWindow(after: 3)

    let successor = Launch()
    let modal = successor.media.modalRichMedia
    modal.configure(
      position: .PWModalWindowPositionTop, presentAnimation: .PWAnimationPresentFromTop,
      dismissAnimation: .PWAnimationDismissUp)
    modal.setHapticFeedbackType(.PWHapticFeedbackMedium)
    modal.setDismissSwipeDirections([1, 7])
    modal.setCornerType([.PWCornerTypeTopLeft, .PWCornerTypeBottomRight], withRadius: 30.0)
    modal.closeAfter(3)

    #expect(launch.settings == successor.settings)
    #expect(launch.settings != ModalSettings())
    #expect(launch.log.messages == successor.log.messages)
    #expect(launch.log.messages.count == 1)
  }

  @available(*, deprecated)
  @Test func presentModalWindowComesToTheSameGate() {
    let older = PWModalWindowConfiguration(modalRichMedia: launch.media.modalRichMedia)
    older.presentModalWindow(richMedia("A"))
    launch.media.modalRichMedia.present(richMedia("B"))
    #expect(launch.stage.screen.contents == ["A", "B"])
  }

  @available(*, deprecated)
  @Test func managerHasTheSameDelegateAndHoldsIt() {
    launch.manager.delegate = RecordingDelegate()
    let held = launch.manager.delegate
    #expect(held is RecordingDelegate)
    #expect(launch.media.modalRichMedia.delegate === held)
    launch.media.modalRichMedia.delegate = nil
    #expect(launch.manager.delegate == nil)
  }

  @available(*, deprecated)
  @Test func pushwooshInstanceTakesInPushes() {
    let older = Pushwoosh(configuration: launch.configuration)
    older.handlePushReceived(["rm": #"{"html": "<p>Hi</p>"}"#])
    #expect(launch.stage.screen.contents == ["<p>Hi</p>"])
    older.registerForPushNotifications()
    #expect(launch.log.messages.count == 1)
  }

  @available(*, deprecated)
  @Test func theDoorsOfTheAppLeadToOneState() {
    #expect(Pushwoosh.sharedInstance() === Pushwoosh.sharedInstance())
    #expect(PWModalWindowConfiguration.shared() === PWModalWindowConfiguration.shared())
    #expect(PWRichMediaManager.shared() === PWRichMediaManager.shared())

    let app = PWRichMediaManager.shared()
    PWModalWindowConfiguration.shared().closeModalWindow(after: 2.5)
    #expect(app.modalSettings.closeDelay == 2.5)
    Pushwoosh.media.modalRichMedia.closeAfter(0)
    #expect(app.modalSettings.closeDelay == nil)

    let stage = Stage()
    app.attach(stage.platform)
    Pushwoosh.sharedInstance().handlePushReceived(["rm": #"{"html": "older"}"#])
    Pushwoosh.configure.handlePushReceived(["rm": #"{"html": "current"}"#])
    #expect(stage.screen.contents == ["older", "current"])
  }
}
