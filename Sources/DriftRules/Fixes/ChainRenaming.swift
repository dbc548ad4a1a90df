// A chain that uses what is outdated, written with what took its place.

internal import APIModel
internal import Comparison
internal import Diagnostics
internal import Lexing
internal import Snippets

extension PageContext {
  /// The repair of a chain: what the source page writes there, else the successors that the API
  /// names where they take the same arguments.
  ///
  /// - Parameter rule: The rule that found the chain; what the page allows it is not repaired.
  func fixes(for chain: OutdatedChain, of rule: RuleInfo) -> [FixIt] {
    guard let block = chain.named.use.block, !isAllowed(rule.id, chain) else { return [] }
    let named = chain.named.use.value
    let call = chain.call?.use.value.chainRange ?? named.chainRange
    let code = analyzed.codeBlocks[block].code.bytes
    let extent =
      min(
        call.lowerBound, named.chainRange.lowerBound)..<max(
        call.upperBound, named.chainRange.upperBound)
    let names = named.chainRange.lowerBound..<named.range.upperBound
    let found = fixFromSource(
      FaultyCode(block: block, core: [names], extent: [extent.upToBrace(in: code)]),
      Wording.title(chain)
    ) { !$0.sourceText.isEmpty }
    if !found.isEmpty { return found }
    return ChainRenaming(chain, self, block: block)?.fix.map { [$0] } ?? []
  }
}

/// Turns a chain into one that uses the successors, with the same arguments.
private struct ChainRenaming {
  private let chain: OutdatedChain
  private let context: PageContext
  private let api: APICatalog
  private let block: Int
  private let code: ArraySlice<UInt8>
  private let snippet: Snippet

  init?(_ chain: OutdatedChain, _ context: PageContext, block: Int) {
    guard let api = context.api, let successor = chain.successor,
      let snippet = context.analyzed.snippet(ofBlock: block),
      snippet.findings.uses.count <= Self.mostUses
    else { return nil }
    self.chain = chain
    self.context = context
    self.api = api
    self.block = block
    self.snippet = snippet
    self.successor = successor
    code = context.analyzed.codeBlocks[block].code.bytes[...]
  }

  private let successor: SuccessorPath

  /// All names of a block are looked at for each chain, so longer blocks get no repairs.
  private static let mostUses = 1_000

  var fix: FixIt? {
    guard let edits, !edits.isEmpty else { return nil }
    return context.fix(Wording.title(chain), .safe, edits.inOrder, inBlock: block)
  }

  private var edits: [CodeEdit]? {
    if let edits = renamed(chain.named, successor).flatMap(ofNamed) { return edits }
    guard let receiver = receiverEdit else { return nil }
    if let call = chain.call, let callSuccessor = chain.callSuccessor {
      guard isMember(callSuccessor, of: successor), isLast(call.use),
        let symbol = symbol(callSuccessor), let edits = edits(call, to: symbol)
      else { return nil }
      return [receiver] + edits
    }
    guard chain.call == nil else { return nil }
    return isReplaceable ? [receiver] : localEdits.map { [receiver] + $0 }
  }

  // MARK: Names

  /// The symbol that a path leads to.
  private func symbol(_ path: SuccessorPath) -> Symbol? {
    SuccessorPath.walk(path.spelling, api.lookup)?.last.map { api.lookup[$0] }
  }

  /// The successor of a name that has only been renamed: a member of the same type, or a type.
  private func renamed(_ old: OutdatedChain.Use, _ path: SuccessorPath) -> Symbol? {
    if old.symbol.kind.isType {
      return SuccessorPath.walk(path.spelling, api.lookup).flatMap { steps in
        steps.count == 1 ? api.lookup[steps[0]] : nil
      }
    }
    guard path.isNeighbour else { return nil }
    return api.lookup.symbols.first {
      $0.parentPath == old.symbol.parentPath && $0.state != .removed
        && ($0.name == path.spelling || $0.qualifiedName == path.spelling)
    }
  }

  private func ofNamed(_ new: Symbol) -> [CodeEdit]? {
    guard chain.call == nil else { return nil }
    let use = chain.named.use
    guard new.kind.isType else {
      return isLast(use) || chain.named.symbol.type == new.type
        ? edits(chain.named, to: new) : nil
    }
    guard chain.named.symbol.kind == new.kind,
      code[use.value.range].elementsEqual(use.name(of: chain.named.symbol).utf8)
    else { return nil }
    return [CodeEdit(range: use.value.range, text: Array(use.name(of: new).utf8))]
  }

  private func edits(_ old: OutdatedChain.Use, to new: Symbol) -> [CodeEdit]? {
    CallRenaming(use: old.use, old: old.symbol, new: new, code: code).edits
  }

