// Tests of coverage and migration: counts, what no code uses, code before and after.

import APIModel
import Reference
import Testing

@Suite("Coverage and migration")
struct CoverageTests {
  private typealias Samples = GuideSamples

  @Test func symbolsAreCountedByTypeAndLocale() throws {
    let pages = [
      Samples.page("en", examples: [[Samples.code("en")]], described: ["Kit.Lamp"]),
      Samples.page("ru", used: [Samples.glow], faults: [Samples.fault("ru", Samples.glow)]),
    ]
    let coverage = try #require(Samples.site(pages).coverage)
    #expect(coverage.locales == ["en", "ru"])
    #expect(coverage.rows.map(\.page?.text) == ["Lamp", "Mode"])
    #expect(coverage.rows.map(\.expected) == [3, 1])
    for cells in [coverage.rows[0].cells, coverage.total] {
      #expect(cells.map(\.shown) == [2, 1])
      #expect(cells.map(\.stale) == [0, 1])
    }
    #expect(coverage.expected == 4)
    #expect(coverage.rows[0].unused.map(\.entry.name) == ["Lamp", "fade()"])
    #expect(coverage.rows[0].unused.map(\.isDescribed) == [true, false])
  }

  @Test("A fault about several symbols is listed once")
  func sharedFault() throws {
    let faults = [Samples.fault("ru", Samples.glow), Samples.fault("ru", "Kit.Lamp")]
    let coverage = try #require(Samples.site([Samples.page("ru", faults: faults)]).coverage)
    #expect(coverage.rows[0].faults.count == 1)
    #expect(coverage.rows[0].cells[1].stale == 2)
  }

  @Test("What pages say of symbols that are gone has a row of its own")
  func removedSymbols() throws {
    var gone = Symbol(id: "Kit.gone()", module: "Kit", kind: .function, path: ["gone()"])
    gone.access = .public
    let seen = Symbol(id: "Kit.Lamp", module: "Kit", kind: .struct, path: ["Lamp"])
    let release = try #require(ReleaseNumber("1.0"))
    let site = ReferenceSite(
      APIModel(modules: [Module(name: "Kit", symbols: [seen])]),
      history: APIHistory([
        .init(
          number: release, model: APIModel(modules: [Module(name: "Kit", symbols: [seen, gone])]))
      ]),
      guides: Samples.guides([
        Samples.page("en", faults: [Samples.fault("en", "Kit.gone()", isOutdated: true)])
      ]))
    let row = try #require(site.coverage?.rows.last)
    #expect(row.page == nil)
    #expect(row.faults.count == 1 && row.expected == 0)
  }

  // MARK: - Before and after

  private func pair(
    _ before: String, _ after: String, digest: String,
    _ language: ReferenceCode.Language = .swift
  ) -> GuideRewrite.Pair {
    .init(
      before: Samples.code(
        before, "Lamp().light()\n", symbol: Samples.light, language: language, digest: digest),
      after: Samples.code(after, language: language, digest: digest + "n"))
  }

  private func rewrites(_ pages: [GuidePage]) throws -> [GuideRewrite] {
    try #require(Samples.site(pages).migrations.first { $0.old.name == "light()" }).rewrites
  }

  @Test("What a page shows on purpose comes first, and the same code counts once")
  func rewriteOrder() throws {
    let drifted = GuideRewrite(
      outdated: [Samples.light], pairs: [pair("ru", "en", digest: "a")])
    let again = GuideRewrite(outdated: [Samples.light], pairs: [pair("ko", "en", digest: "a")])
    let both = GuideRewrite(
      outdated: [Samples.light],
      pairs: [
        pair("ru", "en", digest: "c", .objectiveC), pair("ru", "en", digest: "b"),
      ])
    let own = GuideRewrite(outdated: [Samples.light], pairs: [pair("en", "en", digest: "d")])
    let found = try rewrites([
      Samples.page("ru", rewrites: [drifted, both]), Samples.page("ko", rewrites: [again]),
      Samples.page("en", rewrites: [own]),
    ])
    #expect(found == [own, both])
    #expect(found[1].pairs.map(\.before.language) == [.swift, .objectiveC])
    #expect(try rewrites([Samples.page("ru", rewrites: [drifted, drifted])]) == [drifted])
  }
}
