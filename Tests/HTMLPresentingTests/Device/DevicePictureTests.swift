// Pictures hold foreign pages without harm, and take all they draw from the film.

import Foundation
import PushwooshFramework
import Testing

@testable import HTMLPresenting

struct DevicePictureTests {
  let screen = Screen(size: CGSize(width: 393, height: 852))
  let scene = Scene(
    position: .PWModalWindowPositionBottom, presentAnimation: .PWAnimationPresentFromLeft,
    dismissAnimation: .PWAnimationCurveEaseInOut)

  private func picture(_ html: String) -> DevicePicture {
    let content = PreviewContent(html: html, size: CGSize(width: 300, height: 200))
    return scene.picture(on: screen, showing: content)
  }

  @Test(arguments: [
    "\"></iframe><script>alert(1)</script>", "' onload='alert(1)", "<iframe sandbox=allow-scripts>",
    "&quot;&gt;&lt;script&gt;", "]]><!--", "\u{0}<\u{0}script>", "Grüße 你好 日本語 مرحبا 🎈",
  ])
  func foreignPageStaysInsideItsAttribute(page: String) throws {
    let html = picture(page).html
    let start = try #require(html.range(of: "srcdoc=\""))
    let attribute = html[start.upperBound...].prefix { $0 != "\"" }
    #expect(!attribute.contains("<") && !attribute.contains(">") && !attribute.contains("'"))
    #expect(unescaped(String(attribute)) == page)
    let outside = html[..<start.lowerBound] + html[attribute.endIndex...]
    #expect(outside.filter { $0 == "<" }.count == picture("").html.filter { $0 == "<" }.count)
  }

  private func unescaped(_ text: String) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
      .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }

  @Test func frameHasNoPermission() {
    let html = picture("A").html
    #expect(html.contains("<iframe sandbox srcdoc="))
    #expect(!html.contains("allow"))
  }

  @Test func labelIsEscaped() {
    let film = scene.film(on: screen, showing: .sample)
    let html = DevicePicture(name: "a", label: "\"><b>", film: film).html
    #expect(html.contains("aria-label=\"&quot;&gt;&lt;b&gt;\""))
  }

  @Test func labelSaysWhatIsToBeSeen() {
    #expect(
      picture("A").label
        == "A phone with a modal window. Position: Bottom. It comes: From left. "
        + "It leaves: Ease in out.")
  }

  @Test func rulesTakeTheirNumbersFromTheFilm() {
    let picture = picture("A")
    #expect(
      picture.css.hasPrefix(
        """
        .scene-2-3-4 .device-window-0 { width: 300px; height: 200px; \
        border-radius: 28px 28px 28px 28px; transform: translate(46.5px, 652px); \
        animation-name: scene-2-3-4-0; \
        animation-duration: calc(3.4s * var(--device-slowness, 1)) }
        @keyframes scene-2-3-4-0 {

        """))
    #expect(
      picture.css.contains(
        "transform: translate(-300px, 652px); opacity: 1; "
          + "animation-timing-function: cubic-bezier(0, 0, 0.58, 1)"))
    #expect(picture.css.hasSuffix("opacity: 0; animation-timing-function: step-end }\n}\n"))
  }

  @Test func rulesCanServeSeveralDevices() {
    #expect(
      picture("A").css(for: ".a, .b").hasPrefix(".a .device-window-0, .b .device-window-0 {"))
  }

  @Test func readersWithoutMotionGetAStillPicture() {
    let css = DeviceStyle(screen: screen).css
    #expect(
      css.contains(
        """
        @media print, (prefers-reduced-motion: reduce) {
          .device-window { animation-name: none !important }
        }
        """))
    #expect(css.contains("@media (prefers-color-scheme: dark)"))
  }

  @Test func styleHasTheMeasuresOfTheScreen() {
    let css = DeviceStyle(
      screen: Screen(size: CGSize(width: 800, height: 400), insets: .init(left: 44, bottom: 21))
    ).css
    for line in [
      "--device-width: 800px", "--device-height: 400px", "--device-safe-left: 44px",
      "--device-safe-top: 0px", "--device-safe-width: 756px", "--device-safe-height: 379px",
    ] {
      #expect(css.contains(line + ";"), "\(line)")
    }
  }
}
