// Reading foreign push payloads.

import Foundation
import PushwooshFramework
import Testing

@Suite struct PushPayloadTests {
  @Test func payloadWithoutRichMedia() throws {
    #expect(try PushPayload.content(of: [:]) == nil)
    #expect(try PushPayload.content(of: ["aps": "x", "RM": "{}"]) == nil)
    #expect(try PushPayload.content(of: ["rm": NSNull()]) == nil)
  }

  @Test(arguments: [
    (#"{"url": "https://example.com/a?b=1#c"}"#, "https://example.com/a?b=1#c"),
    (#"{"url": "HTTP://example.com"}"#, "HTTP://example.com"),
    (#"{"url": "https://example.com", "html": "<p>"}"#, "https://example.com"),
  ])
  func pageWithAnAddress(text: String, address: String) throws {
    let url = try #require(URL(string: address))
    #expect(try PushPayload.content(of: ["rm": text]) == .url(url))
  }

  @Test(arguments: ["<p>Grüße</p>", "你好", "こんにちは", "مرحبا", "👩‍👩‍👧‍👦"])
  func pageAsHTML(html: String) throws {
    let text = String(decoding: try JSONEncoder().encode(["html": html]), as: UTF8.self)
    #expect(try PushPayload.content(of: ["rm": text, "p": 1]) == .html(html))
  }

  @Test func emptyAddressLeavesTheChoiceToHTML() throws {
    #expect(try PushPayload.content(of: ["rm": #"{"url": "", "html": "<p>"}"#]) == .html("<p>"))
    #expect(try PushPayload.content(of: ["rm": #"{"url": null, "html": "<p>"}"#]) == .html("<p>"))
  }

  @Test(arguments: [7, true, ["url": "https://example.com"], Data()] as [any Sendable])
  func richMediaThatIsNoText(value: any Sendable) {
    #expect(throws: PushPayloadError.noText) { try PushPayload.content(of: ["rm": value]) }
  }

  @Test(arguments: [
    "", " ", "url", "7", "null", "[]", #"["url"]"#, #"{"url": 7}"#, #"{"html": ["p"]}"#,
    #"{"url": "https://example.com""#, #"{"html": "\ud800"}"#, "{\"html\": \"\u{0}\"}",
  ])
  func textThatIsNoObjectOfStrings(text: String) {
    #expect(throws: PushPayloadError.noObject) { try PushPayload.content(of: ["rm": text]) }
  }

  @Test(arguments: ["{}", #"{"link": "x"}"#, #"{"url": ""}"#, #"{"url": "", "html": ""}"#])
  func objectWithNothingToShow(text: String) {
    #expect(throws: PushPayloadError.noContent) { try PushPayload.content(of: ["rm": text]) }
  }

  @Test(arguments: [
    "javascript:alert(1)", "file:///etc/passwd", "data:text/html,x", "example.com", "https://",
    "https:///path", "//example.com",
  ])
  func addressThatNoPageIsLoadedFrom(url: String) {
    #expect(throws: PushPayloadError.noPageAddress(url)) {
      try PushPayload.content(of: ["rm": #"{"url": "\#(url)"}"#])
    }
  }

  @Test(arguments: ["[", #"{"a":"#])
  func deeplyNestedTextIsRefused(bracket: String) {
    let text = String(repeating: bracket, count: 100_000)
    #expect(throws: PushPayloadError.noObject) { try PushPayload.content(of: ["rm": text]) }
  }

  @Test func reasonsReadAsSentences() {
    let reasons: [PushPayloadError] = [.noText, .noObject, .noContent, .noPageAddress("ftp://x")]
    for reason in reasons {
      #expect(reason.localizedDescription.hasPrefix("The push payload's `"))
    }
  }
}
