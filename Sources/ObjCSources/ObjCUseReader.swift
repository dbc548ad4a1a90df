// Which symbols of the API an Objective-C snippet uses.

internal import APIModel

/// Walks over the tokens of a snippet once and resolves names and messages.
struct ObjCUseReader {
  /// A value in the code: its type, and how a reader would say it.
  struct Value {
    var type: TypeReference
    var spelling: String
    /// Whether nothing in the snippet tells what it is.
    var isUndeclared = false

    static let unknown = Value(type: .unknown, spelling: "…")
  }

  let tokens: ObjCTokens
  let api: APILookup
  let locals: ObjCLocals
  var uses: [SymbolUse] = []
  private(set) var isComplete = true
  private var chains = 0
  /// Where enums are declared: their names are no uses.
  private let declarations: [Range<Int>]
  private var nextDeclaration = 0

  init(_ tokens: ObjCTokens, api: APILookup, enums: [EnumDeclaration]) {
    self.tokens = tokens
    self.api = api
    locals = ObjCLocals(tokens, api: api)
    declarations = enums.map(\.range)
  }

  /// How deep messages may nest before they are passed over; real ones stay below ten.
  private static let deepest = 64
  /// How long a spelling may be, in bytes, before its front is left out.
  private static let longestSpelling = 512

  mutating func readAll() {
    scan(0..<tokens.count, depth: 0)
    uses.sort { ($0.range.lowerBound, $0.chain) < ($1.range.lowerBound, $1.chain) }
  }

  /// Reads operand after operand; gives the value where the range is one operand.
  @discardableResult
  private mutating func scan(_ range: Range<Int>, depth: Int) -> Value {
    var index = range.lowerBound
    var value = Value.unknown
    var operands = 0
    while index < range.upperBound {
      if let end = declarationEnd(at: index) {
        index = min(end, range.upperBound)
        continue
      }
      operands += 1
      value = readOperand(&index, depth: depth, chain: nil)
    }
    return operands == 1 ? value : .unknown
  }

  /// The first token behind the enum declaration that holds a token, if one does.
  private mutating func declarationEnd(at index: Int) -> Int? {
    let start = tokens.range(index).lowerBound
    while nextDeclaration < declarations.count, declarations[nextDeclaration].upperBound <= start {
      nextDeclaration += 1
    }
    guard nextDeclaration < declarations.count,
      declarations[nextDeclaration].lowerBound <= start
    else { return nil }
    return tokens.tokens.firstIndex(from: declarations[nextDeclaration].upperBound)
  }

  // MARK: Operands

  /// Reads what starts at `index` and what hangs on it; always moves on.
  private mutating func readOperand(_ index: inout Int, depth: Int, chain: Int?) -> Value {
    let start = index
    let chain = chain ?? newChain()
    var value: Value
    if let message = ObjCMessage(at: index, in: tokens) {
      value = read(message, depth: depth, chain: chain)
      index = message.close + 1
    } else if tokens.isIdentifier(index) || tokens.reads(index, "self") {
      value = readName(index, chain: chain)
      index += 1
    } else {
      index = behindOther(index)
      return .unknown
    }
    while tokens.isMark(index, "."), tokens.isIdentifier(index + 1) {
      value = readProperty(index + 1, of: value, start: start, chain: chain)
      index += 2
    }
    return value
  }

  /// Passes over a token, and over what belongs to a marked word.
  private func behindOther(_ index: Int) -> Int {
    if tokens.reads(index, "@selector") || tokens.reads(index, "@encode") {
      return tokens.behindGroup(index + 1)
    }
    if tokens.reads(index, "->") { return index + 2 }
    let declares = ["@interface", "@implementation", "@protocol"]
    if declares.contains(where: { tokens.reads(index, $0) }), tokens.isIdentifier(index + 1),
      !tokens.isMark(index + 2, "(")
    {
      return index + 2
    }
    return index + 1
  }

  private mutating func readName(_ index: Int, chain: Int) -> Value {
    let name = tokens.text(index)
    if tokens.reads(index, "self") { return Value(type: .unknown, spelling: name) }
    if let type = locals.type(of: name), api.objcType(named: name) == nil {
      return Value(type: type, spelling: name)
    }
    let range = tokens.range(index)
    guard let handle = symbol(named: name, at: index) else {
      if api.moduleNames.contains(name), tokens.isMark(index - 1, "["), tokens.isWord(index + 1) {
        // The module's name where a class must stand.
        uses.append(
          SymbolUse(
            range: range, chainRange: range, spelling: name, name: name,
            outcome: .unknownName(module: name), chain: chain))
      }
      return Value(type: .unknown, spelling: name, isUndeclared: !isCapitalised(name))
    }
    uses.append(
      SymbolUse(
        range: range, chainRange: range, spelling: name, name: name, outcome: .resolved(handle),
        chain: chain))
    let type = api.type(of: handle)
    let isOpen = type.symbol == nil
    return Value(type: isOpen ? .unknown : .metatype(type), spelling: name)
  }

  /// The type, constant or function of the API that a name means by itself.
  private func symbol(named name: String, at index: Int) -> SymbolHandle? {
    if let type = api.objcType(named: name) { return type }
    if tokens.isMark(index + 1, "(") { return api.objcFunctions(named: name).first }
    return best(api.objcConstants(named: name))
  }

