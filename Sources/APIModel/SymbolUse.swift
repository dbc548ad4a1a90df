// What a snippet writes, and which symbol of the API it means.

/// A name in a snippet that means, or should mean, something of the API.
///
/// Many rules look at the same uses, and one that stands in a class is cheap to pass on.
package final class SymbolUse: Sendable {
  /// What became of the name.
  package enum Outcome: Hashable, Sendable {
    /// It means this symbol; of several overloads that fit, the one that is not deprecated.
    case resolved(SymbolHandle)
    /// The type is known, with all that it inherits, and has no member of this name.
    case unknownMember(of: SymbolHandle)
    /// The name is looked up in a module of the API, `Kit.Lamp`, which declares no such thing.
    case unknownName(module: String)
    /// The name is known, but no declaration of it takes these labels or this many arguments.
    case mismatch(candidates: [SymbolHandle], fault: CallFault)
    /// A member that the snippet declares almost meets this requirement of a protocol, so that it
    /// is never called.
    case almostMeets(requirement: SymbolHandle, RequirementFault)
    /// The type that the name is looked up in is not known, so that nothing can be said.
    case unknownReceiver
  }

  /// How a call departs from the declaration that is closest to it.
  package enum CallFault: Hashable, Sendable {
    /// Another label at this argument, counted from 0: `expected` is nil for no label.
    case label(argument: Int, written: String?, expected: String?)
    case missingArgument(label: String?)
    case extraArgument(argument: Int, label: String?)
    /// A trailing closure for which there is no parameter.
    case trailingClosure
    /// A call of something that is no function.
    case notCallable
    /// A function's parentheses left out: `Media.shared.present()` where `shared()` is a method.
    case notCalled
    /// A member of values, used on the type.
    case instanceMember
    /// A member of the type, used on a value.
    case staticMember
    /// A parameter or local of the same name hides the method.
    case hidden
    /// A closure with another number of parameters than the argument is called with.
    case closureParameters(argument: Int, written: Int, expected: Int)
    /// A literal that the type of the parameter can't be made of; `written` says what it is.
    case literal(argument: Int, written: String, expected: String)
    /// A value is given to what can only be read.
    case notSettable
    /// A member of what an optional holds, or a call of it, is used on the optional itself.
    case notUnwrapped
    /// A `?` or `!` behind what is no optional.
    case notOptional
  }

  /// How a declared member departs from the requirement that it was meant for.
  package enum RequirementFault: Hashable, Sendable {
    /// Another name, or other labels.
    case name
    /// Another type of a parameter, counted from 0.
    case parameter(Int, written: String, expected: String)
    /// Another type of the result or property; absent for none.
    case result(written: String?, expected: String?)
    /// A static member for one of values, or the other way round.
    case staticness
    /// `async`, `throws` or `mutating`, which the requirement does not allow.
    case effect(String)
    /// A method for a property, or the other way round.
    case kind
    /// A superclass of the snippet's own has the conformance, and left it to the default.
    case conformsAbove(String)
  }

  /// What a call has to be marked with.
  package enum Effect: String, Hashable, Sendable {
    case `try`, `await`
  }

  /// Where the name stands: the base name alone, as byte offsets of the snippet.
  ///
  /// Of a member that almost meets a requirement it is what is at fault: a label, a type or a word,
  /// else the name.
  package let range: Range<Int>
  /// From the start of the chain to the end of the name and its labels' call.
  package let chainRange: Range<Int>
  /// The chain up to here as a reader says it: `PWModalWindowConfiguration.shared()`, with
  /// labels in place of arguments; `.top` for an implicit member.
  package let spelling: String
  /// The name with the labels that the snippet writes: `setGlow(on:)`.
  ///
  /// Trailing closures are left out. An initializer is `init(name:)`, and stands where the type's
  /// name does.
  package let name: String
  package let outcome: Outcome
  /// Where the labels stand, argument by argument, trailing closures last; empty ranges where
  /// there is none.
  package let labelRanges: [Range<Int>]
  /// Uses of one chain share a number.
  package let chain: Int
  /// Whether the name is looked up in a value, and not in a type.
  package let isOnValue: Bool
  /// What the use needs in front of it, in the order to write, and does not have.
  package let missingEffects: [Effect]

  package init(
    range: Range<Int>, chainRange: Range<Int>, spelling: String, name: String, outcome: Outcome,
    labelRanges: [Range<Int>] = [], chain: Int, isOnValue: Bool = false,
    missingEffects: [Effect] = []
  ) {
    self.range = range
    self.chainRange = chainRange
    self.spelling = spelling
    self.name = name
    self.outcome = outcome
    self.labelRanges = labelRanges
    self.chain = chain
    self.isOnValue = isOnValue
    self.missingEffects = missingEffects
  }
}

extension SymbolUse {
  /// The name without labels: `setGlow` of `setGlow(on:)`.
  package var baseName: String { String(name.prefix { $0 != "(" }) }

  /// The same use with another outcome, other effects or another chain, each where it is given.
  package func with(
    outcome: Outcome? = nil, missingEffects: [Effect]? = nil, chain: Int? = nil
  ) -> SymbolUse {
    SymbolUse(
      range: range, chainRange: chainRange, spelling: spelling, name: name,
      outcome: outcome ?? self.outcome, labelRanges: labelRanges, chain: chain ?? self.chain,
      isOnValue: isOnValue, missingEffects: missingEffects ?? self.missingEffects)
  }

  /// The same use at another place.
  ///
  /// - Parameter move: Asked for the name, the chain and each label, in this order.
  package func moved(_ move: (Range<Int>) -> Range<Int>) -> SymbolUse {
    let (range, chainRange) = (move(range), move(chainRange))
    return SymbolUse(
      range: range, chainRange: chainRange, spelling: spelling, name: name, outcome: outcome,
      labelRanges: labelRanges.map(move), chain: chain, isOnValue: isOnValue,
      missingEffects: missingEffects)
  }
}

extension SymbolUse: Hashable {
  package static func == (left: SymbolUse, right: SymbolUse) -> Bool {
    left === right
      || left.range == right.range && left.chainRange == right.chainRange
        && left.spelling == right.spelling && left.name == right.name
        && left.outcome == right.outcome && left.labelRanges == right.labelRanges
        && left.chain == right.chain && left.isOnValue == right.isOnValue
        && left.missingEffects == right.missingEffects
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(range)
    hasher.combine(name)
  }
}

extension SymbolUse.Outcome {
  /// Whether it says that the snippet is wrong.
  package var isAlarm: Bool {
    switch self {
    case .unknownMember, .unknownName, .mismatch, .almostMeets: true
    case .resolved, .unknownReceiver: false
    }
  }
}

/// A requirement of a protocol that a member of a snippet's own type meets.
package struct MetRequirement: Hashable, Sendable {
  package var requirement: SymbolHandle
  /// Where the member's name stands, its first piece in Objective-C, in bytes of the snippet.
  package var range: Range<Int>

  package init(_ requirement: SymbolHandle, at range: Range<Int>) {
    self.requirement = requirement
    self.range = range
  }
}
