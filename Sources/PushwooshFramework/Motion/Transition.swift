// A window on its way from one pose to another.

package import Foundation

/// The way of a window from one pose to another.
///
/// Where the window is at a moment has this one answer, for those that draw it and those that
/// reckon with it.
package struct Transition: Hashable, Sendable {
  /// How long a transition takes that is seen, in seconds.
  package static let seconds: TimeInterval = 0.3

  /// Where it begins.
  package let start: WindowPose
  /// Where it ends.
  package let end: WindowPose
  /// How long it takes, in seconds; 0 where the window is in its new pose at once.
  package let duration: TimeInterval
  /// How fast it goes along.
  package let curve: TimingCurve

  package init(
    from start: WindowPose, to end: WindowPose, duration: TimeInterval = Transition.seconds,
    curve: TimingCurve
  ) {
    self.start = start
    self.end = end
    self.duration = duration
    self.curve = curve
  }

  /// The window's pose at a moment.
  ///
  /// - Parameter time: The seconds since the transition began. Before it the window is where it
  ///   begins, and after it where it ends.
  package func pose(at time: TimeInterval) -> WindowPose {
    guard time < duration else { return end }
    let progress = curve.progress(at: time / duration)
    var pose = end
    pose.frame.origin.x = Self.between(start.frame.minX, end.frame.minX, progress)
    pose.frame.origin.y = Self.between(start.frame.minY, end.frame.minY, progress)
    pose.opacity = Self.between(start.opacity, end.opacity, progress)
    return pose
  }

  private static func between<Number: BinaryFloatingPoint>(
    _ start: Number, _ end: Number, _ progress: Double
  ) -> Number { start + (end - start) * Number(progress) }
}