  private func isCapitalised(_ name: String) -> Bool {
    name.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? false
  }

  private mutating func newChain() -> Int {
    chains += 1
    return chains
  }

  /// Of several that fit, the one that is not deprecated.
  private func best(_ handles: [SymbolHandle]) -> SymbolHandle? {
    handles.first { api[$0].state == .current } ?? handles.first
  }

  // MARK: Messages

  private mutating func read(_ message: ObjCMessage, depth: Int, chain: Int) -> Value {
    guard depth < Self.deepest else {
      isComplete = false
      return .unknown
    }
    let receiver = readReceiver(message.receiver, depth: depth, chain: chain)
    let value = resolve(message, receiver, chain: chain)
    for part in message.parts { scan(part.argument, depth: depth + 1) }
    return value
  }

  private mutating func readReceiver(_ range: Range<Int>, depth: Int, chain: Int) -> Value {
    var index = range.lowerBound
    if let close = tokens.partner(index), tokens.isMark(index, "("), close + 1 < range.upperBound,
      !tokens.isMark(close + 1, ".")
    {
      return readCast(index + 1..<close, of: close + 1..<range.upperBound, depth: depth)
    }
    let value = readOperand(&index, depth: depth + 1, chain: chain)
    guard index < range.upperBound else { return value }
    scan(index..<range.upperBound, depth: depth + 1)
    return .unknown
  }

  /// A cast says the type of what stands behind it.
  private mutating func readCast(
    _ type: Range<Int>, of operand: Range<Int>, depth: Int
  ) -> Value {
    scan(type, depth: depth + 1)
    scan(operand, depth: depth + 1)
    guard tokens.isIdentifier(type.lowerBound), type.count == 2,
      tokens.isMark(type.lowerBound + 1, "*"),
      let handle = api.objcType(named: tokens.text(type.lowerBound))
    else { return .unknown }
    return Value(type: api.type(of: handle), spelling: tokens.text(operand.lowerBound))
  }

  private mutating func resolve(
    _ message: ObjCMessage, _ receiver: Value, chain: Int
  ) -> Value {
    let lookup = ObjCMemberLookup(api: api, locals: locals)
    let answer = lookup.member(message.selector, of: receiver)
    let spelling = "[\(receiver.spelling) \(message.selector)]"
    if let outcome = answer.outcome {
      let names = message.parts.map { tokens.range($0.name) }
      uses.append(
        SymbolUse(
          range: names[0],
          chainRange: tokens.range(message.open)
            .lowerBound..<tokens.range(message.close).upperBound,
          spelling: spelling, name: message.selector, outcome: outcome, labelRanges: names,
          chain: chain))
      if case .resolved(let member) = outcome {
        checkArguments(message, lookup.parameterTypes(of: member, receiver: receiver))
      }
    }
    return Value(type: answer.type, spelling: spelling)
  }

  private mutating func readProperty(
    _ index: Int, of owner: Value, start: Int, chain: Int
  ) -> Value {
    let name = tokens.text(index)
    if owner.spelling == "self" {
      let type = locals.type(of: name)
      return Value(
        type: type ?? .unknown, spelling: "self." + name, isUndeclared: type == nil)
    }
    let prefix = owner.spelling.utf8.count > Self.longestSpelling ? "…" : owner.spelling
    let answer = ObjCMemberLookup(api: api, locals: locals).member(name, of: owner)
    let value = Value(type: answer.type, spelling: prefix + "." + name)
    guard let outcome = answer.outcome, outcome != .unknownReceiver else { return value }
    let range = tokens.range(index)
    uses.append(
      SymbolUse(
        range: range, chainRange: tokens.range(start).lowerBound..<range.upperBound,
        spelling: value.spelling, name: name, outcome: outcome, chain: chain))
    return value
  }

  // MARK: Constants as arguments

  /// Reports constants that an enum of the API does not have, where one of its cases must stand.
  private mutating func checkArguments(_ message: ObjCMessage, _ types: [TypeReference]) {
    for (part, type) in zip(message.parts, types) {
      guard let type = type.unwrapped.symbol, let prefix = casePrefix(of: type),
        part.argument.allSatisfy({ tokens.isIdentifier($0) || tokens.isMark($0, "|") })
      else { continue }
      for index in part.argument where tokens.isIdentifier(index) {
        let name = tokens.text(index)
        guard name.hasPrefix(prefix), symbol(named: name, at: index) == nil,
          locals.type(of: name) == nil
        else { continue }
        let range = tokens.range(index)
        uses.append(
          SymbolUse(
            range: range, chainRange: range, spelling: name, name: name,
            outcome: .unknownMember(of: type), chain: newChain()))
      }
    }
  }

  /// What the names of all cases begin with, where that tells them from other names.
  private func casePrefix(of type: SymbolHandle) -> String? {
    let names = api.cases(of: type).compactMap { api[$0].objcName }
    guard names.count > 1, var prefix = names.first else { return nil }
    for name in names { prefix = name.commonPrefix(with: prefix) }
    return prefix.utf8.count >= 4 ? prefix : nil
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
