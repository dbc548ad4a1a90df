// The curves of movements.

import PushwooshFramework
import Testing

@Suite struct TimingCurveTests {
  @Test(arguments: [TimingCurve.easeIn, .easeOut, .easeInOut])
  func leadsFromZeroToOneAndNeverBack(curve: TimingCurve) {
    let steps = (0...100).map { curve.progress(at: Double($0) / 100) }
    #expect(steps.first == 0)
    #expect(steps.last == 1)
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 < $1 })
    #expect(curve.progress(at: -1) == 0)
    #expect(curve.progress(at: 2) == 1)
    #expect(curve.progress(at: .nan) == 0)
  }

  /// Figures from a browser's `cubic-bezier`, to six places.
  @Test(arguments: [
    (TimingCurve.easeInOut, 0.25, 0.129162), (.easeInOut, 0.5, 0.5), (.easeInOut, 0.75, 0.870838),
    (.easeIn, 0.5, 0.315357), (.easeOut, 0.5, 0.684643),
  ])
  func isTheCurveOfCSS(curve: TimingCurve, fraction: Double, progress: Double) {
    #expect(abs(curve.progress(at: fraction) - progress) < 0.000001)
  }
}
