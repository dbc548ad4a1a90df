// The device to play with: what is picked, it plays.

internal import Foundation
internal import PushwooshFramework

/// One large device, and a choice of everything that it can play.
///
/// The choice works without a script: rules look which buttons are checked.
struct PreviewPicker {
  let page: PreviewPage
  /// What is picked before anybody picks: what holds in an app that sets nothing.
  private let initial = ModalSettings()

  init(page: PreviewPage) { self.page = page }

  /// The selector of the device while a scene is picked.
  static func selector(of scene: Scene) -> String {
    ".try" + checked(scene.position) + checked(scene.presentAnimation)
      + checked(scene.dismissAnimation)
  }

  /// Shows the picked names in the code.
  static var css: String {
    names(ModalWindowPosition.self) + names(PresentModalWindowAnimation.self)
      + names(DismissModalWindowAnimation.self)
  }

  var html: String {
    """
    <section class="try" aria-label="Try it">
    <div class="stage">
    \(page.pictures[initialScene]?.html ?? "")</div>
    <form>
    \(buttons(initial.position))\(buttons(initial.presentAnimation))\
    \(buttons(initial.dismissAnimation))\(Self.switches)\(Self.code)</form>
    </section>

    """
  }

  private var initialScene: Scene {
    Scene(
      position: initial.position, presentAnimation: initial.presentAnimation,
      dismissAnimation: initial.dismissAnimation)
  }

  /// The buttons of a setting.
  private func buttons<Setting: Pickable>(_ initial: Setting) -> String {
    let buttons = Setting.allCases.map { choice in
      """
      <label><input type="radio" name="\(Setting.group)" id="\(choice.id)"\
      \(choice == initial ? " checked" : "")><span>\(choice.caseName.words)</span></label>

      """
    }
    return """
      <fieldset><legend>\(Setting.title)</legend>
      \(buttons.joined())</fieldset>

      """
  }

  private static let switches = """
    <fieldset><legend>View</legend>
    <label class="motion"><input type="checkbox" id="slow"><span>Slow motion</span></label>
    <label class="motion"><input type="checkbox" id="pause"><span>Pause</span></label>
    <label><input type="checkbox" id="safe-area"><span>Safe area</span></label>
    <p class="still">You asked for less motion, so the pictures stand still.</p>
    </fieldset>

    """

  /// The call that makes the settings.
  private static let code = """
    <pre><code>Pushwoosh.media.modalRichMedia.<b>configure</b>(
      position: \(picked(ModalWindowPosition.self)),
      presentAnimation: \(picked(PresentModalWindowAnimation.self)),
      dismissAnimation: \(picked(DismissModalWindowAnimation.self)))</code></pre>

    """

  /// The names of all cases, of which one is to be seen.
  private static func picked<Setting: Pickable>(_ setting: Setting.Type) -> String {
    setting.allCases.map { #"<span class="name \#($0.id)">.\#($0.caseName.code)</span>"# }.joined()
  }

  private static func names<Setting: Pickable>(_ setting: Setting.Type) -> String {
    setting.allCases.map { ".try\(checked($0)) .name.\($0.id) { display: inline }\n" }.joined()
  }

  private static func checked(_ choice: some Pickable) -> String { ":has(#\(choice.id):checked)" }
}
