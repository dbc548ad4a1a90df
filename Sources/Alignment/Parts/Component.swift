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

  init(_ container: Container) {
    let name = container.name.lowercased()
    if let role = Self.tabRoles[name] {
      self.init(role, role == .tabs ? "tabs" : "tab")
    } else if let kind = Self.asideKind(container, name) {
      self.init(.aside, kind)
    } else {
      self.init(Self.isLayout(container) ? .layout : .other, name)
    }
  }

  private init(_ role: Role, _ name: String) {
    self.role = role
    self.name = name
  }

  private static let tabRoles: [String: Role] = [
    "tabs": .tabs, "tabgroup": .tabs, "tabnavigator": .tabs, "tab-set": .tabs, "tabpane": .tabs,
    "code-group": .tabs, "codegroup": .tabs, "tab": .tab, "tabitem": .tab, "tab-item": .tab,
  ]

  private static func asideKind(_ container: Container, _ name: String) -> String? {
    if ["aside", "callout", "admonition", "alert"].contains(name) {
      let type = container.attributes.first { $0.name == "type" || $0.name == "kind" }?.value
      return type.map { kinds[$0.lowercased()] ?? $0.lowercased() } ?? "note"
    }
    return kinds[name]
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
      && !container.name.contains("-")
  }
}
