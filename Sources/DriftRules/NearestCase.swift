// The case that was probably meant by a name that is none.

internal import Diagnostics
internal import Foundation

/// Finds the case that is nearest to a name.
enum NearestCase {
  /// The case with the fewest edits, or nil where none is close.
  ///
  /// What the names of all cases start with says nothing of which one was meant, so it is left out.
  ///
  /// - Parameter prefix: What all cases of the enum start with, if more are known than those to
  ///   choose from.
  static func of(_ name: String, among cases: [String], prefix: String? = nil) -> String? {
    let prefix = prefix ?? commonPrefix(of: cases)
    let known = cases.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    let tail = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    return NearestName.of(tail, among: known).map { prefix + $0 }
  }

  /// What several names start with: `LampMode` of `LampModeOn` and `LampModeOff`.
  static func commonPrefix(of names: [String]) -> String {
    guard names.count > 1, let first = names.first else { return "" }
    return names.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
  }
}
