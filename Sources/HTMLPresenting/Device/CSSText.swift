// CSS: values of the framework, spelt.

internal import Foundation
internal import PushwooshFramework

/// Spells CSS.
///
/// Inside a device one pixel is one point.
enum CSSText {
  /// A number to four places; one that is infinite or none counts as 0.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let rounded = (value * 10_000).rounded() / 10_000
    return Int(exactly: rounded).map { String($0) } ?? String(rounded)
  }

  static func points(_ value: CGFloat) -> String { number(Double(value)) + "px" }

  static func translation(_ pose: WindowPose) -> String {
    "translate(\(points(pose.frame.minX)), \(points(pose.frame.minY)))"
  }

  /// In the order of CSS: clockwise from the upper left.
  static func radii(_ corners: CornerRadii) -> String {
    [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
      .map(points).joined(separator: " ")
  }

  static func easing(_ easing: Keyframe.Easing) -> String {
    switch easing {
    case .hold: "step-end"
    case .even: "linear"
    case .curve(let curve):
      "cubic-bezier(\([curve.x1, curve.y1, curve.x2, curve.y2].map(number).joined(separator: ", ")))"
    }
  }

  /// A `@keyframes` rule; empty where the film has no length.
  static func keyframes(_ frames: [Keyframe], name: String, lasting duration: TimeInterval)
    -> String
  {
    guard duration > 0 else { return "" }
    let lines = frames.map { frame in
      "  \(number(frame.time / duration * 100))% { visibility: \(visibility(frame)); "
        + "transform: \(translation(frame.pose)); opacity: \(number(frame.pose.opacity)); "
        + "animation-timing-function: \(easing(frame.easing)) }\n"
    }
    return "@keyframes \(name) {\n\(lines.joined())}\n"
  }

  private static func visibility(_ frame: Keyframe) -> String {
    frame.isShown ? "visible" : "hidden"
  }
}
