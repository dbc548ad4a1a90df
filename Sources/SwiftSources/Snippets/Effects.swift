// `try` and `await`: what they cover, and which uses lack them.

internal import APIModel
internal import SwiftSyntax

/// The stretches of the body around the current expression that `try` and `await` cover.
struct EffectCover {
  var tries: [Range<Int>] = []
  var awaits: [Range<Int>] = []

  func covers(_ effect: SymbolUse.Effect, at offset: Int) -> Bool {
    (effect == .try ? tries : awaits).contains { $0.contains(offset) }
  }

  /// Notes the marks that an expression starts with, which reach to `end`.
  mutating func mark(_ expression: ExprSyntax, to end: Int) {
    var current = expression
    while true {
      let start = current.textRange.lowerBound
      let range = start..<max(start, end)
      if let attempt = current.as(TryExprSyntax.self) {
        tries.append(range)
        current = attempt.expression
      } else if let awaiting = current.as(AwaitExprSyntax.self) {
        awaits.append(range)
        current = awaiting.expression
      } else if let unsafe = current.as(UnsafeExprSyntax.self) {
        current = unsafe.expression
      } else {
        return
      }
    }
  }

  /// Takes a stretch out of what is judged.
  mutating func coverAll(of range: Range<Int>) {
    tries.append(range)
    awaits.append(range)
  }
}

extension SnippetResolver {
  /// Does something under the marks that an expression starts with.
  func covering<Result>(_ expression: ExprSyntax, _ work: () -> Result) -> Result {
    let outer = cover
    cover.mark(expression, to: expression.textEnd)
    defer { cover = outer }
    return work()
  }

  /// Does something under the marks in a row of operands: each covers all that is behind it.
  func coveringRow<Result>(_ sequence: SequenceExprSyntax, _ work: () -> Result) -> Result {
    let outer = cover
    for element in sequence.elements
    where element.is(TryExprSyntax.self) || element.is(AwaitExprSyntax.self) {
      cover.mark(element, to: sequence.textEnd)
    }
    defer { cover = outer }
    return work()
  }

  /// Does something where nothing has to be marked: in a macro, behind `async let`.
  func unmarked<Result>(_ range: Range<Int>, _ work: () -> Result) -> Result {
    let outer = cover
    cover.coverAll(of: range)
    defer { cover = outer }
    return work()
  }

  /// Does something in the body of a function or closure, to which no mark outside reaches.
  func inBody(_ work: () -> Void) {
    let outer = cover
    cover = EffectCover()
    work()
    cover = outer
  }

  /// What a use of one of these declarations lacks at this place; of several that it may mean, all
  /// have to ask for it.
  func missingEffects(of handles: [SymbolHandle], at offset: Int) -> [SymbolUse.Effect] {
    guard !handles.isEmpty else { return [] }
    var missing: [SymbolUse.Effect] = []
    if handles.allSatisfy({ api[$0].mustBeTried }), !cover.covers(.try, at: offset) {
      missing.append(.try)
    }
    if handles.allSatisfy(mustBeAwaited), !cover.covers(.await, at: offset) {
      missing.append(.await)
    }
    return missing
  }

  private func mustBeAwaited(_ handle: SymbolHandle) -> Bool {
    let symbol = api[handle]
    return symbol.isAsync || (symbol.mayBeIsolated && isIsolated(handle))
  }

  /// Whether a member belongs to an actor, and is used from outside of it.
  private func isIsolated(_ member: SymbolHandle) -> Bool {
    guard !hasIsolatedParameters, let owner = api.owner(of: member),
      api[owner].kind == .actor, api[member].isIsolatedByItsActor
    else { return false }
    var current: SnippetScope? = scope
    while let scope = current {
      if scope.owner?.reference.symbol == owner { return false }
      current = scope.parent
    }
    return true
  }
}

extension Symbol {
  /// Whether a use throws whatever it is given: `rethrows` and the error of a generic parameter
  /// depend on the arguments.
  fileprivate var mustBeTried: Bool {
    guard isThrowing, let text = declaration.swift else { return isThrowing }
    return !text.contains("rethrows")
      && !genericParameters.contains { text.contains("throws(\($0.prefix { $0 != ":" }))") }
  }

  fileprivate var mayBeIsolated: Bool {
    !isStatic && path.count > 1 && (kind == .method || kind == .property)
  }

  /// Whether an actor guards the member: neither `nonisolated` nor a constant.
  fileprivate var isIsolatedByItsActor: Bool {
    guard let text = declaration.swift else { return false }
    return !text.contains("nonisolated") && !(kind == .property && text.contains("let "))
  }
}
