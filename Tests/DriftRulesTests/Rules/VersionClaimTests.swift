// What pages say of the release that brought a symbol, in many languages.

import Testing

@Suite("Version claims")
struct VersionClaimTests {
  private static let source = """
    public final class Lamp {
      public static let shared = Lamp()
      /// Switches the lamp.
      ///
      /// - Since: 4.6.0
      public func setGlow(_ on: Bool) {}
      /// - Since: 4.5.0
      public func dim() {}
      public func plain() {}
    }
    """

  private func claims(
    _ text: String, in locale: String = "en", source: String = source,
    history: [String: String] = [:]
  ) throws -> [String] {
    var files = [
      "Sources/Lamp.swift": source, "docs/\(locale)/a.md": "# Ä 灯 💡\n\n\(text)\n",
    ]
    for (release, text) in history { files["History/\(release)/Lamp.swift"] = text }
    return try ExampleProject(files: files).findings(of: "version-claim")
  }

  @Test(
    "A wrong release is found in every language",
    arguments: [
      ("en", "`setGlow(_:)` is available since 4.7.0."),
      ("en", "Available from version 4.7.0: `setGlow(_:)`."),
      ("en", "`Lamp.setGlow(_:)` (since v4.7.0) switches the lamp."),
      ("en", "Since 4.7.0 you can use `setGlow`."),
      ("de", "`setGlow(_:)` ist seit Version 4.7.0 verfügbar."),
      ("de", "`setGlow(_:)` wurde eingeführt in 4.7.0."),
      ("fr", "`setGlow(_:)` est disponible depuis la version 4.7.0."),
      ("es", "`setGlow(_:)` está disponible desde la versión 4.7.0."),
      ("pt", "`setGlow(_:)` está disponível a partir da versão 4.7.0."),
      ("it", "`setGlow(_:)` è disponibile dalla versione 4.7.0."),
      ("ru", "Метод `setGlow(_:)` доступен начиная с версии 4.7.0."),
      ("ru", "`setGlow(_:)` появился в версии 4.7.0."),
      ("zh", "`setGlow(_:)` 自 4.7.0 版本起可用。"),
      ("zh", "`setGlow(_:)` 在 4.7.0 中引入。"),
      ("ja", "`setGlow(_:)` は 4.7.0 以降で利用可能です。"),
      ("ja", "`setGlow(_:)` はバージョン 4.7.0 で追加されました。"),
      ("ko", "`setGlow(_:)`는 4.7.0 버전부터 사용할 수 있습니다."),
      ("ko", "`setGlow(_:)`는 4.7.0에서 도입되었습니다."),
    ])
  func wrong(locale: String, text: String) throws {
    let found = try claims(text, in: locale)
    #expect(found.count == 1, "\(text)")
    #expect(found.first?.hasPrefix("docs/\(locale)/a.md:3 ") == true)
    #expect(
      found.first?.hasSuffix("is said to be there since 4.7.0; the API says 4.6.0") == true)
  }

  @Test(
    "A right release, another subject and another statement are no findings",
    arguments: [
      ("en", "`setGlow(_:)` is available since 4.6.0."),
      ("en", "`setGlow(_:)` is available since 4.6."),
      ("en", "`plain()` is available since 4.7.0."),
      ("en", "`Other.thing` is available since 4.7.0."),
      ("en", "`setGlow(_:)` is deprecated since 4.7.0."),
      ("en", "Since 4.7.0 `setGlow(_:)` returns faster."),
      ("en", "`setGlow(_:)` is available since iOS 13.0."),
      ("en", "Use `setGlow(_:)`. The kit is available since 4.7.0."),
      ("en", "`setGlow(_:)` is available since 4.6.0, `dim()` since 4.5.0."),
      ("en", "`setGlow(_:)` is available since 4.6.0; the key since 4.5.0."),
      ("en", "Update to 4.7.0 and call `setGlow(_:)`."),
      ("de", "`setGlow(_:)` ist seit 4.7.0 nicht mehr verfügbar."),
      ("ru", "`setGlow(_:)` доступен начиная с версии 4.6.0, а ключ — с версии 4.5.0."),
      ("ru", "`setGlow(_:)` устарел начиная с версии 4.7.0."),
      ("zh", "`setGlow(_:)` 自 4.7.0 起弃用。"),
      ("ko", "`setGlow(_:)`는 4.7.0부터 더 이상 제공되지 않습니다."),
    ])
  func right(locale: String, text: String) throws {
    #expect(try claims(text, in: locale) == [], "\(text)")
  }

  @Test(
    "Of several numbers in a sentence the nearest is that of the symbol",
    arguments: [
      ("en", "`setGlow(_:)` is available since 4.7.0, the key already since 4.5.0."),
      ("de", "`setGlow(_:)` ist seit Version 4.7.0 verfügbar, der Schlüssel seit Version 4.5.0."),
      ("ru", "`setGlow(_:)` доступен начиная с версии 4.7.0, а ключ — с версии 4.5.0."),
      ("zh", "`setGlow(_:)` 自 4.7.0 版本起可用，键自 4.5.0 版本起可用。"),
      ("ja", "`setGlow(_:)` は 4.7.0 以降で利用可能で、キーは 4.5.0 以降で利用可能です。"),
    ])
  func several(locale: String, text: String) throws {
    let found = try claims(text, in: locale)
    #expect(found.count == 1, "\(text)")
    #expect(
      found.first?.contains("`setGlow(_:)` is said to be there since 4.7.0") == true, "\(text)")
  }

  @Test("What is no sentence that people write claims nothing")
  func endlessSentences() throws {
    let claim = "`setGlow(_:)` is available since 4.7.0"
    let long = String(repeating: "灯 ", count: 1_200)
    #expect(try claims("\(claim), \(long.prefix(1_000)).").count == 1)
    #expect(try claims("\(claim), \(long).") == [])
    #expect(try claims("\(long). \(claim). \(long).").count == 1)
    let numbers = { (count: Int) in String(repeating: ", 4.6.0", count: count) }
    #expect(try claims("\(claim)\(numbers(63)).").count == 1)
    #expect(try claims("\(claim)\(numbers(64)).") == [])
  }

  @Test("Each symbol of a sentence has its own number")
  func eachSymbol() throws {
    let found = try claims("`setGlow(_:)` is available since 4.7.0, `dim()` since 4.8.0.")
    #expect(found.count == 2)
  }

  @Test("The finding stands at the number", arguments: ["de", "zh", "ja", "ar", "en"])
  func place(locale: String) throws {
    let project = ExampleProject(files: [
      "Sources/Lamp.swift": Self.source,
      "docs/\(locale)/a.md": "# A\n\nÜ 灯 ランプ مصباح 💡 `setGlow(_:)` is available since 4.7.0.\n",
    ])
    #expect(try project.marked(by: "version-claim") == ["4.7.0"])
  }

  @Test("The history says since when, where the doc comment does not")
  func history() throws {
    let source = "public final class Lamp { public func old() {}; public func new() {} }"
    let history = [
      "4.0.0": "public final class Lamp { public func old() {} }",
      "4.2.0": source,
    ]
    let found = { (text: String) in try claims(text, source: source, history: history) }
    #expect(try found("`new()` is available since 4.2.0.") == [])
    #expect(try found("`old()` is available since 3.0.0.") == [])
    #expect(
      try found("`new()` is available since 4.0.0.") == [
        "docs/en/a.md:3 `new()` is said to be there since 4.0.0; the API says 4.2.0"
      ])
    #expect(
      try found("`old()` is available since 4.2.0.") == [
        "docs/en/a.md:3 `old()` is said to be there since 4.2.0; 4.0.0 has it already"
      ])
  }

  @Test(
    "A column of releases is read in every language",
    arguments: [
      ("en", "Since"), ("en", "**Added in**"), ("de", "Seit Version"), ("fr", "Depuis"),
      ("es", "Desde"), ("pt", "Disponível desde"), ("it", "Dalla versione"), ("ru", "Начиная с"),
      ("zh", "引入版本"), ("ja", "導入バージョン"), ("ko", "도입 버전"),
    ])
  func column(locale: String, header: String) throws {
    let table = """
      | Name | \(header) | ✨ |
      | --- | --- | --- |
      | `setGlow(_:)` | 4.6.0 | 灯 |
      | `Lamp.dim()` | v4.6.0 | 💡 |
      | `plain()` | 4.6.0 | — |
      """
    #expect(
      try claims(table, in: locale) == [
        "docs/\(locale)/a.md:6 `Lamp.dim()` is said to be there since 4.6.0; the API says 4.5.0"
      ])
  }

  @Test(
    "Another column, another number and a longer cell are no claims",
    arguments: [
      "| Name | Version |\n| --- | --- |\n| `dim()` | 4.6.0 |",
      "| Name | Deprecated since |\n| --- | --- |\n| `dim()` | 4.6.0 |",
      "| Name | Since |\n| --- | --- |\n| `dim()` | iOS 4.6 |",
      "| Name | Since |\n| --- | --- |\n| `dim()` | 13.0 |",
      "| Name | Since |\n| --- | --- |\n| `dim()` | 4.6.0 (fast) |",
      "| Name | Since |\n| --- | --- |\n| dim() | 4.6.0 |",
      "| Name | Since |\n| --- | --- |\n| `dim()` | 4.5+ |",
      "| Name | Since |\n| --- | --- |\n| `dim()` |",
    ])
  func noColumn(table: String) throws { #expect(try claims(table) == [], "\(table)") }
}
