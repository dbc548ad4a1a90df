// The two parts of a message.

/// A message cut where its first part ends: what is wrong, and what to do about it.
struct MessageParts {
  let fault: String
  let advice: String?

  init(_ message: String) {
    let bytes = message.utf8
    let semicolon = bytes.indices.first { index in
      bytes[index] == UInt8(ascii: ";") && bytes[index...].dropFirst().first == UInt8(ascii: " ")
    }
    guard let semicolon else {
      fault = message
      advice = nil
      return
    }
    fault = String(message[..<semicolon])
    advice = String(message[semicolon...].dropFirst(2))
  }
}
