// The framework's answers behind the page, for other programs.

internal import Foundation
internal import Markup
internal import PushwooshFramework

/// Where the windows of the preview are, as the framework says.
///
/// Whoever wants to know whether a browser draws them there reads this.
package struct PreviewAnswers {
  /// The file that they belong into.
  package static let file = "preview.json"

  private let document: Document

  /// Asks the framework about the scenes of a page's gallery.
  package init(_ page: PreviewPage) {
    let shown = ModalWindowPosition.allCases.flatMap { position in
      PreviewGallery.arrivals(position) + PreviewGallery.departures(position)
    }
    var seen: Set<Scene> = []
    let scenes = shown.filter { seen.insert($0).inserted }.compactMap { scene in
      page.pictures[scene]?.film.tracks.first.map { Document.Scene(scene, $0) }
    }
    document = Document(
      screen: Document.Frame(page.style.screen.bounds),
      safeArea: Document.Frame(page.style.screen.safeArea), scenes: scenes)
  }

  /// The answers as JSON.
  package func json() throws -> [UInt8] { try JSONText.encode(document) }
}

/// Lengths are points, times seconds.
private struct Document: Encodable {
  struct Frame: Encodable {
    let x: Double
    let y: Double
    let width: Double
    let height: Double

    init(_ frame: CGRect) {
      x = Double(frame.minX)
      y = Double(frame.minY)
      width = Double(frame.width)
      height = Double(frame.height)
    }
  }

  /// The window at a moment of a scene.
  struct Pose: Encodable {
    let time: Double
    let frame: Frame
    let opacity: Double
  }

  struct Motion: Encodable {
    let start: Double
    let duration: Double
    /// At a quarter, half and three quarters of the time.
    let poses: [Pose]

    init(_ transition: Transition, at start: TimeInterval) {
      self.start = start
      duration = transition.duration
      poses = [0.25, 0.5, 0.75].map { fraction in
        let time = fraction * transition.duration
        let pose = transition.pose(at: time)
        return Pose(time: start + time, frame: Frame(pose.frame), opacity: pose.opacity)
      }
    }
  }

  struct Scene: Encodable {
    let name: String
    let position: String
    let presentAnimation: String
    let dismissAnimation: String
    /// Where the window rests.
    let rest: Frame?
    let motions: [Motion]

    init(_ scene: HTMLPresenting.Scene, _ track: WindowTrack) {
      name = scene.name
      position = scene.position.caseName.code
      presentAnimation = scene.presentAnimation.caseName.code
      dismissAnimation = scene.dismissAnimation.caseName.code
      rest = track.rest.map { Frame($0.frame) }
      motions = track.changes.compactMap { change in
        guard case .transition(let transition) = change.kind else { return nil }
        return Motion(transition, at: change.time)
      }
    }
  }

  var schema = "concord.preview/1"
  let screen: Frame
  let safeArea: Frame
  let scenes: [Scene]
}
