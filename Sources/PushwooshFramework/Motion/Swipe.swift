// A finger's movement, followed point by point, and what it means for the window.

package import Foundation

/// A swipe under way: where it has taken the window, and what letting go would mean.
package struct Swipe: Hashable, Sendable {
  /// What becomes of a window once the finger is gone.
  package enum Outcome: Hashable, Sendable {
    /// It goes back to its place.
    case returns
    /// It leaves in a direction.
    case closes(DismissSwipeDirection)
  }

  /// The part of the window's height or width that a finger must take it beyond.
  package static let closingFraction: CGFloat = 1 / 3
  /// The speed above which a swipe closes however short it is, in points per second.
  package static let closingSpeed: CGFloat = 1_000
  /// How long before its end a swipe's speed is measured, in seconds.
  package static let speedSpan: TimeInterval = 0.1

  /// How far the window is from its place, in points: it follows the finger in the directions
  /// that are allowed, and in no other.
  package private(set) var offset: CGPoint

  private let directions: [DismissSwipeDirection]
  private let size: CGSize
  private let grip: CGPoint
  /// The latest points, which tell the speed; the first one may be older than the span.
  private var trail: [TouchPoint]

  /// Begins a swipe.
  ///
  /// - Parameters:
  ///   - touch: Where the finger came down.
  ///   - directions: The directions that close the window.
  ///   - size: The size of the window, in points.
  ///   - offset: How far the window is from its place already, as where it is caught on its way
  ///     back.
  package init(
    at touch: TouchPoint, directions: Set<DismissSwipeDirection>, size: CGSize,
    offset: CGPoint = .zero
  ) {
    self.offset = offset
    self.directions = directions.sorted { $0.rawValue < $1.rawValue }
    self.size = size
    grip = CGPoint(x: touch.location.x - offset.x, y: touch.location.y - offset.y)
    trail = [touch]
  }

  /// Follows the finger; a location that is no number is passed over.
  package mutating func follow(_ touch: TouchPoint) {
    let x = touch.location.x - grip.x
    let y = touch.location.y - grip.y
    guard x.isFinite, y.isFinite else { return }
    offset = CGPoint(
      x: limited(x, from: .PWSwipeDismissLeft, to: .PWSwipeDismissRight),
      y: limited(y, from: .PWSwipeDismissUp, to: .PWSwipeDismissDown))
    let recent = trail.drop { touch.time - $0.time > Self.speedSpan }
    trail = (recent.isEmpty ? trail.suffix(1) : recent) + [touch]
  }

  /// What becomes of the window if the finger lets go now.
  package var outcome: Outcome {
    let taken = directions.map { ($0, share(of: $0)) }.max { $0.1 < $1.1 }
    if let (direction, share) = taken, share > Self.closingFraction { return .closes(direction) }
    if let direction = flick, distance(offset, direction) > 0 { return .closes(direction) }
    return .returns
  }

  /// The allowed direction in which the finger moves fast enough, and faster than across it.
  private var flick: DismissSwipeDirection? {
    guard let first = trail.first, let last = trail.last, last.time > first.time else { return nil }
    let span = CGFloat(last.time - first.time)
    let speed = CGPoint(
      x: (last.location.x - first.location.x) / span,
      y: (last.location.y - first.location.y) / span)
    let longest = max(abs(speed.x), abs(speed.y))
    return directions.first { direction in
      distance(speed, direction) > Self.closingSpeed && distance(speed, direction) == longest
    }
  }

  /// The part of the window's extent in a direction that the window is away from its place.
  private func share(of direction: DismissSwipeDirection) -> CGFloat {
    let distance = distance(offset, direction)
    guard distance > 0 else { return 0 }
    switch direction {
    case .PWSwipeDismissDown, .PWSwipeDismissUp: return distance / size.height
    case .PWSwipeDismissLeft, .PWSwipeDismissRight: return distance / size.width
    case .PWSwipeDismissNone: return 0
    }
  }

  /// How far a vector leads in a direction; negative where it leads the other way.
  private func distance(_ vector: CGPoint, _ direction: DismissSwipeDirection) -> CGFloat {
    switch direction {
    case .PWSwipeDismissDown: vector.y
    case .PWSwipeDismissUp: -vector.y
    case .PWSwipeDismissLeft: -vector.x
    case .PWSwipeDismissRight: vector.x
    case .PWSwipeDismissNone: 0
    }
  }

  /// A coordinate of the offset, kept from leading in a direction that is not allowed.
  private func limited(
    _ value: CGFloat, from negative: DismissSwipeDirection, to positive: DismissSwipeDirection
  ) -> CGFloat {
    let low = directions.contains(negative) ? value : max(0, value)
    return directions.contains(positive) ? low : min(0, low)
  }
}
