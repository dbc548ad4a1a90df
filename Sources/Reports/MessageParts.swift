// The two parts of a message.

/// A message cut where its first part ends: what is wrong, and what to do about it.
struct MessageParts {
  let fault: String
  let advice: String?

  init(_ message: String) {
    guard let cut = message.firstRange(of: "; ") else {
      fault = message
      advice = nil
      return
    }
    fault = String(message[..<cut.lowerBound])
    advice = String(message[cut.upperBound...])
  }
}
