// Push notifications: what is handed over, left alone, or reported.

import Foundation
import PushwooshFramework
import Testing

@Suite struct PWConfigurationTests {
  let launch = Launch()

  @Test func handsOverTheRichMediaOfAPush() throws {
    let text = #"{"url": "https://example.com/page"}"#
    launch.configuration.handlePushReceived(["aps": ["alert": "Grüße 👋"], "rm": text])
    let shown = launch.stage.screen.shown.map(\.window.richMedia)
    try #require(shown.count == 1)
    #expect(shown[0].source == .push)
    #expect(shown[0].content == "https://example.com/page")
    #expect(shown[0].pushPayload?["rm"] as? String == text)
    #expect((shown[0].pushPayload?["aps"] as? [String: String])?["alert"] == "Grüße 👋")
  }

  @Test func twoNotificationsAreTwoRichMedia() throws {
    let userInfo = ["rm": #"{"html": "<p>Hi</p>"}"#]
    launch.configuration.handlePushReceived(userInfo)
    launch.configuration.handlePushReceived(userInfo)
    let shown = launch.stage.screen.shown.map(\.window.richMedia)
    try #require(shown.count == 2)
    #expect(shown[0] !== shown[1])
    #expect(shown.map(\.content) == ["<p>Hi</p>", "<p>Hi</p>"])
  }

  @Test func leavesAPushWithoutRichMediaAlone() {
    launch.media.modalRichMedia.delegate = RecordingDelegate(launch.journal)
    launch.configuration.handlePushReceived(["aps": ["alert": "Hi"]])
    #expect(launch.journal.lines.isEmpty)
    #expect(launch.log.messages.isEmpty)
  }

  @Test func reportsAMalformedPushAsAFailure() throws {
    let delegate = RecordingDelegate(launch.journal)
    launch.media.modalRichMedia.delegate = delegate
    launch.configuration.handlePushReceived(["rm": "{oops"])
    #expect(launch.journal.lines == ["failed {oops"])
    let message = "The push payload's `rm` is not a JSON object with a string `url` or `html`."
    #expect(launch.log.messages == ["A rich media was not presented. \(message)"])
    try #require(delegate.failures.count == 1)
    #expect(delegate.failures[0].manager === launch.manager)
    #expect(delegate.failures[0].message == message)
    #expect(delegate.failures[0].richMedia.source == .push)
    #expect(delegate.failures[0].richMedia.content == "{oops")
    #expect(delegate.failures[0].richMedia.pushPayload?["rm"] as? String == "{oops")
  }

  @Test func aMalformedPushWithoutADelegateIsLogged() {
    launch.configuration.handlePushReceived(["rm": ["url": 1]])
    #expect(launch.journal.lines.isEmpty)
    #expect(
      launch.log.messages == [
        "A rich media was not presented. The push payload's `rm` is not a string."
      ])
  }

  @Test func registeringSaysThatThereIsNoService() {
    launch.configuration.registerForPushNotifications()
    #expect(
      launch.log.messages == ["No push service is attached: nothing was registered."])
  }
}
