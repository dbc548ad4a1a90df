// The corners at the top level, under the names that Objective-C gives them.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// No corner: ``CornerType/PWCornerTypeNone``.
///
/// - Since: 6.7.5
public let PWCornerTypeNone = CornerType.PWCornerTypeNone

/// The upper left corner: ``CornerType/PWCornerTypeTopLeft``.
///
/// - Since: 6.7.5
public let PWCornerTypeTopLeft = CornerType.PWCornerTypeTopLeft

/// The upper right corner: ``CornerType/PWCornerTypeTopRight``.
///
/// - Since: 6.7.5
public let PWCornerTypeTopRight = CornerType.PWCornerTypeTopRight

/// The lower left corner: ``CornerType/PWCornerTypeBottomLeft``.
///
/// - Since: 6.7.5
public let PWCornerTypeBottomLeft = CornerType.PWCornerTypeBottomLeft

/// The lower right corner: ``CornerType/PWCornerTypeBottomRight``.
///
/// - Since: 6.7.5
public let PWCornerTypeBottomRight = CornerType.PWCornerTypeBottomRight
