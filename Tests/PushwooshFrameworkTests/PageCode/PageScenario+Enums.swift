// What the declarations must be that pages show of the API's own types.

import PushwooshFramework

extension PageScenario {
  /// Each declaration says what the API says: its cases, their order and their raw values.
  static let enums =
    [
      declaration(of: ModalWindowPosition.self), declaration(of: PresentModalWindowAnimation.self),
      declaration(of: DismissModalWindowAnimation.self),
      declaration(of: DismissSwipeDirection.self), declaration(of: HapticFeedbackType.self),
    ] + [cornerType]

  private static func declaration<Kind: CaseIterable & RawRepresentable>(
    of kind: Kind.Type
  ) -> PageScenario where Kind.RawValue == Int {
    PageScenario(
      marks: ["enum \(kind): Int"],
      code: """
        for number in -9...9 {
          if let value = \(kind)(rawValue: number) { phone.say("\\(number) \\(value)") }
        }
        """,
      says: kind.allCases.map { "\($0.rawValue) \($0)" }, holdsForOlderAPI: false)
  }

  private static let cornerType = PageScenario(
    marks: ["struct CornerType: OptionSet"],
    code: """
      let corners: [CornerType] = [
        .PWCornerTypeNone, .PWCornerTypeTopLeft, .PWCornerTypeTopRight, .PWCornerTypeBottomLeft,
        .PWCornerTypeBottomRight,
      ]
      phone.say("\\(corners.map(\\.rawValue))")
      """,
    says: ["[0, 1, 2, 4, 8]"])
}
