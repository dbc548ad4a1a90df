// Members that were meant to meet a requirement of a protocol, and do not.

internal import APIModel
internal import Diagnostics
internal import SwiftSyntax

/// A requirement of a protocol that a type of the snippet conforms to.
private struct Requirement {
  let handle: SymbolHandle
  let symbol: Symbol
  let parameters: [TypeReference]
  let result: TypeReference

  init(_ handle: SymbolHandle, of api: APILookup) {
    self.handle = handle
    symbol = api[handle]
    // `Self` is the conforming type, whatever that is.
    let types = api.parameterTypes(of: handle, receiver: .unknown)
    parameters = zip(symbol.parameters, types).map { $0.type.contains("Self") ? .unknown : $1 }
    let isSelf = symbol.type?.contains("Self") ?? false
    result = isSelf ? .unknown : api.valueType(of: handle, receiver: .unknown)
  }

  var isMethod: Bool { symbol.kind == .method }
  /// Whether a type may be optional or not: where the API does not say, and for methods that are
  /// found by their selector.
  func isOpen(_ spelling: String) -> Bool {
    spelling.hasSuffix("!") || symbol.file?.hasSuffix(".h") == true
  }

  var labels: [String?] { symbol.parameters.map(\.label) }
}

/// What a member is to a requirement.
private enum Meeting {
  case met
  case almost(SymbolUse.RequirementFault)
  case unrelated
}

extension SnippetResolver {
  /// Notes each member of the snippet's types that almost meets a requirement of the API's, and
  /// each that overrides what is not there.
  func readRequirements() {
    for type in Array(localTypes.values) + Array(extensions.values) where !type.bodies.isEmpty {
      let supertypes = supertypes(of: type)
      guard !supertypes.isEmpty else { continue }
      let members = declaredMembers(of: type)
      guard !members.isEmpty else { continue }
      readRequirements(members, of: type, supertypes)
      if let superclass = supertypes.first?.symbol { readOverrides(members, in: superclass) }
    }
  }

  private func readRequirements(
    _ members: [DeclaredMember], of type: LocalType, _ supertypes: [TypeReference]
  ) {
    let own = requirements(of: supertypes)
    if own.isEmpty { return readInheritedConformance(members, supertypes) }
    let isStrict = supertypes.contains { !isKnown($0) && $0.symbol == nil }
    var met: Set<SymbolHandle> = []
    var isMeeting: [Bool] = []
    for member in members {
      let found = own.filter { if case .met = meeting(of: member, $0) { true } else { false } }
      met.formUnion(found.map(\.handle))
      for requirement in found { noteMet(requirement.handle, at: member.token.textRange) }
      isMeeting.append(!found.isEmpty)
    }
    let open = own.filter { !met.contains($0.handle) }
    for (member, isMeeting) in zip(members, isMeeting) where !isMeeting && !member.isOverride {
      noteNearest(member, among: open, isStrict: isStrict)
    }
  }

  private func requirements(of supertypes: [TypeReference]) -> [Requirement] {
    let protocols = Set(supertypes.compactMap(\.symbol).filter { api[$0].kind == .protocol })
    let all = Set(protocols.flatMap { api.ancestry(of: $0) }).sorted { $0.index < $1.index }
    return all.flatMap { api.members(of: $0) }.compactMap { handle in
      let symbol = api[handle]
      guard symbol.isRequirement, symbol.kind == .method || symbol.kind == .property else {
        return nil
      }
      return Requirement(handle, of: api)
    }
  }

  private func noteNearest(
    _ member: DeclaredMember, among requirements: [Requirement], isStrict: Bool
  ) {
    var nearest: (requirement: Requirement, fault: SymbolUse.RequirementFault, distance: Int)?
    for requirement in requirements {
      guard case .almost(let fault) = meeting(of: member, requirement) else { continue }
      let distance = EditDistance.between(member.name, requirement.symbol.name, limit: 64) ?? 64
      if isStrict, fault == .name, distance > Self.strictDistance { continue }
      if distance < nearest?.distance ?? .max { nearest = (requirement, fault, distance) }
    }
    guard let nearest else { return }
    note(
      member, .almostMeets(requirement: nearest.requirement.handle, nearest.fault),
      at: place(of: nearest.fault, in: member, nearest.requirement))
  }

