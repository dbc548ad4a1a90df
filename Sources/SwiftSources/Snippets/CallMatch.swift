// Whether a call's arguments fit a declaration's parameters.

internal import APIModel

/// The outcome of holding a call against a declaration.
enum CallMatch {
  /// The call fits; for each argument the parameter that takes it.
  case fits([Int])
  /// The call does not fit; `distance` tells the nearer of two declarations.
  case fault(SymbolUse.CallFault, distance: Int)
}

/// Holds the arguments of a call against parameters, as the compiler does: from left to right,
/// passing over what has a default.
struct CallMatcher {
  let arguments: [CallArgument]
  let parameters: [Parameter]
  /// Whether the parameter at an index may take a closure.
  let takesClosure: (Int) -> Bool

  private var taken: [Int] = []

  init(
    _ call: CallParts, parameters: [Parameter], takesClosure: @escaping (Int) -> Bool
  ) {
    arguments = call.arguments
    self.parameters = parameters
    self.takesClosure = takesClosure
  }

  mutating func match() -> CallMatch {
    let written = arguments.prefix { !$0.isTrailing }.count
    var parameter = 0
    var argument = 0
    var open: [Int] = []
    while argument < written {
      guard parameter < parameters.count else { return leftOver(argument, open: open) }
      if arguments[argument].label == parameters[parameter].label {
        take(&argument, upTo: written, by: parameter)
      } else if !canBePassedOver(parameter) {
        return mismatched(argument, written: written, parameter: parameter)
      } else {
        open.append(parameter)
      }
      parameter += 1
    }
    open += parameter < parameters.count ? Array(parameter...parameters.count - 1) : []
    return matchTrailing(from: written, open: open)
  }

  private mutating func take(_ argument: inout Int, upTo written: Int, by parameter: Int) {
    taken.append(parameter)
    argument += 1
    guard parameters[parameter].isVariadic else { return }
    while argument < written, arguments[argument].label == nil {
      taken.append(parameter)
      argument += 1
    }
  }

  /// Whether a parameter can go without an argument in the parentheses.
  private func canBePassedOver(_ parameter: Int) -> Bool {
    parameters[parameter].isOptional
      || (arguments.contains(where: \.isTrailing) && takesClosure(parameter))
  }

  private mutating func matchTrailing(from first: Int, open: [Int]) -> CallMatch {
    var open = open
    var owners: [Int: Int] = [:]
    var bound = open.count
    // The labelled ones behind the first name their parameters; the first takes what is before.
    for index in stride(from: arguments.count - 1, to: first, by: -1) {
      let label = arguments[index].label == "_" ? nil : arguments[index].label
      guard
        let place = open[..<bound].lastIndex(where: {
          parameters[$0].label == label && takesClosure($0)
        })
      else { return .fault(.trailingClosure, distance: 4) }
      owners[index] = open.remove(at: place)
      bound = place
    }
    if first < arguments.count {
      let fitting = open[..<bound].filter(takesClosure)
      guard let owner = fitting.first(where: { !parameters[$0].isOptional }) ?? fitting.last else {
        return .fault(.trailingClosure, distance: 4)
      }
      owners[first] = owner
      open.removeAll { $0 == owner }
    }
    if let missing = open.first(where: { !parameters[$0].isOptional }) {
      return .fault(.missingArgument(label: parameters[missing].label), distance: 3)
    }
    taken += (first..<arguments.count).compactMap { owners[$0] }
    return .fits(taken)
  }

  /// An argument for which no parameter is left.
  private func leftOver(_ argument: Int, open: [Int]) -> CallMatch {
    let label = arguments[argument].label
    guard let passedOver = open.first else {
      let extra = arguments.count - argument
      return .fault(.extraArgument(argument: argument, label: label), distance: 4 + extra)
    }
    return mislabelled(argument, expected: parameters[passedOver].label)
  }

  /// An argument that stands where a parameter with another label has to be given.
  private func mismatched(_ argument: Int, written: Int, parameter: Int) -> CallMatch {
    let label = arguments[argument].label
    let expected = parameters[parameter].label
    let comesLater = parameters[parameter...].contains { $0.label == label }
    let isGivenLater = arguments[argument..<written].contains { $0.label == expected }
    if comesLater, !isGivenLater {
      return .fault(.missingArgument(label: expected), distance: 3)
    }
    if isGivenLater, !comesLater, written - argument > parameters.count - parameter {
      return .fault(.extraArgument(argument: argument, label: label), distance: 4)
    }
    return mislabelled(argument, expected: expected)
  }

  /// A wrong label is a smaller slip than one too many or too few.
  private func mislabelled(_ argument: Int, expected: String?) -> CallMatch {
    let label = arguments[argument].label
    return .fault(
      .label(argument: argument, written: label, expected: expected),
      distance: (label == nil) == (expected == nil) ? 1 : 2)
  }
}

extension Parameter {
  /// Whether a call may leave it out.
  fileprivate var isOptional: Bool { defaultValue != nil || isVariadic }
}
