// What the windows of the preview show.

package import Foundation
internal import PushwooshFramework

/// A page to show, and how large it wants to be.
package struct PreviewContent: Sendable {
  /// The page: foreign HTML, unless it is the sample.
  package let html: String
  private let card: CGSize
  private let sheet: CGSize

  /// Shows a page.
  ///
  /// - Parameters:
  ///   - html: The page.
  ///   - size: The size that it asks for, in points.
  package init(html: String, size: CGSize) {
    self.init(html: html, card: size, sheet: size)
  }

  private init(html: String, card: CGSize, sheet: CGSize) {
    self.html = html
    self.card = card
    self.sheet = sheet
  }

  /// The size that the page asks for where a window is in a position, in points.
  func size(at position: ModalWindowPosition) -> CGSize {
    position == .PWModalWindowPositionBottomSheet ? sheet : card
  }

  /// The size of a page that says nothing about it, in points.
  package static let usualSize = CGSize(width: 353, height: 400)

  /// A page to look at: it leaves a margin on both sides, and none where it stands on the edge.
  package static let sample = PreviewContent(
    html: samplePage, card: usualSize, sheet: CGSize(width: 10_000, height: 464))

  private static let samplePage = """
    <!doctype html>
    <html lang="en">
    <meta name="color-scheme" content="light dark">
    <title>Half price to the lakes</title>
    <style>
    :root { --paper: #fff; --ink: #16181d; --soft: #5d6270; --accent: #5b5bd6; --on: #fff;
      --zenith: #c9c8fb; --sky: #ffe9d2; --sun: #ff9d6c; --far: #b9b5f5; --near: #8280e6; --lake: #5b5bd6 }
    @media (prefers-color-scheme: dark) {
      :root { --paper: #1d1f26; --ink: #f3f4f8; --soft: #a9adba; --accent: #a5a4ff; --on: #14141f;
        --zenith: #0d0b1d; --sky: #2b2653; --sun: #ffd9a0; --far: #37336f; --near: #4e4aa0; --lake: #6a67c8 }
    }
    * { box-sizing: border-box; margin: 0 }
    html, body { height: 100% }
    body { display: flex; flex-direction: column; overflow: hidden; background: var(--paper);
      color: var(--ink); font: 17px/1.4 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif }
    svg { flex: 1; min-height: 0; width: 100%; display: block;
      background: linear-gradient(var(--zenith), var(--sky) 340px) 0 100% / 100% max(100%, 340px) }
    main { padding: 22px 26px 26px }
    @media (min-width: 380px) { main { padding-bottom: 50px } }
    h1 { font-size: 26px; line-height: 1.15; letter-spacing: -0.02em; margin-bottom: 8px }
    p { color: var(--soft); margin-bottom: 20px }
    b { display: block; padding: 14px; border-radius: 14px; background: var(--accent);
      color: var(--on); text-align: center; font-weight: 600 }
    </style>
    <svg viewBox="0 0 360 200" preserveAspectRatio="xMidYMax" aria-hidden="true">
    <circle cx="258" cy="74" r="30" fill="var(--sun)"/>
    <path fill="var(--far)" d="M-400 200V130L-60 60 40 132 120 62 210 138 300 84 420 150 800 90v210z"/>
    <path fill="var(--near)" d="M-400 200V160L-20 118 90 162 190 112 290 160 400 128 800 160v140z"/>
    <path fill="var(--lake)" d="M-400 168q200-14 400 0t400 0 400 0v132h-1200z"/>
    <path fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2" stroke-linecap="round"
      d="M40 182h52M120 190h84M232 180h36M290 191h40"/>
    </svg>
    <main>
    <h1>Half price to the lakes</h1>
    <p>Day tickets cost half as much this weekend, on every train.</p>
    <b>See the timetable</b>
    </main>
    </html>
    """
}
