// The pages of a reference, before any format: which symbol stands where, under which anchor.

internal import APIModel

/// The pages of a reference.
struct ReferenceSite {
  /// A page: of a type, of what a module adds to a type from elsewhere, or of its globals.
  struct Page {
    var title: String
    var module: String
    /// The type; nil on the other pages.
    var symbol: Symbol?
    /// The name of the file without extension.
    var fileName: String
    var groups: [Group]
  }

  /// Members of one kind.
  struct Group {
    var title: String
    var members: [Member]
  }

  struct Member {
    var symbol: Symbol
    /// Unique on its page.
    var anchor: String
    /// The page of its own that a nested type has.
    var page: String?
  }

  /// By module and title.
  let pages: [Page]

  init(_ model: APIModel) {
    var builder = SiteBuilder(model)
    pages = builder.build()
  }
}

/// Gives every symbol its page.
private struct SiteBuilder {
  private struct Key: Hashable {
    var module: String
    var path: [String]
  }

  private let model: APIModel
  private var types: [Key: Symbol] = [:]
  /// The module of each type, for members that another module adds.
  private var homes: [[String]: String] = [:]
  private var names = UniqueNames(taken: ["index"])
  private var fileNames: [Key: String] = [:]

  init(_ model: APIModel) { self.model = model }

  mutating func build() -> [ReferenceSite.Page] {
    for symbol in model.symbols where symbol.kind.isType {
      types[Key(module: symbol.module, path: symbol.path)] = symbol
      if homes[symbol.path] == nil { homes[symbol.path] = symbol.module }
    }
    var members: [Key: [Symbol]] = [:]
    for symbol in model.symbols where !(symbol.kind.isType && symbol.path.count == 1) {
      members[home(of: symbol), default: []].append(symbol)
    }
    let keys = Set(types.keys).union(members.keys).sorted {
      ($0.module, $0.path.joined(separator: ".")) < ($1.module, $1.path.joined(separator: "."))
    }
    for key in keys { fileNames[key] = names.unique(fileName(key)) }
    return keys.map { page($0, members[$0] ?? []) }
  }

  /// The page that a member stands on.
  private func home(of symbol: Symbol) -> Key {
    let own = Key(module: symbol.module, path: symbol.parentPath)
    if types[own] != nil { return own }
    return Key(module: homes[symbol.parentPath] ?? symbol.module, path: symbol.parentPath)
  }

  private func fileName(_ key: Key) -> String {
    if key.path.isEmpty { return model.modules.count > 1 ? "\(key.module)-globals" : "globals" }
    return UniqueNames.harmless(key.path.joined(separator: "."))
  }

  private func page(_ key: Key, _ symbols: [Symbol]) -> ReferenceSite.Page {
    let name = key.path.joined(separator: ".")
    let isType = types[key] != nil
    let title =
      key.path.isEmpty ? "Functions and variables" : isType ? name : "Extensions of \(name)"
    var anchors = UniqueNames(taken: [])
    let groups = MemberKind.all.compactMap { kind -> ReferenceSite.Group? in
      let members = symbols.filter(kind.takes)
      guard !members.isEmpty else { return nil }
      return ReferenceSite.Group(
        title: kind.title,
        members: kind.sorted(members).map { symbol in
          ReferenceSite.Member(
            symbol: symbol, anchor: anchors.unique(UniqueNames.harmless(symbol.name)),
            page: symbol.kind.isType
              ? fileNames[.init(module: symbol.module, path: symbol.path)] : nil)
        })
    }
    return ReferenceSite.Page(
      title: title, module: key.module, symbol: types[key], fileName: fileNames[key] ?? name,
      groups: groups)
  }
}

/// A kind of member, as pages group them.
private struct MemberKind {
  let title: String
  let takes: (Symbol) -> Bool

  static var all: [MemberKind] {
    [
      MemberKind(title: "Cases") { $0.kind == .case },
      MemberKind(title: "Initializers") { $0.kind == .initializer },
      MemberKind(title: "Type properties") { $0.kind == .property && $0.isStatic },
      MemberKind(title: "Properties") { $0.kind == .property && !$0.isStatic },
      MemberKind(title: "Type methods") { $0.kind == .method && $0.isStatic },
      MemberKind(title: "Methods") { $0.kind == .method && !$0.isStatic },
      MemberKind(title: "Subscripts") { $0.kind == .subscript },
      MemberKind(title: "Operators") { $0.kind == .operator },
      MemberKind(title: "Functions") { $0.kind == .function },
      MemberKind(title: "Variables") { $0.kind == .variable },
      MemberKind(title: "Macros") { $0.kind == .macro },
      MemberKind(title: "Types") { $0.kind.isType },
      MemberKind(title: "Type aliases") { $0.kind == .typealias || $0.kind == .associatedtype },
    ]
  }

  /// Cases in the order of their enum, all else as it is declared.
  func sorted(_ members: [Symbol]) -> [Symbol] {
    members.enumerated().sorted {
      ($0.element.order ?? 0, $0.offset) < ($1.element.order ?? 0, $1.offset)
    }
    .map(\.element)
  }
}
