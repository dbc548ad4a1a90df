// Repairs of an enum that a page declares otherwise than the API.

internal import APIModel
internal import Comparison
internal import Diagnostics

/// What may mend a declared enum.
enum EnumRepair {
  /// A case that the API does not have, and the one that was probably meant.
  case name(String, String?)
  /// Cases that are not there.
  case missing([String])
  /// Something else in the line of a case.
  case line
  case none
}

extension PageContext {
  /// The repair of a declared enum: what the source page writes; an enum in a comment is left alone.
  ///
  /// - Parameter range: Where the finding stands in the code.
  func fixes(
    _ repair: EnumRepair, at range: Range<Int>, of declared: EnumDeclaration, inBlock block: Int
  ) -> [FixIt] {
    guard !declared.isInComment else { return [] }
    let code = analyzed.codeBlocks[block].code
    switch repair {
    case .none: return []
    case .line:
      let end = code.bytes[range.upperBound...].firstIndex(of: 0x0A) ?? code.bytes.count
      return fixFromSource(FaultyCode(block: block, core: [range.lowerBound..<end]))
    case .missing(let names):
      // What is put in directly behind the declaration belongs to it as well.
      let core = declared.range.lowerBound..<declared.range.upperBound + 1
      return fixFromSource(
        FaultyCode(block: block, core: [core], takesLines: true),
        Wording.missing(names)
      ) { difference in
        names.contains { difference.sourceText.holdsWord($0) }
      }
    case .name(let written, let near):
      let found = fixFromSource(FaultyCode(block: block, core: [range]))
      guard found.isEmpty, let near, NearMiss.isOneSlip(written, near) else { return found }
      return fixes(replacing: code.origin(of: range), reading: written, with: near)
    }
  }
}

private enum Wording {
  static func missing(_ names: [String]) -> String {
    "put in \(names.map { "`\($0)`" }.joined(separator: ", "))"
  }
}
