// Labels with a number: the form that a language has for it.

/// Which form of a label a number takes, for whole numbers, as Unicode's CLDR has it.
package enum PluralRule: Sendable {
  /// One form for all numbers.
  case none
  /// One, and all others.
  case one
  /// None and one, and all others.
  case upToOne
  case russian
  case arabic

  fileprivate func form(_ number: Int) -> KeyPath<PluralLabel, String?>? {
    switch self {
    case .none: nil
    case .one: number == 1 ? \.one : nil
    case .upToOne: number < 2 ? \.one : nil
    case .russian: Self.russian(number)
    case .arabic: Self.arabic(number)
    }
  }

  private static func russian(_ number: Int) -> KeyPath<PluralLabel, String?>? {
    let (last, lastTwo) = (number % 10, number % 100)
    if last == 1, lastTwo != 11 { return \.one }
    return (2...4).contains(last) && !(12...14).contains(lastTwo) ? \.few : nil
  }

  private static func arabic(_ number: Int) -> KeyPath<PluralLabel, String?>? {
    switch number {
    case 0: \.zero
    case 1: \.one
    case 2: \.two
    case _ where (3...10).contains(number % 100): \.few
    case _ where (11...99).contains(number % 100): \.many
    default: nil
    }
  }
}

/// A label with a number in its place `{0}`, in the forms of its language.
struct PluralLabel: Sendable {
  var zero: String?
  var one: String?
  var two: String?
  var few: String?
  var many: String?
  /// For every number that has no form of its own.
  var other: String

  init(
    zero: String? = nil, one: String? = nil, two: String? = nil, few: String? = nil,
    many: String? = nil, _ other: String
  ) {
    (self.zero, self.one, self.two) = (zero, one, two)
    (self.few, self.many, self.other) = (few, many, other)
  }

  func text(_ number: Int, _ rule: PluralRule) -> String {
    let form = rule.form(number).flatMap { self[keyPath: $0] } ?? other
    return form.filled(String(number))
  }
}

extension String {
  /// The label with what its places stand for, which may be markup where the label is put into it.
  func filled(_ values: String...) -> String {
    var result = ""
    var rest = self[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let index = Int(rest[rest.index(after: open)..<close])
      result += rest[..<open]
      result += index.flatMap { values.indices.contains($0) ? values[$0] : nil } ?? ""
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
