// The transition behind each animation.

extension Transition {
  /// How a window comes to its place.
  ///
  /// - Parameters:
  ///   - animation: How it comes.
  ///   - rest: Where it comes to rest.
  ///   - screen: The screen from outside of which it comes.
  package static func presenting(
    _ animation: PresentModalWindowAnimation, to rest: WindowPose, on screen: Screen
  ) -> Transition {
    guard let edge = animation.edge else {
      return Transition(from: rest, to: rest, duration: 0, curve: .easeOut)
    }
    return Transition(from: rest.outside(edge, of: screen), to: rest, curve: .easeOut)
  }

  /// How a window leaves.
  ///
  /// - Parameters:
  ///   - animation: How it leaves.
  ///   - pose: Where it is, at rest or not.
  ///   - screen: The screen that it leaves.
  package static func dismissing(
    _ animation: DismissModalWindowAnimation, from pose: WindowPose, on screen: Screen
  ) -> Transition {
    switch animation {
    case .PWAnimationDismissDown: leaving(over: .bottom, from: pose, on: screen)
    case .PWAnimationDismissUp: leaving(over: .top, from: pose, on: screen)
    case .PWAnimationDismissLeft: leaving(over: .left, from: pose, on: screen)
    case .PWAnimationDismissRight: leaving(over: .right, from: pose, on: screen)
    case .PWAnimationCurveEaseInOut, .PWAnimationDismissDefault: fading(from: pose)
    case .PWAnimationDismissNone: vanishing(from: pose)
    }
  }

  /// How a window that was swiped away leaves: on in the direction of the swipe.
  package static func dismissing(
    swiped direction: DismissSwipeDirection, from pose: WindowPose, on screen: Screen
  ) -> Transition {
    guard let edge = direction.edge else { return vanishing(from: pose) }
    return leaving(over: edge, from: pose, on: screen)
  }

  /// How a window that a finger let go of too early goes back to its place.
  package static func returning(from pose: WindowPose, to rest: WindowPose) -> Transition {
    Transition(from: pose, to: rest, curve: .easeOut)
  }

  private static func leaving(
    over edge: ScreenEdge, from pose: WindowPose, on screen: Screen
  ) -> Transition {
    Transition(from: pose, to: pose.outside(edge, of: screen), curve: .easeIn)
  }

  private static func fading(from pose: WindowPose) -> Transition {
    Transition(from: pose, to: pose.unseen, curve: .easeInOut)
  }

  private static func vanishing(from pose: WindowPose) -> Transition {
    Transition(from: pose, to: pose.unseen, duration: 0, curve: .easeIn)
  }
}

extension WindowPose {
  /// The same pose, of which nothing can be seen.
  fileprivate var unseen: WindowPose {
    WindowPose(frame: frame, opacity: 0, corners: corners)
  }
}

extension PresentModalWindowAnimation {
  /// The edge that a window comes over; absent where it is there at once.
  fileprivate var edge: ScreenEdge? {
    switch self {
    case .PWAnimationPresentFromBottom: .bottom
    case .PWAnimationPresentFromTop: .top
    case .PWAnimationPresentFromRight: .right
    case .PWAnimationPresentFromLeft: .left
    case .PWAnimationPresentNone: nil
    }
  }
}

extension DismissSwipeDirection {
  /// The edge that a window is swiped over; absent where nothing is swiped.
  fileprivate var edge: ScreenEdge? {
    switch self {
    case .PWSwipeDismissDown: .bottom
    case .PWSwipeDismissUp: .top
    case .PWSwipeDismissLeft: .left
    case .PWSwipeDismissRight: .right
    case .PWSwipeDismissNone: nil
    }
  }
}
