// Tests of the successors that messages and doc comments name.

import APIModel
import Testing

@testable import SwiftSources

@Suite struct SuccessorTests {
  @Test(arguments: [
    ("Use Pushwoosh.media.modalRichMedia instead.", "Pushwoosh.media.modalRichMedia"),
    ("use `configure(a:b:)`", "configure(a:b:)"),
    ("Please use the new configure(a:, b:) method instead", "configure(a:, b:)"),
    ("Deprecated. Prefer ``Media/present(_:)``.", "Media.present(_:)"),
    ("This is no longer needed; use MediaPlayer", "MediaPlayer"),
    ("Replaced by 'Media.play'", "Media.play"),
    ("Use present instead", "present"),
    ("Renamed to present", "present"),
    ("use present_it", "present_it"),
    ("Since 7.0, call Media.shared().play(_:).", "Media.shared().play(_:)"),
    ("Deprecated in favor of Media.play()", "Media.play()"),
    ("If you need sound, use `Media` instead.", "Media"),
    ("Do not use `Media` any more.", nil), ("You can no longer use `Media`.", nil),
    ("Only needed if you use `Media`.", nil), ("Use the new API instead", nil),
    ("Use another method instead.", nil),
    ("Will be removed in 8.0.", nil), ("Do not use.", nil), ("Use it with care", nil),
    ("", nil), ("Use", nil),
  ])
  func readsMessages(_ message: String, _ name: String?) {
    #expect(Successor.named(inMessage: message) == name)
  }

  @Test(arguments: [
    ("Use ``Media`` instead.", "Media"), ("Shows it. Use `Media.play()` instead.", "Media.play()"),
    ("Shows it.\n\nUse `Media` instead of this.", "Media"),
    ("Use `Media` instead of `old`.", "Media"), ("Prefer `Media` over ``old``.", "Media"),
    ("Prefer ``Media/play(_:)``.", "Media.play(_:)"), ("Prefer `Media` for new code.", "Media"),
    ("- Note: Use ``Media`` instead.", "Media"), ("Deprecated: use `Media`.", "Media"),
    ("Superseded by `Media`.", "Media"), ("Please use\n`Media`\ninstead.", "Media"),
    ("Deprecated in favour of `Media`.", "Media"), ("Use `init(x:)` instead.", "init(x:)"),
    ("Call `Media.play()`.", nil), ("Use ``shared``.", nil), ("Use `Media` for new users.", nil),
    ("Prefer `Media` in new code.", "Media"), ("Use Media instead.", nil),
    ("Use `nil` instead.", nil),
    ("Use `Media` instead of `other`.", nil), ("If you must, use `Media` instead.", nil),
    ("Prefer `Media` for small windows.", nil), ("Use `Media` to play.", nil),
    ("- Parameter x: Use `Media` instead.", nil), ("- Parameters:\n  - x: Use `Media`.", nil),
    ("```\nUse `Media` instead.\n```", nil), ("    Use `Media` instead.", nil),
    ("Use `old` instead.", nil), ("Use ``Media`` or ``Other``.", nil),
  ])
  func readsDocComments(_ text: String, _ name: String?) {
    #expect(Successor.named(inDocumentation: text, own: "old")?.name == name)
  }

  @Test func believesAPreferenceOnlyForWhatTheModuleHas() {
    let symbols = api(
      """
      /// Prefer `play()`.
      public func a() {}
      /// Prefer `somethingElse`.
      public func b() {}
      /// Use `Elsewhere.play()` instead.
      public func c() {}
      public func play() {}
      /// Prefer ``Lamp/shared``.
      public class Lamp { public static let shared = Lamp() }
      """)
    #expect(
      symbols.map(\.state)
        == [.superseded, .current, .superseded, .current, .current, .current])
    #expect(symbols.map(\.successor) == ["play()", nil, "Elsewhere.play()", nil, nil, nil])
  }

  @Test func supersedesMembersWithTheirType() {
    let symbols = api(
      """
      /// Use ``New`` instead.
      public struct Old { public func a() {} }
      """)
    #expect(symbols("Old.a()")?.state == .superseded)
    #expect(symbols("Old.a()")?.inheritsDeprecation == true)
    #expect(symbols("Old.a()")?.successor == "New")
  }
}
