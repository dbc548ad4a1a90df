// Scenes say what the framework says.

import Foundation
import PushwooshFramework
import Testing

@testable import HTMLPresenting

struct SceneTests {
  let screen = Screen(
    size: CGSize(width: 320, height: 568), insets: Screen.Insets(top: 20, left: 4, bottom: 10))
  let content = PreviewContent(
    html: "<p>Hallo 你好 مرحبا 🎈</p>", size: CGSize(width: 240, height: 700))

  @Test func everyCombinationIsAScene() {
    #expect(Scene.all.count == 6 * 5 * 7)
    #expect(Set(Scene.all.map(\.name)).count == Scene.all.count)
  }

  @Test(arguments: Scene.all)
  func windowGoesTheWayOfTheFramework(scene: Scene) throws {
    let film = scene.film(on: screen, showing: content)
    let track = try #require(film.tracks.first)
    let rest = try #require(track.rest)
    #expect(film.tracks.count == 1)
    #expect(track.html == content.html)
    #expect(rest.frame == screen.frame(of: content.size(at: scene.position), at: scene.position))
    #expect(
      track.transitions == [
        .presenting(scene.presentAnimation, to: rest, on: screen),
        .dismissing(scene.dismissAnimation, from: rest, on: screen),
      ])
  }

  @Test(arguments: Scene.all)
  func windowRestsForItsTimeAndIsGoneAtTheEnd(scene: Scene) throws {
    let film = scene.film(on: screen, showing: content)
    let track = try #require(film.tracks.first)
    let times = track.changes.map(\.time)
    let durations = track.transitions.map(\.duration)
    #expect(track.start == Scene.lead)
    #expect(times.first == Scene.lead)
    #expect(abs(times[1] - times[0] - durations[0] - Scene.hold) < 0.000_001)
    let end = try #require(track.end)
    #expect(abs(end - times[1] - durations[1]) < 0.000_001)
    #expect(end < film.duration)
  }

  @Test func cornersInsideTheScreenAreRound() throws {
    let corners = try ModalWindowPosition.allCases.map { position in
      let scene = Scene(
        position: position, presentAnimation: .PWAnimationPresentNone,
        dismissAnimation: .PWAnimationDismissNone)
      let track = try #require(scene.film(on: screen, showing: content).tracks.first)
      return try #require(track.rest).corners
    }
    let radii = corners.map { [$0.topLeft, $0.topRight, $0.bottomLeft, $0.bottomRight] }
    let all = [28, 28, 28, 28] as [CGFloat]
    #expect(radii == [all, all, all, [28, 28, 0, 0], [0, 0, 0, 0], all])
  }
}
