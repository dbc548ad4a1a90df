// The address of a place on a page of the guides.

internal import Markup

extension GuidePlace {
  /// The address of the page, at the heading where the place stands under one.
  ///
  /// - Parameter root: What leads to the root of the guides, ended by a slash.
  func address(from root: String) -> String {
    root + URIText.path(file) + (anchor.map { "#" + URIText.path($0) } ?? "")
  }
}
