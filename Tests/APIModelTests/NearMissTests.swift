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

  @Test(arguments: [
    ("lamp", "lamps", true), ("LAMP_MODE", "LAMP_MODES", true), ("SWITCH", "SWITCHES", true),
    ("lamp", "lamp2", true), ("lamp1", "lamp22", true), ("LAMP", "LAMP_2", true),
    ("größe", "größe-3", true), ("LAMP_MODE", "LAMPS_MODE", false), ("lamp", "lamp_", false),
    ("lamp1", "lamb2", false), ("lamp", "clamp", false), ("2lamp", "lamp", false),
  ])
  func tellsPluralsAndNumbers(left: String, right: String, expected: Bool) {
    #expect(NearMiss.isPluralOrNumber(left, right) == expected)
    #expect(NearMiss.isPluralOrNumber(right, left) == expected)
  }
}
