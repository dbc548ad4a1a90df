// A picture of each case that a reader may choose: positions, and how windows come and leave.

internal import PushwooshFramework

/// A drawing of one case, as SVG that needs no other file.
package struct CasePicture: Sendable {
  /// The type and the case as code writes them: `ModalWindowPosition.PWModalWindowPositionTop`.
  package let symbol: String
  /// It plays over and over, and stands still for readers who asked for less motion.
  package let moving: String
  /// It shows the window at rest, and where an animation leads.
  package let still: String
}

extension CasePicture {
  /// All cases of the enums that a picture says more of than words do.
  package static var all: [CasePicture] {
    pictures(ModalWindowPosition.self) { position, initial in
      (Scene(initial, position: position), nil)
    }
      + pictures(PresentModalWindowAnimation.self) { animation, initial in
        (Scene(initial, presentAnimation: animation), \.first)
      }
      + pictures(DismissModalWindowAnimation.self) { animation, initial in
        let scene = Scene(
          initial, presentAnimation: .PWAnimationPresentNone, dismissAnimation: animation)
        return (scene, \.last)
      }
  }

  /// The scene of a case, and which of the window's transitions it is about.
  private typealias Subject = (scene: Scene, transition: KeyPath<[Transition], Transition?>?)

  private static func pictures<Setting: Pickable>(
    _ setting: Setting.Type, _ subject: (Setting, ModalSettings) -> Subject
  ) -> [CasePicture] {
    setting.allCases.map { choice in
      let (scene, path) = subject(choice, ModalSettings())
      let film = scene.film(on: DeviceStyle.phone.screen, showing: .sample)
      let drawing = SceneDrawing(
        film: film,
        title: "A phone with a modal window. \(Setting.title): \(choice.caseName.words).",
        subject: path.flatMap { film.tracks.first?.transitions[keyPath: $0] })
      return CasePicture(
        symbol: "\(setting).\(choice.caseName.code)", moving: drawing.moving, still: drawing.still)
    }
  }
}

extension Scene {
  /// What holds in an app that sets nothing, but for what is named.
  fileprivate init(
    _ initial: ModalSettings, position: ModalWindowPosition? = nil,
    presentAnimation: PresentModalWindowAnimation? = nil,
    dismissAnimation: DismissModalWindowAnimation? = nil
  ) {
    self.init(
      position: position ?? initial.position,
      presentAnimation: presentAnimation ?? initial.presentAnimation,
      dismissAnimation: dismissAnimation ?? initial.dismissAnimation)
  }
}
