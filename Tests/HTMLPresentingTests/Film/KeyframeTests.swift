// Keyframes say when a window is where.

import Foundation
import PushwooshFramework
import Testing

@testable import HTMLPresenting

struct KeyframeTests {
  let rest = WindowPose(
    frame: CGRect(x: 10, y: 20, width: 100, height: 50),
    corners: CornerRadii([], radius: 0, size: CGSize(width: 100, height: 50)))

  private func track(
    end: TimeInterval?, _ changes: [(TimeInterval, WindowTrack.Change.Kind)]
  ) -> WindowTrack {
    var track = WindowTrack(html: "", start: changes.first?.0 ?? 0)
    track.changes = changes.map { WindowTrack.Change(time: $0.0, kind: $0.1) }
    track.end = end
    return track
  }

  private func moved(_ y: CGFloat, to end: CGFloat) -> Transition {
    Transition(
      from: rest.moved(by: CGPoint(x: 0, y: y)), to: rest.moved(by: CGPoint(x: 0, y: end)),
      duration: 1, curve: .easeInOut)
  }

  @Test func wholeLife() {
    let coming = moved(100, to: 0)
    let leaving = moved(0, to: -100)
    let frames = track(end: 5, [(1, .transition(coming)), (4, .transition(leaving))])
      .keyframes(lasting: 6)
    #expect(
      frames == [
        Keyframe(time: 0, pose: coming.start, isShown: false, easing: .hold),
        Keyframe(time: 1, pose: coming.start, easing: .curve(.easeInOut)),
        Keyframe(time: 2, pose: coming.end, easing: .hold),
        Keyframe(time: 4, pose: leaving.start, easing: .curve(.easeInOut)),
        Keyframe(time: 5, pose: leaving.end, isShown: false, easing: .hold),
        Keyframe(time: 6, pose: leaving.end, isShown: false, easing: .hold),
      ])
  }

  @Test func jumpTakesOneKeyframe() {
    let jump = Transition(from: rest, to: rest, duration: 0, curve: .easeIn)
    let frames = track(end: nil, [(1, .transition(jump))]).keyframes(lasting: 2)
    #expect(
      frames == [
        Keyframe(time: 0, pose: rest, isShown: false, easing: .hold),
        Keyframe(time: 1, pose: rest, easing: .hold),
        Keyframe(time: 2, pose: rest, easing: .hold),
      ])
  }

  @Test func windowFromTheBeginningIsSeenFromTheBeginning() {
    let frames = track(end: nil, [(0, .pose(rest))]).keyframes(lasting: 2)
    #expect(frames.map(\.isShown) == [true, true])
    #expect(frames.map(\.time) == [0, 2])
  }

  @Test func transitionThatIsCutShortIsSampled() {
    let coming = moved(100, to: 0)
    let other = rest.moved(by: CGPoint(x: 5, y: 5))
    let frames = track(end: nil, [(0, .transition(coming)), (0.5, .pose(other))])
      .keyframes(lasting: 2)
    let sampled = frames.filter { $0.time < 0.499 }
    #expect(sampled.count == 30)
    for frame in sampled {
      #expect(frame.pose == coming.pose(at: frame.time))
      #expect(frame.easing == .even)
    }
    #expect(frames.suffix(2).map(\.pose) == [other, other])
  }

  @Test func windowWithoutAPlaceHasNone() {
    #expect(track(end: 1, []).keyframes(lasting: 2).isEmpty)
  }
}
