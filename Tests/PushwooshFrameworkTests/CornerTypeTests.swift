// The corners: bits, set, and constants.

import PushwooshFramework
import Testing

@Suite struct CornerTypeTests {
  @Test func bits() {
    let corners: [CornerType] = [
      .PWCornerTypeNone, .PWCornerTypeTopLeft, .PWCornerTypeTopRight, .PWCornerTypeBottomLeft,
      .PWCornerTypeBottomRight,
    ]
    #expect(corners.map(\.rawValue) == [0, 1, 2, 4, 8])
  }

  @Test func constantsAreTheMembers() {
    #expect(PWCornerTypeNone == .PWCornerTypeNone)
    #expect(PWCornerTypeTopLeft == .PWCornerTypeTopLeft)
    #expect(PWCornerTypeTopRight == .PWCornerTypeTopRight)
    #expect(PWCornerTypeBottomLeft == .PWCornerTypeBottomLeft)
    #expect(PWCornerTypeBottomRight == .PWCornerTypeBottomRight)
  }

  @Test func bitsCombineAsTheSetDoes() {
    let bits = PWCornerTypeTopLeft.rawValue | PWCornerTypeBottomRight.rawValue
    #expect(CornerType(rawValue: bits) == [.PWCornerTypeTopLeft, .PWCornerTypeBottomRight])
  }
}
