// Lines of Objective-C.

extension CodeLine {
  func isObjCWord(_ index: Int) -> Bool {
    [
      "@interface", "@implementation", "@protocol", "@end", "@property", "@synthesize", "@class",
      "@import", "@autoreleasepool", "@optional", "@required", "@try", "@catch", "@finally",
      "@selector", "@synchronized", "@dynamic",
    ].contains(word(index))
  }

  func objectiveC(_ index: Int) -> LineShape? {
    switch word(index) {
    case "@interface", "@implementation", "@protocol", "@class", "@import", "@synthesize":
      return isIdentifier(index + 1) ? .code : nil
    case "@end": return tokens.count == 1 ? .code : nil
    case "@property": return endsWith(";") ? .code : nil
    case "@autoreleasepool", "@try", "@synchronized": return endsWith("{") ? .code : .follower
    case "@optional", "@required", "@catch", "@finally": return .follower
    case "#import", "#include": return isMark(1, "<") || kind(1) == .string ? .code : nil
    case "#define": return isIdentifier(1) ? .code : nil
    case "typedef": return has("(") || has("{") || endsWith(";") || reads(1, "enum") ? .code : nil
    case "NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "NS_ERROR_ENUM":
      return isMark(index + 1, "(") ? .code : nil
    case "-", "+": return method()
    case "[": return message()
    default: return cDeclaration(index)
    }
  }

  /// A method: `- (void)name:(Type)value`.
  private func method() -> LineShape? {
    guard isMark(1, "("), let close = closing(1), close > 2, isWord(close + 1) else { return nil }
    let next = close + 2
    let isMethod =
      next == tokens.count || isMark(next, "{") || isMark(next, ";")
      || isMark(next, ":") && isMark(next + 1, "(")
    return isMethod ? .code : nil
  }

  /// `[[receiver name] name:…];`, also where it goes on in the next line.
  private func message() -> LineShape? {
    var index = 0
    while isMark(index, "[") { index += 1 }
    guard isWord(index), isWord(index + 1) else { return .follower }
    return endsWith(";") || closing(0) == nil ? .code : .follower
  }

  /// A declaration of C: `Type *name = …;` or `Type name = …;` or `void name(…) {`.
  private func cDeclaration(_ index: Int) -> LineShape? {
    guard isIdentifier(index) else { return nil }
    var next = index + 1
    if isMark(next, "<") {
      while next < min(index + 16, tokens.count), !isMark(next, ">") { next += 1 }
      next += 1
    }
    while isMark(next, "*") || isQualifier(next) || isIdentifier(next) && isIdentifier(next + 1) {
      next += 1
    }
    guard next > index, isIdentifier(next) else { return nil }
    let isTelling = isMark(next - 1, "*") || endsWith(";") || closes(from: next) == false
    if isMark(next + 1, "="), isTelling { return .code }
    if isMark(next + 1, ";"), next + 2 == tokens.count { return .code }
    return isMark(next + 1, "(") && (endsWith("{") || endsWith(";")) ? .code : nil
  }

  private func isQualifier(_ index: Int) -> Bool {
    ["const", "_Nullable", "_Nonnull", "nullable", "nonnull", "__weak", "__strong", "__block"]
      .contains(word(index))
  }
}
