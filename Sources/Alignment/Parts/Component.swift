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

  fileprivate static func of(_ container: Container) -> Component {
    let name = container.name.lowercased()
    if ["aside", "callout", "admonition", "alert"].contains(name) {
      return Component(role: .aside, name: asideKind(container))
    }
    return Component(role: isLayout(container) ? .layout : .other, name: name)
  }

  /// What a container is by its name alone; nil where that does not tell.
  fileprivate static func named(_ name: String) -> Component? { known[name.lowercased()] }

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
  /// The first names that tell all, as they are written, and what each stands for.
  private var names: [String] = []
  private var components: [Component] = []

  mutating func component(_ index: Int, of containers: [Container]) -> Component {
    let name = containers[index].name
    for place in names.indices where names[place] == name { return components[place] }
    guard let component = Component.named(name) else { return Component.of(containers[index]) }
    if names.count < 8 {
      names.append(name)
      components.append(component)
    }
    return component
  }
}
