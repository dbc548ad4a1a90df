// Tests of the HTML report: what stands in it, how it is split, and that nothing foreign runs.

import Diagnostics
import Foundation
import Markup
import Pages
import Reports
import Testing

struct HTMLReportTests {
  private static let source = "# A\n\n```swift\nlet a = load(true) // all\n```\n\nWord `b` here.\n"
  private static let target = "# ا\n\n```swift\nlet a = load(false) // كل\n```\n\nكلمة `c` هنا.\n"
  private static let files = ["docs/en/a.md": source, "docs/ar/a.md": target]

  private func context() -> ReportContext {
    context { file in
      Self.files[file].map { PageReader.read(Array($0.utf8), file: file, dialect: .commonmark) }
    }
  }

  private func context(_ page: @escaping @Sendable (String) -> Page?) -> ReportContext {
    ReportContext(
      text: { _ in nil },
      page: { file in
        page(file).map { ReportedPage(lines: $0.lines, codeBlocks: $0.codeBlocks) }
      })
  }

  private func place(_ spot: String, _ locale: String) throws -> Place {
    let file = "docs/\(locale)/a.md"
    let text = try #require(Self.files[file])
    let range = try #require(text.range(of: spot))
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    let table = LineTable(Array(text.utf8))
    return Place(file: file, range: table.range(of: start..<start + spot.utf8.count))
  }

  private func finding(_ spot: String, source: String? = nil, alsoInSource: Bool = false) throws
    -> Diagnostic
  {
    let related = try source.map { [Note(place: try place($0, "en"), message: "the source")] }
    return Diagnostic(
      rule: "r", severity: .error, locale: try SampleReport.tag("ar"), page: "a",
      place: try place(spot, "ar"), message: "the page says `\(spot)`; the source does not",
      alsoInSource: alsoInSource, related: related ?? [])
  }

  private func report(_ diagnostics: [Diagnostic]) throws -> Report {
    let arabic = try SampleReport.tag("ar")
    return Report(
      toolVersion: "1", coverage: [.english: .init(pages: 2), arabic: .init(pages: 2)],
      diagnostics: diagnostics,
      documents: [
        Report.Page(key: "a", files: [.english: "docs/en/a.md", arabic: "docs/ar/a.md"]),
        Report.Page(key: "b", files: [.english: "docs/en/b.md"]),
      ])
  }

  private func html(_ diagnostics: [Diagnostic]) throws -> String {
    String(decoding: try HTMLReport().render(report(diagnostics), context()), as: UTF8.self)
  }

  @Test func codeStandsBesideCode() throws {
    let html = try html([finding("false", source: "true")])
    #expect(html.contains("<span class=k>let</span> a = load(<ins class=k>true</ins>)"))
    #expect(html.contains("<span class=k>let</span> a = load(<del class=k>false</del>)"))
    #expect(html.contains("<span class=c>// كل</span>"))
    #expect(html.contains("<i>4</i>"))
  }

  @Test func rightBlockCanBeCopied() throws {
    let html = try html([finding("false", source: "true"), finding("load", source: "load")])
    #expect(html.contains("<pre id=b1>let a = load(true) // all\n</pre>"))
    #expect(html.components(separatedBy: "data-block=b1 ").count == 3)
    #expect(!html.contains("id=b2"))
  }

  @Test func offeredBlockKeepsTheCommentsOfThePage() throws {
    var finding = try finding("false", source: "true")
    let edit = FixIt.Edit(place: finding.place, text: "true")
    finding.fixes = [FixIt(title: "take <it> over", safety: .review, edits: [edit])]
    let html = try html([finding])
    #expect(html.contains("<pre id=b2>let a = load(true) // كل\n</pre>"))
    #expect(html.contains("data-block=b2 "))
    #expect(html.contains("<span>To review: take &lt;it&gt; over</span>"))
  }

  @Test func safeRepairIsNamed() throws {
    var finding = try finding("false", source: "true")
    let edit = FixIt.Edit(place: finding.place, text: "true")
    finding.fixes = [FixIt(title: "write `true`", safety: .safe, edits: [edit])]
    let html = try html([finding])
    #expect(html.contains("<span>concord fix: write <code>true</code></span>"))
    #expect(!html.contains("id=b2"))
  }

  @Test func offerOutsideOfABlockIsNotCopied() throws {
    var finding = try finding("`c`", source: "`b`")
    let edit = FixIt.Edit(place: finding.place, text: "`b`")
    finding.fixes = [FixIt(title: "write `b`", safety: .review, edits: [edit])]
    #expect(try !html([finding]).contains("these comments"))
  }

  @Test func blockWithTheSameFaultIsNotOffered() throws {
    let html = try html([finding("false", source: "true", alsoInSource: true)])
    #expect(!html.contains("data-block=b1"))
    #expect(html.contains("The source page has the same fault"))
  }

  @Test func proseRunsInItsDirection() throws {
    let html = try html([finding("`c`", source: "`b`")])
    #expect(html.contains("<pre class=prose lang=\"ar\" dir=rtl tabindex=0>"))
    #expect(html.contains("<pre class=prose lang=\"en\" tabindex=0>"))
    #expect(html.contains("كلمة <mark>`c`</mark> هنا."))
    #expect(html.contains("Word <mark>`b`</mark> here."))
  }

