// The gallery: every position with every animation.

internal import Foundation
internal import PushwooshFramework

/// All positions, each with the ways a window comes there and leaves.
struct PreviewGallery {
  let page: PreviewPage

  /// The scenes of a position about how a window comes.
  static func arrivals(_ position: ModalWindowPosition) -> [Scene] {
    PresentModalWindowAnimation.allCases.map { animation in
      Scene(
        position: position, presentAnimation: animation,
        dismissAnimation: .PWAnimationDismissDefault)
    }
  }

  /// The scenes of a position about how a window leaves.
  static func departures(_ position: ModalWindowPosition) -> [Scene] {
    DismissModalWindowAnimation.allCases.map { animation in
      Scene(
        position: position, presentAnimation: .PWAnimationPresentNone, dismissAnimation: animation)
    }
  }

  var html: String { Self.contents + ModalWindowPosition.allCases.map(section).joined() }

  /// Links to the positions.
  private static var contents: String {
    let links = ModalWindowPosition.allCases.map { position in
      "<li><a href=\"#at-\(position.rawValue)\">\(position.caseName.words)</a></li>\n"
    }
    return """
      <nav aria-label="Positions">
      <h2>Gallery</h2>
      <ul>
      \(links.joined())</ul>
      </nav>

      """
  }

  private func section(_ position: ModalWindowPosition) -> String {
    let comes = Self.arrivals(position).map { scene in
      figure(scene, scene.presentAnimation.caseName) { $0.first }
    }
    let leaves = Self.departures(position).map { scene in
      figure(scene, scene.dismissAnimation.caseName) { $0.last }
    }
    return """
      <section class="position" id="at-\(position.rawValue)">
      \(heading(position))<h4>\(PresentModalWindowAnimation.title)</h4>
      <div class="pictures">
      \(comes.joined())</div>
      <h4>\(DismissModalWindowAnimation.title)</h4>
      <div class="pictures">
      \(leaves.joined())</div>
      </section>

      """
  }

  private func heading(_ position: ModalWindowPosition) -> String {
    """
    <h3>\(position.caseName.words) <code>\(position.caseName.breakable)</code></h3>
    <p>\(position.explanation)\(place(position))</p>

    """
  }

  /// The window's place in numbers.
  private func place(_ position: ModalWindowPosition) -> String {
    guard let scene = Self.arrivals(position).first,
      let frame = page.pictures[scene]?.film.tracks.first?.rest?.frame
    else { return "" }
    let corner = [frame.minX, frame.minY].map { CSSText.number(Double($0)) }
    let size = [frame.width, frame.height].map { CSSText.number(Double($0)) }
    return """
       <span class="place">x \(corner[0]), y \(corner[1]), \(size[0]) × \(size[1]) points</span>
      """
  }

  /// A scene and the name of the animation that it is about.
  ///
  /// - Parameter transition: Which of the window's transitions that animation is.
  private func figure(
    _ scene: Scene, _ name: CaseName, _ transition: ([Transition]) -> Transition?
  ) -> String {
    guard let picture = page.pictures[scene] else { return "" }
    let sign = transition(picture.film.tracks.first?.transitions ?? [])?.sign ?? ""
    return """
      <figure>
      \(picture.html)<figcaption><span class="sign" aria-hidden="true">\(sign)</span> \
      \(name.words) <code>\(name.breakable)</code></figcaption>
      </figure>

      """
  }
}
