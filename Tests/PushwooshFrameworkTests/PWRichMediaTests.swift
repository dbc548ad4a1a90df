// A rich media as a value.

import Foundation
import PushwooshFramework
import Testing

@Suite struct PWRichMediaTests {
  @Test func contentIsTheAddressOrTheHTML() throws {
    let url = try #require(URL(string: "https://example.com/a"))
    #expect(PWRichMedia(source: .push, body: .url(url)).content == "https://example.com/a")
    #expect(PWRichMedia(source: .inApp, body: .html("<p>你好</p>")).content == "<p>你好</p>")
    #expect(PWRichMedia(source: .push, body: .unreadable("{", .noObject)).content == "{")
  }

  @Test func anInAppMessageHasNoPayload() {
    #expect(richMedia().source == .inApp)
    #expect(richMedia().pushPayload == nil)
  }

  @Test func identityTellsThemApart() {
    #expect(richMedia("<p>same</p>") != richMedia("<p>same</p>"))
  }
}