  /// - Parameter place: What is at fault; absent for the name.
  private func note(
    _ member: DeclaredMember, _ outcome: SymbolUse.Outcome, at place: Range<Int>? = nil
  ) {
    let outer = item
    item = member.item
    let name = member.token.textRange
    note(
      SymbolUse(
        range: place ?? name, chainRange: name, spelling: member.name, name: member.name,
        outcome: outcome, labelRanges: member.labelRanges, chain: newChain()))
    item = outer
  }

  /// Beside a conformance to another library's protocol, a name has to be this near.
  private static let strictDistance = 3

  // MARK: Conformances of a superclass

  /// A requirement that the superclass left to its default is answered by that default, also where
  /// a subclass declares the method.
  private func readInheritedConformance(
    _ members: [DeclaredMember], _ supertypes: [TypeReference]
  ) {
    guard case .named(let path, _)? = supertypes.first,
      let above = localTypes[path.joined(separator: ".")], above.isDeclared
    else { return }
    let open = requirements(of: self.supertypes(of: above))
    if open.isEmpty { return }
    let declared = Set(declaredMembers(of: above).map(\.base))
    for member in members where !member.isOverride && !declared.contains(member.base) {
      // In Objective-C whatever answers to the selector is called.
      for requirement in open
      where requirement.symbol.isOptionalRequirement && requirement.symbol.objcName == nil {
        guard case .met = meeting(of: member, requirement) else { continue }
        let name = above.path.joined(separator: ".")
        note(member, .almostMeets(requirement: requirement.handle, .conformsAbove(name)))
      }
    }
  }

  // MARK: Overrides

  private func readOverrides(_ members: [DeclaredMember], in superclass: SymbolHandle) {
    guard api[superclass].kind == .class, isCertain(superclass) else { return }
    for member in members where member.isOverride {
      let known = api.members(of: superclass, named: member.base)
      if known.isEmpty {
        let isInherited = api.hasWellKnownMember(
          named: member.base, on: superclass, isStatic: member.isStatic)
        if !isInherited { note(member, .unknownMember(of: superclass)) }
        continue
      }
      guard let labels = member.labels,
        !known.contains(where: { api[$0].parameters.map(\.label) == labels })
      else { continue }
      let fault = LabelDifference.between(labels, api[known[0]].parameters.map(\.label))
      note(member, .mismatch(candidates: known, fault: fault))
    }
  }
}

// MARK: Places

/// The label, type or word of a member that is at fault; nil for its name.
private func place(
  of fault: SymbolUse.RequirementFault, in member: DeclaredMember, _ requirement: Requirement
) -> Range<Int>? {
  switch fault {
  case .name: placeOfLabel(in: member, requirement)
  case .parameter(let index, _, _): member.parameters[index].range
  case .result: member.result.range
  case .staticness: member.staticRange
  case .effect(let effect): member.effects[effect]
  case .kind, .conformsAbove: nil
  }
}

/// The first label that the requirement has otherwise, or does not have, where the name is the same.
private func placeOfLabel(in member: DeclaredMember, _ requirement: Requirement) -> Range<Int>? {
  guard member.base == requirement.symbol.baseName, let labels = member.labels else { return nil }
  let declared = requirement.labels
  let first = labels.indices.first { $0 >= declared.count || labels[$0] != declared[$0] }
  return first.map { member.labelRanges[$0] }
}

// MARK: Comparing

/// What a member is to a requirement, by their names, types and effects.
private func meeting(of member: DeclaredMember, _ requirement: Requirement) -> Meeting {
  guard (member.labels != nil) == requirement.isMethod else {
    let isSameName = member.base == requirement.symbol.baseName
    let count = member.labels?.count ?? requirement.parameters.count
    return isSameName && count == 0 ? .almost(.kind) : .unrelated
  }
  if member.name == requirement.symbol.name { return meetingOfNamesakes(member, requirement) }
  return isNearName(member, requirement) ? .almost(.name) : .unrelated
}

