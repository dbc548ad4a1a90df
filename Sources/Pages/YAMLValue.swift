// A YAML document as a value, scalars kept as text.

/// A node of a YAML document.
package indirect enum YAMLValue: Hashable, Sendable {
  /// A key of a mapping, its value, and the line of the key, counted from 1 in the YAML text.
  package struct Entry: Hashable, Sendable {
    package var key: String
    package var value: YAMLValue
    package var line: Int

    package init(key: String, value: YAMLValue, line: Int) {
      self.key = key
      self.value = value
      self.line = line
    }
  }

  case scalar(String)
  case sequence([YAMLValue])
  /// In the order of the document.
  case mapping([Entry])
  /// Nothing: an empty document or value.
  case null
}
