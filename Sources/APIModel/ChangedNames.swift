// The names by which pages may use what changed in an API.

/// Finds out by which words a page can be told that uses a changed symbol.
///
/// What is left out would be missed, so that more is named than changed: with a case all cases of
/// its enum, with a type its members and whatever has this type.
package enum ChangedNames {
  /// The symbols that differ between two readings of the same files, as they were and as they are.
  ///
  /// Where a symbol stands and what its doc comment says is no difference; a successor or a release
  /// that the comment names is one.
  package static func changed(from old: [Symbol], to new: [Symbol]) -> [Symbol] {
    let (old, new) = (old.map(\.declared), new.map(\.declared))
    let (before, after) = (Set(old), Set(new))
    return old.filter { !after.contains($0) } + new.filter { !before.contains($0) }
  }

  /// The words by which pages use symbols.
  ///
  /// - Parameter model: Today's API.
  package static func names(of changed: [Symbol], in model: APIModel) -> Set<String> {
    var names: Set<String> = []
    for symbol in changed { names.formUnion(symbol.words) }
    let enums = Set(changed.filter { $0.kind == .case }.map(\.parentPath))
    let types = Set(changed.filter(\.kind.isType).map(\.path))
    guard !enums.isEmpty || !types.isEmpty else { return names }
    let typeNames = Set(types.compactMap(\.last))
    for symbol in model.symbols {
      let isSibling = symbol.kind == .case && enums.contains(symbol.parentPath)
      let isEnum = symbol.kind.isType && enums.contains(symbol.path)
      let isInside = symbol.path.indices.dropFirst().contains {
        types.contains(Array(symbol.path[..<$0]))
      }
      if isSibling || isEnum || isInside || symbol.names(oneOf: typeNames) {
        names.formUnion(symbol.words)
      }
    }
    return names
  }
}

extension Symbol {
  /// The symbol without its place and without its doc comment.
  fileprivate var declared: Symbol {
    var symbol = self
    symbol.file = nil
    symbol.line = nil
    symbol.documentation = nil
    return symbol
  }

  /// The words that code and text use it by.
  fileprivate var words: [String] {
    let spelled = kind == .initializer || kind == .subscript ? parentPath.last : baseName
    var words = [spelled, objcGetter].compactMap { $0 }
    if let objcName {
      words.append(SelectorName.head(of: objcName))
      if isSettable { words.append(SelectorName.setter(of: objcName)) }
    }
    if kind == .case, let rawValue { words.append(rawValue) }
    return words.map { $0.filter { $0 != "`" } }.filter(\.isWord)
  }

  /// Whether one of some types is in its signature, or among what it inherits.
  fileprivate func names(oneOf types: Set<String>) -> Bool {
    let texts = inherits + parameters.map(\.type) + [type].compactMap { $0 }
    return texts.contains { text in
      text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains {
        types.contains(String($0))
      }
    }
  }
}

extension String {
  /// Whether the text is one word of ASCII letters, digits and underscores, and no number.
  fileprivate var isWord: Bool {
    first?.isNumber == false
      && allSatisfy { $0.isASCII && ($0 == "_" || $0.isLetter || $0.isNumber) }
  }
}