private func meetingOfNamesakes(_ member: DeclaredMember, _ requirement: Requirement) -> Meeting {
  if member.isStatic != requirement.symbol.isStatic { return .almost(.staticness) }
  for (index, written) in member.parameters.enumerated() {
    let declared = requirement.symbol.parameters[index]
    if differs(written, requirement.parameters[index], spelled: declared.type, requirement) {
      return .almost(.parameter(index, written: written.text, expected: declared.type))
    }
  }
  let result = requirement.symbol.type ?? ""
  if differs(member.result, requirement.result, spelled: result, requirement) {
    let written = member.result.text
    return .almost(
      .result(written: written.isEmpty ? nil : written, expected: requirement.symbol.type))
  }
  if member.effects["async"] != nil, !requirement.symbol.isAsync {
    return .almost(.effect("async"))
  }
  if member.effects["throws"] != nil, !requirement.symbol.isThrowing {
    return .almost(.effect("throws"))
  }
  return .met
}

/// Whether a type is certainly not that of the requirement.
private func differs(
  _ written: DeclaredMember.Written, _ declared: TypeReference, spelled: String,
  _ requirement: Requirement
) -> Bool {
  if written.text == spelled { return false }
  let isOpen = requirement.isOpen(spelled)
  switch TypeLikeness(written.type, declared) {
  case .same: return written.isImplicitlyUnwrapped && !isOpen
  case .optionality: return !isOpen
  case .unclear: return false
  case .different: return true
  }
}

/// Whether a member of another name was meant for the requirement: its types agree, and its name
/// differs by little.
private func isNearName(_ member: DeclaredMember, _ requirement: Requirement) -> Bool {
  guard let labels = member.labels else {
    return isSlip(member.base, requirement.symbol.baseName, shortest: shortestTelling)
      && TypeLikeness(member.result.type, requirement.result) != .different
  }
  let declared = requirement.labels
  guard TypeLikeness(member.result.type, requirement.result) != .different else { return false }
  let isSameBase = member.base == requirement.symbol.baseName
  guard labels.count == declared.count else {
    let isTelling = member.base.utf8.count >= shortestTelling
    return isSameBase && goesOn(labels, declared, isTelling: isTelling)
      && areAlike(member, requirement)
  }
  if isSameBase {
    let isReordered =
      labels.count > 1 && Set(labels.map { $0 ?? "_" }) == Set(declared.map { $0 ?? "_" })
    return isReordered || areAlike(member, requirement)
  }
  guard labels == declared, areAlike(member, requirement) else { return false }
  return isSlip(
    member.base, requirement.symbol.baseName, shortest: labels.isEmpty ? 10 : shortestTelling)
}

/// A shorter base name is one of many methods.
private let shortestTelling = 8

/// Whether one list of labels is the other and one more, and the shared ones, or the base name,
/// tell something.
private func goesOn(_ labels: [String?], _ others: [String?], isTelling: Bool) -> Bool {
  let (short, long) = labels.count < others.count ? (labels, others) : (others, labels)
  guard long.count == short.count + 1, Array(long.prefix(short.count)) == short else {
    return false
  }
  return short.contains { $0 != nil } || (!short.isEmpty && isTelling)
}

/// Whether the types of the parameters agree place by place, but for optionality.
private func areAlike(_ member: DeclaredMember, _ requirement: Requirement) -> Bool {
  var isEvident = member.parameters.isEmpty || requirement.parameters.isEmpty
  for (written, declared) in zip(member.parameters, requirement.parameters) {
    switch TypeLikeness(written.type, declared) {
    case .different: return false
    case .same, .optionality: isEvident = true
    case .unclear: break
    }
  }
  return isEvident
}

/// Whether two names differ by a letter or two, or by an ending.
private func isSlip(_ name: String, _ other: String, shortest: Int) -> Bool {
  guard min(name.utf8.count, other.utf8.count) >= shortest else { return false }
  let isEnding = name.hasPrefix(other) || other.hasPrefix(name)
  return (isEnding && abs(name.utf8.count - other.utf8.count) <= 3)
    || EditDistance.between(name, other, limit: 2) != nil
}
