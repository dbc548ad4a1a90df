// Tests of what the guides say of a symbol: examples, once each, and the state by locale.

import Reference
import Testing

@Suite("Symbols in the guides")
struct EntryGuidesTests {
  private typealias Samples = GuideSamples

  private func entry(
    _ name: String, _ pages: [GuidePage], locales: [String] = []
  ) throws -> EntryGuides {
    try #require(Samples.site(pages, locales: locales).entry(name)?.guides)
  }

  @Test("Code that several locales have counts once, and is the source locale's")
  func sameCode() throws {
    let german = Samples.code("de", "Lamp().glow() // hell\n")
    let english = Samples.code("en", "Lamp().glow() // bright\n")
    let pages = [
      Samples.page("de", examples: [[german]]), Samples.page("en", examples: [[english]]),
    ]
    let guides = try entry("Lamp.glow()", pages)
    #expect(guides.examples.map(\.example.codes) == [[english]])
    #expect(guides.shown == ["en", "de"])
  }

  @Test("What a translation alone has is shown, behind what is as short")
  func otherCode() throws {
    let german = Samples.code("de", digest: "33334444")
    let pages = [
      Samples.page("de", examples: [[german]]),
      Samples.page("en", examples: [[Samples.code("en")]]),
    ]
    #expect(
      try entry("Lamp.glow()", pages).examples.compactMap(\.example.place?.locale) == ["en", "de"])
  }

  @Test("An example of which a part is new is shown, though another part was there before")
  func partlyNew() throws {
    let objc = Samples.code(
      "de", "[lamp glow];\n", language: .objectiveC, digest: "55556666")
    let pages = [
      Samples.page("en", examples: [[Samples.code("en")]]),
      Samples.page("de", examples: [[Samples.code("de"), objc]]),
    ]
    #expect(try entry("Lamp.glow()", pages).examples.count == 2)
  }

  @Test("Short examples come first, and few are shown at once")
  func order() throws {
    let codes = [20, 4, 30, 5, 6, 7, 8, 9].map { count in
      [Samples.code("en", Samples.lines(count), digest: "\(count)")]
    }
    let guides = try entry("Lamp.glow()", [Samples.page("en", examples: codes)])
    #expect(guides.examples.map(\.example.lineCount) == [4, 5, 6, 7, 8, 9])
    #expect(guides.examples.map(\.isOpen) == [true, true, true, false, false, false])
    #expect(guides.moreExamples == 2)
  }

  @Test("A long example stands once a page, a short one with each symbol")
  func repetition() throws {
    for (count, isElsewhere) in [(20, false), (21, true)] {
      var code = Samples.code("en", Samples.lines(count))
      code.uses.append(.init(symbol: "Kit.Lamp.fade()", offset: 20))
      let pages = [Samples.page("en", examples: [[code]])]
      let first = try #require(try entry("Lamp.glow()", pages).examples.first)
      let second = try #require(try entry("Lamp.fade()", pages).examples.first)
      #expect(first.isFirst && !first.isElsewhere && !second.isFirst)
      #expect(second.isElsewhere == isElsewhere)
      #expect(first.anchor == second.anchor)
    }
  }

  @Test("The two languages of an example are one, Swift first")
  func languages() throws {
    let codes = [
      Samples.code("en", "[lamp glow];\n", language: .objectiveC, digest: "5555"),
      Samples.code("en"),
    ]
    let example = try #require(
      try entry("Lamp.glow()", [Samples.page("en", examples: [codes])]).examples.first)
    #expect(example.example.codes.map(\.language) == [.swift, .objectiveC])
    #expect(example.example.lineCount == 1)
  }

  @Test("Locales are shown, stale, older or missing")
  func states() throws {
    let pages = [
      Samples.page("en", examples: [[Samples.code("en")]]),
      Samples.page("de", described: [Samples.glow]),
      Samples.page(
        "ko", used: [Samples.light], faults: [Samples.fault("ko", Samples.light, isOutdated: true)]),
      Samples.page("ru", used: [Samples.glow], faults: [Samples.fault("ru", Samples.glow)]),
    ]
    let glow = try entry("Lamp.glow()", pages, locales: ["de", "ja", "ko", "ru"])
    #expect(glow.shown == ["en", "de"])
    #expect(glow.stale.map(\.locale) == ["ru"])
    #expect(glow.older == ["ko"])
    #expect(glow.missing == ["ja"])
    #expect(!glow.isComplete)
    let light = try entry("Lamp.light()", pages, locales: ["ja"])
    #expect(light.stale.map(\.locale) == ["ko"])
    #expect(light.missing == [] && light.shown == [])
  }

  @Test func withoutGuidesNothingIsSaid() {
    let site = ReferenceSite(swift: Samples.source)
    #expect(site.coverage == nil)
    #expect(site.entries.allSatisfy { $0.guides == nil })
    for format in ReferenceFormats.all {
      let files = format.files(of: site)
      #expect(!files.contains { $0.path.hasPrefix("coverage") })
      #expect(!files.contains { $0.text.contains("Shown in") || $0.text.contains("in any guide") })
    }
  }
}
