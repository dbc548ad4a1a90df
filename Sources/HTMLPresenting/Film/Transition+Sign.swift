// The way of a transition as one sign.

internal import PushwooshFramework

extension Transition {
  /// An arrow in the direction of the movement, or a sign for a fade or a jump.
  var sign: String {
    if end.frame.minX > start.frame.minX { return "→" }
    if end.frame.minX < start.frame.minX { return "←" }
    if end.frame.minY > start.frame.minY { return "↓" }
    if end.frame.minY < start.frame.minY { return "↑" }
    return duration > 0 ? "◌" : "•"
  }
}
