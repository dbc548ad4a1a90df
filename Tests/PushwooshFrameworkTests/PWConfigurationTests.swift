// Push notifications: what is handed over, left alone, or reported.

import Foundation
import PushwooshFramework
import Testing

@Suite struct PWConfigurationTests {
  let launch = Launch()

  @Test func handsOverTheRichMediaOfAPush() throws {
    let text = #"{"url": "https://example.com/page"}"#
    launch.configuration.handlePushReceived(["aps": ["alert": "Grüße 👋"], "rm": text])
    let held = launch.manager.gate.held
    try #require(held.count == 1)
    #expect(held[0].source == .push)
    #expect(held[0].content == "https://example.com/page")
    #expect(held[0].pushPayload?["rm"] as? String == text)
    #expect((held[0].pushPayload?["aps"] as? [String: String])?["alert"] == "Grüße 👋")
  }

  @Test func twoNotificationsAreTwoRichMedia() throws {
    let userInfo = ["rm": #"{"html": "<p>Hi</p>"}"#]
    launch.configuration.handlePushReceived(userInfo)
    launch.configuration.handlePushReceived(userInfo)
    let held = launch.manager.gate.held
    try #require(held.count == 2)
    #expect(held[0] !== held[1])
    #expect(held.map(\.content) == ["<p>Hi</p>", "<p>Hi</p>"])
  }

  @Test func leavesAPushWithoutRichMediaAlone() {
    let delegate = RecordingDelegate()
    launch.media.modalRichMedia.delegate = delegate
    launch.configuration.handlePushReceived(["aps": ["alert": "Hi"]])
    #expect(launch.manager.gate.held.isEmpty)
    #expect(delegate.failures.isEmpty)
    #expect(launch.log.messages.isEmpty)
  }

  @Test func reportsAMalformedPushAsAFailure() throws {
    let delegate = RecordingDelegate()
    launch.media.modalRichMedia.delegate = delegate
    launch.configuration.handlePushReceived(["rm": "{oops"])
    #expect(launch.manager.gate.held.isEmpty)
    let message = "The push payload's `rm` is not a JSON object with a string `url` or `html`."
    #expect(launch.log.messages == [message])
    try #require(delegate.failures.count == 1)
    #expect(delegate.failures[0].manager === launch.manager)
    #expect(delegate.failures[0].message == message)
    #expect(delegate.failures[0].richMedia.source == .push)
    #expect(delegate.failures[0].richMedia.content == "{oops")
    #expect(delegate.failures[0].richMedia.pushPayload?["rm"] as? String == "{oops")
  }

  @Test func aMalformedPushWithoutADelegateIsLogged() {
    launch.configuration.handlePushReceived(["rm": ["url": 1]])
    #expect(launch.manager.gate.held.isEmpty)
    #expect(launch.log.messages == ["The push payload's `rm` is not a string."])
  }

  @Test func registeringSaysThatThereIsNoService() {
    launch.configuration.registerForPushNotifications()
    #expect(
      launch.log.messages == ["No push service is attached: nothing was registered."])
  }
}
