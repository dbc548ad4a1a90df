// Names, order and raw values of the enums, which pages and apps rely on.

import PushwooshFramework
import Testing

@Suite struct EnumTests {
  /// The cases of an enum as `name = raw value`.
  private func cases<E: CaseIterable & RawRepresentable<Int>>(_ type: E.Type) -> [String] {
    type.allCases.map { "\($0) = \($0.rawValue)" }
  }

  @Test func positions() {
    #expect(
      cases(ModalWindowPosition.self) == [
        "PWModalWindowPositionTop = 0", "PWModalWindowPositionCenter = 1",
        "PWModalWindowPositionBottom = 2", "PWModalWindowPositionBottomSheet = 3",
        "PWModalWindowPositionFullScreen = 4", "PWModalWindowPositionDefault = 5",
      ])
  }

  @Test func presentAnimations() {
    #expect(
      cases(PresentModalWindowAnimation.self) == [
        "PWAnimationPresentFromBottom = 0", "PWAnimationPresentFromTop = 1",
        "PWAnimationPresentFromRight = 2", "PWAnimationPresentFromLeft = 3",
        "PWAnimationPresentNone = 4",
      ])
  }

  @Test func dismissAnimations() {
    #expect(
      cases(DismissModalWindowAnimation.self) == [
        "PWAnimationDismissDown = 0", "PWAnimationDismissUp = 1", "PWAnimationDismissLeft = 2",
        "PWAnimationDismissRight = 3", "PWAnimationCurveEaseInOut = 4",
        "PWAnimationDismissNone = 5", "PWAnimationDismissDefault = 6",
      ])
  }

  @Test func haptics() {
    #expect(
      cases(HapticFeedbackType.self) == [
        "PWHapticFeedbackLight = 0", "PWHapticFeedbackMedium = 1", "PWHapticFeedbackHard = 2",
        "PWHapticFeedbackNone = 3",
      ])
  }

  @Test func swipeDirections() {
    #expect(
      cases(DismissSwipeDirection.self) == [
        "PWSwipeDismissDown = 0", "PWSwipeDismissUp = 1", "PWSwipeDismissLeft = 2",
        "PWSwipeDismissRight = 3", "PWSwipeDismissNone = 4",
      ])
  }

  @Test func stylesAndSources() {
    #expect(cases(PWRichMediaPresentationStyle.self) == ["modal = 0", "legacy = 1"])
    #expect(cases(PWRichMediaSource.self) == ["push = 0", "inApp = 1"])
  }

  @Test func infoPlist() {
    #expect(PWInfoPlistKey.allCases.map(\.rawValue) == ["Pushwoosh_RICH_MEDIA_STYLE"])
    #expect(
      PWInfoPlistRichMediaStyle.allCases.map(\.rawValue)
        == ["MODAL_RICH_MEDIA", "LEGACY_RICH_MEDIA"])
  }

  @Test(arguments: PWRichMediaPresentationStyle.allCases)
  func everyStyleHasItsInfoPlistValue(style: PWRichMediaPresentationStyle) {
    #expect(PWInfoPlistRichMediaStyle(style).style == style)
  }
}
