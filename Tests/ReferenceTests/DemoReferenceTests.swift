// Tests of the demo's reference: every public symbol has all that a reader may ask for.

import APIModel
import Reference
import TestSupport
import Testing

struct DemoReferenceTests {
  private let site = ReferenceSite(DemoAPI.model)

  @Test("Every public symbol has an entry with abstract, declaration and since")
  func entries() {
    let symbols = DemoAPI.model.symbols.filter(\.isPublic)
    #expect(symbols.count > 90)
    let entries = Dictionary(grouping: site.entries, by: \.qualifiedName)
    #expect(site.entries.count == symbols.count)
    for symbol in symbols {
      let entry = entries[symbol.qualifiedName]?.first
      #expect(entry?.abstract.plainText.isEmpty == false, "\(symbol.qualifiedName)")
      #expect(entry?.swift?.text.isEmpty == false, "\(symbol.qualifiedName)")
      #expect(entry?.since?.isEmpty == false, "\(symbol.qualifiedName)")
    }
  }

  @Test("Every entry has both spellings, but for what Objective-C cannot see")
  func spellings() {
    let swiftOnly = site.entries.filter { $0.objcName == nil || $0.objc == nil }.map(
      \.qualifiedName)
    let expected = swiftOnly.filter { name in
      name.hasPrefix("PWInfoPlist") || name.hasPrefix("PWCornerType")
        || ["CornerType.rawValue", "CornerType.init(rawValue:)"].contains(name)
    }
    #expect(swiftOnly == expected)
    #expect(swiftOnly.count == 12)
  }

  @Test("What is deprecated names its successor, which has a place")
  func successors() {
    let outdated = site.entries.compactMap(\.state)
    #expect(outdated.count == 11)
    #expect(outdated.allSatisfy { $0.successor?.place != nil })
  }

  @Test("No link is broken and no anchor stands twice", arguments: ["html", "markdown"])
  func links(format: String) throws {
    let files = try ReferenceFormats.named(format).files(of: site)
    let check = LinkCheck(files)
    #expect(check.links > 50)
    #expect(check.faults == [])
  }
}
