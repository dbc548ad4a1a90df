// Two pieces of code in memory, compared.

import Comparison
import Lexing
import Testing

/// Code of a source page beside that of a translation.
struct Comparing {
  let comparison: BlockComparison

  init(_ source: String, _ target: String, _ language: CodeLanguage = .swift) {
    comparison = BlockComparison(
      source: CodeStream(Array(source.utf8), language),
      target: CodeStream(Array(target.utf8), language))
  }

  /// What differs, as `kind: source → target`.
  func differences(renaming: [String: String] = [:]) -> [String] {
    comparison.differences(renaming: renaming).map {
      "\($0.kind): \($0.sourceText) → \($0.targetText)"
    }
  }

  /// The text of the translation at the place of each difference.
  var places: [String] {
    comparison.differences(renaming: [:]).map {
      String(decoding: comparison.target.code[$0.target], as: UTF8.self)
    }
  }

  /// The names that are consistently others, as `source → target: role`.
  var renamings: [String] {
    comparison.renamings.map { "\($0.renaming.source) → \($0.renaming.target): \($0.role)" }
  }
}

extension CodeLanguage: CustomTestStringConvertible {
  /// The name, which says which language a test runs on.
  public var testDescription: String { name }
}
