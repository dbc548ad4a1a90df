// A call of an outdated symbol, written with the name and labels of its successor.

internal import APIModel
internal import Comparison
internal import Diagnostics
internal import Snippets

/// Writes the edits that turn a use of one symbol into that of another which takes the same
/// arguments.
struct CallRenaming {
  let use: SnippetUse
  let old: Symbol
  let new: Symbol
  /// The text that the ranges of the use count in.
  let code: ArraySlice<UInt8>

  /// The edits; nil where the two do not take the same arguments, or the call does not write them
  /// one by one.
  ///
  /// Without any where both are called the same.
  var edits: [CodeEdit]? {
    guard takesSameArguments else { return nil }
    return use.language == .swift ? swiftEdits : objcEdits
  }

  private var takesSameArguments: Bool {
    old.isStatic == new.isStatic && isCalled(old) == isCalled(new)
      && old.isAsync == new.isAsync && old.isThrowing == new.isThrowing
      && old.parameters.count == new.parameters.count
      && zip(old.parameters, new.parameters).allSatisfy {
        $0.type == $1.type && $0.isVariadic == $1.isVariadic && $0.isInout == $1.isInout
      }
  }

  private func isCalled(_ symbol: Symbol) -> Bool {
    symbol.kind == .method || symbol.kind == .function || symbol.kind == .initializer
  }

  // MARK: Swift

  private var swiftEdits: [CodeEdit]? {
    guard code[use.value.range].elementsEqual(old.baseName.utf8) else { return nil }
    let labels = use.value.labelRanges
    guard old.parameters.isEmpty || labels.count == old.parameters.count else { return nil }
    var edits = [rename(use.value.range, to: new.baseName)]
    for (index, range) in labels.enumerated() where index < new.parameters.count {
      guard let edit = LabelEdit.edit(at: range, to: new.parameters[index].label, in: code) else {
        return nil
      }
      edits.append(edit)
    }
    return edits.compactMap { $0 }.filter { !code[$0.range].elementsEqual($0.text) }
  }

  private func rename(_ range: Range<Int>, to name: String) -> CodeEdit {
    CodeEdit(range: range, text: Array(name.utf8))
  }

  // MARK: Objective-C

  private var objcEdits: [CodeEdit]? {
    guard let (written, wanted) = selectors else { return nil }
    let places = use.value.labelRanges.isEmpty ? [use.value.range] : use.value.labelRanges
    guard written.count == wanted.count, written.count == places.count else { return nil }
    var edits: [CodeEdit] = []
    for (place, (part, name)) in zip(places, zip(written, wanted)) {
      guard code[place].elementsEqual(part.utf8) else { return nil }
      if part != name { edits.append(rename(place, to: name)) }
    }
    return edits
  }

  /// The parts of both selectors; nil where one takes arguments and the other none.
  private var selectors: (written: [String], wanted: [String])? {
    guard let old = old.objcName, let new = new.objcName, use.value.name == old,
      old.hasSuffix(":") == new.hasSuffix(":")
    else { return nil }
    return (old.split(separator: ":").map(String.init), new.split(separator: ":").map(String.init))
  }
}

/// The label of an argument in Swift, as another one.
enum LabelEdit {
  /// The edit that gives an argument a label, another one or none; nil where something else stands
  /// there than a label and its colon.
  ///
  /// - Parameter range: Where the label stands; empty, at the start of the argument, for none.
  static func edit(
    at range: Range<Int>, to label: String?, in code: ArraySlice<UInt8>
  ) -> CodeEdit? {
    if range.isEmpty {
      return CodeEdit(range: range, text: label.map { Array("\($0): ".utf8) } ?? [])
    }
    if let label { return CodeEdit(range: range, text: Array(label.utf8)) }
    let colon = code[range.upperBound...].firstIndex { $0 != 0x20 }
    guard let colon, code[colon] == 0x3A,
      let argument = code[(colon + 1)...].firstIndex(where: { $0 != 0x20 }),
      code[argument] != 0x0A, code[argument] != 0x2F
    else { return nil }
    return CodeEdit(range: range.lowerBound..<argument, text: [])
  }
}
