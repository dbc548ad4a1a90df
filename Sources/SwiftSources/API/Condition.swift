// The conditions of `#if`, as a reader would say them.

internal import SwiftSyntax

/// The branches of an `#if`.
enum Condition {
  /// The clauses of an `#if` with the condition under which each holds.
  static func branches(
    of config: IfConfigDeclSyntax, in source: SourceText
  ) -> [(condition: String, clause: IfConfigClauseSyntax)] {
    var earlier: [String] = []
    return config.clauses.map { clause in
      let own = clause.condition.map { source.line(of: $0) }
      let condition = (earlier.map(negation) + [own].compactMap(\.self)).joined(separator: " && ")
      if let own { earlier.append(own) }
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
    let rest = (first.dropFirst(shared.count), second.dropFirst(shared.count))
    guard let one = rest.0.first, let other = rest.1.first else { return shared }
    if rest.0.count == 1, rest.1.count == 1, other == negation(one) || one == negation(other) {
      return shared
    }
    let sides = [rest.0, rest.1].map { $0.joined(separator: " && ") }
    return shared + [sides.map { $0.contains(" ") ? "(\($0))" : $0 }.joined(separator: " || ")]
  }
}
