// Methods that were meant to meet a requirement of a protocol, and do not.

internal import APIModel

/// Compares the methods of a snippet with the requirements of the API's protocols.
struct ObjCRequirements {
  let resolver: ObjCResolver
  /// The selectors that the snippet sends itself: its own methods.
  let sent: Set<String>

  private var api: APILookup { resolver.api }
  private var locals: ObjCLocalTypes { resolver.locals }

  /// Judges every method that the snippet shows.
  func judge() {
    guard !api.objcRequirements.isEmpty else { return }
    for type in locals.types.values.sorted(by: { $0.name < $1.name }) where !type.isProtocol {
      judge(type.written, meeting: requirements(of: type))
    }
    judge(locals.looseMethods, meeting: nil)
  }

  /// The requirements of all that a class conforms to; nil where the snippet does not show that.
  private func requirements(of type: ObjCLocalType) -> [SymbolHandle]? {
    guard type.isDeclared || !type.protocols.isEmpty else { return nil }
    let protocols = type.protocols.compactMap { api.objcType(named: $0) }
    return protocols.flatMap { api.ancestry(of: $0) }.flatMap { api.members(of: $0) }.filter {
      api[$0].isRequirement && api[$0].kind == .method && api[$0].objcName != nil
    }
  }

  private func judge(_ methods: [ObjCMethod], meeting requirements: [SymbolHandle]?) {
    if let requirements, requirements.isEmpty { return }
    let known = requirements ?? api.objcRequirements
    let written = Set(methods.map(\.selector))
    for method in methods {
      let exact = known.filter { api[$0].objcName == method.selector }
      if let requirement = exact.first {
        let before = resolver.uses.count
        judgeTypes(of: method, requirement)
        if resolver.uses.count == before {
          resolver.noteMet(requirement, at: resolver.tokens.range(method.parts[0].name))
        }
      } else if let near = nearest(to: method, among: known, isCertain: requirements != nil),
        !written.contains(api[near].objcName ?? "")
      {
        note(method, near, .name, at: place(of: method, besides: api[near].objcName ?? ""))
      }
    }
  }

  /// - Parameter place: The tokens at fault; there is at least one.
  private func note(
    _ method: ObjCMethod, _ requirement: SymbolHandle, _ fault: SymbolUse.RequirementFault,
    at place: Range<Int>
  ) {
    let tokens = resolver.tokens
    let names = method.parts.map { tokens.range($0.name) }
    resolver.note(
      SymbolUse(
        range: tokens.bytes(place),
        chainRange: names[0].lowerBound..<names[names.count - 1].upperBound,
        spelling: method.selector, name: method.selector,
        outcome: .almostMeets(requirement: requirement, fault), labelRanges: names,
        chain: resolver.newChain()))
  }

  // MARK: Names

  /// The only requirement whose selector a method almost has.
  ///
  /// - Parameter isCertain: Whether the class is known to conform; else the first argument has to
  ///   be what the requirement passes.
  private func nearest(
    to method: ObjCMethod, among known: [SymbolHandle], isCertain: Bool
  ) -> SymbolHandle? {
    guard !method.isStatic, method.selector.hasSuffix(":"), !sent.contains(method.selector),
      api.objcMembers(selector: method.selector).isEmpty
    else { return nil }
    let words = SelectorWords(method.selector)
    let near = known.compactMap { handle -> (handle: SymbolHandle, distance: Int)? in
      guard !api[handle].isStatic, let name = api[handle].objcName,
        let distance = words.distance(to: SelectorWords(name)),
        isCertain || hasFirstArgument(of: handle, method)
      else { return nil }
      return (handle, distance)
    }
    let least = near.map(\.distance).min()
    let nearest = near.filter { $0.distance == least }
    return nearest.count == 1 ? nearest[0].handle : nil
  }

  /// The first piece of a selector that is not that of the requirement; where a piece is missing at
  /// the end, the last one.
  private func place(of method: ObjCMethod, besides selector: String) -> Range<Int> {
    let wanted = selector.split(separator: ":")
    let parts = method.parts
    let first = parts.indices.first { index in
      index >= wanted.count || resolver.tokens.text(parts[index].name) != wanted[index]
    }
    return place(of: parts[first ?? parts.count - 1])
  }

  private func place(of part: ObjCMethod.Part) -> Range<Int> { part.name..<part.name + 1 }

  private func hasFirstArgument(of requirement: SymbolHandle, _ method: ObjCMethod) -> Bool {
    guard let first = method.parts.first?.parameter,
      let written = resolver.type(first.type).symbol
    else { return false }
    return api.parameterTypes(of: requirement, receiver: .unknown).first?.unwrapped.symbol
      == written
  }

