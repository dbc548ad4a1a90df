// One window's way over the screen, played through the framework.

package import Foundation
package import PushwooshFramework

/// How a window comes, where it stands and how it leaves.
package struct Scene: Hashable, Sendable {
  package let position: ModalWindowPosition
  package let presentAnimation: PresentModalWindowAnimation
  package let dismissAnimation: DismissModalWindowAnimation

  package init(
    position: ModalWindowPosition, presentAnimation: PresentModalWindowAnimation,
    dismissAnimation: DismissModalWindowAnimation
  ) {
    self.position = position
    self.presentAnimation = presentAnimation
    self.dismissAnimation = dismissAnimation
  }

  /// Every combination there is.
  package static let all: [Scene] = ModalWindowPosition.allCases.flatMap { position in
    PresentModalWindowAnimation.allCases.flatMap { present in
      DismissModalWindowAnimation.allCases.map { dismiss in
        Scene(position: position, presentAnimation: present, dismissAnimation: dismiss)
      }
    }
  }

  /// A name that no other scene has, fit for a class in HTML.
  package var name: String {
    "scene-\(position.rawValue)-\(presentAnimation.rawValue)-\(dismissAnimation.rawValue)"
  }

  /// The seconds before the window comes.
  package static let lead: TimeInterval = 0.6
  /// The seconds that the window rests.
  package static let hold: TimeInterval = 1.6
  /// The seconds that a scene takes, the same for all, so that they run side by side.
  package static let duration: TimeInterval = lead + hold + 2 * Transition.seconds + 0.6

  /// Plays the scene.
  ///
  /// It goes the way of every rich media: through the gate, on the settings that the app makes, to
  /// a presenter, until the timer closes the window.
  package func film(on screen: Screen, showing content: PreviewContent) -> Film {
    let clock = FilmClock()
    let presenter = HTMLPresenter(
      screen: screen, clock: clock, pageSize: content.size(at: position))
    let manager = PWRichMediaManager(
      infoDictionary: Self.infoDictionary, store: NoStyleStore(), log: { _ in })
    manager.attach(Platform(presenter: presenter, clock: clock))
    configure(PWModalRichMedia(manager: manager))
    clock.run(until: Self.lead)
    manager.present(PWRichMedia(source: .inApp, body: .html(content.html)))
    clock.run()
    return presenter.film(lasting: Self.duration)
  }

  private func configure(_ modal: PWModalRichMedia) {
    modal.configure(
      position: position, presentAnimation: presentAnimation, dismissAnimation: dismissAnimation)
    modal.setCornerType(position.roundCorners, withRadius: Self.cornerRadius)
    modal.closeAfter(Self.hold)
  }

  /// The radius of the windows' corners, in points.
  package static let cornerRadius: CGFloat = 28

  private static let infoDictionary = [
    PWInfoPlistKey.Pushwoosh_RICH_MEDIA_STYLE.rawValue:
      PWInfoPlistRichMediaStyle.MODAL_RICH_MEDIA.rawValue
  ]
}

extension ModalWindowPosition {
  /// The corners that are round in pictures: those that lie inside the screen.
  fileprivate var roundCorners: CornerType {
    switch self {
    case .PWModalWindowPositionTop, .PWModalWindowPositionCenter, .PWModalWindowPositionBottom,
      .PWModalWindowPositionDefault:
      [
        .PWCornerTypeTopLeft, .PWCornerTypeTopRight, .PWCornerTypeBottomLeft,
        .PWCornerTypeBottomRight,
      ]
    case .PWModalWindowPositionBottomSheet: [.PWCornerTypeTopLeft, .PWCornerTypeTopRight]
    case .PWModalWindowPositionFullScreen: .PWCornerTypeNone
    }
  }
}

/// Remembers nothing: a film is the first launch of its app.
private struct NoStyleStore: StyleStore {
  func read() -> String? { nil }
  func write(_ style: String) {}
}
