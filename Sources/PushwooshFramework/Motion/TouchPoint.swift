// One report about a finger on a window.

package import Foundation

/// One report about the finger that touches a window.
package struct TouchPoint: Hashable, Sendable {
  package enum Phase: Hashable, Sendable {
    /// The finger came down.
    case began
    /// The finger went on.
    case moved
    /// The finger was lifted.
    case ended
    /// The system took the finger's movement for something else.
    case cancelled
  }

  package let phase: Phase
  /// Where on the screen the finger is, in points.
  package let location: CGPoint
  /// When it was there, in seconds of the platform's clock.
  package let time: TimeInterval

  package init(_ phase: Phase, at location: CGPoint, time: TimeInterval) {
    self.phase = phase
    self.location = location
    self.time = time
  }
}
