// The compiler's rule for Objective-C selectors of Swift methods.

/// Derives the Objective-C names of Swift declarations that have no `@objc(name)`.
///
/// The table in the tests was checked against the compiler.
enum ObjCSelector {
  /// A parameter that stands for what Swift says by `throws` or `async`.
  enum Extra {
    /// `error:`, in front of this many parameters at the end.
    case error(beforeLast: Int)
    /// `completionHandler:`, at the end.
    case completionHandler
  }

  /// The selector of a method or an initializer.
  ///
  /// - Parameters:
  ///   - base: `configure`; `init` for an initializer.
  ///   - labels: The labels, nil for `_`.
  static func selector(base: String, labels: [String?], extra: Extra? = nil) -> String {
    var pieces = labels.map { $0 ?? "" }
    var isExtraFirst = false
    switch extra {
    case .error(let count):
      let place = max(0, pieces.count - count)
      pieces.insert("error", at: place)
      isExtraFirst = place == 0
    case .completionHandler:
      isExtraFirst = pieces.isEmpty
      pieces.append("completionHandler")
    case nil: break
    }
    guard let first = pieces.first else { return base }
    if isExtraFirst {
      pieces[0] = base + (first == "error" ? "AndReturnError" : "WithCompletionHandler")
    } else {
      pieces[0] = join(base, first)
    }
    return pieces.map { $0 + ":" }.joined()
  }

  /// The selector of an initializer whose only parameter is of type `Void`: `initForName`.
  static func selector(ofInitializerNamed label: String) -> String { join("init", label) }

  /// The name of an enum's case.
  static func caseName(_ name: String, of type: String) -> String { type + capitalized(name) }

  /// A name with its first letter in upper case, if that is an ASCII letter.
  static func capitalized(_ name: String) -> String {
    guard let first = name.first, first.isASCII else { return name }
    return first.uppercased() + name.dropFirst()
  }

  /// The first piece: "With" goes in between unless the label begins, or the name ends, with a
  /// preposition.
  private static func join(_ base: String, _ label: String) -> String {
    if label.isEmpty { return base }
    let needsWith = !isPreposition(firstWord(label)) && !isPreposition(lastWord(base))
    return base + (needsWith ? "With" : "") + capitalized(label)
  }

  private static func isPreposition(_ word: Substring) -> Bool {
    prepositions.contains(word.lowercased())
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  private static func firstWord(_ name: String) -> Substring { name[..<endOfWord(name[...])] }

  private static func lastWord(_ name: String) -> Substring {
    var rest = name[...]
    while true {
      let end = endOfWord(rest)
      let next = rest[end...].drop { $0 == "_" }
      if next.isEmpty { return rest[..<end] }
      rest = next
    }
  }

  /// Where the first word of a camel-case name ends; a run of capitals is a word.
  private static func endOfWord(_ name: Substring) -> String.Index {
    let capitals = name.prefix { $0.isASCII && $0.isUppercase }
    if capitals.count > 1 {
      let next = name[capitals.endIndex...].first
      let isNextWord = next.map { $0.isASCII && $0.isLowercase } ?? false
      return isNextWord ? name.index(before: capitals.endIndex) : capitals.endIndex
    }
    return name[capitals.endIndex...].firstIndex { $0 == "_" || ($0.isASCII && $0.isUppercase) }
      ?? name.endIndex
  }
}
