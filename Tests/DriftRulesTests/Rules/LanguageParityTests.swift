// Tests of examples in two languages.

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
}
