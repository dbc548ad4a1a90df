// The conditions of `#if`, as a reader would say them.

internal import SwiftSyntax

/// The branches of an `#if`.
enum Condition {
  /// How many branches in front of one its condition excludes by name.
  private static let mostExcluded = 8
  /// The longest condition that is put together, in bytes.
  private static let longest = 400

  /// The clauses of an `#if` with the condition under which each holds.
  static func branches(
    of config: IfConfigDeclSyntax, in source: SourceText
  ) -> [(condition: String, clause: IfConfigClauseSyntax)] {
    var earlier: [String] = []
    return config.clauses.map { clause in
      let own = clause.condition.map { source.line(of: $0) }
      let condition = (earlier.map(negation) + [own].compactMap(\.self)).joined(separator: " && ")
      if let own, earlier.count < mostExcluded { earlier.append(own) }
      return (condition, clause)
    }
  }

  /// What holds where a condition does not.
  static func negation(_ condition: String) -> String {
    let isSimple = condition.utf8.allSatisfy { $0 != 0x20 && $0 != 0x21 }
    return isSimple ? "!" + condition : "!(\(condition))"
  }

  /// The conditions of a declaration that stands under either of two lists of them.
  static func either(_ first: [String], _ second: [String]) -> [String] {
    let shared = zip(first, second).prefix { $0 == $1 }.map(\.0)
    let sides = [first, second].map { $0.dropFirst(shared.count).joined(separator: " && ") }
    guard !sides.contains(""), let either = either(sides[0], sides[1]) else { return shared }
    return either.utf8.count > longest ? shared : shared + [either]
  }

  /// One condition or the other; nil where the two leave nothing out.
  private static func either(_ one: String, _ other: String) -> String? {
    for (one, other) in [(one, other), (other, one)] {
      let excluded = one.split(separator: " || ").map { negation(String($0)) }
      if excluded.joined(separator: " && ") == other { return nil }
    }
    let isElse = other.hasPrefix(negation(one) + " && ")
    let rest = isElse ? String(other.dropFirst(negation(one).count + 4)) : other
    return [one, rest].map { $0.contains(" && ") ? "(\($0))" : $0 }.joined(separator: " || ")
  }
}
