// Symbol links as DocC resolves them: by path, told apart where several symbols share one.

internal import APIModel
internal import Markup

/// Knows how DocC finds the symbols of one module, and which of them it cannot be sure to find.
struct DocCLinks {
  private typealias Listed = (entry: ReferenceEntry, path: String)

  /// The links' content by the places of entries: `Kit/Media/move(to:)`.
  private var paths: [ReferencePlace: String] = [:]
  private let articles: [OwnPage: String]

  /// - Parameters:
  ///   - pages: The pages of the module.
  ///   - articles: The names of the articles about the API as a whole.
  init(_ pages: [ReferencePage], ofModule module: String, articles: [OwnPage: String]) {
    self.articles = articles
    let conditional = Set(
      pages.compactMap(\.entry).filter { !Self.isSeen($0) }.map(\.qualifiedName))
    var listed: [Listed] = []
    for page in pages {
      if case .extensions = page.subject { continue }
      let types = page.entry.map { $0.qualifiedName.split(separator: ".").map(String.init) } ?? []
      let isHidden = types.indices.contains {
        conditional.contains(types[...$0].joined(separator: "."))
      }
      if isHidden { continue }
      if let entry = page.entry { listed.append((entry, Self.path([module] + types))) }
      for entry in page.groups.flatMap(\.entries) where entry.place.anchor != nil {
        listed.append((entry, Self.path([module] + types + [entry.name])))
      }
    }
    let nested = Set(pages.compactMap(\.entry).map(\.name))
    let seen = listed.filter { Self.isSeen($0.entry) && $0.entry.module == module }
    for same in Dictionary(grouping: seen, by: \.path).values { add(same, nested) }
  }

  /// The path of the symbol link to an entry; nil where DocC may not find it.
  func path(to place: ReferencePlace) -> String? { paths[place] }

  func link(_ link: ReferenceLink) -> String {
    guard let place = link.place, let path = paths[place] else { return Markdown.code(link.text) }
    return "``\(path)``"
  }

  func link(_ page: OwnPage) -> String? { articles[page].map { "<doc:\($0)>" } }

  private static func path(_ parts: [String]) -> String { parts.joined(separator: "/") }

  /// Whether the symbol is in the compiler's graph on every system, and has a plain name.
  private static func isSeen(_ entry: ReferenceEntry) -> Bool {
    let base = entry.name.prefix { $0 != "(" }
    return entry.conditions.isEmpty && entry.state?.word != .unavailable && !base.hasPrefix("_")
      && !base.isEmpty && base.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  // MARK: - Telling apart

  /// Adds the symbols that share a path.
  ///
  /// - Parameter types: The types of the module, which DocC may spell with those around them.
  private mutating func add(_ same: [Listed], _ types: Set<String>) {
    guard same.count > 1 else {
      for one in same { paths[one.entry.place] = one.path }
      return
    }
    // Of a requirement and its default implementations DocC takes the requirement.
    let required = same.filter { $0.entry.requirement != nil }
    if required.count == 1 { return add(required, types) }
    let kinds = same.map { Self.kind(of: $0.entry) }
    let spelled = same.map { Self.types(of: $0.entry, types) }
    for (index, one) in same.enumerated() {
      if kinds.count(where: { $0 == kinds[index] }) == 1 {
        paths[one.entry.place] = "\(one.path)-\(kinds[index])"
      } else if let types = spelled[index], spelled.count(where: { $0 == types }) == 1 {
        paths[one.entry.place] = "\(one.path)-(\(types))"
      }
    }
  }

  /// The types of the parameters where DocC certainly spells them like this.
  private static func types(of entry: ReferenceEntry, _ own: Set<String>) -> String? {
    let types = entry.parameters.map { $0.type.text.filter { $0 != " " } }
    let isPlain = types.allSatisfy { type in
      type.utf8.allSatisfy(Self.isInType)
        && !type.split { "[]:?".contains($0) }.contains { own.contains(String($0)) }
    }
    return types.isEmpty || !isPlain ? nil : types.joined(separator: ",")
  }

  /// Letters, digits and the marks of optionals, arrays and dictionaries.
  private static func isInType(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x3A, 0x5F, 0x5B, 0x5D, 0x3F: true
    default: false
    }
  }

  /// The kind as symbol graphs name it.
  private static func kind(of entry: ReferenceEntry) -> String {
    let type = entry.isStatic ? "type." : ""
    return switch entry.kind {
    case .actor: "class"
    case .case: "enum.case"
    case .initializer: "init"
    case .method, .property, .subscript: type + entry.kind.rawValue
    case .function: "func"
    case .variable: "var"
    case .operator: "func.op"
    case .class, .struct, .enum, .protocol, .typealias, .associatedtype, .macro:
      entry.kind.rawValue
    }
  }
}
