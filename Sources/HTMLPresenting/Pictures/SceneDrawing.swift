// A film as a small drawing: lines of text are bars, a page is a card.

internal import Foundation
internal import Markup
internal import PushwooshFramework

/// Draws a device with one window as SVG.
struct SceneDrawing {
  let film: Film
  /// What is to be seen, in a sentence.
  let title: String
  /// The transition that the picture is about; absent where it is about the place.
  let subject: Transition?

  var moving: String {
    let frames = film.tracks.first?.keyframes(lasting: film.duration) ?? []
    let rules = """
      .w { animation: w \(CSSText.number(film.duration))s infinite }
      @media print, (prefers-reduced-motion: reduce) { .w { animation: none } }
      \(CSSText.keyframes(frames, name: "w", lasting: film.duration))
      """
    return svg(rules, window(opacity: 1))
  }

  var still: String {
    svg("", window(opacity: subject.map(Self.isFade) == true ? 0.45 : 1) + arrow)
  }

  private static func isFade(_ transition: Transition) -> Bool {
    transition.duration > 0 && transition.start.frame == transition.end.frame
  }

  // MARK: - Device

  /// The metal around the screen, in points.
  private static let edge = 14.0
  /// How large the picture is where nothing else is said.
  private static let scale = 0.4

  private func svg(_ rules: String, _ content: String) -> String {
    let size = film.screen.bounds.size
    let (width, height) = (CSSText.number(size.width), CSSText.number(size.height))
    let outer = [size.width, size.height].map { $0 + 2 * Self.edge }
    let box = outer.map(CSSText.number)
    let shown = outer.map { CSSText.number(($0 * Self.scale).rounded()) }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="-14 -14 \(box[0]) \(box[1])" \
      width="\(shown[0])" height="\(shown[1])">
      <title>\(XML.text(title))</title>
      <style>
      \(Self.colours)\(rules)</style>
      <rect x="-12" y="-12" width="\(CSSText.number(size.width + 24))" \
      height="\(CSSText.number(size.height + 24))" rx="66" class="b"/>
      <clipPath id="s"><rect width="\(width)" height="\(height)" rx="55"/></clipPath>
      <g clip-path="url(#s)">
      <path class="p" d="M0 0H\(width)V\(height)H0z"/>
      <path class="l" d="\(Self.lines)"/>
      \(content)<rect x="134.5" y="12" width="124" height="36" rx="18"/>
      </g>
      </svg>

      """
  }

  /// The app behind the window: a heading and rows.
  private static let lines =
    "M20 80h170v30H20z" + (0..<6).map { "M20 \(134 + $0 * 112)h353v92H20z" }.joined()

  private static let colours = """
    .b { fill: #0b0c0f; stroke: #c9ccd3; stroke-width: 4 }
    .p { fill: #f2f3f7 }
    .l { fill: #e3e5ec }
    .c { fill: #fff; stroke: #c3c6d2; stroke-width: 2 }
    .t { fill: #c9cbd6 }
    .a { fill: #5b5bd6 }
    .h { fill: #d9d8fb }
    .r { fill: #5b5bd6; stroke: #fff; stroke-width: 16; stroke-linecap: round; stroke-linejoin: round }
    @media (prefers-color-scheme: dark) {
    .b { stroke: #5a5d69 }
    .p { fill: #0f1014 }
    .l { fill: #23252d }
    .c { fill: #1d1f26; stroke: #4a4d5a }
    .t { fill: #4a4d5a }
    .a { fill: #a5a4ff }
    .h { fill: #34336b }
    }

    """

  // MARK: - Window

  private func window(opacity: Double) -> String {
    guard let rest = film.tracks.first?.rest else { return "" }
    let (width, height) = (Double(rest.frame.width), Double(rest.frame.height))
    let place = [rest.frame.minX, rest.frame.minY].map { CSSText.number(Double($0)) }
    let half = opacity < 1 ? " opacity=\"\(CSSText.number(opacity))\"" : ""
    return """
      <g class="w" transform="translate(\(place[0]) \(place[1]))"\(half)>
      <path class="c" d="\(Self.outline(width, height, rest.corners))"/>
      \(content(width, height, below: rest.frame.minY < 30 ? 70 : 24))</g>

      """
  }

  /// A page in short: a picture, two lines, a button.
  private func content(_ width: Double, _ height: Double, below top: Double) -> String {
    let inner = width - 48
    let picture = height - top - 176
    func number(_ value: Double) -> String { CSSText.number(value.rounded()) }
    return """
      <rect class="h" x="24" y="\(number(top))" width="\(number(inner))" \
      height="\(number(picture))" rx="16"/>
      <path class="t" d="M24 \(number(top + picture + 22))h\(number(inner * 0.7))v20h-\
      \(number(inner * 0.7))zM24 \(number(top + picture + 56))h\(number(inner))v12h-\(number(inner))z"/>
      <rect class="a" x="24" y="\(number(height - 78))" width="\(number(inner))" height="52" rx="16"/>

      """
  }

  private static func outline(_ width: Double, _ height: Double, _ corners: CornerRadii) -> String {
    func number(_ value: Double) -> String { CSSText.number(value) }
    let radii = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
      .map { Double($0) }
    func arc(_ radius: Double, _ x: Double, _ y: Double) -> String {
      radius > 0 ? "a\(number(radius)) \(number(radius)) 0 0 1 \(number(x)) \(number(y))" : ""
    }
    return "M\(number(radii[0])) 0H\(number(width - radii[1]))\(arc(radii[1], radii[1], radii[1]))"
      + "V\(number(height - radii[2]))\(arc(radii[2], -radii[2], radii[2]))"
      + "H\(number(radii[3]))\(arc(radii[3], -radii[3], -radii[3]))"
      + "V\(number(radii[0]))\(arc(radii[0], radii[0], -radii[0]))z"
  }

  /// Where the window goes, as an arrow in its middle; empty where it stays.
  private var arrow: String {
    guard let subject, let rest = film.tracks.first?.rest else { return "" }
    let across = subject.end.frame.minX - subject.start.frame.minX
    let down = subject.end.frame.minY - subject.start.frame.minY
    guard across != 0 || down != 0 else { return "" }
    let angle = across > 0 ? 0 : across < 0 ? 180 : down > 0 ? 90 : -90
    let middle = [rest.frame.midX, rest.frame.midY].map { CSSText.number(Double($0)) }
    return """
      <g class="r" transform="translate(\(middle[0]) \(middle[1])) rotate(\(angle))">\
      <circle r="76"/><path fill="none" d="M-34 0h68M6-30l30 30-30 30"/></g>

      """
  }
}
