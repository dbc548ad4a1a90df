// Distances between names, and the names that come nearest.

import APIModel
import Diagnostics
import Testing

@Suite struct NearestNamesTests {
  @Test(arguments: [
    ("glow", "glow", 0), ("glow", "glw", 1), ("glow", "golw", 1), ("glow", "blow", 1),
    ("glow", "glows", 1), ("glow", "", nil), ("", "", 0), ("present", "presnet", 1),
    ("grün", "grun", 2), ("kitten", "sitting", 3), ("kitten", "mittens!!", nil),
  ])
  func distance(left: String, right: String, expected: Int?) {
    #expect(EditDistance.between(left, right, limit: 3) == expected)
    #expect(EditDistance.between(right, left, limit: 3) == expected)
  }

  @Test func longNamesAreNotCompared() {
    let long = String(repeating: "a", count: 100_000)
    #expect(EditDistance.between(long, long, limit: 3) == nil)
  }

  @Test(arguments: [
    ("gloww", ["glow()"]), ("Glow", ["glow()"]), ("nmae", ["name"]), ("kindd", ["kind"]),
    ("zzzzzz", []),
  ])
  func nearest(name: String, expected: [String]) throws {
    let lamp = try #require(SmallAPI.lookup.type(named: ["Lamp"]))
    let found = SmallAPI.lookup.nearestMembers(to: name, of: lamp, isStatic: false)
    #expect(found.map { SmallAPI.lookup[$0].name } == expected)
  }

  @Test func nearestType() {
    let found = SmallAPI.lookup.nearestTypes(to: "Lampe")
    #expect(found.map { SmallAPI.lookup[$0].name } == ["Lamp"])
  }
}
