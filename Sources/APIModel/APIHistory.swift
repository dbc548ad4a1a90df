// The models of several releases, and what they say of the symbols of one of them.

/// The API of past releases.
package struct APIHistory: Sendable {
  /// The API of one release.
  package struct Release: Sendable {
    package var number: ReleaseNumber
    package var model: APIModel

    package init(number: ReleaseNumber, model: APIModel) {
      self.number = number
      self.model = model
    }
  }

  /// In the order of their numbers.
  package let releases: [Release]

  package init(_ releases: [Release]) {
    self.releases = releases.sorted { $0.number < $1.number }
  }

  /// The saved release of a number.
  package func release(_ number: ReleaseNumber) -> Release? {
    releases.last { $0.number == number }
  }

  /// The newest saved release that a number means: `7.0.14` for `7.0`.
  package func release(meantBy number: ReleaseNumber) -> Release? {
    releases.last { $0.number.isMeant(by: number) }
  }

  /// The model of a saved release, with what the releases before it tell.
  package func judged(_ release: Release) -> APIModel {
    Timeline(
      releases.filter { $0.number < release.number }, release.model, number: release.number
    ).judged
  }

  /// Today's model, with what the releases tell.
  ///
  /// - Parameter number: The release that the model is of; nil where it has no number yet. Saved
  ///   releases after it do not count.
  package func judged(_ model: APIModel, number: ReleaseNumber?) -> APIModel {
    let past = number.map { number in releases.filter { $0.number <= number } } ?? releases
    let isLatest = number.map { number in past.allSatisfy { $0.number < number } } ?? false
    return Timeline(past, model, number: isLatest ? number : nil).judged
  }
}

/// Releases in a row, the last of which is judged.
private struct Timeline {
  private struct Point {
    var name: String?
    var model: APIModel
  }

  private let points: [Point]
  private let isOneModule: Bool

  init(_ past: [APIHistory.Release], _ model: APIModel, number: ReleaseNumber?) {
    points =
      past.map { Point(name: $0.number.description, model: $0.model) }
      + [Point(name: number?.description, model: model)]
    isOneModule = points.allSatisfy { $0.model.modules.count == 1 }
  }

  /// The last model: its symbols with their lifetimes, and behind them those that it lacks.
  var judged: APIModel {
    guard points.count > 1, var model = points.last?.model else {
      return points.last?.model ?? APIModel(modules: [])
    }
    let steps = zip(points, points.dropFirst()).map { earlier, later in
      Step(
        release: later.name, comparison: ModelComparison(from: earlier.model, to: later.model))
    }
    let facts = lifetimes(steps)
    for module in model.modules.indices {
      for index in model.modules[module].symbols.indices {
        let key = key(model.modules[module].symbols[index])
        model.modules[module].symbols[index].lifetime = facts[key]
      }
    }
    let removed = removedSymbols(facts, steps, besides: model.symbols)
    let modules = Dictionary(grouping: removed, by: \.module).sorted { $0.key < $1.key }
    model.modules += modules.map { Module(name: $0.key, symbols: $0.value) }
    return model
  }

  private func key(_ symbol: Symbol) -> SymbolKey { SymbolKey(symbol, inModule: !isOneModule) }

  /// What one release changed.
  private struct Step {
    var release: String?
    var comparison: ModelComparison
  }

  /// From when to when each symbol of any release was to be used, and what changed about it.
  private func lifetimes(_ steps: [Step]) -> [SymbolKey: Lifetime] {
    var facts: [SymbolKey: Lifetime] = [:]
    for (index, point) in points.enumerated() {
      // Of overloads one that is to be used speaks for all.
      var isCurrent: [SymbolKey: Bool] = [:]
      for symbol in point.model.symbols where symbol.isPublic {
        isCurrent[key(symbol), default: false] =
          isCurrent[key(symbol), default: false] || symbol.state == .current
      }
      for (key, isCurrent) in isCurrent {
        var fact = facts[key] ?? Lifetime(introduced: point.name, mayBeOlder: index == 0)
        let isFirst = facts[key] == nil
        if isCurrent {
          fact.outdatedIn = nil
        } else if fact.outdatedIn == nil, !isFirst {
          fact.outdatedIn = point.name
        }
        facts[key] = fact
      }
    }
    for step in steps {
      for change in step.comparison.changed {
        let types = change.facts.compactMap(\.formerType)
        guard !types.isEmpty else { continue }
        facts[key(change.new)]?.changedIn = step.release
        facts[key(change.new)]?.formerTypes.formUnion(types)
      }
    }
    return facts
  }

