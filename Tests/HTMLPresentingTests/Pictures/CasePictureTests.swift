// Tests of the pictures of cases: one for each, moving as the framework says, and still.

import HTMLPresenting
import PushwooshFramework
import Testing

struct CasePictureTests {
  private let pictures = Dictionary(
    uniqueKeysWithValues: CasePicture.all.map { ($0.symbol, $0) })

  @Test func everyCaseHasOne() {
    let count =
      ModalWindowPosition.allCases.count + PresentModalWindowAnimation.allCases.count
      + DismissModalWindowAnimation.allCases.count
    #expect(pictures.count == count)
    #expect(pictures["ModalWindowPosition.PWModalWindowPositionBottomSheet"] != nil)
  }

  @Test func aWindowMovesAsTheFrameworkSays() throws {
    let picture = try #require(
      pictures["PresentModalWindowAnimation.PWAnimationPresentFromLeft"])
    #expect(picture.moving.contains("@keyframes w"))
    #expect(picture.moving.contains("transform: translate(-353px, 238.5px)"))
    #expect(picture.moving.contains("prefers-reduced-motion: reduce"))
  }

  @Test func aStillPictureShowsWhereTheWindowGoes() throws {
    #expect(pictures.values.allSatisfy { !$0.still.contains("@keyframes") })
    func still(_ name: String) throws -> String { try #require(pictures[name]).still }
    let up = try still("DismissModalWindowAnimation.PWAnimationDismissUp")
    #expect(up.contains("rotate(-90)"))
    let fade = try still("DismissModalWindowAnimation.PWAnimationDismissDefault")
    #expect(fade.contains("opacity=\"0.45\"") && !fade.contains("rotate("))
    let place = try still("ModalWindowPosition.PWModalWindowPositionTop")
    #expect(!place.contains("rotate(") && place.contains("translate(20 59)"))
  }

  @Test func aPictureSaysWhatIsToBeSeen() throws {
    let picture = try #require(
      pictures["DismissModalWindowAnimation.PWAnimationDismissUp"])
    #expect(
      picture.moving.contains("<title>A phone with a modal window. It leaves: Up.</title>"))
  }
}
