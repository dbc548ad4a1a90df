// The requirement's sentences about pushes.

import Foundation
import PushwooshFramework
import Testing

@Suite("Behaviour: push") struct PushBehaviourTests {
  let launch = Launch(style: .modal)

  @Test(
    "handlePushReceived(userInfo) presents the rich media that the payload carries",
    arguments: [
      (#"{"url": "https://example.com/seite?q=ü"}"#, "https://example.com/seite?q=%C3%BC"),
      (#"{"html": "<p>你好</p>"}"#, "<p>你好</p>"), (#"{"html": "مرحبا 👋"}"#, "مرحبا 👋"),
    ])
  func presentsWhatThePayloadCarries(text: String, content: String) {
    launch.configuration.handlePushReceived(["aps": ["alert": "Hi"], "rm": text])
    launch.stage.settle()
    #expect(launch.stage.screen.contents == [content])
    #expect(launch.stage.screen.shown.first?.window.richMedia.source == .push)
  }

  @Test("Ignores a payload without one")
  func ignoresAPayloadWithoutOne() {
    launch.media.modalRichMedia.delegate = RecordingDelegate(launch.journal)
    launch.configuration.handlePushReceived([:])
    launch.configuration.handlePushReceived(["aps": ["content-available": 1], "RM": "{}"])
    #expect(launch.journal.lines.isEmpty)
    #expect(launch.log.messages.isEmpty)
  }

  @Test("And reports a malformed one to the delegate as a failure")
  func reportsAMalformedOne() {
    let delegate = RecordingDelegate(launch.journal, answer: { _ in false })
    launch.media.modalRichMedia.delegate = delegate
    launch.configuration.handlePushReceived(["rm": #"{"url": "javascript:alert(1)"}"#])
    #expect(launch.journal.lines == [#"failed {"url": "javascript:alert(1)"}"#])
    #expect(
      delegate.failures.map(\.message) == [
        "The push payload's `url` is not an http or https URL: \"javascript:alert(1)\""
      ])
  }

  @Test("What could not be read fails again if it is presented all the same")
  func whatCouldNotBeReadFailsAgain() throws {
    let delegate = RecordingDelegate(launch.journal)
    launch.media.modalRichMedia.delegate = delegate
    launch.configuration.handlePushReceived(["rm": "{"])
    launch.manager.present(try #require(delegate.failures.first?.richMedia))
    #expect(launch.journal.lines == ["failed {", "ask {", "failed {"])
    #expect(Set(delegate.failures.map(\.message)).count == 1)
  }

  @Test("A message in the log stays on its line, however long and strange the payload is")
  func messagesStayOnTheirLine() throws {
    let url = "x\n[Pushwoosh] " + String(repeating: "🪟", count: 10_000)
    let text = String(decoding: try JSONEncoder().encode(["url": url]), as: UTF8.self)
    launch.configuration.handlePushReceived(["rm": text])
    let message = try #require(launch.log.messages.first)
    #expect(!message.contains("\n"))
    #expect(message.count < 300)
  }

  /// Payloads that somebody may send who means harm.
  private let hostile: [[AnyHashable: Any]] = [
    ["rm": ""], ["rm": "\u{0}"], ["rm": "\u{FEFF}{}"], ["rm": "null"], ["rm": "[]"],
    ["rm": #"{"url": ""#], ["rm": #"{"url": "http://["}"#], ["rm": #"{"url": "https://\#u{0}"}"#],
    ["rm": #"{"html": "\ud800"}"#], ["rm": #"{"html": 1e999}"#], ["rm": Date.distantFuture],
    ["rm": Data([0xFF, 0xFE])], ["rm": ["rm": "{}"]], ["rm": 1.5], ["rm": true],
    ["rm": String(repeating: "[", count: 100_000)],
    ["rm": String(repeating: #"{"rm":"#, count: 100_000)],
    ["rm": #"{"url": "https://example.com/"# + String(repeating: "../", count: 50_000)],
    ["rm": Self.nested(500)], [1: "rm", "rm": Int.max],
    ["": "", "rm": URL(fileURLWithPath: "/etc/passwd")],
  ]

  /// An array in an array, and so on.
  private static func nested(_ depth: Int) -> [Any] {
    var value: [Any] = []
    for _ in 0..<depth { value = [value] }
    return value
  }

  @Test("Nothing crashes on foreign input")
  func nothingCrashes() {
    for userInfo in hostile {
      let launch = Launch(style: .modal)
      launch.media.modalRichMedia.delegate = RecordingDelegate(launch.journal)
      launch.configuration.handlePushReceived(userInfo)
      launch.stage.settle()
      let lines = launch.journal.lines
      #expect(lines.count == 1)
      #expect(lines.first?.hasPrefix("failed ") == true)
    }
  }

  @Test("A page of a megabyte is presented as it is")
  func aMegabyte() throws {
    let html = String(repeating: "<p>\"\\\u{1}🪟", count: 80_000)
    let text = String(decoding: try JSONEncoder().encode(["html": html]), as: UTF8.self)
    launch.configuration.handlePushReceived(["rm": text])
    #expect(launch.stage.screen.contents == [html])
  }

  @Test("What arrives before there is a platform is presented once there is one")
  func whatArrivesBeforeThereIsAPlatform() {
    let early = Launch(style: .modal, isAttached: false)
    early.media.modalRichMedia.delegate = RecordingDelegate(early.journal)
    early.configuration.handlePushReceived(["rm": #"{"html": "A"}"#])
    early.manager.present(richMedia("B"))
    #expect(early.journal.lines.isEmpty)
    early.manager.attach(early.stage.platform)
    early.stage.clock.run()
    #expect(early.stage.screen.contents == ["A", "B"])
    #expect(early.journal.lines.first == "ask A")
  }

  @Test("The first platform stays")
  func theFirstPlatformStays() {
    let other = Stage()
    launch.manager.attach(other.platform)
    launch.present()
    #expect(other.screen.shown.isEmpty)
    #expect(launch.stage.screen.contents == ["A"])
    #expect(
      launch.log.messages == ["Ignored a platform: another one is attached already."])
  }
}