  // MARK: - What is gone

  /// The symbols of earlier releases that the last one lacks, as they were last.
  private func removedSymbols(
    _ facts: [SymbolKey: Lifetime], _ steps: [Step], besides current: [Symbol]
  ) -> [Symbol] {
    let known = Set(current.lazy.filter(\.isPublic).map(key))
    var found: [SymbolKey: Symbol] = [:]
    var successors: [SymbolKey: Renamed] = [:]
    for step in steps {
      for renaming in step.comparison.renamed {
        let renamed = Renamed(symbol: renaming.new, reason: renaming.reason)
        successors[key(renaming.old)] = renamed
        found[key(renaming.old)] = gone(renaming.old, in: step.release, facts)
      }
      for symbol in step.comparison.removed {
        successors[key(symbol)] = nil
        found[key(symbol)] = gone(symbol, in: step.release, facts)
      }
    }
    let names = CurrentNames(current)
    return found.filter { !known.contains($0.key) }.map { key, symbol in
      var symbol = symbol
      names.settle(&symbol, renamed: renamed(key, successors, known))
      return symbol
    }.sorted { ($0.path.count, $0.qualifiedName) < ($1.path.count, $1.qualifiedName) }
  }

  private func gone(
    _ symbol: Symbol, in release: String?, _ facts: [SymbolKey: Lifetime]
  ) -> Symbol {
    var symbol = symbol
    var lifetime = facts[key(symbol)] ?? Lifetime()
    lifetime.removedIn = release
    lifetime.outdatedIn = lifetime.outdatedIn ?? release
    symbol.lifetime = lifetime
    symbol.state = .removed
    return symbol
  }

  private struct Renamed {
    var symbol: Symbol
    var reason: RenamingReason
  }

  /// What a symbol is called in the last model, through all its names.
  private func renamed(
    _ key: SymbolKey, _ successors: [SymbolKey: Renamed], _ known: Set<SymbolKey>
  ) -> (symbol: Symbol, pairing: String?)? {
    var next = successors[key]
    var steps = 0
    while let step = next, steps <= points.count {
      let isStated = step.reason == .named
      if known.contains(self.key(step.symbol)) {
        return (step.symbol, isStated ? nil : step.reason.description)
      }
      next = successors[self.key(step.symbol)]
      steps += 1
    }
    return nil
  }
}

/// The names that the last model gives, by which it is told what to say of one that it lacks.
private struct CurrentNames {
  private let baseNames: Set<String>
  private let objcTypes: Set<String>
  /// Objective-C names of members behind the path of their type.
  private let objcMembers: Set<[String]>

  init(_ symbols: [Symbol]) {
    let seen = symbols.filter(\.isPublic)
    baseNames = Set(seen.map(\.baseName))
    objcTypes = Set(seen.filter(\.kind.isType).compactMap(\.objcName))
    objcMembers = Set(
      seen.compactMap { symbol in symbol.objcName.map { symbol.parentPath + [$0] } })
  }

  /// Gives a symbol that is gone its successor, and takes away what still means something else.
  ///
  /// What the API itself named goes before what was paired, as long as there is such a name.
  func settle(_ symbol: inout Symbol, renamed: (symbol: Symbol, pairing: String?)?) {
    if let name = symbol.objcName {
      let home = renamed?.symbol.parentPath ?? symbol.parentPath
      let isStillThere =
        symbol.kind.isType
        ? objcTypes.contains(name)
        : objcMembers.contains(symbol.parentPath + [name]) || objcMembers.contains(home + [name])
      if isStillThere { symbol.objcName = nil }
    }
    if let stated = symbol.successor, baseNames.contains(Self.baseName(of: stated)) { return }
    symbol.successor = renamed?.symbol.qualifiedName
    symbol.lifetime?.pairing = renamed?.pairing
  }

  private static func baseName(of successor: String) -> String {
    let path = successor.prefix { $0 != "(" }
    return String(path.split(separator: ".").last ?? path)
  }
}