  /// Whether nothing is looked up in what a name gives.
  private func isLast(_ use: SnippetUse) -> Bool {
    !snippet.findings.uses.contains {
      $0.chain == use.value.chain && $0.chainRange.lowerBound == use.value.chainRange.lowerBound
        && $0.chainRange.upperBound > use.value.chainRange.upperBound
    }
  }

  // MARK: Receivers

  /// The edit that writes the path of the successor from its type on, where the chain starts at a
  /// type and takes no arguments up to there.
  private var receiverEdit: CodeEdit? {
    let (use, old) = (chain.named.use, chain.named.symbol)
    guard old.parameters.isEmpty, let new = symbol(successor), new.parameters.isEmpty,
      startsAtType
    else { return nil }
    var text = use.spelling(of: successor)
    if use.language == .swift, new.kind == .method, !text.hasSuffix("()") { text += "()" }
    if use.language == .objectiveC, !text.hasPrefix("[") { return nil }
    return CodeEdit(range: use.value.chainRange, text: Array(text.utf8))
  }

  private var startsAtType: Bool {
    let (use, old) = (chain.named.use, chain.named.symbol)
    let owner = old.parentPath.joined(separator: ".")
    switch use.language {
    case .swift: return !owner.isEmpty && use.value.spelling.hasPrefix(owner + ".")
    case .objectiveC: return use.value.spelling.hasPrefix("[" + (old.parentPath.last ?? "") + " ")
    }
  }

  private func isMember(_ path: SuccessorPath, of receiver: SuccessorPath) -> Bool {
    path.spelling.hasPrefix(receiver.spelling + ".")
      && !path.spelling.dropFirst(receiver.spelling.count + 1).prefix { $0 != "(" }.contains(".")
  }

  /// Whether the new value can stand wherever the old one does.
  private var isReplaceable: Bool {
    let (old, new) = (chain.named.symbol, symbol(successor))
    if new?.type == old.type, new?.type != nil { return true }
    return isLast(chain.named.use) && isAssigned
  }

  /// Whether a value is given to the chain, and nothing is done with the value that it had.
  private var isAssigned: Bool {
    let range = chain.named.use.value.chainRange
    let before = code[..<range.lowerBound].last { $0 != 0x20 && $0 != 0x09 }
    let behind = code[range.upperBound...].drop { $0 == 0x20 }
    return (before ?? 0x0A) == 0x0A && behind.first == 0x3D && behind.dropFirst().first != 0x3D
      && chain.named.symbol.isSettable
  }

  // MARK: Locals

  /// The edits of all calls of the local that holds the value, where each has a successor in the new
  /// one; nil where there is no such local, or something else is done with it.
  private var localEdits: [CodeEdit]? {
    guard isLast(chain.named.use), let name = localName else { return nil }
    let uses = snippet.findings.uses.filter { $0.spelling.hasPrefix(name + ".") }
    let chains = context.outdatedChains.filter {
      $0.named.use.block == block && $0.spelling.hasPrefix(name + ".")
    }
    guard !chains.isEmpty, chains.count == uses.count, occurrences(of: name) == uses.count + 1
    else { return nil }
    var edits: [CodeEdit] = []
    for other in chains {
      guard other.call == nil, let path = other.successor, isMember(path, of: successor),
        let symbol = symbol(path), let found = self.edits(other.named, to: symbol)
      else { return nil }
      edits += found
    }
    return edits
  }

  /// `modal` of `let modal = Old.shared()`.
  private var localName: String? {
    guard chain.named.use.language == .swift else { return nil }
    let start = chain.named.use.value.chainRange.lowerBound
    let words = code[code.lineStart(before: start)..<start].split { $0 == 0x20 || $0 == 0x09 }
    guard words.count == 3, words[0].elementsEqual("let".utf8), words[2].elementsEqual("=".utf8)
    else { return nil }
    return String(decoding: words[1], as: UTF8.self)
  }

  /// How often a word stands in the code.
  private func occurrences(of word: String) -> Int {
    code.split { !$0.isOfName }.count { $0.elementsEqual(word.utf8) }
  }
}

extension Range<Int> {
  /// The stretch up to the first brace in it: what stands in a closure is other code.
  func upToBrace(in code: [UInt8]) -> Range<Int> {
    guard let brace = code[self].firstIndex(of: 0x7B) else { return self }
    return lowerBound..<brace
  }
}

private enum Wording {
  static func title(_ chain: OutdatedChain) -> String {
    let replacement = chain.callSuccessor.map(chain.named.use.spelling) ?? chain.replacement ?? ""
    return "write \(replacement.quoted)"
  }
}
