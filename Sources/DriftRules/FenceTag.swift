// Fence languages with several names.

internal import Lexing

/// A fence language by its usual name, so that two tags of one language are equal.
struct FenceTag: Hashable {
  let name: String

  /// - Parameter tag: The first word of an info string in lower case.
  init(_ tag: String) {
    let language = CodeLanguage.named(tag)
    switch language?.name {
    case CodeLanguage.text.name: name = ""
    case CodeLanguage.console.name: name = CodeLanguage.shell.name
    default: name = language?.name ?? tag
    }
  }
}
