// The page of the preview is whole and harmless.

import Foundation
import PushwooshFramework
import Testing

@testable import HTMLPresenting

struct PreviewPageTests {
  static let page = PreviewPage(showing: .sample)
  static let html = page.html

  private func count(_ part: String) -> Int { Self.html.components(separatedBy: part).count - 1 }

  @Test func everyPositionHasEveryAnimation() {
    #expect(count("<section class=\"position\"") == 6)
    #expect(count("<figure>") == 6 * (5 + 7))
    #expect(count("<iframe sandbox ") == 6 * (5 + 7) + 1)
    #expect(count("@keyframes ") == Scene.all.count)
  }

  @Test func nothingRunsAndNothingIsFetched() {
    #expect(count("<script") == 0)
    #expect(count("http://") == 0)
    #expect(count("https://") == 0)
    #expect(count("content=\"default-src 'none'; style-src 'unsafe-inline';") == 1)
  }

  @Test func idsAreUnique() {
    let ids = Self.html.components(separatedBy: " id=\"").dropFirst().map {
      $0.prefix { $0 != "\"" }
    }
    #expect(ids.count == 6 + 6 + 5 + 7 + 3)
    #expect(Set(ids).count == ids.count)
  }

  @Test func defaultsOfTheFrameworkArePicked() {
    for id in ["position-1", "present-0", "dismiss-6"] {
      #expect(count("id=\"\(id)\" checked>") == 1, "\(id)")
    }
    #expect(count(" checked>") == 3)
  }

  @Test func sayingItTwiceSaysTheSame() {
    #expect(PreviewPage(showing: .sample).html == Self.html)
  }

  @Test func casesAreCalledWhatTheyAreCalled() {
    // Compared by reflection, which an Objective-C runtime does not offer.
    #if !canImport(ObjectiveC)
      for position in ModalWindowPosition.allCases {
        #expect(position.caseName.code == "\(position)")
      }
      for animation in PresentModalWindowAnimation.allCases {
        #expect(animation.caseName.code == "\(animation)")
      }
      for animation in DismissModalWindowAnimation.allCases {
        #expect(animation.caseName.code == "\(animation)")
      }
    #endif
    #expect(
      ModalWindowPosition.allCases.map(\.caseName.words) == [
        "Top", "Center", "Bottom", "Bottom sheet", "Full screen", "Default",
      ])
    #expect(DismissModalWindowAnimation.PWAnimationCurveEaseInOut.caseName.words == "Ease in out")
  }

  @Test func longNamesMayBreakAtTheirHumps() {
    let name = PresentModalWindowAnimation.PWAnimationPresentFromTop.caseName
    #expect(name.breakable == "PWAnimation<wbr>Present<wbr>From<wbr>Top")
  }

  @Test func signsPointTheWay() {
    let tracks = PreviewGallery.arrivals(.PWModalWindowPositionTop)
      .compactMap { Self.page.pictures[$0]?.film.tracks.first?.transitions.first?.sign }
    #expect(tracks == ["↑", "↓", "←", "→", "•"])
    let leaving = PreviewGallery.departures(.PWModalWindowPositionTop)
      .compactMap { Self.page.pictures[$0]?.film.tracks.first?.transitions.last?.sign }
    #expect(leaving == ["↓", "↑", "←", "→", "◌", "•", "◌"])
  }

  @Test func answersAreThoseOfTheFramework() throws {
    let json = try JSONSerialization.jsonObject(with: Data(PreviewAnswers(Self.page).json()))
    let object = try #require(json as? [String: Any])
    #expect(object["schema"] as? String == "concord.preview/1")
    let scenes = try #require(object["scenes"] as? [[String: Any]])
    #expect(scenes.count == 6 * (5 + 7 - 1))
    let top = try #require(scenes.first { $0["name"] as? String == "scene-0-1-6" })
    #expect(top["rest"] as? [String: Double] == ["x": 20, "y": 59, "width": 353, "height": 400])
    let motions = try #require(top["motions"] as? [[String: Any]])
    let poses = try #require(motions.first?["poses"] as? [[String: Any]])
    let frame = try #require(poses[1]["frame"] as? [String: Double])
    let progress = TimingCurve.easeOut.progress(at: 0.5)
    #expect(abs((frame["y"] ?? 0) - (-400 + 459 * progress)) < 0.001)
  }
}
