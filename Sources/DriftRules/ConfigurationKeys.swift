// The keys that an app may configure a module with, and their values, as the API declares them.

internal import APIModel
internal import Diagnostics
internal import Synchronization

/// The configuration keys of an API: the cases of enums with string values that say so.
struct ConfigurationKeys: Sendable {
  /// What a value may be.
  enum Form: Sendable {
    case text, truth, number

    /// The elements of a property list that hold such a value.
    var elements: Set<String> {
      switch self {
      case .text: ["string"]
      case .truth: ["true", "false"]
      case .number: ["integer", "real"]
      }
    }
  }

  struct Key: Sendable {
    var name: String
    var symbol: Symbol
    /// The form of its values, where the doc comment tells.
    var form: Form?
    /// The values that it may have; empty where they are not declared.
    var values: [String] = []
  }

  private(set) var keys: [String: Key] = [:]
  /// Every key and value.
  private(set) var words: Set<String> = []
  /// Whether one of them holds no `_`.
  private(set) var hasPlainWords = false

  init(_ lookup: APILookup) {
    let enums = lookup.symbols.filter { $0.kind == .enum && $0.inherits.contains("String") }
    guard !enums.isEmpty else { return }
    var cases: [[String]: [Symbol]] = [:]
    for symbol in lookup.symbols where symbol.kind == .case {
      cases[symbol.parentPath, default: []].append(symbol)
    }
    let values = Dictionary(
      enums.map { ($0.name, (cases[$0.path] ?? []).compactMap(\.rawValue)) }
    ) { first, _ in first }
    for type in enums where Self.isOfKeys(type) {
      for symbol in cases[type.path] ?? [] {
        guard let name = symbol.rawValue else { continue }
        keys[name] = Self.key(name, symbol, enums, values)
      }
    }
    words = Set(keys.keys).union(keys.values.flatMap(\.values))
    hasPlainWords = words.contains { !$0.utf8.contains(0x5F) }
  }

  /// Whether an enum declares keys of a configuration.
  private static func isOfKeys(_ type: Symbol) -> Bool {
    guard type.name.hasSuffix("Key") || type.name.hasSuffix("Keys") else { return false }
    let text = (type.name + " " + (type.documentation ?? "")).lowercased()
    return ["plist", "config", "manifest", "setting", "preference"].contains { text.contains($0) }
  }

  private static func key(
    _ name: String, _ symbol: Symbol, _ enums: [Symbol], _ values: [String: [String]]
  ) -> Key {
    var key = Key(name: name, symbol: symbol)
    let text = symbol.documentation ?? ""
    let linked = enums.first { type in
      type.path != symbol.parentPath
        && (links(text, to: type.name) || links(type.documentation ?? "", to: symbol.qualifiedName))
    }
    if let linked {
      key.form = .text
      key.values = values[linked.name] ?? []
    } else if ["Bool", "Boolean"].contains(where: { links(text, to: $0) }) {
      key.form = .truth
    } else if ["Int", "Double", "Integer"].contains(where: { links(text, to: $0) }) {
      key.form = .number
    }
    return key
  }

  /// Whether a doc comment marks a name as code, or links to it.
  private static func links(_ text: String, to name: String) -> Bool {
    text.contains("`\(name)`") || text.contains("`\(name.replacing(".", with: "/"))`")
  }

  /// What words were meant to be: pages write the same words again and again.
  private let known = NearestKeys()

  /// The key or value that a word was meant to be; nil for one that is right or of another kind, and
  /// for one that differs in a plural or a number at the end, which names something else.
  ///
  /// - Parameter isMarked: Whether the word stands as code, so that its case can be judged.
  func nearest(to word: UnsafeBufferPointer<UInt8>, isMarked: Bool) -> String? {
    known.answer(word, isMarked) { find(nearest: $0, isMarked: isMarked) }
  }

  func nearest(to word: String, isMarked: Bool) -> String? {
    var word = word
    return word.withUTF8 { nearest(to: $0, isMarked: isMarked) }
  }

  private func find(nearest word: String, isMarked: Bool) -> String? {
    guard word.utf8.count >= 8, !words.contains(word) else { return nil }
    let limit = word.utf8.count >= 12 ? 2 : 1
    let lower = isMarked ? word.lowercased() : nil
    var best: (word: String, distance: Int)?
    for known in words where abs(known.utf8.count - word.utf8.count) <= limit {
      if NearMiss.isPluralOrNumber(word, known) { return nil }
      let isOtherCase = lower.map { known.lowercased() == $0 } ?? false
      guard
        let distance = isOtherCase ? 0 : EditDistance.between(word, known, limit: limit),
        (distance, known) < (best?.distance ?? .max, best?.word ?? "")
      else { continue }
      best = (known, distance)
    }
    return best?.word
  }
}

/// Remembers what words were meant to be, for all threads of a run.
private final class NearestKeys: Sendable {
  private let answers = Mutex<[UInt64: String?]>([:])
  /// More answers are not kept, so that a run over any tree stays small.
  private static let limit = 20_000

  /// What a word was meant to be, found out where it is not known.
  func answer(
    _ word: UnsafeBufferPointer<UInt8>, _ isMarked: Bool, _ find: (String) -> String?
  ) -> String? {
    var hash = ByteHash.adding(isMarked ? 1 : 0, to: ByteHash.empty)
    for byte in word { hash = ByteHash.adding(byte, to: hash) }
    if let known = answers.withLock({ $0[hash] }) { return known }
    let found = find(String(decoding: word, as: UTF8.self))
    answers.withLock { if $0.count < Self.limit { $0[hash] = .some(found) } }
    return found
  }
}
