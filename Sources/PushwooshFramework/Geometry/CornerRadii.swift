// How round each corner of a window is.

package import Foundation

/// The radius of each corner of a window, in points.
package struct CornerRadii: Hashable, Sendable {
  package let topLeft: CGFloat
  package let topRight: CGFloat
  package let bottomLeft: CGFloat
  package let bottomRight: CGFloat

  /// Rounds the named corners and leaves the others square.
  ///
  /// - Parameters:
  ///   - corners: The corners to round.
  ///   - radius: Their radius; a negative one, or one that is no number, counts as 0, and half of
  ///     the shorter side limits it.
  ///   - size: The size of the window.
  package init(_ corners: CornerType, radius: CGFloat, size: CGSize) {
    let half = min(size.width, size.height) / 2
    let radius = radius > 0 && half > 0 ? min(radius, half) : 0
    topLeft = corners.contains(.PWCornerTypeTopLeft) ? radius : 0
    topRight = corners.contains(.PWCornerTypeTopRight) ? radius : 0
    bottomLeft = corners.contains(.PWCornerTypeBottomLeft) ? radius : 0
    bottomRight = corners.contains(.PWCornerTypeBottomRight) ? radius : 0
  }
}
