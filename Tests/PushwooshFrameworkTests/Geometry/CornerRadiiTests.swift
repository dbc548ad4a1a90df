// The radius of each corner.

import Foundation
import PushwooshFramework
import Testing

@Suite struct CornerRadiiTests {
  let size = CGSize(width: 300, height: 200)

  @Test(arguments: 0..<16 as Range<UInt>)
  func roundsExactlyTheNamedCorners(bits: UInt) {
    let radii = CornerRadii(CornerType(rawValue: bits), radius: 8, size: size)
    #expect(radii.topLeft == (bits & 1 == 0 ? 0 : 8))
    #expect(radii.topRight == (bits & 2 == 0 ? 0 : 8))
    #expect(radii.bottomLeft == (bits & 4 == 0 ? 0 : 8))
    #expect(radii.bottomRight == (bits & 8 == 0 ? 0 : 8))
  }

  @Test(
    arguments: [
      (99.5, 99.5), (100, 100), (100.5, 100), (.infinity, 100), (0, 0), (-1, 0), (.nan, 0),
    ] as [(CGFloat, CGFloat)])
  func halfOfTheShorterSideIsTheLimit(radius: CGFloat, drawn: CGFloat) {
    #expect(CornerRadii(.PWCornerTypeTopLeft, radius: radius, size: size).topLeft == drawn)
  }

  @Test func aWindowWithoutExtentHasNoRoundCorner() {
    let flat = CGSize(width: 300, height: 0)
    #expect(CornerRadii(.PWCornerTypeTopLeft, radius: 8, size: flat).topLeft == 0)
  }
}