  @Test func onlySeveritiesThatAreThereCanBeChosen() throws {
    let html = try html([finding("false")])
    let severities = try #require(html.components(separatedBy: "<select name=severity>").last)
      .components(separatedBy: "</select>")[0]
    #expect(severities.components(separatedBy: "<option").count == 3)
  }

  @Test func matrixSaysTheStateOfEveryPage() throws {
    let html = try html([finding("false")])
    #expect(html.contains("<a class=error href=\"#p1\" title=\"1 error\">1</a>"))
    #expect(html.contains("<td class=clean><span title=\"no finding\">✓</span></td>"))
    #expect(html.contains("<td class=none><span title=\"no page\">–</span></td>"))
  }

  @Test func runWithoutFindingsSaysSo() throws {
    let html = try html([])
    #expect(html.contains("<h1>No drift</h1>"))
    #expect(!html.contains("<form"))
  }

  @Test func anchorsAreFingerprintsAndUnique() throws {
    let twice = try [finding("false"), finding("false")]
    let html = try html(twice)
    #expect(html.contains("<article id=f-\(twice[0].fingerprint) "))
    #expect(html.contains("<article id=f-\(twice[0].fingerprint)-2 "))
  }

  @Test func sampleHasNoForeignTag() throws {
    let html = String(
      decoding: try HTMLReport().render(SampleReport.report, SampleReport.context()),
      as: UTF8.self)
    #expect(html.components(separatedBy: "<script").count == 2)
    #expect(html.contains("&lt;script&gt;\\u{1B}[0m&lt;/script&gt;"))
    #expect(!html.unicodeScalars.contains("\u{202E}"))
  }

  @Test(.timeLimit(.minutes(5))) func hostilePagesTakeShort() throws {
    let line = [UInt8](repeating: UInt8(ascii: "`"), count: 5_000_000)
    let code = Array(("```swift\n" + String(repeating: "\"\\(((\n", count: 20_000)).utf8)
    for bytes in [line, code, [0xFF, 0xFE, 0, 0xC3], []] {
      let page = PageReader.read(bytes, file: "docs/ar/a.md", dialect: .commonmark)
      let bytes = try HTMLReport().render(
        report([finding("false", source: "true"), finding("`c`", source: "`b`")]),
        context { _ in page })
      #expect(bytes.count < 200_000)
    }
  }

  @Test func placeBeyondThePageIsShownWithoutLines() throws {
    var beyond = try finding("false")
    beyond.place.range = TextRange(
      start: .init(line: 900, column: 90, utf16Column: 90),
      end: .init(line: 1, column: 1, utf16Column: 1))
    #expect(try !html([beyond]).contains("<figure"))
  }
}

struct HTMLPartsTests {
  private func report(_ count: Int, files: Int) -> Report {
    Report(
      toolVersion: "1", coverage: [.english: .init(pages: files)],
      diagnostics: (0..<count).map { index in
        Diagnostic(
          rule: "r", severity: .error, locale: .english, page: "p\(index % files)",
          place: Place(file: "p\(index % files).md", range: .fileStart), message: "m \(index)")
      })
  }

  private func files(_ report: Report, named name: String = "out.html") throws -> [ReportFile] {
    try HTMLReport().files(report, ReportContext { _ in nil }, named: name)
  }

  private func text(_ file: ReportFile) -> String { String(decoding: file.bytes, as: UTF8.self) }

  @Test func fewFindingsAreOneFile() throws {
    #expect(try files(report(2_500, files: 10)).map(\.name) == ["out.html"])
  }

  @Test func manyAreSplitAndNoneIsLost() throws {
    let files = try files(report(5_000, files: 10))
    #expect(files.map(\.name) == ["out.html"] + (1...5).map { "out-\($0).html" })
    let counts = files.map { text($0).components(separatedBy: "<article ").count - 1 }
    #expect(counts == [0, 1_000, 1_000, 1_000, 1_000, 1_000])
    #expect(text(files[0]).contains("href=\"out-2.html#p3\""))
    #expect(text(files[2]).contains("id=p3>"))
    #expect(text(files[1]).contains("<a href=\"out-2.html\" data-keep>"))
    #expect(text(files[1]).contains("<a href=\"out.html\">"))
  }

  @Test(arguments: ["out.html", "report.htm", "نتيجة", "a b.html"])
  func partsLeadBackToTheFirstFile(_ name: String) throws {
    let files = try files(report(6_000, files: 40), named: name)
    #expect(files.first?.name == name && files.count > 2)
    for file in files.dropFirst() {
      #expect(text(file).contains("<a href=\"\(URIText.path(name))\">Overview</a>"))
    }
  }

  @Test func partsAreKnown() throws {
    let format = HTMLReport()
    let several = try files(report(6_000, files: 40), named: "a.html")
    #expect(
      several.map { format.isPart($0.bytes) } == [false] + several.dropFirst().map { _ in true })
    #expect(
      several.dropFirst().map(\.name)
        == several.indices.dropLast().map { format.part($0, named: "a.html") })
    #expect(try !format.isPart(files(report(3, files: 1))[0].bytes))
  }

  @Test func oneFileWithManyFindingsIsSplit() throws {
    let files = try files(report(3_000, files: 1))
    #expect(files.count == 4)
  }

  @Test func standardOutputGetsAllOfThem() throws {
    let bytes = try HTMLReport().render(report(5_000, files: 10), ReportContext { _ in nil })
    #expect(
      String(decoding: bytes, as: UTF8.self).components(separatedBy: "<article ").count == 5_001)
  }
}
