// From a symbol of the API to its entry.

internal import APIModel

/// Makes entries and pages of symbols.
struct EntryBuilder {
  let links: SymbolLinks
  let kinship: Kinship
  /// Where sources are shown; nil where nobody said so.
  let sources: SourceAddress?
  let pictures: ReferencePictures
  var guides: GuideIndex?

  func page(_ page: SiteLayout.Page) -> ReferencePage {
    let title = page.path.joined(separator: ".")
    let subject: ReferencePage.Subject =
      if let type = page.type {
        .type(entry(type))
      } else {
        page.path.isEmpty ? .globals : .extensions(of: title)
      }
    let byKind = Dictionary(grouping: page.members) { MemberKind(of: $0.symbol) }
    let groups = MemberKind.allCases.compactMap { kind in
      byKind[kind].map { ReferenceGroup(kind: kind, entries: Self.sorted($0).map(entry)) }
    }
    var made = ReferencePage(
      subject: subject, module: page.module, fileName: page.fileName, enclosing: enclosing(page),
      relations: page.type.map { kinship.relations(of: $0.symbol) } ?? TypeRelations(),
      groups: groups)
    if guides != nil { made.settleExamples() }
    return made
  }

  /// Cases in the order of their enum, all else as it is declared.
  private static func sorted(_ members: [SiteLayout.Placed]) -> [SiteLayout.Placed] {
    members.enumerated().sorted {
      ($0.element.symbol.order ?? 0, $0.offset) < ($1.element.symbol.order ?? 0, $1.offset)
    }
    .map(\.element)
  }

  private func enclosing(_ page: SiteLayout.Page) -> [ReferenceLink] {
    guard let type = page.type?.symbol else { return [] }
    return type.path.indices.dropLast().map { index in
      let name = type.path[...index].joined(separator: ".")
      return ReferenceLink(type.path[index], place: links.type(name, beside: type)?.place)
    }
  }

  /// What the guides wrote for an outdated symbol, and write now.
  func rewrites(of symbol: String) -> [GuideRewrite] { guides?.guides.rewrites[symbol] ?? [] }

  /// The entry of a symbol that the API no longer has, and the reference has no place for.
  func entryOfRemoved(_ symbol: Symbol) -> ReferenceEntry {
    entry(.init(symbol: symbol, place: ReferencePlace(page: "")))
  }

  private func entry(_ placed: SiteLayout.Placed) -> ReferenceEntry {
    let symbol = placed.symbol
    let comment = DocumentationComment(HeaderDocText.markdown(symbol.documentation ?? ""))
    let text = prose(comment.text, symbol)
    let platforms = symbol.availability.introduced.sorted { $0.key < $1.key }
    return ReferenceEntry(
      id: symbol.id, module: symbol.module, kind: symbol.kind, isStatic: symbol.isStatic,
      name: symbol.name,
      qualifiedName: symbol.qualifiedName, objcName: symbol.objcName, place: placed.place,
      alias: placed.alias, swift: symbol.declaration.swift.map { swift($0, symbol) },
      objc: symbol.declaration.objc.map { objc($0, symbol) }, abstract: text.abstract, text: text,
      discussion: text.discussion, parameters: parameters(of: symbol, comment),
      returns: comment.returns.map { prose($0, symbol) },
      throwing: comment.throwing.map { prose($0, symbol) }, state: state(of: symbol),
      since: symbol.since ?? symbol.introduction?.release.description,
      isSinceAtLatest: symbol.since == nil && symbol.introduction?.isOpen == true,
      platforms: platforms.map { "\($0.key) \($0.value)" },
      unavailableOn: symbol.availability.unavailableOn.sorted(), conditions: symbol.conditions,
      rawValue: symbol.rawValue,
      requirement: symbol.isRequirement
        ? (symbol.isOptionalRequirement ? .optional : .required) : nil,
      implementers: kinship.implementers(of: symbol), meets: kinship.requirement(metBy: symbol),
      source: source(of: symbol), picture: pictures[symbol.qualifiedName],
      guides: guides?.entry(symbol.id, at: placed.place), guideWords: words(on: symbol))
  }

