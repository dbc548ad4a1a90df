// What a code span means of the API.

internal import APIModel
internal import ObjCSources

/// Resolves names in running text: `Lamp.glow`, `fade(to:)`, `-[Lamp glow]`.
///
/// Prose is looser than code: a member of values may stand behind its type, and labels may be left
/// out. What can't be a name of the API is silent, and so is every name that is right.
struct SpanResolver: Sendable {
  let api: APILookup
  private let names: SpanNames

  init(_ api: APILookup) {
    self.api = api
    names = SpanNames(api)
  }

  func read(_ text: String) -> [SpanReader.Reading] {
    switch SpanName(text) {
    case .method(let isStatic, let type, let selector): read(type, selector, isStatic, text)
    case .message: readMessage(text)
    case .path(let parts): readPath(parts, text)
    case .member(let part): readMember(part, text)
    case .selector(let part): readSelector(part, text)
    case nil: []
    }
  }

  private func reading(
    _ part: SpanName.Part, _ name: String, _ outcome: SymbolUse.Outcome, in text: String,
    _ language: Snippet.Language = .swift, needsEvidence: Bool = false
  ) -> [SpanReader.Reading] {
    let use = SymbolUse(
      range: part.range, chainRange: 0..<text.utf8.count, spelling: text, name: name,
      outcome: outcome, chain: 0)
    return [SpanReader.Reading(language: language, use: use, needsEvidence: needsEvidence)]
  }

  // MARK: Objective-C

  private func read(
    _ type: SpanName.Part, _ selector: SpanName.Part, _ isStatic: Bool, _ text: String
  ) -> [SpanReader.Reading] {
    guard let owner = api.objcType(named: type.name) else { return [] }
    // The same message to an object says whether the class has such a method.
    let code = isStatic ? "[\(type.name) " : "[(\(type.name) *)x "
    let arguments = selector.name.split(separator: ":").map { $0 + ":x" }.joined(separator: " ")
    let message = code + (selector.name.hasSuffix(":") ? arguments : selector.name) + "]"
    let uses = ObjCSnippetReader.read(Array(message.utf8), api: api).uses
    guard let use = uses.first(where: { $0.name == selector.name }) else { return [] }
    switch use.outcome {
    case .resolved(let member) where api[member].state != .current: break
    case .unknownMember, .mismatch: break
    default: return []
    }
    let isFar = api.nearestMembers(toSelector: selector.name, of: owner).isEmpty
    return reading(
      selector, selector.name, use.outcome, in: text, .objectiveC, needsEvidence: isFar)
  }

  private func readMessage(_ text: String) -> [SpanReader.Reading] {
    ObjCSnippetReader.read(Array(text.utf8), api: api).uses.compactMap { use in
      switch use.outcome {
      case .resolved(let symbol) where api[symbol].state != .current: break
      case .unknownMember, .unknownName, .mismatch: break
      default: return nil
      }
      return SpanReader.Reading(language: .objectiveC, use: use, needsEvidence: true)
    }
  }

  /// A selector of several words that one slip separates from one of the API's.
  private func readSelector(_ part: SpanName.Part, _ text: String) -> [SpanReader.Reading] {
    let isTelling = part.name.utf8.count { $0 == 0x3A } > 1
    guard isTelling, api.objcMembers(selector: part.name).isEmpty,
      let near = api.objcNearMiss(part.name, .selector),
      let owner = api.owner(of: near)
    else { return [] }
    return reading(part, part.name, .unknownMember(of: owner), in: text, .objectiveC)
  }

  // MARK: Paths

  private func readPath(_ parts: [SpanName.Part], _ text: String) -> [SpanReader.Reading] {
    var parts = parts[...]
    if parts.count > 1, let first = parts.first, api.moduleNames.contains(first.name) {
      if api.type(named: [first.name]) == nil { parts.removeFirst() }
    }
    guard let first = parts.first, let last = parts.last else { return [] }
    if parts.count == 1 { return readLone(first, text) }
    guard let type = type(named: first.name), !Self.fileExtensions.contains(last.name.lowercased())
    else { return [] }
    var owner = type
    for part in parts.dropFirst() {
      switch step(to: part, of: owner) {
      case .member(let member):
        if api[member].state != .current {
          return reading(part, api[member].name, .resolved(member), in: text)
        }
        let isType = api[member].kind.isType
        let next = isType ? api.type(of: member) : api.valueType(of: member, receiver: .unknown)
        guard let symbol = next.unwrapped.symbol else { return [] }
        owner = symbol
      case .fault(let outcome, let isFar):
        return reading(part, Self.spelling(part), outcome, in: text, needsEvidence: isFar)
      case .silent: return []
      }
    }
    return []
  }

  private enum Step {
    case member(SymbolHandle)
    case fault(SymbolUse.Outcome, isFar: Bool)
    case silent
  }

  private func step(to part: SpanName.Part, of owner: SymbolHandle) -> Step {
    let found = api.members(of: owner, named: part.name)
    guard !found.isEmpty else { return unknown(part, of: owner) }
    guard let labels = part.labels else {
      let current = found.first { api[$0].state == .current }
      return .member(current ?? found[0])
    }
    let functions = found.filter { api[$0].kind.isFunction }
    let fitting = functions.filter { Self.takes(labels, api[$0]) }
    if let fit = fitting.first(where: { api[$0].state == .current }) ?? fitting.first {
      return .member(fit)
    }
    guard functions.count == found.count, api.isClosed(owner),
      let fault = Self.fault(labels, api[functions[0]])
    else { return .silent }
    return .fault(.mismatch(candidates: functions, fault: fault), isFar: false)
  }

