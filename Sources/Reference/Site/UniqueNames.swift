// Names for files and anchors that no file system and no browser confuses.

/// Hands out names of which no two differ in case alone.
struct UniqueNames {
  private var taken: Set<String>

  init(taken: Set<String>) { self.taken = taken }

  /// The name, or the name with the lowest number behind it that is still free.
  mutating func unique(_ name: String) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate.lowercased()).inserted {
      candidate = "\(name)-\(number)"
      number += 1
    }
    return candidate
  }

  /// The name in ASCII letters, digits, dots and dashes: `configure-position-animated` for
  /// `configure(position:animated:)`; other characters by their number.
  ///
  /// - Parameter kept: A further character that stays.
  static func harmless(_ name: String, keeping kept: Unicode.Scalar? = nil) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", ".", "_": result.unicodeScalars.append(scalar)
      case "(", ":", ")": if !result.hasSuffix("-") { result += "-" }
      case kept: result.unicodeScalars.append(scalar)
      default: result += "u" + String(scalar.value, radix: 16)
      }
    }
    while result.hasSuffix("-") || result.hasSuffix(".") { result.removeLast() }
    return result.isEmpty ? "unnamed" : result
  }
}
