// The life of a window: loading, coming in, resting, leaving.

internal import Foundation

extension PresentationMachine {
  /// Begins to present.
  mutating func load(_ window: ModalWindow, _ settings: ModalSettings) {
    guard let platform else { return }
    presentations.append(Presentation(window: window, settings: settings))
    if case .unreadable(_, let error) = window.richMedia.body {
      finishLoading(window, .failure(error))
    } else {
      let area = platform.presenter.screen.area(for: settings.position).size
      order(.load(window, area: area))
    }
  }

  /// Lets the window in, or gives it up.
  mutating func finishLoading(_ window: ModalWindow, _ result: Result<CGSize, any Error>) {
    guard let index = index(of: window), presentations[index].phase == .loading else { return }
    switch result {
    case .success(let content): appear(index, content)
    case .failure(let error):
      end(index)
      release(window)
      effects.append(.tellFailed(window.richMedia, error))
    }
  }

  /// Closes a window; one that is coming in comes to rest before.
  mutating func close(_ window: ModalWindow) {
    guard let index = index(of: window) else { return }
    switch presentations[index].phase {
    case .loading, .appearing: presentations[index].closesOnceAtRest = true
    case .presented: dismiss(index)
    case .dismissing: break
    }
  }

  mutating func ring(_ alarm: Alarm) {
    if let index = presentations.firstIndex(where: { $0.motionAlarm == alarm }) {
      finishMotion(index)
    } else if let index = presentations.firstIndex(where: { $0.closeAlarm == alarm }) {
      dismiss(index)
    }
  }

  func index(of window: ModalWindow) -> Int? {
    presentations.firstIndex { $0.window === window }
  }

  private mutating func appear(_ index: Int, _ content: CGSize) {
    guard let screen = platform?.presenter.screen else { return }
    let settings = presentations[index].settings
    let rest = WindowPose(content: content, settings: settings, screen: screen)
    presentations[index].rest = rest
    presentations[index].phase = .appearing
    order(.show(presentations[index].window))
    if settings.haptics != .PWHapticFeedbackNone {
      order(.playHaptics(settings.haptics))
    }
    move(index, along: .presenting(settings.presentAnimation, to: rest, on: screen))
  }

  private mutating func dismiss(_ index: Int) {
    guard let platform, let pose = presentations[index].pose(at: platform.clock.now) else { return }
    let animation = presentations[index].settings.dismissAnimation
    dismiss(
      index, along: .dismissing(animation, from: pose, on: platform.presenter.screen))
  }

  /// Lets a window leave.
  mutating func dismiss(_ index: Int, along transition: Transition) {
    presentations[index].phase = .dismissing
    if let alarm = presentations[index].closeAlarm { order(.callOff(alarm)) }
    presentations[index].closeAlarm = nil
    move(index, along: transition)
  }

  /// Sets a window in motion; what follows the motion follows at once where it takes no time.
  private mutating func move(_ index: Int, along transition: Transition) {
    begin(transition, index)
    if transition.duration > 0 {
      let alarm = newAlarm()
      presentations[index].motionAlarm = alarm
      order(.set(alarm, after: transition.duration))
    } else {
      finishMotion(index)
    }
  }

  /// Sets a window in motion without anything that follows.
  mutating func begin(_ transition: Transition, _ index: Int) {
    presentations[index].motion = Presentation.Motion(
      transition: transition, start: platform?.clock.now ?? 0)
    order(.animate(presentations[index].window, transition))
  }

  private mutating func finishMotion(_ index: Int) {
    presentations[index].motionAlarm = nil
    let window = presentations[index].window
    if presentations[index].phase == .appearing {
      rest(index)
    } else {
      end(index)
      order(.remove(window))
      effects.append(.tellClosed(window.richMedia))
    }
  }

  private mutating func rest(_ index: Int) {
    let presentation = presentations[index]
    presentations[index].phase = .presented
    release(presentation.window)
    effects.append(.tellPresented(presentation.window.richMedia))
    if presentation.closesOnceAtRest {
      dismiss(index)
    } else if let delay = presentation.settings.closeDelay {
      let alarm = newAlarm()
      presentations[index].closeAlarm = alarm
      order(.set(alarm, after: delay))
    }
  }

  /// Lets those that wait be asked for again, if it was this window that held them up.
  private mutating func release(_ window: ModalWindow) {
    if heldBy === window { heldBy = nil }
  }

  private mutating func end(_ index: Int) {
    ArrivalQueue.forget(presentations.remove(at: index).window.richMedia)
  }
}
