// The ways in which projects lay out their translations: one file each, tried in turn.

/// A way to lay out translations.
protocol Layout: Sendable {
  /// What of a tree follows this layout.
  static func findings(in tree: LayoutTree) -> [LayoutFinding]
}
