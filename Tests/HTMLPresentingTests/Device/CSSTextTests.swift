// CSS is spelt the same everywhere.

import Foundation
import PushwooshFramework
import Testing

@testable import HTMLPresenting

struct CSSTextTests {
  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (12, "12"), (-3.5, "-3.5"), (1.0 / 3, "0.3333"), (0.00001, "0"),
    (0.0001, "0.0001"), (1e15, "1000000000000000"), (1e300, "1e+300"), (.infinity, "0"),
    (-.infinity, "0"), (.nan, "0"),
  ])
  func numbers(value: Double, text: String) { #expect(CSSText.number(value) == text) }

  @Test func radiiGoClockwise() {
    let size = CGSize(width: 100, height: 100)
    let corners = CornerRadii(
      [.PWCornerTypeTopLeft, .PWCornerTypeBottomLeft], radius: 8, size: size)
    #expect(CSSText.radii(corners) == "8px 0px 0px 8px")
  }

  @Test func curvesAreThoseOfTheFramework() {
    #expect(CSSText.easing(.curve(.easeOut)) == "cubic-bezier(0, 0, 0.58, 1)")
    #expect(CSSText.easing(.curve(.easeIn)) == "cubic-bezier(0.42, 0, 1, 1)")
    #expect(CSSText.easing(.hold) == "step-end")
    #expect(CSSText.easing(.even) == "linear")
  }

  @Test func keyframesAreFractionsOfTheFilm() {
    let pose = WindowPose(
      frame: CGRect(x: 20, y: 852, width: 353, height: 400), opacity: 0.5,
      corners: CornerRadii([], radius: 0, size: .zero))
    let frames = [
      Keyframe(time: 0, pose: pose, isShown: false, easing: .hold),
      Keyframe(time: 3, pose: pose, easing: .curve(.easeInOut)),
    ]
    #expect(
      CSSText.keyframes(frames, name: "a-0", lasting: 4) == """
        @keyframes a-0 {
          0% { visibility: hidden; transform: translate(20px, 852px); opacity: 0.5; \
        animation-timing-function: step-end }
          75% { visibility: visible; transform: translate(20px, 852px); opacity: 0.5; \
        animation-timing-function: cubic-bezier(0.42, 0, 0.58, 1) }
        }

        """)
    #expect(CSSText.keyframes(frames, name: "a-0", lasting: 0).isEmpty)
  }
}
