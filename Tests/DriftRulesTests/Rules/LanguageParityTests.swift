// Tests of examples in two languages.

import Diagnostics
import Testing

@Suite("Language parity")
struct LanguageParityTests {
  private static let api = """
    @objc(KTLamp) public final class Lamp: NSObject {
      @objc(sharedLamp) public static let shared = Lamp()
      @objc public var place: Place = .desk
      @objc public var isOn: Bool = false
      @objc public func dimSlowly() {}
      public func swiftOnly() {}
    }
    @objc(KTPlace) public enum Place: Int { case desk, wall }
    """

  private func findings(_ swift: String, _ objc: String, page: String = tabs) throws -> [String] {
    let text = page.replacing("SWIFT", with: swift).replacing("OBJC", with: objc)
    return try ExampleProject(files: ["Sources/Lamp.swift": Self.api, "docs/en/a.mdx": text])
      .findings(of: "language-parity")
  }

  private static let tabs = """
    # Lamp

    <Tabs>
    <TabItem label="Swift">
    ```swift
    SWIFT
    ```
    </TabItem>
    <TabItem label="Objective-C">
    ```objc
    OBJC
    ```
    </TabItem>
    </Tabs>
    """

  @Test("another case is told at the Objective-C tab")
  func cases() throws {
    let found = try findings(
      "Lamp.shared.place = .desk", "[KTLamp sharedLamp].place = KTPlaceWall;")
    #expect(
      found == [
        "docs/en/a.mdx:11 the Objective-C tab uses `KTPlaceWall` where the Swift tab uses `desk`;"
          + " let both tabs do the same"
      ])
  }

  @Test("a call of one tab alone, in either direction")
  func calls() throws {
    let both = ("Lamp.shared.isOn = true", "[KTLamp sharedLamp].isOn = YES;")
    #expect(try findings(both.0 + "\nLamp.shared.dimSlowly()", both.1).count == 1)
    #expect(try findings(both.0, both.1 + "\n[[KTLamp sharedLamp] dimSlowly];").count == 1)
  }

  @Test(
    "the same in other words, code cut short, and other examples",
    arguments: [
      ("Lamp.shared.place = .desk", "[[KTLamp sharedLamp] setPlace:KTPlaceDesk];"),
      (
        "Lamp.shared.isOn = true\nLamp.shared.dimSlowly()",
        "[KTLamp sharedLamp].isOn = YES;\n// ..."
      ),
      ("Lamp.shared.isOn = true\nlet x = 1", "KTLamp *lamp;"),
      ("Lamp.shared.isOn = true\nLamp.shared.swiftOnly()", "[KTLamp sharedLamp].isOn = YES;"),
      (
        "Lamp.shared.isOn = true\nLamp.shared.dimSlowly()",
        "[KTLamp sharedLamp].isOn = YES;\n[x dimSlowly];"
      ),
    ])
  func silent(swift: String, objc: String) throws {
    #expect(try findings(swift, objc).isEmpty)
  }

  @Test("tabs without a container around them, and blocks one after the other")
  func forms() throws {
    let material = """
      # Lamp

      === "Swift"

          ```swift
          SWIFT
          ```

      === "Objective-C"

          ```objc
          OBJC
          ```
      """
    let plain = "# Lamp\n\n```swift\nSWIFT\n```\n\n```objc\nOBJC\n```\n"
    let (swift, objc) = ("Lamp.shared.place = .desk", "[KTLamp sharedLamp].place = KTPlaceWall;")
    let files = [
      "Sources/Lamp.swift": Self.api,
      "docs/en/a.md": material.replacing("SWIFT", with: swift).replacing("OBJC", with: objc),
    ]
    #expect(try ExampleProject(files: files).findings(of: "language-parity").count == 1)
    #expect(try findings(swift, objc, page: plain).isEmpty)
  }

  /// The findings on the German page beside a source page whose tabs are these.
  private func findings(
    _ swift: String, _ objc: String, besides source: (swift: String, objc: String)
  ) throws -> [String] {
    let page = { (swift: String, objc: String) in
      Self.tabs.replacing("SWIFT", with: swift).replacing("OBJC", with: objc)
    }
    let files = [
      "Sources/Lamp.swift": Self.api, "docs/en/a.mdx": page(source.swift, source.objc),
      "docs/de/a.mdx": page(swift, objc),
    ]
    return try ExampleProject(files: files).check().diagnostics
      .filter { $0.place.file == "docs/de/a.mdx" && $0.severity > .note }
      .map { "\($0.place.range.start.line) \($0.rule)" }
  }

  @Test("what one tab of a translation lost is said by the comparison alone")
  func drift() throws {
    let swift = "Lamp.shared.isOn = true\nLamp.shared.dimSlowly()"
    let objc = "[KTLamp sharedLamp].isOn = YES;\n[[KTLamp sharedLamp] dimSlowly];"
    let (shortSwift, shortObjC) = ("Lamp.shared.isOn = true", "[KTLamp sharedLamp].isOn = YES;")
    #expect(try findings(swift, objc, besides: (swift, objc)) == [])
    #expect(try findings(shortSwift, objc, besides: (swift, objc)) == ["6 code-drift"])
    #expect(try findings(swift, shortObjC, besides: (swift, objc)) == ["12 code-drift"])
    // The tabs of the source page don't agree either, or nothing differs from them.
    #expect(
      try findings(swift, shortObjC, besides: (swift, shortObjC)) == ["7 language-parity"])
    #expect(
      try findings(swift + "\nlet x = 1", shortObjC, besides: (swift, shortObjC))
        == ["7 language-parity", "8 code-drift"])
  }

  @Test("a case that was changed in one tab is said once, where it was changed")
  func driftOfCases() throws {
    let source = (
      swift: "Lamp.shared.place = .desk", objc: "[KTLamp sharedLamp].place = KTPlaceDesk;"
    )
    #expect(
      try findings("Lamp.shared.place = .wall", source.objc, besides: source) == ["6 code-drift"])
    #expect(
      try findings(source.swift, "[KTLamp sharedLamp].place = KTPlaceWall;", besides: source)
        == ["11 code-drift"])
  }
}
