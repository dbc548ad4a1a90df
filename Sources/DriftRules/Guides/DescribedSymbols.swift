// What the text of a page describes of the API, and what its code lists.

package import APIModel
internal import Pages
internal import Snippets

extension PageContext {
  /// The symbols that code spans of the page certainly mean, and the enums that its code declares,
  /// with their cases.
  package var describedSymbols: Set<SymbolHandle> {
    guard let api else { return [] }
    var found: Set<SymbolHandle> = []
    for inline in page.inlines where inline.kind == .code {
      if let handle = api.symbol(described: inline.text) {
        found.insert(handle)
      }
    }
    for span in analyzed.spans {
      if case .resolved(let handle) = span.use.outcome { found.insert(handle) }
    }
    for snippet in analyzed.snippets {
      for declared in snippet.findings.enums { found.formUnion(api.handles(of: declared)) }
    }
    return found
  }
}

extension APICatalog {
  /// The symbols that a guide should show: current ones that come from no other library's protocol.
  package var symbolsToShow: [SymbolHandle] {
    let coverage = APICoverage(lookup, MentionedSymbols(count: lookup.symbols.count))
    return lookup.symbols.indices.filter(coverage.isExpected).map(SymbolHandle.init)
  }

  /// Some symbols, the types that they are members of, and the constants that Objective-C knows
  /// members by.
  package func completed(_ symbols: Set<SymbolHandle>) -> Set<SymbolHandle> {
    var found = symbols
    for handle in symbols {
      if let owner = lookup.owner(of: handle) { found.insert(owner) }
      guard let name = lookup[handle].objcName else { continue }
      found.formUnion(lookup.globals(named: name).filter { lookup[$0].kind == .variable })
    }
    return found
  }

  /// The symbol that a code span certainly describes.
  func symbol(described text: String) -> SymbolHandle? { handle(spelled: text) ?? onlyCase(text) }

  /// A case of the API by its name in an enum that a snippet declares once more.
  func handle(of name: String, in declared: EnumDeclaration) -> SymbolHandle? {
    guard let entry = enums(named: declared.name).first, let index = entry.index(ofCase: name),
      let type = lookup.type(named: entry.symbol.path)
    else { return nil }
    let known = entry.cases[index].name
    return lookup.members(of: type).first { lookup[$0].baseName == known }
  }

  /// The case that `.glowing` means where one enum alone has it.
  fileprivate func onlyCase(_ text: String) -> SymbolHandle? {
    guard text.utf8.first == UInt8(ascii: ".") else { return nil }
    let name = String(text.dropFirst())
    let owners = enums(withCase: name)
    guard owners.count == 1, let type = lookup.type(named: enums[owners[0]].symbol.path) else {
      return nil
    }
    return lookup.members(of: type).first { lookup[$0].baseName == name }
  }

  /// The enum of the API that a snippet declares once more, with the cases that it lists.
  fileprivate func handles(of declared: EnumDeclaration) -> [SymbolHandle] {
    guard let entry = enums(named: declared.name).first else { return [] }
    let type = entry.symbol
    let listed = declared.cases.compactMap { item in
      entry.index(ofCase: item.name).map { entry.cases[$0].name }
    }
    let members = lookup.type(named: type.path).map { lookup.members(of: $0) } ?? []
    let cases = members.filter { listed.contains(lookup[$0].baseName) }
    return cases + (lookup.type(named: type.path).map { [$0] } ?? [])
  }
}
