// The words that speak for one language or another.

internal import Lexing

/// What a keyword says of the language of the code that it stands in.
struct KeywordMark {
  /// What has to be looked at beside the word.
  enum Role {
    case none, guardian, binding, function, moduleImport, attempt, initializer, package
    case markedImport, property
  }

  var swift = 0
  var objectiveC = 0
  var role = Role.none

  /// What a keyword says; nil for one that says nothing.
  static func of(_ word: ArraySlice<UInt8>) -> KeywordMark? {
    word.withUnsafeBufferPointer { table.index(of: $0) }.map { known[$0].mark }
  }

  private static let table = WordTable(known.map(\.word))

  private static let known: [(word: String, mark: KeywordMark)] =
    swiftWords.map { ($0, KeywordMark(swift: $1)) }
    + objcWords.map { ($0, KeywordMark(objectiveC: $1)) }
    + roles.map { ($0, KeywordMark(role: $1)) }

  private static let swiftWords: KeyValuePairs = [
    "@main": 3, "@objc": 3, "@objcMembers": 3, "@escaping": 3, "@available": 3, "@MainActor": 3,
    "@discardableResult": 3, "@State": 3, "@Binding": 3, "@ObservedObject": 3, "@Published": 3,
    "@StateObject": 3, "@Environment": 3, "@Observable": 3, "@IBAction": 3, "@IBOutlet": 3,
    "@testable": 3, "@Sendable": 3, "@ViewBuilder": 3, "@UIApplicationMain": 3,
    "#available": 3, "#selector": 3, "#Preview": 3, "fileprivate": 3, "mutating": 3, "inout": 3,
    "deinit": 3, "willSet": 3, "didSet": 3, "associatedtype": 3, "extension": 1, "typealias": 1,
    "nonisolated": 3, "rethrows": 3, "convenience": 2,
  ]

  private static let objcWords: KeyValuePairs = [
    "@implementation": 3, "@interface": 2, "@end": 2, "@synthesize": 3, "@selector": 3,
    "@autoreleasepool": 3, "@protocol": 2, "@class": 2, "#import": 3, "@encode": 3,
    "@synchronized": 2, "#include": 1, "#define": 1,
  ]

  private static let roles: KeyValuePairs<String, Role> = [
    "guard": .guardian, "let": .binding, "var": .binding, "func": .function,
    "import": .moduleImport, "try": .attempt, "as": .attempt, "init": .initializer,
    "package": .package, "@import": .markedImport, "@property": .property,
  ]
}

/// What an identifier says of the language of the code that it stands in.
enum IdentifierMark {
  /// A macro of Objective-C.
  case macro
  /// What no language of ours has at the start of a line before a name.
  case foreignStart
  /// What no language of ours has before a name.
  case foreign
  /// A value of other languages.
  case foreignValue
  case typedef, new, void

  /// What an identifier says; nil for one that says nothing.
  static func of(_ word: ArraySlice<UInt8>) -> IdentifierMark? {
    word.withUnsafeBufferPointer { table.index(of: $0) }.map { known[$0].mark }
  }

  private static let table = WordTable(known.map(\.word))

  private static let known: [(word: String, mark: IdentifierMark)] =
    [
      "NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "NS_ERROR_ENUM", "NSLog", "NS_SWIFT_NAME",
    ].map { ($0, .macro) }
    + [
      "def", "const", "function", "export", "interface", "namespace", "using", "module", "impl",
      "mod", "pub", "object", "abstract", "sealed", "data", "echo", "sudo",
    ].map { ($0, .foreignStart) }
    + ["fun", "val", "fn"].map { ($0, .foreign) }
    + ["null", "undefined", "console"].map { ($0, .foreignValue) }
    + [("typedef", .typedef), ("new", .new), ("void", .void)]
}
