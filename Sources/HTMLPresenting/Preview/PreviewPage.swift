// The page of the preview: one device to play with, and all positions with all animations.

internal import Foundation
internal import Markup
internal import PushwooshFramework

/// The modal rich media system, drawn.
///
/// One page, which needs no network, no script and no other file.
package struct PreviewPage: Sendable {
  /// The file that it belongs into.
  package static let file = "index.html"

  let style = DeviceStyle.phone
  /// A picture of each scene.
  let pictures: [Scene: DevicePicture]

  /// Plays every scene.
  ///
  /// - Parameter content: What the windows show.
  package init(showing content: PreviewContent) {
    let screen = style.screen
    pictures = Dictionary(
      uniqueKeysWithValues: Scene.all.map { ($0, $0.picture(on: screen, showing: content)) })
  }

  /// The page.
  package var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <title>Modal rich media · Preview</title>
    <style>
    \(style.css)\(Self.css)\(PreviewPicker.css)\(sceneCSS)</style>
    </head>
    <body>
    \(Self.header)<main>
    \(PreviewPicker(page: self).html)\(PreviewGallery(page: self).html)</main>
    \(Self.footer)</body>
    </html>

    """
  }

  /// What the page and its frames may do: show what is written in them.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; "
    + "media-src data:; base-uri 'none'; form-action 'none'"

  /// Where the windows stand and how they move: in the gallery, and where a scene is picked.
  private var sceneCSS: String {
    Scene.all.compactMap { scene in
      pictures[scene].map { $0.css(for: ".\(scene.name), \(PreviewPicker.selector(of: scene))") }
    }
    .joined()
  }

  private static let header = """
    <header>
    <p class="brand">Concord <span>Preview</span></p>
    <h1>Modal rich media</h1>
    <p class="lead">Where a window stands, how it comes and how it leaves. Every place, time and \
    curve on this page is the framework’s own answer, played through its queue and its timer.</p>
    </header>

    """

  private static let footer = """
    <footer>
    <p>Rich media are foreign pages: each runs in a sandboxed frame without scripts or network. \
    This page has no script either, and works from disk.</p>
    </footer>

    """
}
