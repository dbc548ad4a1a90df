// What a container is, whatever the syntax it is written in.

internal import Pages

/// A container as a reader sees it: an aside, a tab, a component.
package struct Component: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    case aside
    /// A group of tabs.
    case tabs
    case tab
    /// A component that has a name of its own.
    case other
    /// HTML that only lays out, which translations may do without.
    case layout
  }

  package var role: Role
  /// The kind of an aside, else the name, in lower case.
  package var name: String

  /// What the name of a container tells.
  fileprivate enum Meaning {
    case known(Component)
    /// An aside, of a kind that its attributes say.
    case aside
    /// A component of its own, or HTML.
    case other(name: String)

    init(_ name: String) {
      let name = name.lowercased()
      if let component = Component.known[name] {
        self = .known(component)
      } else {
        switch name {
        case "aside", "callout", "admonition", "alert": self = .aside
        default: self = .other(name: name)
        }
      }
    }

    func component(_ container: Container) -> Component {
      switch self {
      case .known(let component): component
      case .aside: Component(role: .aside, name: Component.asideKind(container))
      case .other(let name):
        Component(role: Component.isLayout(container) ? .layout : .other, name: name)
      }
    }
  }

  /// By the name in lower case.
  private static let known: [String: Component] = {
    let aside = kinds.mapValues { Component(role: .aside, name: $0) }
    return aside.merging(tabs.mapValues { Component(role: $0, name: $0 == .tabs ? "tabs" : "tab") })
    { kind, _ in kind }
  }()

  private static let tabs: [String: Role] = [
    "tabs": .tabs, "tabgroup": .tabs, "tabnavigator": .tabs, "tab-set": .tabs, "tabpane": .tabs,
    "code-group": .tabs, "codegroup": .tabs, "tab": .tab, "tabitem": .tab, "tab-item": .tab,
  ]

  private static func asideKind(_ container: Container) -> String {
    let type = container.attributes.first { $0.name == "type" || $0.name == "kind" }?.value
    return type.map { kinds[$0.lowercased()] ?? $0.lowercased() } ?? "note"
  }

  /// The kinds of asides, those that mean the same under one name.
  private static let kinds: [String: String] = [
    "note": "note", "info": "info", "tip": "tip", "hint": "tip", "success": "success",
    "important": "important", "warning": "warning", "caution": "caution", "danger": "danger",
    "error": "danger", "experiment": "experiment", "abstract": "abstract", "example": "example",
    "question": "question", "quote": "quote", "bug": "bug", "failure": "failure",
  ]

  /// Whether it is an HTML element that holds nothing together for the reader.
  private static func isLayout(_ container: Container) -> Bool {
    guard container.syntax == .element, container.name != "details" else { return false }
    return container.name.utf8.allSatisfy { $0 < 0x41 || $0 > 0x5A }
      && !container.name.utf8.contains(UInt8(ascii: "-"))
  }
}

/// Tells what the containers of a page are, whose names recur.
struct ComponentReader {
  /// The first names, as they are written, and what each tells.
  private var known: [(name: String, meaning: Component.Meaning)] = []

  init() { known.reserveCapacity(8) }

  mutating func component(_ container: Container) -> Component {
    for place in known.indices where known[place].name == container.name {
      return known[place].meaning.component(container)
    }
    let meaning = Component.Meaning(container.name)
    if known.count < 8 { known.append((container.name, meaning)) }
    return meaning.component(container)
  }
}
