// Stray code in the bodies of types, which costs the parser dear.

/// Which tokens in the bodies of types belong to no declaration.
struct TypeBodies {
  /// Whether a keyword that declares a type stands before the next brace.
  var isHead = false
  /// What the parser spends on looking from each stray token for the next declaration.
  private(set) var strayCost = 0
  private var isStray = false
  private var strays = 0
  private var tokens = 0

  /// Heeds a word that may begin the head of a type, or show that there is none.
  mutating func noteHead(_ word: WordTraits) {
    if word.contains(.startsType) { isHead = true }
    if word.contains(.startsMember) { isHead = false }
  }

  /// Counts a token.
  ///
  /// - Parameter isDirect: Whether it stands in the body of a type, outside of inner brackets.
  /// - Parameter last: The last byte before it.
  mutating func note(
    isDirect: Bool, isNewLine: Bool, last: UInt8?, startsDeclaration: Bool
  ) {
    if isDirect {
      if startsDeclaration {
        (isStray, strays, tokens) = (false, 0, 0)
      } else if last.map(Self.ends.contains) ?? true || (isNewLine && !Self.goesOn(last)) {
        isStray = true
      }
      if !isStray, last == UInt8(ascii: ",") { tokens = 0 }
      tokens += 1
      if tokens > Self.declarationTokens { isStray = true }
    }
    guard isStray else { return }
    strays += 1
    strayCost += strays
  }

  /// Ends the body of a type: what follows belongs to the code around it.
  mutating func end() { (isStray, strays, tokens) = (false, 0, 0) }

  /// Whether a declaration goes on behind a line that ends like this.
  private static func goesOn(_ last: UInt8?) -> Bool { last.map(open.contains) ?? false }

  private static let open: [UInt8] = [",", "=", ":", ">", "(", "&", "|", "+"].map {
    UInt8(ascii: $0)
  }

  private static let ends: [UInt8] = ["{", "}", ";"].map { UInt8(ascii: $0) }

  /// How many tokens a declaration has on its lines, outside of brackets and between commas.
  private static let declarationTokens = 60
}
