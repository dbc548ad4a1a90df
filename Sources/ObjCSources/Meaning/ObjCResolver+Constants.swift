// Constants where a case of an enum must stand.

internal import APIModel

extension ObjCResolver {
  /// Notes constants that the enum does not have which is expected here.
  func judgeConstants(_ expression: ObjCExpression, _ expected: TypeReference) {
    guard let type = expected.unwrapped.symbol, api.isEnum(type) else { return }
    if case .implicitMember(let index) = expression { note(index, .unknownMember(of: type)) }
    for index in constants(in: expression) { judge(index, type) }
  }

  /// Notes a constant in `@(…)` that begins as the cases of just one enum do, and is none of them.
  func judgeBoxed(_ expression: ObjCExpression) {
    guard case .name(let index) = expression else { return }
    let name = tokens.text(index)
    guard !isDeclared(name), api.objcConstants(named: name).isEmpty,
      api.objcNearMiss(name, .constant) == nil
    else { return }
    let owners = api.objcEnums.filter { type in
      casePrefix(of: type).map { name.hasPrefix($0) && name != $0 } ?? false
    }
    if owners.count == 1 { note(index, .unknownMember(of: owners[0])) }
  }

  private func judge(_ index: Int, _ type: SymbolHandle) {
    let name = tokens.text(index)
    guard !isDeclared(name) else { return }
    let known = api.objcConstants(named: name)
    if !known.isEmpty {
      // A case of another enum compiles, with a warning, and means something else.
      let owners = known.map { enumOwner(of: $0) }
      guard owners.allSatisfy({ $0 != nil && $0 != type }) else { return }
    } else {
      guard api.objcNearMiss(name, .constant) == nil, mayBeMeant(name, as: type),
        api.objcType(named: name) == nil, api.objcFunctions(named: name).isEmpty
      else { return }
    }
    note(index, .unknownMember(of: type))
  }

  /// Whether a name has the form of a case, or is what Swift calls one.
  private func mayBeMeant(_ name: String, as type: SymbolHandle) -> Bool {
    if let prefix = casePrefix(of: type), name.hasPrefix(prefix) { return true }
    return api.cases(of: type).contains { api[$0].baseName == name && api[$0].objcName != name }
  }

  /// The enum that a constant is a case of; nil for a constant of another kind.
  func enumOwner(of constant: SymbolHandle) -> SymbolHandle? {
    guard let owner = api.owner(of: constant), api.isEnum(owner) else { return nil }
    return owner
  }

  /// The names that an expression consists of where it is made of constants alone.
  private func constants(in expression: ObjCExpression) -> [Int] {
    var found: [Int] = []
    var queue = [expression]
    while let next = queue.popLast() {
      switch next {
      case .name(let index): found.append(index)
      case .group(let inner): queue.append(inner)
      case .choice(_, let then, let otherwise): queue += [then, otherwise]
      case .sequence(let operands, let operators):
        if operators.allSatisfy({ tokens.isMark($0, "|") }) { queue += operands }
      default: break
      }
    }
    return found
  }

  /// What the names of all cases begin with, where that tells them from other names.
  private func casePrefix(of type: SymbolHandle) -> String? {
    let names = api.cases(of: type).compactMap { api[$0].objcName }
    guard names.count > 1, var prefix = names.first else { return nil }
    for name in names { prefix = String(zip(name, prefix).prefix { $0 == $1 }.map(\.0)) }
    return prefix.utf8.count >= 4 ? prefix : nil
  }
}
