// The types of properties without annotation, once all of the module is known.

internal import APIModel

/// Gives properties the type that their initial value shows.
struct TypeEvidence {
  /// The longest initial value that a declaration shows where no type is known.
  private static let longestValue = 60

  /// Initializers by their path, and whether they may fail.
  private var initializers: [[String]: Bool] = [:]
  private var types: Set<[String]> = []
  /// Static members and cases by their path.
  private var members: [[String]: Symbol] = [:]

  static func apply(to symbols: inout [DeclaredSymbol]) {
    let evidence = TypeEvidence(symbols)
    for index in symbols.indices where symbols[index].initialValue != nil {
      evidence.complete(&symbols[index])
    }
  }

  private init(_ symbols: [DeclaredSymbol]) {
    for declared in symbols {
      let symbol = declared.symbol
      if symbol.kind.isNominalType { types.insert(symbol.path) }
      if symbol.kind == .initializer {
        initializers[symbol.path] = symbol.type?.hasSuffix("?") ?? false
      }
      if symbol.isStatic, symbol.type != nil { members[symbol.path] = symbol }
    }
    for declared in symbols where declared.symbol.isStatic && declared.symbol.type == nil {
      var symbol = declared.symbol
      symbol.type = declared.evidence.flatMap { type($0, in: symbol.parentPath) }
      members[symbol.path] = symbol
    }
  }

  private func complete(_ declared: inout DeclaredSymbol) {
    if let evidence = declared.evidence {
      declared.symbol.type = type(evidence, in: declared.symbol.parentPath)
      if case .ofMember(let path) = evidence, declared.symbol.rawValue == nil {
        declared.symbol.rawValue = members[path]?.rawValue
      }
    }
    guard let value = declared.initialValue else { return }
    if let type = declared.symbol.type {
      declared.show(": " + type, insteadOf: value)
    } else if value.utf8.count > Self.longestValue {
      declared.show("", insteadOf: value)
    }
  }

  private func type(_ evidence: EvidentType, in scope: [String]) -> String? {
    switch evidence {
    case .named(let type): return type
    case .ofMember(let path): return members[path]?.type
    case .made("Self", _): return scope.joined(separator: ".")
    case .made(let type, let labels):
      let found = NestedNames.lookUp(type, in: scope) { types.contains($0) ? $0 : nil }
      guard let path = found else { return labels.isEmpty ? type : nil }
      let name = "init(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
      return initializers[path + [name]] ?? false ? type + "?" : type
    }
  }
}

extension DeclaredSymbol {
  /// Replaces the initial value in the declaration.
  fileprivate mutating func show(_ type: String, insteadOf value: String) {
    guard let text = symbol.declaration.swift else { return }
    symbol.declaration.swift = text.replacing(value, with: type, maxReplacements: 1)
  }
}
