// Where a symbol stands in a reference, and a name that leads there.

/// A place in a reference, whatever its format.
package struct ReferencePlace: Hashable, Sendable {
  /// The name of the page's file without extension.
  package var page: String
  /// Nil for the page as a whole.
  package var anchor: String?

  package init(page: String, anchor: String? = nil) {
    self.page = page
    self.anchor = anchor
  }
}

/// A name as it is written, and the place that it leads to.
package struct ReferenceLink: Hashable, Sendable {
  package var text: String
  /// Nil for what the reference does not hold.
  package var place: ReferencePlace?

  package init(_ text: String, place: ReferencePlace? = nil) {
    self.text = text
    self.place = place
  }
}

extension ReferencePlace {
  /// The address as a page writes it.
  ///
  /// - Parameters:
  ///   - page: The page that the link stands on.
  ///   - ending: The extension of files.
  func address(from page: String, ending: String) -> String {
    let fragment = anchor.map { "#\($0)" } ?? ""
    return self.page == page && anchor != nil ? fragment : self.page + ending + fragment
  }
}
