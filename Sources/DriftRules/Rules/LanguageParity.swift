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
    guard let api = context.api else { return [] }
    return TabPair.all(on: context.facts).compactMap { pair in
      let swift = TabNames(pair.swift, context, api)
      let objc = TabNames(pair.objectiveC, context, api)
      guard swift.members != objc.members, !swift.members.isDisjoint(with: objc.members) else {
        return nil
      }
      return Self.otherCase(swift, objc, context) ?? Self.missing(from: objc, in: swift, context)
        ?? Self.missing(from: swift, in: objc, context)
    }
  }

  /// An enum of which each tab uses a case that the other does not.
  private static func otherCase(
    _ swift: TabNames, _ objc: TabNames, _ context: PageContext
  ) -> Diagnostic? {
    let own = swift.names(of: [.case], missingIn: objc)
    for other in objc.names(of: [.case], missingIn: swift) {
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
    let missing = tab.names(of: [.method, .property], missingIn: other).first { item in
      item.symbol.objcName != nil && !other.mentions(item.symbol)
    }
    guard let missing, !other.isCutShort else { return nil }
    return context.diagnostic(
      info, at: context.origin(of: missing.use.value.range, inBlock: missing.use.block),
      Wording.missing(missing.use, missing.symbol), symbol: missing.symbol.qualifiedName)
  }
}

/// The names of the API that one tab uses.
private struct TabNames {
  typealias Item = (use: SnippetUse, symbol: Symbol)

  /// Everything but types.
  let members: SymbolSet
  private let snippets: [Int]
  private let context: PageContext
  private let api: APICatalog

  /// - Parameter snippets: The snippets of the tab, as indices of the page's.
  init(_ snippets: [Int], _ context: PageContext, _ api: APICatalog) {
    self.snippets = snippets
    self.context = context
    self.api = api
    let all = context.analyzed.snippets
    var members = SymbolSet()
    for snippet in snippets {
      let uses = all[snippet].findings.uses
      for index in uses.indices {
        guard case .resolved(let handle) = uses[index].outcome else { continue }
        if !api.isType(handle) { members.insert(handle) }
      }
    }
    self.members = members
  }

  /// The names of some kinds that another tab does not have, nor an overload of them; what is
  /// outdated is left to other rules.
  func names(of kinds: Set<Symbol.Kind>, missingIn other: TabNames) -> [Item] {
    var found: [Item] = []
    let known = Set(other.members.handles.map { api.lookup[$0].baseName })
    for snippet in snippets.map({ context.analyzed.snippets[$0] }) {
      for use in snippet.findings.uses {
        guard case .resolved(let handle) = use.outcome, !other.members.contains(handle) else {
          continue
        }
        let symbol = api.lookup[handle]
        guard kinds.contains(symbol.kind), symbol.state == .current,
          !known.contains(symbol.baseName)
        else { continue }
        let item = SnippetUse(block: snippet.block, language: snippet.language, value: use)
        found.append((item, symbol))
      }
    }
    return found
  }

  private var texts: [[UInt8]] {
    snippets.map { context.analyzed.codeBlocks[context.analyzed.snippets[$0].block].code.bytes }
  }

  /// Whether something was left out of the code.
  var isCutShort: Bool { texts.contains { $0.holds("...") || $0.holds("…") } }

  /// Whether the code of the tab holds a name of the symbol, in whatever language.
  func mentions(_ symbol: Symbol) -> Bool {
    let selector = String((symbol.objcName ?? "").prefix { $0 != ":" })
    let setter = "set" + selector.prefix(1).uppercased() + selector.dropFirst()
    let names = [symbol.baseName, selector, setter, symbol.objcGetter ?? ""].filter { !$0.isEmpty }
    return names.contains { name in texts.contains { $0.holds(name) } }
  }
}

extension [UInt8] {
  /// Whether a text stands somewhere in the code.
  fileprivate func holds(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard count >= wanted.count, let first = wanted.first else { return false }
    return (0...count - wanted.count).contains {
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
