// The parts of links: labels, destinations, titles.

/// Reads parts of links after CommonMark's grammar.
enum LinkSyntax {
  /// How deep parentheses may nest in a destination, as in libcmark.
  private static let parenthesisLimit = 32
  /// How long a label may be, in bytes.
  private static let labelLimit = 1000

  /// What stands between the brackets of the label that starts at `offset`.
  static func label(_ bytes: ByteBuffer, at offset: Int, _ limit: Int) -> Range<Int>? {
    guard offset < limit, bytes[offset] == 0x5B else { return nil }
    var next = offset + 1
    let last = min(limit, next + labelLimit)
    while next < last {
      switch bytes[next] {
      case 0x5C: next += 2
      case 0x5B: return nil
      case 0x5D:
        return bytes.skipWhiteSpace(offset + 1, next) < next ? offset + 1..<next : nil
      default: next += 1
      }
    }
    return nil
  }

  /// The destination that starts at `offset`, and the offset after it.
  static func destination(
    _ bytes: ByteBuffer, at offset: Int, _ limit: Int
  ) -> (content: Range<Int>, end: Int)? {
    if bytes[offset] == 0x3C { return pointyDestination(bytes, offset, limit) }
    var depth = 0
    var next = offset
    scan: while next < limit {
      switch bytes[next] {
      case 0x5C where next + 1 < limit && bytes[next + 1].isPunctuation: next += 1
      case 0x28:
        depth += 1
        if depth > parenthesisLimit { return nil }
      case 0x29:
        if depth == 0 { break scan }
        depth -= 1
      case 0...0x20, 0x7F: break scan
      default: break
      }
      next += 1
    }
    return depth == 0 && next > offset ? (offset..<next, next) : nil
  }

  private static func pointyDestination(
    _ bytes: ByteBuffer, _ offset: Int, _ limit: Int
  ) -> (content: Range<Int>, end: Int)? {
    var next = offset + 1
    while next < limit {
      switch bytes[next] {
      case 0x5C: next += 2
      case 0x3E: return (offset + 1..<next, next + 1)
      case 0x3C, 0x0A, 0x0D: return nil
      default: next += 1
      }
    }
    return nil
  }

  /// The offset after the title that starts at `offset`.
  static func title(_ bytes: ByteBuffer, at offset: Int, _ limit: Int) -> Int? {
    let open = bytes[offset]
    guard open == 0x22 || open == 0x27 || open == 0x28 else { return nil }
    let close: UInt8 = open == 0x28 ? 0x29 : open
    var next = offset + 1
    while next < limit {
      switch bytes[next] {
      case 0x5C: next += 2
      case close: return next + 1
      case 0x28 where open == 0x28: return nil
      default: next += 1
      }
    }
    return nil
  }

  /// The text of a stretch with its backslashes and its commonest entities resolved.
  static func unescaped(_ bytes: ByteBuffer, _ range: Range<Int>) -> String {
    guard range.contains(where: { bytes[$0] == 0x5C || bytes[$0] == 0x26 }) else {
      return bytes.text(range)
    }
    var result: [UInt8] = []
    var next = range.lowerBound
    while next < range.upperBound {
      if bytes[next] == 0x5C, next + 1 < range.upperBound, bytes[next + 1].isPunctuation {
        result.append(bytes[next + 1])
        next += 2
      } else if bytes.starts(with: "&amp;", at: next) {
        result.append(0x26)
        next += 5
      } else {
        result.append(bytes[next])
        next += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension LinkSyntax {
  /// What stands between the parentheses that open at `offset`: where a link leads, and its end.
  static func target(_ bytes: ByteBuffer, at offset: Int) -> (offset: Int, destination: String)? {
    let limit = bytes.count
    var next = bytes.skipWhiteSpace(offset + 1, limit)
    guard next < limit else { return nil }
    if bytes[next] == 0x29 { return (next + 1, "") }
    guard let destination = destination(bytes, at: next, limit) else { return nil }
    next = bytes.skipWhiteSpace(destination.end, limit)
    if next > destination.end, next < limit, let title = title(bytes, at: next, limit) {
      next = bytes.skipWhiteSpace(title, limit)
    }
    guard next < limit, bytes[next] == 0x29 else { return nil }
    return (next + 1, unescaped(bytes, destination.content))
  }

  /// The link between angle brackets that starts at `offset`: `<https://…>`, `<name@host>`.
  static func autolink(
    _ bytes: ByteBuffer, at offset: Int, _ limit: Int
  ) -> (content: Range<Int>, destination: String, end: Int)? {
    var next = offset + 1
    var scheme: Int?
    var at: Int?
    guard next < limit, bytes[next].isLetter || bytes[next].isDigit else { return nil }
    while next < limit, bytes[next] != 0x3E {
      switch bytes[next] {
      case 0...0x20, 0x3C: return nil
      case 0x5C where scheme == nil: return nil
      case 0x3A where scheme == nil: scheme = next
      case 0x40 where at == nil: at = next
      default: break
      }
      if scheme == nil, at == nil, next - offset > 64 { return nil }
      next += 1
    }
    guard next < limit else { return nil }
    let content = offset + 1..<next
    if let scheme, isScheme(bytes, offset + 1..<scheme) {
      return (content, bytes.text(content), next + 1)
    }
    guard at != nil, scheme == nil else { return nil }
    return (content, "mailto:" + bytes.text(content), next + 1)
  }

  private static func isScheme(_ bytes: ByteBuffer, _ range: Range<Int>) -> Bool {
    range.count >= 2 && range.count <= 32 && bytes[range.lowerBound].isLetter
      && range.allSatisfy { index in
        let byte = bytes[index]
        return byte.isLetter || byte.isDigit || byte == 0x2B || byte == 0x2D || byte == 0x2E
      }
  }
}
