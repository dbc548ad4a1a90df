// An enum as a page declares it, beside the enum of the API.

internal import APIModel

/// What differs between a declaration on a page and the API.
struct EnumComparison {
  let declared: EnumDeclaration
  private let entry: EnumEntry
  private let isObjC: Bool
  /// Whether the declaration has all cases of the API in their order and no other.
  let isWhole: Bool
  /// The case of the API for every case of the declaration.
  private let indices: [Int?]

  init(_ declared: EnumDeclaration, _ entry: EnumEntry) {
    self.declared = declared
    self.entry = entry
    isWhole = entry.isDeclared(by: declared.cases)
    indices =
      isWhole
      ? entry.cases.indices.map(Optional.init)
      : declared.cases.map { entry.index(ofCase: $0.name) }
    isObjC = declared.kind != .swiftEnum && declared.kind != .optionSet
  }

  /// The cases that the API does not have.
  var extra: [EnumDeclaration.Case] {
    zip(declared.cases, indices).compactMap { $1 == nil ? $0 : nil }
  }

  /// The cases that the declaration lacks, in the order of the API; none where it is cut short.
  var missing: [String] {
    guard !declared.isElided else { return [] }
    var isPresent = [Bool](repeating: false, count: entry.cases.count)
    for case let index? in indices { isPresent[index] = true }
    return entry.cases.indices.filter { !isPresent[$0] && !entry.cases[$0].isRetired }
      .map { entry.cases[$0].name(inObjC: isObjC) }
  }

  /// The missing case that a case of the page was probably meant to be, by the name on the page.
  var misspelt: [String: String] {
    let extra = extra
    guard !extra.isEmpty else { return [:] }
    var left = missing
    var pairs: [String: String] = [:]
    for name in extra.map(\.name) {
      guard let near = NearestCase.of(name, among: left, prefix: commonPrefix) else { continue }
      pairs[name] = near
      left.removeAll { $0 == near }
    }
    if left.count == 1, extra.count == pairs.count + 1,
      let stranger = extra.first(where: { pairs[$0.name] == nil }), stands(stranger, for: left[0])
    {
      pairs[stranger.name] = left[0]
    }
    return pairs
  }

  /// Whether a case stands just where a missing one should, in an enum that is whole otherwise.
  private func stands(_ stranger: EnumDeclaration.Case, for missing: String) -> Bool {
    guard declared.cases.count == entry.cases.count, stranger.name.hasPrefix(commonPrefix),
      let place = declared.cases.firstIndex(where: { $0.name == stranger.name })
    else { return false }
    return entry.index(ofCase: missing) == place
  }

  private var commonPrefix: String {
    NearestCase.commonPrefix(of: entry.cases.map { $0.name(inObjC: isObjC) })
  }

  /// The case behind which a missing one should stand, else the one before which it should, else the
  /// name of the enum.
  func gap(before missing: String) -> Range<Int> {
    let order = entry.index(ofCase: missing) ?? 0
    let before = declared.cases.last { declared in
      entry.index(ofCase: declared.name).map { $0 < order } ?? false
    }
    return (before ?? declared.cases.first)?.range ?? declared.nameRange
  }

  /// The values that the page writes otherwise than the API, where both are plain numbers.
  var values: [(name: String, range: Range<Int>, written: String, declared: String)] {
    let cases = declared.cases
    return cases.indices.compactMap { place in
      guard let written = cases[place].value, let index = indices[place],
        let value = entry.cases[index].rawValue, written != value,
        let right = entry.cases[index].number, let left = Self.number(written), left != right
      else { return nil }
      return (cases[place].name, cases[place].range, written, value)
    }
  }

  /// The first case at another place than in the API, where the place makes the raw value.
  var firstOutOfOrder: EnumDeclaration.Case? {
    let order = indices.compactMap { $0 }
    guard order.count == indices.count,
      let place = order.indices.dropFirst().first(where: { order[$0] < order[$0 - 1] }),
      entry.isCounted, declared.cases.allSatisfy({ $0.value == nil })
    else { return nil }
    return declared.cases[place]
  }

  /// The raw type of the page, where it is another one than the API's.
  var rawType: (range: Range<Int>, written: String, declared: String)? {
    guard let written = declared.rawType, let range = declared.rawTypeRange,
      let type = entry.symbol.inherits.first, entry.symbol.kind == .enum, written != type,
      let left = Self.rawTypes[written], let right = Self.rawTypes[type], left != right
    else { return nil }
    return (range, written, type)
  }

  /// The raw types by what they are to both languages.
  private static let rawTypes: [String: String] = [
    "Int": "Int", "NSInteger": "Int", "long": "Int", "UInt": "UInt", "NSUInteger": "UInt",
    "unsigned long": "UInt", "Int8": "Int8", "int8_t": "Int8", "UInt8": "UInt8",
    "uint8_t": "UInt8", "Int16": "Int16", "int16_t": "Int16", "UInt16": "UInt16",
    "uint16_t": "UInt16", "Int32": "Int32", "int32_t": "Int32", "int": "Int32",
    "UInt32": "UInt32", "uint32_t": "UInt32", "unsigned int": "UInt32", "Int64": "Int64",
    "int64_t": "Int64", "UInt64": "UInt64", "uint64_t": "UInt64", "String": "String",
    "NSString *": "String", "Double": "Double", "double": "Double", "Float": "Float",
    "float": "Float", "Character": "Character",
  ]

  /// The number that a literal, or a shift of literals, stands for.
  static func number(_ text: String) -> Int? {
    if let plain = Int(text) { return plain }
    var text = text
    return text.withUTF8 { bytes in
      let parts = bytes.split(separator: UInt8(ascii: "<"), maxSplits: 2)
      guard let first = parts.first, let left = literal(first) else { return nil }
      if parts.count == 1 { return left }
      guard parts.count == 2, let right = literal(parts[1]), (0..<63).contains(right) else {
        return nil
      }
      return left << right
    }
  }

  /// Whether a byte of a number says nothing: of its suffix, of parentheses around it.
  private static func isFiller(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x28, 0x29, 0x5F, 0x55, 0x75, 0x4C, 0x6C: true
    default: false
    }
  }

  private static func literal(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    let digits = String(unsafeUninitializedCapacity: bytes.count) { digits in
      var count = 0
      for byte in bytes where !isFiller(byte) {
        digits[count] = byte
        count += 1
      }
      return count
    }
    return radix(of: digits).flatMap { Int(digits.dropFirst(2), radix: $0) } ?? Int(digits)
  }

  /// What a prefix of a literal says; nil where it has none.
  private static func radix(of literal: String) -> Int? {
    guard literal.utf8.first == UInt8(ascii: "0") else { return nil }
    switch literal.utf8.dropFirst().first {
    case UInt8(ascii: "x"): return 16
    case UInt8(ascii: "b"): return 2
    case UInt8(ascii: "o"): return 8
    default: return nil
    }
  }
}
