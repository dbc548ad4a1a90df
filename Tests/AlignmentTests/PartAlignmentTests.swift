// Pages that are built alike, and nearly alike.

import APIModel
import Diagnostics
import Pages
import Snippets
import Testing

@testable import Alignment

@Suite("Part alignment")
struct PartAlignmentTests {
  private func align(_ source: String, _ target: String) -> PartAlignment {
    let outlines = [source, target].map { text in
      let page = PageReader.read(Array(text.utf8), file: "a.mdx", dialect: .mdx)
      return Outline(PageAnalyzer(api: nil).analyze(page))
    }
    return PageAlignment(source: outlines[0], target: outlines[1]).parts
  }

  private func table(_ cells: [String], _ row: [String]) -> String {
    "| \(cells.joined(separator: " | ")) |\n| --- | --- |\n| \(row.joined(separator: " | ")) |\n"
  }

  @Test(
    "All parts of a page that is built alike answer to those at the same place",
    arguments: [
      ["Höhe", "Breite", "hoch", "breit"], ["高", "宽", "很高", "很宽"], ["高さ", "幅", "高い", "広い"],
      ["ارتفاع", "عرض", "مرتفع", "عريض"], ["📏", "📐", "⬆️", "↔️"],
    ])
  func alike(words: [String]) throws {
    let source = "Text.\n\n- One\n- Two\n\n" + table(["Height", "Width"], ["high", "wide"])
    let target =
      "\(words[0]).\n\n- \(words[1])\n- \(words[2])\n\n"
      + table(Array(words[..<2]), Array(words[2...]))
    let parts = align(source, target)
    #expect(parts.targetUnits == [0, 1, 2, 3, 4, 5, 6])
    #expect(parts.sourceUnits == parts.targetUnits)
    let pair = try #require(parts.tables.first)
    #expect(pair.rows.map { [$0.source, $0.target] } == [[0, 0], [1, 1]])
    #expect(pair.columns.map { [$0.source, $0.target] } == [[0, 0], [1, 1]])
  }

  @Test("A cell does not answer to one of another column where its own is empty")
  func emptyCells() {
    let parts = align(
      table(["Height", "Width"], ["", "wide"]), table(["Höhe", "Breite"], ["hoch", ""]))
    #expect(parts.targetUnits == [0, 1, nil])
  }

  @Test("Asides of one name are of the kinds that they say")
  func asides() {
    let text = """
      <Aside type="tip">
      A.
      </Aside>

      <Aside>
      B.
      </Aside>

      <Aside>
      C.
      </Aside>
      """
    let page = PageReader.read(Array(text.utf8), file: "a.mdx", dialect: .mdx)
    let parts = Outline(PageAnalyzer(api: nil).analyze(page)).parts
    #expect(parts.components.map(\.name) == ["tip", "note", "note"])
    #expect(parts.components.allSatisfy { $0.role == .aside })
  }

  @Test("The text and the section of an inline are those that it stands in")
  func inlines() {
    let text = "# A\n\nCall `a`.\n\n## B\n\n<b>`b`</b>\n\nThen [c](d) and `e`.\n"
    let page = PageReader.read(Array(text.utf8), file: "a.md", dialect: .plain)
    let parts = Outline(PageAnalyzer(api: nil).analyze(page)).parts
    for (index, inline) in page.inlines.enumerated() {
      let unit = parts.units.firstIndex { $0.range.contains(inline.range.lowerBound) }
      #expect(parts.unit(ofInline: index) == unit)
      #expect(parts.section(at: inline.range.lowerBound) == (index == 0 ? 0 : 1))
    }
    #expect(page.inlines.count == 4)
  }
}
