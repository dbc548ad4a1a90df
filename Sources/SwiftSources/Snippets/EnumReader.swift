// The enums that a snippet declares.
internal import APIModel

enum EnumReader {
  static func enums(in tree: SnippetTree, code: [UInt8]) -> [EnumDeclaration] { [] }
}
