// A screen, its safe area, and where a window stands on it.

package import Foundation

/// A screen in points, with its origin at the upper left corner, as it is turned now.
package struct Screen: Hashable, Sendable {
  /// How far the parts reach in that a notch, a home indicator or a system bar covers, in points.
  package struct Insets: Hashable, Sendable {
    /// From the upper edge.
    package let top: CGFloat
    /// From the left edge.
    package let left: CGFloat
    /// From the lower edge.
    package let bottom: CGFloat
    /// From the right edge.
    package let right: CGFloat

    /// Makes insets; negative lengths, and those that are no number, count as 0.
    package init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
      self.top = top.length
      self.left = left.length
      self.bottom = bottom.length
      self.right = right.length
    }
  }

  /// The whole screen.
  package let bounds: CGRect
  /// What lies between its edges and its safe area.
  package let insets: Insets

  /// Makes a screen; negative lengths, and those that are no number, count as 0.
  ///
  /// - Parameters:
  ///   - size: Width and height in points.
  ///   - insets: What lies between the edges and the safe area.
  package init(size: CGSize, insets: Insets = Insets()) {
    bounds = CGRect(x: 0, y: 0, width: size.width.length, height: size.height.length)
    self.insets = insets
  }

  /// The part of the screen that nothing of the system covers; empty where the insets leave none.
  package var safeArea: CGRect { area(insets) }

  /// The part of the screen that a window in a position may use.
  package func area(for position: ModalWindowPosition) -> CGRect {
    switch position {
    case .PWModalWindowPositionTop, .PWModalWindowPositionCenter, .PWModalWindowPositionBottom,
      .PWModalWindowPositionDefault:
      safeArea
    case .PWModalWindowPositionBottomSheet:
      area(Insets(top: insets.top, left: insets.left, right: insets.right))
    case .PWModalWindowPositionFullScreen:
      bounds
    }
  }

  /// Where a window stands once it has come to rest.
  ///
  /// It is as large as its content and never larger than the area of its position, in which it
  /// stands in the middle from left to right. In full screen it fills the area.
  ///
  /// - Parameters:
  ///   - content: The size that the content asks for, in points.
  ///   - position: Where the window stands.
  package func frame(of content: CGSize, at position: ModalWindowPosition) -> CGRect {
    let area = area(for: position)
    if position == .PWModalWindowPositionFullScreen { return area }
    let size = CGSize(
      width: min(content.width.length, area.width),
      height: min(content.height.length, area.height))
    let x = area.midX - size.width / 2
    switch position {
    case .PWModalWindowPositionTop:
      return CGRect(origin: CGPoint(x: x, y: area.minY), size: size)
    case .PWModalWindowPositionBottom, .PWModalWindowPositionBottomSheet:
      return CGRect(origin: CGPoint(x: x, y: area.maxY - size.height), size: size)
    case .PWModalWindowPositionCenter, .PWModalWindowPositionDefault,
      .PWModalWindowPositionFullScreen:
      return CGRect(origin: CGPoint(x: x, y: area.midY - size.height / 2), size: size)
    }
  }

  private func area(_ insets: Insets) -> CGRect {
    let x = min(insets.left, bounds.width)
    let y = min(insets.top, bounds.height)
    return CGRect(
      x: x, y: y, width: max(0, bounds.width - x - insets.right),
      height: max(0, bounds.height - y - insets.bottom))
  }
}

extension CGFloat {
  /// The number as a length: 0 where it is negative or no number.
  fileprivate var length: CGFloat { self > 0 ? self : 0 }
}
