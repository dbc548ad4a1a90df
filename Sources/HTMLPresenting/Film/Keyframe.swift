// A window's track as keyframes.

internal import Foundation
internal import PushwooshFramework

/// A moment of a film, and how it goes on from there.
struct Keyframe: Hashable {
  /// How the way to the next keyframe is gone.
  enum Easing: Hashable {
    /// Not at all: the next keyframe comes with a jump.
    case hold
    /// Evenly.
    case even
    case curve(TimingCurve)
  }

  /// In seconds since the film began.
  var time: TimeInterval
  var pose: WindowPose
  /// Whether the window is on the screen.
  var isShown = true
  var easing: Easing
}

extension WindowTrack {
  /// Times that differ by less are the same, in seconds.
  private static let precision = 0.000_001
  /// How close together the samples of a transition are that does not come to its end, in seconds.
  private static let sampling = 1.0 / 60

  /// The keyframes of a film's length: the first at its beginning, the last at its end.
  ///
  /// None where the window never had a place.
  func keyframes(lasting duration: TimeInterval) -> [Keyframe] {
    guard let first = changes.first, let last = changes.last else { return [] }
    var frames = [Keyframe(time: 0, pose: first.start, isShown: false, easing: .hold)]
    for (index, change) in changes.enumerated() {
      let next = index + 1 < changes.count ? changes[index + 1].time : end ?? duration
      for frame in Self.keyframes(of: change, until: next) { Self.add(frame, to: &frames) }
    }
    if let end {
      Self.add(Keyframe(time: end, pose: last.end, isShown: false, easing: .hold), to: &frames)
    }
    var final = frames[frames.count - 1]
    final.time = duration
    Self.add(final, to: &frames)
    return frames
  }

  /// Of two keyframes at one time the later counts.
  private static func add(_ frame: Keyframe, to frames: inout [Keyframe]) {
    if let last = frames.last, frame.time - last.time < precision { frames.removeLast() }
    frames.append(frame)
  }

  private static func keyframes(of change: Change, until next: TimeInterval) -> [Keyframe] {
    guard case .transition(let transition) = change.kind, transition.duration > 0 else {
      return [Keyframe(time: change.time, pose: change.end, easing: .hold)]
    }
    let end = change.time + transition.duration
    guard end > next + precision else {
      return [
        Keyframe(time: change.time, pose: transition.start, easing: .curve(transition.curve)),
        Keyframe(time: end, pose: transition.end, easing: .hold),
      ]
    }
    return stride(from: 0, to: next - change.time, by: sampling).map { time in
      Keyframe(time: change.time + time, pose: transition.pose(at: time), easing: .even)
    }
  }
}