  // MARK: Types

  private func judgeTypes(of method: ObjCMethod, _ requirement: SymbolHandle) {
    if method.isStatic != api[requirement].isStatic {
      return note(method, requirement, .staticness, at: place(of: method.parts[0]))
    }
    guard let declaration = api[requirement].declaration.objc,
      let (declared, other) = ObjCParser.method(declaration), declared.selector == method.selector
    else { return }
    if let result = method.result, let expected = declared.result,
      let fault = conflict(result, expected, other)
    {
      let written: String? = fault.written == "void" ? nil : fault.written
      let wanted: String? = fault.expected == "void" ? nil : fault.expected
      note(
        method, requirement, .result(written: written, expected: wanted), at: result.range)
    }
    for (place, (part, wanted)) in zip(method.parts, declared.parts).enumerated() {
      guard let type = part.parameter?.type, let expected = wanted.parameter?.type,
        place < api[requirement].parameters.count, let fault = conflict(type, expected, other)
      else { continue }
      note(
        method, requirement,
        .parameter(place, written: fault.written, expected: fault.expected), at: type.range)
    }
  }

  /// The spellings of two types that can't stand for each other.
  private func conflict(
    _ written: ObjCTypeSyntax, _ expected: ObjCTypeSyntax, _ other: ObjCTokens
  ) -> (written: String, expected: String)? {
    guard !written.range.isEmpty else { return nil }
    let one = shape(of: written, resolver.tokens)
    let two = shape(of: expected, other)
    guard one.conflicts(with: two, api) else { return nil }
    return (resolver.tokens.source(written.range), other.source(expected.range))
  }

  private func shape(of type: ObjCTypeSyntax, _ tokens: ObjCTokens) -> ObjCTypeShape {
    if case .named(let index) = type.base, locals.aliases[tokens.text(index)] != nil {
      return .unknown
    }
    return ObjCTypeShape(type, tokens, api)
  }
}

/// The words of a selector, piece by piece.
private struct SelectorWords {
  let pieces: [[String]]

  init(_ selector: String) {
    pieces = selector.split(separator: ":").map { Self.words(of: $0) }
  }

  /// `did`, `grow`, `flower` of `didGrowFlower`.
  private static func words(of piece: Substring) -> [String] {
    var words: [String] = []
    for character in piece {
      if words.isEmpty
        || (character.isUppercase && words[words.count - 1].last?.isUppercase != true)
      {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words.map { $0.lowercased() }
  }

  /// How many words differ, where somebody who meant one selector may have written the other.
  func distance(to other: SelectorWords) -> Int? {
    let same = zip(pieces, other.pieces).prefix { $0 == $1 }.count
    let longest = max(pieces.count, other.pieces.count)
    guard pieces.count == other.pieces.count else {
      // A piece left out or added at the end, behind a piece that tells.
      let isNear =
        same == min(pieces.count, other.pieces.count) && same > 1 && longest == same + 1
        && pieces[same - 1].count > 2
      return isNear ? 1 : nil
    }
    let differing = (0..<longest).filter { pieces[$0] != other.pieces[$0] }
    guard differing.count == 1, let place = differing.first else { return nil }
    return Self.distance(pieces[place], other.pieces[place], alone: longest == 1)
  }

  /// How many words of two pieces differ, where that is no more than slips, another auxiliary, or
  /// words left out.
  private static func distance(_ left: [String], _ right: [String], alone: Bool) -> Int? {
    var rest = right
    var unmatched: [String] = []
    for word in left {
      if let index = rest.firstIndex(of: word) {
        rest.remove(at: index)
      } else {
        unmatched.append(word)
      }
    }
    let shared = left.count - unmatched.count
    if unmatched.isEmpty || rest.isEmpty {
      return shared > (alone ? 1 : 0) ? unmatched.count + rest.count : nil
    }
    guard unmatched.count == rest.count, shared > 0 || left.count == 1,
      zip(unmatched, rest).allSatisfy(areAlike)
    else { return nil }
    return unmatched.count
  }

  private static let auxiliaries: Set<String> = ["did", "has", "was"]

  private static func areAlike(_ left: String, _ right: String) -> Bool {
    if auxiliaries.contains(left), auxiliaries.contains(right) { return true }
    if left.hasPrefix(right) || right.hasPrefix(left) { return min(left.count, right.count) > 2 }
    return left.count > 3 && NearMiss.isOneSlip(left, right)
  }
}
