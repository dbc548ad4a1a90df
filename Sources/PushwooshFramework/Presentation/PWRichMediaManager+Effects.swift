// What the manager does for the machine: it asks and tells the delegate and the platform.

internal import Foundation

extension PWRichMediaManager {
  /// Takes in what has happened to rich media.
  func take(_ event: PresentationMachine.Event) {
    gate.take(event) { perform($0, &$1) }
  }

  private func perform(_ effect: PresentationMachine.Effect, _ alarms: inout RichMediaGate.Alarms) {
    switch effect {
    case .ask(let richMedia): take(.answered(ask(for: richMedia)))
    case .tellPresented(let richMedia):
      delegates.delegate?.richMediaManager(self, didPresent: richMedia)
    case .tellClosed(let richMedia):
      delegates.delegate?.richMediaManager(self, didClose: richMedia)
    case .tellFailed(let richMedia, let error):
      log("A rich media was not presented. \(error.localizedDescription)")
      delegates.delegate?.richMediaManager(
        self, presentingDidFailFor: richMedia, withError: error)
    case .tellAttachedBefore: log("Ignored a platform: another one is attached already.")
    case .order(let order, let platform): carryOut(order, on: platform, &alarms)
    }
  }

  private func ask(for richMedia: PWRichMedia) -> PresentationMachine.Answer {
    let delegate = delegates.delegate
    let isAllowed = delegate?.richMediaManager(self, shouldPresent: richMedia) ?? true
    guard isAllowed else { return .refuse }
    let style = style.style
    let window = ModalWindow(richMedia: richMedia, style: style) { [weak self] window, event in
      self?.take(.reported(window, event))
    }
    return .present(
      window, style == .modal ? modalSettings : .fullScreen, byDelegate: delegate != nil)
  }

  private func carryOut(
    _ order: PresentationMachine.Order, on platform: Platform,
    _ alarms: inout RichMediaGate.Alarms
  ) {
    let presenter = platform.presenter
    switch order {
    case .load(let window, let area):
      presenter.load(window, fitting: area) { [weak self] result in
        self?.take(.loaded(window, result))
      }
    case .show(let window): presenter.show(window)
    case .playHaptics(let type): platform.playHaptics(type)
    case .animate(let window, let transition): presenter.animate(window, along: transition)
    case .move(let window, let pose): presenter.move(window, to: pose)
    case .remove(let window): presenter.remove(window)
    case .set(let alarm, let seconds):
      alarms[alarm] = platform.clock.wake(after: seconds) { [weak self] in
        self?.take(.rang(alarm))
      }
    case .callOff(let alarm): alarms.removeValue(forKey: alarm)?()
    }
  }
}
