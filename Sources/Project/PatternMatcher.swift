// Matching one alternative of a pattern with a path.

/// Tries the longest values first; a placeholder that stands twice takes the same value twice.
///
/// Where `-` or `_` parts the path from the locale behind it, as in `{path}-{locale}.md`, the
/// shortest path comes first, and a locale of several parts must be in use: `how-to-de` is German,
/// and `intro-de-DE` too.
struct PatternMatcher {
  let parts: [PagePattern.Part]
  let bytes: [UInt8]
  let locales: LocaleNames
  private var values = Values()

  /// What the placeholders took.
  private struct Values {
    private var locale, path, version: ArraySlice<UInt8>?

    subscript(placeholder: PagePattern.Placeholder) -> ArraySlice<UInt8>? {
      get {
        switch placeholder {
        case .locale: locale
        case .path: path
        case .version: version
        }
      }
      set {
        switch placeholder {
        case .locale: locale = newValue
        case .path: path = newValue
        case .version: version = newValue
        }
      }
    }
  }

  init(parts: [PagePattern.Part], bytes: [UInt8], locales: LocaleNames) {
    self.parts = parts
    self.bytes = bytes
    self.locales = locales
  }

  mutating func match() -> PagePattern.Match? {
    guard matches(part: 0, at: 0) else { return nil }
    return PagePattern.Match(
      locale: text(.locale), path: text(.path) ?? "", version: text(.version))
  }

  private func text(_ placeholder: PagePattern.Placeholder) -> String? {
    values[placeholder].map { String(decoding: $0, as: UTF8.self) }
  }

  /// Recursion goes one level for each part of the pattern.
  private mutating func matches(part: Int, at place: Int) -> Bool {
    guard part < parts.count else { return place == bytes.count }
    switch parts[part] {
    case .literal(let literal):
      return bytes[place...].starts(with: literal)
        && matches(part: part + 1, at: place + literal.count)
    case .placeholder(let placeholder):
      if let value = values[placeholder] {
        return bytes[place...].starts(with: value)
          && matches(part: part + 1, at: place + value.count)
      }
      return takes(placeholder, part: part, at: place)
    }
  }

  private mutating func takes(
    _ placeholder: PagePattern.Placeholder, part: Int, at place: Int
  ) -> Bool {
    let last = furthestEnd(placeholder, from: place)
    guard last > place else { return false }
    let isShortFirst = placeholder == .path && partsLocale(part + 1)
    for step in 0..<last - place {
      let end = isShortFirst ? place + 1 + step : last - step
      guard isFollowed(part: part, at: end) else { continue }
      let value = bytes[place..<end]
      guard fits(value, placeholder, part: part) else { continue }
      values[placeholder] = value
      if matches(part: part + 1, at: end) { return true }
      values[placeholder] = nil
    }
    return false
  }

  /// Whether this part is the dash or underscore between a path and a locale.
  private func partsLocale(_ part: Int) -> Bool {
    guard part > 0, part + 1 < parts.count else { return false }
    return parts[part - 1] == .placeholder(.path) && parts[part + 1] == .placeholder(.locale)
      && (parts[part] == .literal([UInt8(ascii: "-")])
        || parts[part] == .literal([UInt8(ascii: "_")]))
  }

  private func furthestEnd(_ placeholder: PagePattern.Placeholder, from place: Int) -> Int {
    if placeholder == .path { return bytes.count }
    let end = bytes[place...].firstIndex(of: UInt8(ascii: "/")) ?? bytes.count
    return placeholder == .locale ? min(end, place + LocaleNames.longestSpelling) : end
  }

  /// Whether what comes next in the pattern can start there.
  private func isFollowed(part: Int, at place: Int) -> Bool {
    guard part + 1 < parts.count else { return place == bytes.count }
    guard case .literal(let literal) = parts[part + 1] else { return true }
    return bytes[place...].starts(with: literal)
  }

  private func fits(
    _ value: ArraySlice<UInt8>, _ placeholder: PagePattern.Placeholder, part: Int
  ) -> Bool {
    switch placeholder {
    case .path: value.first != UInt8(ascii: "/") && value.last != UInt8(ascii: "/")
    case .locale: isLocale(String(decoding: value, as: UTF8.self), part: part)
    case .version: true
    }
  }

  private func isLocale(_ spelling: String, part: Int) -> Bool {
    if part > 0, case .literal(let mark) = parts[part - 1], mark.last == UInt8(ascii: ".") {
      return locales.takesSuffix(spelling)
    }
    return locales.takes(spelling, onlyInUse: partsLocale(part - 1))
  }
}
