// Findings are values, though their fields stand behind a reference.

import Diagnostics
import Testing

struct DiagnosticTests {
  private let finding = Diagnostic(
    rule: "code-drift", severity: .error,
    place: Place(file: "docs/de/größe.md", range: .fileStart), message: "fault")

  @Test func aCopyThatIsChangedLeavesTheOther() {
    var copy = finding
    copy.severity = .note
    copy.related.append(Note(place: finding.place, message: "標題"))
    copy.place.file = "docs/zh/标题.md"
    #expect(finding.severity == .error)
    #expect(finding.related.isEmpty)
    #expect(finding.place.file == "docs/de/größe.md")
    #expect(copy.severity == .note)
    #expect(copy.related.count == 1)
    #expect(copy.place.file == "docs/zh/标题.md")
  }

  @Test func findingsThatSayTheSameAreEqual() {
    var copy = finding
    copy.message = "other"
    #expect(copy != finding)
    copy.message = "fault"
    #expect(copy == finding)
    #expect(Set([copy, finding]).count == 1)
  }
}
