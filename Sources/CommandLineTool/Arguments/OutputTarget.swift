// Where a report goes: `--output FILE` and `--output FORMAT=FILE`.

package import Reports

/// A file that a report is written to.
package struct OutputTarget: Hashable, Sendable {
  /// The format's name; nil for the one that `--format` names.
  package var format: String?
  package var file: String

  /// Reads `FILE` or `FORMAT=FILE`; a word of small letters before `=` is a format.
  package init(_ text: String) throws(ReportError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let isFormat =
      parts.count == 2 && !parts[0].isEmpty && parts[0].allSatisfy { ("a"..."z").contains($0) }
    if isFormat { format = try ReportFormats.named(String(parts[0])).name }
    file = isFormat ? String(parts[1]) : text
  }
}
