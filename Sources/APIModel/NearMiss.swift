// Names that are one slip of the pen away from each other.

/// Tells whether somebody may have misspelt a name.
package enum NearMiss {
  /// Whether one letter was left out, added, changed or swapped with its neighbour.
  ///
  /// A plural and a number at the end are other names: `lamp` and `lamps`, `lamp1` and `lamp2`.
  package static func isOneSlip(_ left: String, _ right: String) -> Bool {
    isOneSlip(left.utf8, right.utf8)
  }

  static func isOneSlip(_ left: String.UTF8View, _ right: String.UTF8View) -> Bool {
    let difference = left.count - right.count
    guard abs(difference) <= 1 else { return false }
    var first = left.makeIterator()
    var second = right.makeIterator()
    var same = 0
    var (one, other) = (first.next(), second.next())
    while let byte = one, byte == other {
      same += 1
      (one, other) = (first.next(), second.next())
    }
    guard one != nil || other != nil, !isDigit(one), !isDigit(other) else { return false }
    let (rest, others) = (left.dropFirst(same), right.dropFirst(same))
    if difference > 0 { return rest.dropFirst().elementsEqual(others) && !isPlural(rest) }
    if difference < 0 { return others.dropFirst().elementsEqual(rest) && !isPlural(others) }
    if rest.dropFirst().elementsEqual(others.dropFirst()) { return true }
    let isSwapped = rest.first == others.dropFirst().first && others.first == rest.dropFirst().first
    return isSwapped && rest.dropFirst(2).elementsEqual(others.dropFirst(2))
  }

  /// Whether two names differ in a plural or a number at their end alone.
  ///
  /// Neither is a slip for the other then: `lamp` and `lamps`, `LAMP` and `LAMP_2`.
  package static func isPluralOrNumber(_ left: String, _ right: String) -> Bool {
    let isInOrder = left.utf8.count < right.utf8.count
    let (short, long) = isInOrder ? (left.utf8, right.utf8) : (right.utf8, left.utf8)
    let rest = long.dropFirst(short.count)
    let isPlural = plurals.contains { rest.elementsEqual($0.utf8) } && long.starts(with: short)
    return isPlural || withoutNumber(left).elementsEqual(withoutNumber(right))
  }

  private static let plurals = ["s", "S", "es", "ES"]

  /// A name without a number at its end, and without what joins that to it.
  private static func withoutNumber(_ name: String) -> Substring.UTF8View {
    var rest = name.utf8[...]
    while isDigit(rest.last) { rest.removeLast() }
    guard rest.count < name.utf8.count else { return rest }
    while rest.last == 0x5F || rest.last == 0x2D { rest.removeLast() }
    return rest
  }

  /// Names differ in digits on purpose: these number them.
  private static func isDigit(_ byte: UInt8?) -> Bool {
    byte.map { $0 >= 0x30 && $0 <= 0x39 } ?? false
  }

  /// Whether what one name has more is an `s` at the end of a word.
  private static func isPlural(_ rest: Substring.UTF8View) -> Bool {
    guard rest.first == 0x73 else { return false }
    return rest.dropFirst().first.map { !($0 >= 0x61 && $0 <= 0x7A) } ?? true
  }
}
