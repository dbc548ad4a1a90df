// How fast a movement goes along.

/// A cubic Bézier curve from (0, 0) to (1, 1): time from left to right, progress upwards.
///
/// It is the curve that CSS writes `cubic-bezier(x1, y1, x2, y2)`, and UIKit's curves are of the
/// same kind.
package struct TimingCurve: Hashable, Sendable {
  /// The time of the first control point, from 0 to 1.
  package let x1: Double
  /// The progress of the first control point.
  package let y1: Double
  /// The time of the second control point, from 0 to 1.
  package let x2: Double
  /// The progress of the second control point.
  package let y2: Double

  /// Slow at the end: for what comes in.
  package static let easeOut = TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// Slow at the beginning: for what leaves.
  package static let easeIn = TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// Slow at both ends.
  package static let easeInOut = TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// How far a movement is, from 0 to 1, at a fraction of its time from 0 to 1.
  package func progress(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    // Time only grows along the curve, so halving finds the place; 52 steps reach the precision
    // of the numbers.
    var low = 0.0
    var high = 1.0
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if Self.value(at: middle, x1, x2) < fraction { low = middle } else { high = middle }
    }
    return Self.value(at: high, y1, y2)
  }

  /// A coordinate of the curve at a place along it, from those of the control points.
  private static func value(at place: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - place
    return 3 * rest * rest * place * first + 3 * rest * place * place * second
      + place * place * place
  }
}
