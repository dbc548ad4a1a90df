// A configuration key or value that the API does not know.

internal import APIModel
package import Diagnostics
internal import Pages

/// Reports keys of Info.plist and their values that are misspelt, or of the wrong type.
///
/// *What it checks*: the API declares its keys in an enum with string values, named like
/// `LampInfoPlistKey`; the doc comment of a key links to the enum of its values. A word on a page
/// that is a slip or two away from one of these is wrong, and so is an element of a property list
/// that does not hold what its key asks for. Keys of others are passed over.
///
/// *Why it matters*: a misspelt key is ignored without a word.
///
/// *Example*: `Pushwoosh_RICHMEDIA_STYLE` for `Pushwoosh_RICH_MEDIA_STYLE`.
///
/// *Instead*: write the key or value that the finding names.
package struct ConfigurationKey: PageRule {
  package static let info = RuleInfo(
    id: "configuration-key",
    family: .api,
    summary: "A configuration key or value that is misspelt, or of the wrong type.",
    rationale: """
      A key that nobody reads is no error anywhere: the app starts, and behaves as if the key were \
      not there. A reader has no way to find out why.
      """,
    severity: .error,
    fix: .sometimes,
    clean: [
      .init(
        "Key and value as declared, beside a key of somebody else",
        [
          "Sources/Keys.swift": Self.api,
          "docs/en/a.md": """
          # Set-up

          Set `Lamp_START_MODE` to `QUIET_START`:

          ```xml
          <key>Lamp_START_MODE</key>
          <string>QUIET_START</string>
          <key>UIBackgroundModes</key>
          <array/>
          ```
          """,
        ])
    ],
    drifting: [
      .init(
        "A misspelt key",
        [
          "Sources/Keys.swift": Self.api,
          "docs/en/a.md": """
          # Set-up

          Set `Lamp_STARTMODE` in Info.plist.
          """,
        ]),
      .init(
        "A value that does not exist, and one of the wrong type",
        [
          "Sources/Keys.swift": Self.api,
          "docs/en/a.md": """
          # Set-up

          ```xml
          <key>Lamp_START_MODE</key>
          <string>SILENT</string>
          ```

          ```xml
          <key>Lamp_START_MODE</key>
          <true/>
          ```
          """,
        ]),
    ])

  private static let api = """
    /// A key that the lamp reads from Info.plist.
    public enum LampInfoPlistKey: String {
      /// How the lamp starts: a ``LampStartMode``.
      case startMode = "Lamp_START_MODE"
    }
    public enum LampStartMode: String {
      case quiet = "QUIET_START"
      case bright = "BRIGHT_START"
    }
    """

  package func check(_ context: PageContext) -> [Diagnostic] {
    guard let keys = context.api?.configuration, !keys.words.isEmpty else { return [] }
    let pairs = Self.pairs(on: context)
    var found = pairs.compactMap { Self.fault(of: $0, keys, context) }
    let spoken = found.map(\.range)
    for word in ConfigurationWord.all(on: context.page, like: keys)
    where !spoken.contains(where: { $0.overlaps(word.range) }) {
      guard !context.isName(word) else { continue }
      found.append((word.range, Wording.misspelt(word.text, word.nearest), word.nearest))
    }
    return found.map {
      context.diagnostic(
        Self.info, at: $0.range, $0.message, symbol: nil, replacement: $0.instead,
        fixes: Self.fixes($0, context))
    }
  }

  /// The key or value that was meant, where one slip, or what joins its words, tells the two apart.
  private static func fixes(_ fault: Fault, _ context: PageContext) -> [FixIt] {
    guard let name = fault.instead else { return [] }
    let written = context.page.text(fault.range)
    guard NearMiss.isOneSlip(written, name) || words(written) == words(name) else { return [] }
    return context.fixes(replacing: fault.range, with: name)
  }

  /// A name in lower case, without what joins its words.
  private static func words(_ name: String) -> String {
    name.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " }
  }

  private typealias Fault = (range: Range<Int>, message: String, instead: String?)

  /// A pair of a property list with the code block that it stands in.
  private static func pairs(
    on context: PageContext
  ) -> [(block: CodeBlock, pair: PropertyListPair)] {
    let blocks = context.analyzed.codeBlocks
    var pairs: [(block: CodeBlock, pair: PropertyListPair)] = []
    for index in blocks.indices {
      let code = blocks[index].code.bytes
      guard code.first != 0x40, code.holds("<key>") else { continue }
      pairs += PropertyListPair.all(in: code).map { (blocks[index], $0) }
    }
    return pairs
  }

  /// What is wrong with the value of a key that is known.
  private static func fault(
    of item: (block: CodeBlock, pair: PropertyListPair), _ keys: ConfigurationKeys,
    _ context: PageContext
  ) -> Fault? {
    let code = item.block.code
    func text(_ range: Range<Int>) -> String {
      String(decoding: code.bytes[range], as: UTF8.self)
    }
    guard let key = keys.keys[text(item.pair.key)], let form = key.form else { return nil }
    guard form.elements.contains(item.pair.element) else {
      let instead = key.values.first
      return (
        code.origin(of: item.pair.elementRange),
        Wording.wrongType(key.name, item.pair.element, form, instead), instead
      )
    }
    let value = text(item.pair.value)
    guard form == .text, !key.values.isEmpty, !key.values.contains(value),
      !isPlaceholder(value)
    else { return nil }
    let instead = NearestName.of(value, among: key.values)
    return (
      code.origin(of: item.pair.value), Wording.unknownValue(value, key, instead), instead
    )
  }

  /// Whether a value stands for one that the reader chooses.
  private static func isPlaceholder(_ value: String) -> Bool {
    value.isEmpty || value.contains { "$<>{}[]%#… ".contains($0) } || value.contains("...")
      || value.lowercased().contains("your") || value.contains("XXX")
  }
}

extension PageContext {
  /// Whether something of the API goes by the name, so that other rules speak of it.
  fileprivate func isName(_ word: ConfigurationWord) -> Bool {
    guard let lookup = api?.lookup else { return false }
    return lookup.isMemberName(word.text) || lookup.objcType(named: word.text) != nil
      || !lookup.objcConstants(named: word.text).isEmpty
  }
}

private enum Wording {
  static func misspelt(_ word: String, _ nearest: String) -> String {
    "`\(word)` is no key or value of the API; write `\(nearest)` instead"
  }

  static func unknownValue(
    _ value: String, _ key: ConfigurationKeys.Key, _ nearest: String?
  ) -> String {
    let fault = "`\(value)` is no value of `\(key.name)`"
    if let nearest { return "\(fault); write `\(nearest)` instead" }
    return "\(fault); it has \(key.values.map { "`\($0)`" }.joined(separator: ", "))"
  }

  static func wrongType(
    _ key: String, _ element: String, _ form: ConfigurationKeys.Form, _ value: String?
  ) -> String {
    let wanted =
      switch form {
      case .text: "a string"
      case .truth: "a Boolean"
      case .number: "a number"
      }
    let advice =
      form == .text
      ? value.map { "; write `<string>\($0)</string>`" } ?? "; write `<string>`"
      : form == .truth ? "; write `<true/>` or `<false/>`" : "; write `<integer>`"
    return "`\(key)` is \(wanted), and not `<\(element)>`\(advice)"
  }
}
