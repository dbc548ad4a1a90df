// Tabs of one example that use different API.

internal import APIModel
internal import Alignment
package import Diagnostics
internal import Pages
internal import Snippets

/// Reports an example whose Swift tab uses other API than its Objective-C tab.
///
/// *What it checks*: the names in both tabs are resolved. An enum of which each tab uses another
/// case, or a method or property that one tab uses and whose name is nowhere in the other, is
/// reported. Tabs that have nothing in common, and code that is cut short, are not compared. Where
/// the tabs of the source page agree, `code-drift` says what differs in those of the translation.
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
    let pairs = context.facts.tabPairs
    if pairs.isEmpty { return [] }
    var members = TabMembers(context.outline, api)
    return pairs.filter { members.mayDiffer($0) }.compactMap { pair in
      guard let disparity = Disparity(in: pair, on: context.outline, api),
        !Self.isDrift(of: pair, context, api)
      else { return nil }
      return Self.diagnostic(disparity, context)
    }
  }

  /// Whether the tabs of the source page agree, so that it is one tab of the translation which
  /// differs from its counterpart: the comparison of code says which, and where.
  private static func isDrift(
    of pair: TabPair, _ context: PageContext, _ api: APICatalog
  ) -> Bool {
    guard let source = context.source else { return false }
    let blocks = pair.blocks(of: context.analyzed).compactMap(context.comparedBlock(ofTarget:))
    guard blocks.contains(where: { $0.differences.contains { $0.kind == .code } }) else {
      return false
    }
    return !Set(blocks.compactMap { source.tabPairOfBlock[$0.source] }).contains { other in
      Disparity(in: source.tabPairs[other], on: source.outline, api) != nil
    }
  }

  private static func diagnostic(
    _ disparity: Disparity, _ context: PageContext
  ) -> Diagnostic {
    let (use, symbol) = disparity.item
    let place = context.origin(of: use.value.range, inBlock: use.block)
    guard let other = disparity.inPlaceOf else {
      return context.diagnostic(
        info, at: place, Wording.missing(use, symbol), symbol: symbol.qualifiedName)
    }
    let counterpart = context.origin(of: other.use.value.range, inBlock: other.use.block)
    return context.diagnostic(
      info, at: place, Wording.otherCase(use.value.name, other.use.value.name),
      symbol: symbol.qualifiedName, replacement: other.symbol.objcName,
      related: [Note(place: context.page.place(counterpart), message: Wording.place)])
  }
}

/// The first thing that one tab of an example uses and the other does not.
private struct Disparity {
  /// The name, in the tab that has it.
  let item: TabNames.Item
  /// The case of the same enum that the Swift tab uses.
  private(set) var inPlaceOf: TabNames.Item?

  /// Nothing where the tabs agree, or have nothing in common.
  init?(in pair: TabPair, on page: Outline, _ api: APICatalog) {
    var members = TabMembers(page, api)
    guard members.mayDiffer(pair) else { return nil }
    let swift = TabNames(pair.swift, members.swift, page.page, api)
    let objc = TabNames(pair.objectiveC, members.objectiveC, page.page, api)
    if let (other, own) = Self.otherCase(swift, objc) {
      item = other
      inPlaceOf = own
    } else if let missing = Self.missing(from: objc, in: swift)
      ?? Self.missing(from: swift, in: objc)
    {
      item = missing
    } else {
      return nil
    }
  }

  /// An enum of which each tab uses a case that the other does not.
  private static func otherCase(
    _ swift: TabNames, _ objc: TabNames
  ) -> (other: TabNames.Item, own: TabNames.Item)? {
    let own = swift.names(of: [.case], missingIn: objc)
    for other in objc.names(of: [.case], missingIn: swift) {
      if let use = own.first(where: { $0.symbol.parentPath == other.symbol.parentPath }) {
        return (other, use)
      }
    }
    return nil
  }

  /// A method or property of one tab that the other does not even name.
  private static func missing(from other: TabNames, in tab: TabNames) -> TabNames.Item? {
    let missing = tab.names(of: [.method, .property], missingIn: other).first { item in
      item.symbol.objcName != nil && !other.mentions(item.symbol)
    }
    return other.isCutShort ? nil : missing
  }
}

/// What of the API the tabs of an example use, but for types; made for every example of every page,
/// so it keeps its room.
private struct TabMembers {
  private let snippets: [Snippet]
  private let api: APICatalog
  private(set) var swift: SymbolSet
  private(set) var objectiveC: SymbolSet

  init(_ page: Outline, _ api: APICatalog) {
    snippets = page.page.snippets
    self.api = api
    swift = SymbolSet(upTo: api.lookup.symbols.count)
    objectiveC = SymbolSet(upTo: api.lookup.symbols.count)
  }

  /// Whether the tabs of an example use different API, and have something in common.
  mutating func mayDiffer(_ pair: TabPair) -> Bool {
    Self.collect(pair.swift, snippets, api, &swift)
    Self.collect(pair.objectiveC, snippets, api, &objectiveC)
    return swift != objectiveC && !swift.isDisjoint(with: objectiveC)
  }

  private static func collect(
    _ tab: ArraySlice<Int>, _ snippets: [Snippet], _ api: APICatalog, _ members: inout SymbolSet
  ) {
    members.removeAll()
    for snippet in tab {
      let uses = snippets[snippet].findings.uses
      for index in uses.indices {
        guard case .resolved(let handle) = uses[index].outcome else { continue }
        if !api.isType(handle) { members.insert(handle) }
      }
    }
  }
}

/// The names of the API that one tab uses.
private struct TabNames {
  typealias Item = (use: SnippetUse, symbol: Symbol)

  /// Everything but types.
  let members: SymbolSet
  private let snippets: ArraySlice<Int>
  private let page: AnalyzedPage
  private let api: APICatalog

  /// - Parameter snippets: The snippets of the tab, as indices of the page's.
  init(_ snippets: ArraySlice<Int>, _ members: SymbolSet, _ page: AnalyzedPage, _ api: APICatalog) {
    self.snippets = snippets
    self.members = members
    self.page = page
    self.api = api
  }

  /// The names of some kinds that another tab does not have, nor an overload of them; what is
  /// outdated is left to other rules.
  func names(of kinds: Set<Symbol.Kind>, missingIn other: TabNames) -> [Item] {
    var found: [Item] = []
    let known = Set(other.members.handles.map { api.lookup[$0].baseName })
    for snippet in snippets.map({ page.snippets[$0] }) {
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
    snippets.map { page.codeBlocks[page.snippets[$0].block].code.bytes }
  }

  /// Whether something was left out of the code.
  var isCutShort: Bool { texts.contains { $0.holds("...") || $0.holds("…") } }

  /// Whether the code of the tab holds a name of the symbol, in whatever language.
  func mentions(_ symbol: Symbol) -> Bool {
    let selector = SelectorName.head(of: symbol.objcName ?? "")
    let setter = SelectorName.setter(of: selector)
    let names = [symbol.baseName, selector, setter, symbol.objcGetter ?? ""].filter { !$0.isEmpty }
    return names.contains { name in texts.contains { $0.holds(name.utf8) } }
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
