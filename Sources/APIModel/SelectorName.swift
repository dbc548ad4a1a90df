// What the selectors of Objective-C are made of.

/// The names within selectors.
package enum SelectorName {
  /// What stands before the first colon: `show` of `show:animated:`.
  package static func head(of selector: String) -> String {
    String(selector.prefix { $0 != ":" })
  }

  /// The head of the selector that sets a property: `setName` for `name`.
  package static func setter(of property: String) -> String {
    "set" + property.prefix(1).uppercased() + property.dropFirst()
  }
}
