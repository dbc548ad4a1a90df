// A finger on a window.

internal import Foundation

extension PresentationMachine {
  /// Lets a window follow the finger, once it has come to rest and until it leaves.
  mutating func follow(_ touch: TouchPoint, on window: ModalWindow) {
    guard let index = index(of: window), presentations[index].phase == .presented,
      let rest = presentations[index].rest
    else { return }
    if touch.phase == .began {
      grip(index, touch, rest)
    } else if var swipe = presentations[index].swipe {
      if touch.phase != .cancelled { swipe.follow(touch) }
      let pose = rest.moved(by: swipe.offset)
      switch touch.phase {
      case .began, .moved:
        presentations[index].swipe = swipe
        order(.move(window, pose))
      case .ended: letGo(index, pose, swipe.outcome)
      case .cancelled: letGo(index, pose, .returns)
      }
    }
  }

  /// Takes hold of the window where it is, which may be on its way back to its place.
  private mutating func grip(_ index: Int, _ touch: TouchPoint, _ rest: WindowPose) {
    let presentation = presentations[index]
    let directions = presentation.settings.swipeDirections
    guard !directions.isEmpty, let now = platform?.clock.now,
      let pose = presentation.pose(at: now)
    else { return }
    let offset = CGPoint(
      x: pose.frame.minX - rest.frame.minX, y: pose.frame.minY - rest.frame.minY)
    presentations[index].swipe = Swipe(
      at: touch, directions: directions, size: rest.frame.size, offset: offset)
    order(.move(presentation.window, pose))
  }

  private mutating func letGo(_ index: Int, _ pose: WindowPose, _ outcome: Swipe.Outcome) {
    guard let platform, let rest = presentations[index].rest else { return }
    presentations[index].swipe = nil
    switch outcome {
    case .returns: begin(.returning(from: pose, to: rest), index)
    case .closes(let direction):
      dismiss(
        index, along: .dismissing(swiped: direction, from: pose, on: platform.presenter.screen))
    }
  }
}
