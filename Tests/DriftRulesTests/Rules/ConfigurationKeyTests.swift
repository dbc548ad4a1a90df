// Tests of configuration keys and values on pages.

import Testing

@Suite("Configuration keys")
struct ConfigurationKeyTests {
  private static let keys = """
    /// A key that the lamp reads from Info.plist.
    public enum LampInfoPlistKey: String {
      /// How the lamp starts: a ``LampStartMode``.
      case startMode = "Lamp_START_MODE"
      /// Whether it keeps a log, a `Bool`.
      case keepsLog = "Lamp_KEEPS_LOG"
    }
    public enum LampStartMode: String {
      case quiet = "QUIET_START"
      case bright = "BRIGHT_START"
    }
    public enum Channel: String { case nightly = "NIGHTLY_BUILDS" }
    """

  private func project(_ text: String) -> ExampleProject {
    ExampleProject(files: ["Sources/Keys.swift": Self.keys, "docs/en/a.md": "# Ä 中 😀\n\n\(text)\n"])
  }

  @Test(
    "words that are wrong",
    arguments: [
      ("Set `Lamp_START_MOD`.", "Lamp_START_MOD"), ("Größe 高さ Lamp_STRAT_MODE.", "Lamp_STRAT_MODE"),
      ("`quiet_start`", "quiet_start"), ("`QUITE_START`", "QUITE_START"),
      ("```swift\nlet key = \"Lamp_KEEP_LOG\"\n```", "Lamp_KEEP_LOG"),
      ("```xml\n<key>Lamp_STARTMODE</key>\n<string>QUIET_START</string>\n```", "Lamp_STARTMODE"),
      ("```xml\n<key>Lamp_START_MODE</key>\n<string>SILENT</string>\n```", "SILENT"),
      ("```xml\n<key>Lamp_START_MODE</key><true/>\n```", "<true/>"),
      ("```xml\n<key>Lamp_KEEPS_LOG</key>\n<string>YES</string>\n```", "<string>"),
      ("```xml\n<key>B</key><key>Lamp_START_MODE</key>\n<string>SILENT</string>\n```", "SILENT"),
    ])
  func wrong(text: String, expected: String) throws {
    #expect(try project(text).marked(by: "configuration-key") == [expected])
  }

  @Test(
    "words that are right, or of somebody else",
    arguments: [
      "`Lamp_START_MODE` is `QUIET_START` or `BRIGHT_START`.", "`NIGHTLY_BUILD`", "`UI_START_MODE`",
      "![](images/quiet_start.png)", "[x](#lamp_start_mode)", "a quiet_start of the day",
      "Keys like `Lamp_START_MODES`, `Lamp_START_MODE2` and Lamp_START_MODE_3 are yours.",
      "`FIREBASE_START_MODE`", "```xml\n<key>CFBundleName</key>\n<string>SILENT</string>\n```",
      "```xml\n<key>Lamp_START_MODE</key>\n<string>$(START)</string>\n```",
      "```xml\n<key>Lamp_START_MODE</key>\n<string>YOUR_MODE</string>\n```",
      "```xml\n<key>Lamp_KEEPS_LOG</key>\n<false/>\n```", "```xml\n<key>Lamp_KEEPS_LOG\n```",
    ])
  func right(text: String) throws {
    #expect(try project(text).findings(of: "configuration-key").isEmpty)
  }
}
