// The presenter records what it is told.

import Foundation
import PushwooshFramework
import Testing

@testable import HTMLPresenting

struct HTMLPresenterTests {
  let clock = FilmClock()
  let presenter: HTMLPresenter
  let manager: PWRichMediaManager
  let log = RecordedLog()

  init() {
    presenter = HTMLPresenter(
      screen: Screen(size: CGSize(width: 400, height: 800)), clock: clock,
      pageSize: CGSize(width: 300, height: 200))
    manager = PWRichMediaManager(
      infoDictionary: ["Pushwoosh_RICH_MEDIA_STYLE": "MODAL_RICH_MEDIA"], store: NoStore(),
      log: log.write)
    manager.attach(Platform(presenter: presenter, clock: clock))
  }

  private func present(_ body: RichMediaContent) {
    manager.present(PWRichMedia(source: .inApp, body: body))
  }

  @Test func pageOnTheNetworkFails() throws {
    present(.url(try #require(URL(string: "https://example.com/a"))))
    #expect(presenter.film(lasting: 1).tracks.isEmpty)
    #expect(log.lines.count == 1)
    #expect(log.lines.first?.contains("https://example.com/a is on the network") == true)
  }

  @Test func windowsStandAboveThoseBefore() {
    present(.html("A"))
    clock.run(until: 0.1)
    present(.html("B"))
    let film = presenter.film(lasting: 5)
    #expect(film.tracks.map(\.html) == ["A", "B"])
    #expect(film.tracks.map(\.start) == [0, 0.1])
    #expect(film.tracks.map(\.end) == [nil, nil])
    #expect(film.duration == 5)
  }

  @Test func windowThatIsNotThereIsPassedOver() {
    let window = ModalWindow(
      richMedia: PWRichMedia(source: .inApp, body: .html("A")), style: .modal, report: { _, _ in })
    presenter.remove(window)
    #expect(presenter.film(lasting: 1).tracks.isEmpty)
  }

  /// A finger takes the window 60 points down, lets go, and catches it on its way back.
  @Test func swipeIsFollowedAndCaughtOnItsWayBack() throws {
    let modal = PWModalRichMedia(manager: manager)
    modal.configure(
      position: .PWModalWindowPositionTop, presentAnimation: .PWAnimationPresentNone,
      dismissAnimation: .PWAnimationDismissNone)
    modal.setDismissSwipeDirections([
      NSNumber(value: DismissSwipeDirection.PWSwipeDismissDown.rawValue)
    ])
    present(.html("A"))
    let window = try #require(presenter.windows.first)
    window.touch(TouchPoint(.began, at: CGPoint(x: 200, y: 50), time: 0))
    clock.run(until: 1)
    window.touch(TouchPoint(.moved, at: CGPoint(x: 200, y: 110), time: 1))
    clock.run(until: 2)
    window.touch(TouchPoint(.ended, at: CGPoint(x: 200, y: 110), time: 2))
    clock.run(until: 2.15)
    window.touch(TouchPoint(.began, at: CGPoint(x: 200, y: 90), time: 2.15))
    let track = try #require(presenter.film(lasting: 4).tracks.first)
    let returning = try #require(track.transitions.last)
    let caught = returning.pose(at: 0.15).frame.minY
    let frames = track.keyframes(lasting: 4)
    #expect(frames.first { $0.time == 1 }?.pose.frame.minY == 60)
    #expect(frames.first { $0.time == 1 }?.easing == .hold)
    #expect(frames.last.map { abs($0.pose.frame.minY - caught) < 0.001 } == true)
    #expect(0 < caught && caught < 60)
    let way = frames.filter { 2..<2.15 ~= $0.time }
    #expect(way.count == 9)
    for frame in way {
      #expect(frame.easing == .even)
      let pose = returning.pose(at: frame.time - 2)
      #expect(abs(frame.pose.frame.minY - pose.frame.minY) < 0.001)
    }
  }
}
