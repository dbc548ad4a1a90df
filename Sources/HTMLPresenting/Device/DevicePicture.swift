// One device with its windows, as a piece of a page.

internal import Foundation
internal import Markup
internal import PushwooshFramework

/// A device that plays a film, as a piece of a page.
///
/// The page needs, once, the style sheet of the ``DeviceStyle`` and, for each picture, its ``css``.
/// Readers who asked for less motion, and paper, get the window at rest.
///
/// The windows' pages are foreign HTML. They stand in frames without any permission and cannot
/// reach the page. What they may load is up to the page's content security policy, which frames of
/// this kind take over: it must allow inline styles, and should allow nothing that is not `data:`.
package struct DevicePicture: Sendable {
  /// The name of the picture: a class of its device, and the beginning of its keyframes' names.
  package let name: String
  /// What a reader is told who does not see the picture.
  package let label: String
  package let film: Film

  /// Makes a picture.
  ///
  /// - Parameters:
  ///   - name: Unique in the page, of letters, digits and hyphens.
  ///   - label: What is to be seen, in a sentence.
  ///   - film: What the device plays.
  package init(name: String, label: String, film: Film) {
    self.name = name
    self.label = label
    self.film = film
  }

  /// The device.
  package var html: String {
    let windows = film.tracks.enumerated().map { number, track in
      """
      <div class="device-window device-window-\(number)">\(Self.frame(track.html))</div>

      """
    }
    return """
      <div class="device \(name)" role="img" aria-label="\(HTML.text(label))">
      <div class="device-body"><div class="device-screen" inert>
      \(Self.app)\(windows.joined())\(Self.system)</div></div>
      </div>

      """
  }

  /// The places of its windows, and their keyframes.
  package var css: String { css(for: ".\(name)") }

  /// The same rules for another device.
  ///
  /// - Parameter device: A selector of devices with the same windows.
  package func css(for device: String) -> String {
    var rules = ""
    for (number, track) in film.tracks.enumerated() {
      guard let rest = track.rest else { continue }
      let window = device.split(separator: ",").map { "\($0) .device-window-\(number)" }
        .joined(separator: ",")
      rules += """
        \(window) { width: \(CSSText.points(rest.frame.width)); \
        height: \(CSSText.points(rest.frame.height)); \
        border-radius: \(CSSText.radii(rest.corners)); \
        transform: \(CSSText.translation(rest)); \
        animation-name: \(name)-\(number); \
        animation-duration: calc(\(CSSText.number(film.duration))s * var(--device-slowness, 1)) }

        """
      let frames = track.keyframes(lasting: film.duration)
      rules += CSSText.keyframes(frames, name: "\(name)-\(number)", lasting: film.duration)
    }
    return rules
  }

  /// A page in a frame that may do nothing.
  private static func frame(_ page: String) -> String {
    """
    <iframe sandbox srcdoc="\(HTML.text(page))" title="Rich media" tabindex="-1" \
    referrerpolicy="no-referrer"></iframe>
    """
  }

  /// The app behind the windows.
  private static let app = """
    <div class="device-app"><b>Journeys</b><i></i><i></i><i></i><i></i><i></i><i></i><i></i></div>

    """

  /// What the system shows above everything.
  private static let system = """
    <div class="device-safe-area"></div>
    <div class="device-bar"><span>9:41</span><span class="device-battery"></span></div>
    <div class="device-home"></div>
    """
}