  private func words(on symbol: Symbol) -> [String: EntryWords] {
    let descriptions = guides?.guides.descriptions[symbol.id] ?? []
    return descriptions.reduce(into: [:]) { words, description in
      let locale = description.place.locale
      guard words[locale] == nil else { return }
      let text = prose(description.markdown, symbol)
      if !text.isEmpty { words[locale] = EntryWords(text: text, place: description.place) }
    }
  }

  private func source(of symbol: Symbol) -> ReferenceEntry.Source? {
    symbol.file.map { file in
      .init(file: file, line: symbol.line, address: sources?.address(of: file, line: symbol.line))
    }
  }

  private func prose(_ markdown: String, _ symbol: Symbol) -> Prose {
    Prose(markdown) {
      links.place(ofCode: $0, beside: symbol)
    } block: { code, language in
      block(code, language, symbol)
    }
  }

  /// A code block of a comment, with links on what it names in full: types, and their members.
  private func block(_ code: String, _ language: String, _ symbol: Symbol) -> ReferenceCode? {
    let code = code.hasSuffix("\n") ? String(code.dropLast()) : code
    let found: ReferenceCode
    switch language.lowercased() {
    case "", "swift":
      found = ReferenceCode(code, .swift) { links.place(ofPath: $0, beside: symbol) }
    case "objc", "objective-c", "objectivec":
      found = ReferenceCode(code, .objectiveC) { links.objcType($0) }
    default: return nil
    }
    return found.pieces.contains { $0.place != nil } ? found : nil
  }

  /// Swift code beside a symbol, without links on the symbol itself.
  private func swift(_ code: String, _ symbol: Symbol) -> ReferenceCode {
    ReferenceCode(code, .swift) { name in
      guard let type = links.type(name, beside: symbol), type.symbol.id != symbol.id else {
        return nil
      }
      return type.place
    }
  }

  private func objc(_ code: String, _ symbol: Symbol) -> ReferenceCode {
    ReferenceCode(code, .objectiveC) { $0 == symbol.objcName ? nil : links.objcType($0) }
  }

  private func parameters(
    of symbol: Symbol, _ comment: DocumentationComment
  ) -> [ReferenceEntry.Parameter] {
    let texts = Dictionary(comment.parameters.map { ($0.name, $0.text) }) { first, _ in first }
    return symbol.parameters.map { parameter in
      let text = texts[parameter.name] ?? texts[parameter.label ?? ""] ?? ""
      let type =
        (parameter.isInout ? "inout " : "") + parameter.type + (parameter.isVariadic ? "..." : "")
      return ReferenceEntry.Parameter(
        label: parameter.label, name: parameter.name, type: swift(type, symbol),
        defaultValue: parameter.defaultValue, text: prose(text, symbol))
    }
  }

  // MARK: - State

  private func state(of symbol: Symbol) -> ReferenceState? {
    guard symbol.state != .current else { return nil }
    let word: ReferenceState.Word =
      switch symbol.state {
      case _ where symbol.availability.isUnavailable: .unavailable
      case .removed: .removed
      case .superseded: .superseded
      case .deprecated, .current: .deprecated
      }
    return ReferenceState(
      word: word, since: symbol.availability.deprecatedIn ?? symbol.lifetime?.outdatedIn,
      successor: symbol.successor.map {
        ReferenceLink($0, place: links.place(of: $0, beside: symbol))
      },
      message: symbol.availability.message.flatMap {
        Self.says($0, moreThan: symbol.successor) ? $0 : nil
      })
  }

  /// Whether a deprecation's message is more than the advice to use the successor.
  private static func says(_ message: String, moreThan successor: String?) -> Bool {
    guard let successor else { return true }
    let rest = message.replacing(successor, with: "").lowercased()
    let words = rest.split { !$0.isLetter && !$0.isNumber }
    return words.contains { !["please", "use", "instead", "renamed", "to"].contains($0) }
  }
}

extension Introduction {
  /// Whether an earlier release may have brought it.
  fileprivate var isOpen: Bool { if case .atLatest = self { true } else { false } }
}
