// Which cases of its enum a switch names.

internal import APIModel
internal import SwiftSyntax

extension SnippetResolver {
  /// Notes a switch over an enum of the API that lacks some of its cases.
  func judgeCoverage(_ choice: SwitchExprSyntax, of subject: TypeReference) {
    guard case .symbol(let type, _) = subject.unwrapped,
      let labels = SwitchLabels(choice.cases, isOptional: subject != subject.unwrapped)
    else { return }
    let missing = api.casesMissed(
      bySwitchOver: type, naming: labels.named, covering: labels.covered, \.baseName)
    guard !missing.isEmpty else { return }
    note(
      PartialSwitch(
        range: choice.switchKeyword.textRange.lowerBound..<choice.subject.textRange.upperBound,
        bodyRange: choice.leftBrace.textRange.lowerBound..<choice.rightBrace.textRange.upperBound,
        type: type, missing: missing))
  }
}

/// What the labels of a switch name.
private struct SwitchLabels {
  /// The cases that they name.
  private(set) var named: Set<String> = []
  /// Those of them that no condition restricts.
  private(set) var covered: Set<String> = []
  private let isOptional: Bool

  /// - Returns: nil where a label may meet anything, or is more than a case.
  init?(_ cases: SwitchCaseListSyntax, isOptional: Bool) {
    self.isOptional = isOptional
    for element in cases {
      guard case .switchCase(let branch) = element, case .case(let label) = branch.label else {
        return nil
      }
      for item in label.caseItems {
        guard add(item.pattern, hasCondition: item.whereClause != nil) else { return nil }
      }
    }
  }

  /// Takes a label in; whether it was understood.
  private mutating func add(_ pattern: PatternSyntax, hasCondition: Bool) -> Bool {
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      return add(binding.pattern, hasCondition: hasCondition)
    }
    guard var value = pattern.as(ExpressionPatternSyntax.self)?.expression else { return false }
    if value.is(NilLiteralExprSyntax.self) { return true }
    if let optional = value.as(OptionalChainingExprSyntax.self) { value = optional.expression }
    if let call = value.as(FunctionCallExprSyntax.self) { value = call.calledExpression }
    guard let access = value.as(MemberAccessExprSyntax.self) else { return false }
    let name = access.declName.baseName.identifierText
    if isOptional, name == "none" || name == "some" { return name == "none" }
    named.insert(name)
    if !hasCondition { covered.insert(name) }
    return true
  }
}
