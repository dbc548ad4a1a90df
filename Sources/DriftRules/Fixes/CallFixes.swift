// Repairs of a call: the labels of the API, an argument that the source page gives.

internal import APIModel
internal import Comparison
internal import Diagnostics
internal import Snippets

extension PageContext {
  /// The repair of a call that no declaration takes.
  ///
  /// - Parameter only: The one declaration that can be meant; nil where there are several.
  func fixes(
    for use: SnippetUse, _ fault: SymbolUse.CallFault, only: Symbol?
  ) -> [FixIt] {
    if let block = use.block {
      let found = fixFromSource(faultyCode(of: use, fault, inBlock: block)) { difference in
        guard case .missingArgument(let label?) = fault else { return true }
        return difference.sourceText.holdsWord(label)
      }
      if !found.isEmpty { return found }
    }
    guard case .label = fault, use.language == .swift, let only else { return [] }
    return labelFix(for: use, only).map { [$0] } ?? []
  }

  /// The argument that is at fault, else the whole call up to a closure.
  private func faultyCode(
    of use: SnippetUse, _ fault: SymbolUse.CallFault, inBlock block: Int
  ) -> FaultyCode {
    let code = analyzed.codeBlocks[block].code.bytes
    let call = use.value.range.lowerBound..<use.value.chainRange.upperBound
    switch fault {
    case .missingArgument, .extraArgument:
      return FaultyCode(block: block, core: [call.upToBrace(in: code)], takesLines: true)
    default:
      return FaultyCode(block: block, core: use.nameRanges)
    }
  }

  /// The repair that gives every argument the label that the API asks for.
  private func labelFix(for use: SnippetUse, _ symbol: Symbol) -> FixIt? {
    let labels = use.value.labelRanges
    guard use.value.name.count(of: ":") == labels.count, labels.count == symbol.parameters.count
    else { return nil }
    let code = use.block.map { analyzed.codeBlocks[$0].code.bytes } ?? page.bytes
    var edits: [CodeEdit] = []
    for (range, parameter) in zip(labels, symbol.parameters) {
      guard let edit = LabelEdit.edit(at: range, to: parameter.label, in: code[...]) else {
        return nil
      }
      if !code[edit.range].elementsEqual(edit.text) { edits.append(edit) }
    }
    guard !edits.isEmpty else { return nil }
    return fix(Wording.call(symbol.name), .safe, edits, inBlock: use.block)
  }
}

extension String {
  fileprivate func count(of character: Character) -> Int { count { $0 == character } }
}

private enum Wording {
  static func call(_ name: String) -> String { "call `\(name)`" }
}
