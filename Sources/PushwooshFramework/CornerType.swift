// Which corners of a modal window are round.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The corners of a modal window that are round; the others stay square.
///
/// Corners combine as a set. The same values exist as constants at the top level, so that bits can
/// be put together as in Objective-C:
///
/// ```swift
/// let top: CornerType = [.PWCornerTypeTopLeft, .PWCornerTypeTopRight]
/// let left = PWCornerTypeTopLeft.rawValue | PWCornerTypeBottomLeft.rawValue
/// Pushwoosh.media.modalRichMedia.setCornerType(
///   top.union(CornerType(rawValue: left)), withRadius: 16)
/// ```
///
/// - Since: 6.7.5
public struct CornerType: OptionSet, Hashable, Sendable {
  /// The corners as bits: 1 top left, 2 top right, 4 bottom left, 8 bottom right.
  ///
  /// - Since: 6.7.5
  public let rawValue: UInt

  /// Makes a set of corners from bits.
  ///
  /// Bits that name no corner are kept, and round nothing.
  ///
  /// - Parameter rawValue: The bits of the corners, added up.
  /// - Since: 6.7.5
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// No corner: the window is a plain rectangle.
  ///
  /// This is the default.
  ///
  /// - Since: 6.7.5
  public static let PWCornerTypeNone: CornerType = []

  /// The upper left corner.
  ///
  /// - Since: 6.7.5
  public static let PWCornerTypeTopLeft = CornerType(rawValue: 1)

  /// The upper right corner.
  ///
  /// - Since: 6.7.5
  public static let PWCornerTypeTopRight = CornerType(rawValue: 2)

  /// The lower left corner.
  ///
  /// - Since: 6.7.5
  public static let PWCornerTypeBottomLeft = CornerType(rawValue: 4)

  /// The lower right corner.
  ///
  /// - Since: 6.7.5
  public static let PWCornerTypeBottomRight = CornerType(rawValue: 8)
}
