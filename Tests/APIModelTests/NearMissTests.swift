// Tests of names that are one slip apart.

import APIModel
import Testing

@Suite struct NearMissTests {
  @Test(arguments: [
    ("fadeTo", "fadTo"), ("fadeTo", "fadeToo"), ("fadeTo", "fadeTi"), ("fadeTo", "afdeTo"),
    ("größe", "größs"), ("a", "ab"),
  ])
  func findsSlips(left: String, right: String) {
    #expect(NearMiss.isOneSlip(left, right))
    #expect(NearMiss.isOneSlip(right, left))
  }

  @Test(arguments: [
    ("fadeTo", "fadeTo"), ("lamp", "lamps"), ("lamp1", "lamp2"), ("lamp", "lamp2"),
    ("part:at:", "parts:at:"), ("fade", "glow"), ("fade", "faxx"), ("", ""), ("fadeTo", "feadoT"),
  ])
  func tellsOtherNames(left: String, right: String) {
    #expect(!NearMiss.isOneSlip(left, right))
    #expect(!NearMiss.isOneSlip(right, left))
  }
}
