// How a window looks at one moment.

package import Foundation

/// Where a window is at one moment, and how it is drawn there.
package struct WindowPose: Hashable, Sendable {
  /// Its place on the screen, in points; it may lie outside.
  package var frame: CGRect
  /// 0 where nothing of it can be seen, 1 where nothing shines through.
  package var opacity: Double
  /// How round its corners are.
  package var corners: CornerRadii

  package init(frame: CGRect, opacity: Double = 1, corners: CornerRadii) {
    self.frame = frame
    self.opacity = opacity
    self.corners = corners
  }

  /// The pose in which a window comes to rest.
  ///
  /// - Parameters:
  ///   - content: The size that its content asks for, in points.
  ///   - settings: Its position and its corners.
  ///   - screen: The screen that it stands on.
  package init(content: CGSize, settings: ModalSettings, screen: Screen) {
    let frame = screen.frame(of: content, at: settings.position)
    self.init(
      frame: frame,
      corners: CornerRadii(settings.corners, radius: settings.cornerRadius, size: frame.size))
  }

  /// The same pose, farther right and down; negative coordinates lead left and up.
  package func moved(by offset: CGPoint) -> WindowPose {
    var pose = self
    pose.frame.origin.x += offset.x
    pose.frame.origin.y += offset.y
    return pose
  }

  /// The same pose, wholly outside an edge of the screen.
  package func outside(_ edge: ScreenEdge, of screen: Screen) -> WindowPose {
    var pose = self
    switch edge {
    case .top: pose.frame.origin.y = screen.bounds.minY - frame.height
    case .left: pose.frame.origin.x = screen.bounds.minX - frame.width
    case .bottom: pose.frame.origin.y = screen.bounds.maxY
    case .right: pose.frame.origin.x = screen.bounds.maxX
    }
    return pose
  }
}

/// An edge of the screen that windows come and leave over.
package enum ScreenEdge: CaseIterable, Hashable, Sendable {
  case top
  case left
  case bottom
  case right
}
