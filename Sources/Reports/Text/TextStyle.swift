// Colours of a terminal, where they are wanted.

internal import Diagnostics

struct TextStyle {
  let isColoured: Bool

  func bold(_ text: String) -> String { style(text, "1") }

  func faint(_ text: String) -> String { style(text, "2") }

  func mark(_ text: String) -> String { style(text, "1;32") }

  func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: style(severity.rawValue, "1;31")
    case .warning: style(severity.rawValue, "1;33")
    case .note: style(severity.rawValue, "1;36")
    }
  }

  private func style(_ text: String, _ code: String) -> String {
    isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