  private func unknown(_ part: SpanName.Part, of owner: SymbolHandle) -> Step {
    let isKnown =
      api.hasWellKnownMember(named: part.name, on: owner, isStatic: true)
      || ObjCNames.hasMember(part.name, of: owner, api)
    guard !isKnown, api.isClosed(owner), !["Type", "self", "init", "Protocol"].contains(part.name)
    else { return .silent }
    let isFar = api.nearestMembers(to: part.name, of: owner).isEmpty
    return .fault(.unknownMember(of: owner), isFar: isFar)
  }

  private func type(named name: String) -> SymbolHandle? {
    let declared = api.type(named: [name]) ?? api.objcType(named: name)
    return declared.flatMap { api.type(of: $0).symbol }
  }

  private static func spelling(_ part: SpanName.Part) -> String {
    part.labels.map { "\(part.name)(\($0.map { $0 + ":" }.joined()))" } ?? part.name
  }

  /// Whether a function can be called with these labels, others left to their defaults.
  private static func takes(_ labels: [String], _ symbol: Symbol) -> Bool {
    var rest = labels[...]
    for parameter in symbol.parameters {
      if rest.first == parameter.label ?? "_" {
        rest.removeFirst()
      } else if parameter.defaultValue == nil, !parameter.type.contains("->") {
        return false
      }
    }
    return rest.isEmpty
  }

  private static func fault(_ labels: [String], _ symbol: Symbol) -> SymbolUse.CallFault? {
    let declared = symbol.parameters.map { $0.label ?? "_" }
    let same = zip(labels, declared).prefix { $0 == $1 }.count
    func plain(_ label: String) -> String? { label == "_" ? nil : label }
    if same < labels.count, same < declared.count {
      return .label(argument: same, written: plain(labels[same]), expected: plain(declared[same]))
    }
    if same < declared.count { return .missingArgument(label: plain(declared[same])) }
    if same < labels.count { return .extraArgument(argument: same, label: plain(labels[same])) }
    return nil
  }

  // MARK: Single names

  private func readLone(_ part: SpanName.Part, _ text: String) -> [SpanReader.Reading] {
    if part.isCalled { return readMethod(part, text) }
    let name = part.name
    guard name.utf8.count >= 8, !names.isKnown(name) else { return [] }
    if let near = api.objcNearMiss(name, .constant) {
      guard let owner = api.owner(of: near) else { return [] }
      return reading(part, name, .unknownMember(of: owner), in: text, .objectiveC)
    }
    guard let near = names.nearestType(to: name) else { return [] }
    return reading(part, name, .unknownName(module: api[near].module), in: text)
  }

  /// `fade(to:seconds:)` without its type: only a slip away from one method is certain.
  private func readMethod(_ part: SpanName.Part, _ text: String) -> [SpanReader.Reading] {
    guard let labels = part.labels else { return [] }
    let name = Self.spelling(part)
    if let known = names.members[name] {
      guard known.allSatisfy({ api[$0].state != .current }) else { return [] }
      return reading(part, name, .resolved(known[0]), in: text)
    }
    guard name.utf8.count >= 10, let near = names.nearestMember(to: name),
      let owner = api.owner(of: near)
    else { return [] }
    guard api[near].baseName == part.name, let fault = Self.fault(labels, api[near]) else {
      return reading(part, name, .unknownMember(of: owner), in: text)
    }
    return reading(part, name, .mismatch(candidates: [near], fault: fault), in: text)
  }

  /// `.steady`: only a slip away from one case is certain.
  private func readMember(_ part: SpanName.Part, _ text: String) -> [SpanReader.Reading] {
    guard !part.isCalled, part.name.utf8.count >= 7, !api.isMemberName(part.name),
      let near = names.nearestCase(to: part.name), let owner = api.owner(of: near)
    else { return [] }
    return reading(part, part.name, .unknownMember(of: owner), in: text)
  }

  private static let fileExtensions: Set<String> = [
    "swift", "h", "m", "mm", "md", "mdx", "json", "plist", "framework", "xcframework", "html", "js",
    "ts", "yml", "yaml", "xml", "txt", "zip", "podspec", "docc", "png", "jpg", "svg", "css", "kt",
    "java", "dart", "cs", "py", "rb", "go", "app", "xcodeproj", "xcworkspace", "storyboard", "xib",
    "strings", "entitlements", "lock", "toml", "cfg", "ini", "io", "com", "org", "net", "dev",
  ]
}

/// What Objective-C calls the members of a type.
private enum ObjCNames {
  /// Whether a member goes by this name, or its selector begins with it.
  static func hasMember(_ name: String, of type: SymbolHandle, _ api: APILookup) -> Bool {
    api.ancestry(of: type).contains { owner in
      api.members(of: owner).contains { member in
        guard let selector = api[member].objcName else { return false }
        return selector == name || api[member].objcGetter == name
          || SelectorName.head(of: selector) == name
      }
    }
  }
}
