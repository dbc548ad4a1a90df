// What `concord api diff` has to say, and the formats that say it.

package import APIModel

/// The difference between two APIs, ready for any format.
package struct APIDifference: Sendable {
  /// The formats that a difference is written in.
  package enum Format: String, CaseIterable, Sendable {
    case text, json, markdown
  }

  /// What the two are called: `7.0.14`, `current`.
  package let names: (old: String, new: String)
  package let comparison: ModelComparison

  package init(_ comparison: ModelComparison, old: String, new: String) {
    self.comparison = comparison
    names = (old, new)
  }

  /// The difference as UTF-8; the same difference gives the same bytes.
  package func render(_ format: Format) throws -> [UInt8] {
    switch format {
    case .text: Array(TextDifference.text(self).utf8)
    case .markdown: Array(MarkdownDifference.text(self).utf8)
    case .json: try JSONDifference.bytes(self)
    }
  }

  /// `3 removed, 1 renamed`, or that there is nothing to say.
  var summary: String {
    let counts = comparison.sections.map { "\($0.entries.count) \($0.title.lowercased())" }
    return counts.isEmpty ? "clients see no difference" : counts.joined(separator: ", ")
  }
}
