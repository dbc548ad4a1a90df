// Tabs of one example that use different API.

internal import APIModel
package import Diagnostics
internal import Pages
internal import Snippets

/// Reports an example whose Swift tab uses other API than its Objective-C tab.
///
/// *What it checks*: the names in both tabs are resolved. An enum of which each tab uses another
/// case, or a method or property that one tab uses and whose name is nowhere in the other, is
/// reported. Tabs that have nothing in common, and code that is cut short, are not compared.
///
/// *Why it matters*: readers of one language follow an example that the others do not have.
///
/// *Example*: `.bottom` in the Swift tab and `LampPlaceTop` in the Objective-C tab.
///
/// *Instead*: let both tabs do the same.
package struct LanguageParity: PageRule {
  package static let info = RuleInfo(
    id: "language-parity",
    family: .api,
    summary: "Tabs of the same example that use different API.",
    rationale: """
      Tabs promise the same example in another language. One that was changed alone teaches \
      something else, and nobody who reads the page in one language sees it.
      """,
    severity: .warning,
    clean: [
      .init(
        "The same in both languages",
        [
          "Sources/Lamp.swift": Self.api,
          "docs/en/a.mdx": Self.page("[KTLamp sharedLamp].place = KTPlaceDesk;"),
        ])
    ],
    drifting: [
      .init(
        "Another case",
        [
          "Sources/Lamp.swift": Self.api,
          "docs/en/a.mdx": Self.page("[KTLamp sharedLamp].place = KTPlaceWall;"),
        ]),
      .init(
        "A call that is missing",
        [
          "Sources/Lamp.swift": Self.api,
          "docs/en/a.mdx": Self.page(
            "[KTLamp sharedLamp].place = KTPlaceDesk;", more: "Lamp.shared.dimSlowly()"),
        ]),
    ])

  private static let api = """
    @objc(KTLamp) public final class Lamp: NSObject {
      @objc(sharedLamp) public static let shared = Lamp()
      @objc public var place: Place = .desk
      @objc public func dimSlowly() {}
    }
    @objc(KTPlace) public enum Place: Int {
      case desk, wall
    }
    """

  private static func page(_ objc: String, more: String = "") -> String {
    """
    # Lamp

    <Tabs>
    <TabItem label="Swift">
    ```swift
    Lamp.shared.place = .desk
    \(more)
    ```
    </TabItem>
    <TabItem label="Objective-C">
    ```objc
    \(objc)
    ```
    </TabItem>
    </Tabs>
    """
  }

  package func check(_ context: PageContext) -> [Diagnostic] {
    guard let api = context.api?.lookup else { return [] }
    return TabPair.all(on: context.analyzed).compactMap { pair in
      let swift = TabNames(pair.swift, context, api)
      let objc = TabNames(pair.objectiveC, context, api)
      guard !swift.members.isDisjoint(with: objc.members) else { return nil }
      return Self.otherCase(swift, objc, context) ?? Self.missing(from: objc, in: swift, context)
        ?? Self.missing(from: swift, in: objc, context)
    }
  }

  /// An enum of which each tab uses a case that the other does not.
  private static func otherCase(
    _ swift: TabNames, _ objc: TabNames, _ context: PageContext
  ) -> Diagnostic? {
    let own = swift.uses.filter { $0.symbol.kind == .case && !objc.has($0.symbol) }
    for other in objc.uses where other.symbol.kind == .case && !swift.has(other.symbol) {
      guard let use = own.first(where: { $0.symbol.parentPath == other.symbol.parentPath }) else {
        continue
      }
      let place = context.origin(of: use.use.value.range, inBlock: use.use.block)
      return context.diagnostic(
        info, at: context.origin(of: other.use.value.range, inBlock: other.use.block),
        Wording.otherCase(other.use.value.name, use.use.value.name),
        symbol: other.symbol.qualifiedName, replacement: use.symbol.objcName,
        related: [Note(place: context.page.place(place), message: Wording.place)])
    }
    return nil
  }

  /// A method or property of one tab that the other does not even name.
  private static func missing(
    from other: TabNames, in tab: TabNames, _ context: PageContext
  ) -> Diagnostic? {
    guard !other.isCutShort else { return nil }
    let missing = tab.uses.first { item in
      (item.symbol.kind == .method || item.symbol.kind == .property) && !other.has(item.symbol)
        && item.symbol.objcName != nil && !other.mentions(item.symbol)
    }
    guard let missing else { return nil }
    return context.diagnostic(
      info, at: context.origin(of: missing.use.value.range, inBlock: missing.use.block),
      Wording.missing(missing.use, missing.symbol), symbol: missing.symbol.qualifiedName)
  }
}

/// The names of the API that one tab uses.
private struct TabNames {
  typealias Item = (use: SnippetUse, symbol: Symbol)

  private(set) var uses: [Item] = []
  /// Everything but types, by path.
  private(set) var members: Set<[String]> = []
  /// Whether something was left out of the code.
  let isCutShort: Bool
  private let texts: [[UInt8]]

  init(_ snippets: [Snippet], _ context: PageContext, _ api: APILookup) {
    texts = snippets.map { context.analyzed.codeBlocks[$0.block].code.bytes }
    isCutShort = texts.contains {
      !$0.occurrences(of: "...").isEmpty || !$0.occurrences(of: "…").isEmpty
    }
    for snippet in snippets {
      for use in snippet.findings.uses {
        guard case .resolved(let handle) = use.outcome else { continue }
        let symbol = api[handle]
        guard !symbol.kind.isType, symbol.kind != .typealias else { continue }
        members.insert(symbol.path)
        guard symbol.state == .current else { continue }
        let item = SnippetUse(block: snippet.block, language: snippet.language, value: use)
        uses.append((item, symbol))
      }
    }
  }

  /// Whether the tab uses the symbol, or an overload of it.
  func has(_ symbol: Symbol) -> Bool {
    members.contains(symbol.path)
      || members.contains { $0.last.map { $0.prefix { $0 != "(" } == symbol.baseName } ?? false }
  }

  /// Whether the code of the tab holds a name of the symbol, in whatever language.
  func mentions(_ symbol: Symbol) -> Bool {
    let selector = String((symbol.objcName ?? "").prefix { $0 != ":" })
    let setter = "set" + selector.prefix(1).uppercased() + selector.dropFirst()
    let names = [symbol.baseName, selector, setter, symbol.objcGetter ?? ""].filter { !$0.isEmpty }
    return names.contains { name in texts.contains { !$0.occurrences(of: name).isEmpty } }
  }
}

extension [UInt8] {
  /// Where a text stands.
  fileprivate func occurrences(of text: String) -> [Int] {
    let wanted = Array(text.utf8)
    guard count >= wanted.count, let first = wanted.first else { return [] }
    return (0...count - wanted.count).filter {
      self[$0] == first && self[$0..<$0 + wanted.count].elementsEqual(wanted)
    }
  }
}

private enum Wording {
  static let place = "what the Swift tab uses"

  static func otherCase(_ written: String, _ other: String) -> String {
    "the Objective-C tab uses `\(written)` where the Swift tab uses `\(other)`;"
      + " let both tabs do the same"
  }

  static func missing(_ use: SnippetUse, _ symbol: Symbol) -> String {
    let (tab, other, name) =
      switch use.language {
      case .swift: ("Swift", "Objective-C", symbol.objcName ?? symbol.name)
      case .objectiveC: ("Objective-C", "Swift", symbol.name)
      }
    return "the \(tab) tab uses `\(use.value.name)`, and the \(other) tab does nothing of the kind;"
      + " add `\(name)` there"
  }
}
