// Where the sources of an API can be read, by a template.

internal import Markup

/// A template such as `https://example.org/blob/main/{path}#L{line}`.
package struct SourceAddress: Sendable {
  private let template: String

  /// - Throws: A template that is no address, or that names no file.
  package init(_ template: String) throws(ReferenceError) {
    guard template.contains("{path}"),
      template.hasPrefix("https://") || template.hasPrefix("http://")
    else { throw .sourceTemplate(template) }
    self.template = template
  }

  /// The address of a line; nil for a file that lies outside the project.
  func address(of file: String, line: Int?) -> String? {
    guard !file.hasPrefix("/"), !file.hasPrefix("../") else { return nil }
    return template.replacing("{line}", with: line.map(String.init) ?? "1")
      .replacing("{path}", with: URIText.path(file))
  }
}
