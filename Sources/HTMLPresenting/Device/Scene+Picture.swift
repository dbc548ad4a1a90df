// The picture of a scene.

package import PushwooshFramework

extension Scene {
  /// A device that plays the scene over and over.
  package func picture(
    on screen: Screen = DeviceStyle.phone.screen, showing content: PreviewContent = .sample
  ) -> DevicePicture {
    DevicePicture(name: name, label: label, film: film(on: screen, showing: content))
  }

  /// What is to be seen, in a sentence.
  private var label: String {
    "A phone with a modal window. Position: \(position.caseName.words). "
      + "It comes: \(presentAnimation.caseName.words). It leaves: \(dismissAnimation.caseName.words)."
  }
}
