// Fence languages with several names.

/// A fence language by its usual name, so that two tags of one language are equal.
struct FenceTag: Hashable {
  let name: String

  init(_ tag: String) { name = Self.names[tag] ?? tag }

  /// The other names of languages, as highlighters know them.
  private static let names: [String: String] = [
    "bash": "sh", "shell": "sh", "zsh": "sh", "console": "sh", "shell-session": "sh",
    "shellscript": "sh", "terminal": "sh",
    "js": "javascript", "mjs": "javascript", "cjs": "javascript",
    "ts": "typescript", "py": "python", "rb": "ruby", "rs": "rust", "kt": "kotlin",
    "cs": "csharp", "c#": "csharp", "c++": "cpp", "objc": "objective-c",
    "objectivec": "objective-c", "obj-c": "objective-c", "yml": "yaml", "md": "markdown",
    "htm": "html", "plist": "xml", "golang": "go", "text": "", "txt": "", "plain": "",
    "plaintext": "",
  ]
}
