// The API of a module from its Swift sources.

package import APIModel
internal import Dispatch
internal import SwiftParser
internal import SwiftSyntax

/// Reads the Swift files of a module.
package enum SwiftAPIReader {
  /// A file of a module: its path relative to the project's root, and its bytes.
  package struct File: Sendable {
    package var path: String
    package var bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// Reads what the files of a module declare for its clients, `.swift` and `.swiftinterface`
  /// alike.
  ///
  /// All branches of `#if` are read. A file that does not parse is read as far as it is
  /// understood, one that nests beyond reason up to there. A module without a public declaration has no symbols.
  package static func read(_ files: [File], module: String) -> Module {
    let files = files.sorted { $0.path < $1.path }
    let declared = declarations(of: files, module: module)
    return Module(name: module, symbols: ModuleAssembler.assemble(declared, module: module))
  }

  /// What each file declares, read on all cores.
  private static func declarations(of files: [File], module: String) -> [DeclaredFile] {
    var declared = [DeclaredFile](repeating: DeclaredFile(), count: files.count)
    declared.withUnsafeMutableBufferPointer { buffer in
      nonisolated(unsafe) let results = buffer
      DispatchQueue.concurrentPerform(iterations: files.count) { index in
        results[index] = read(files[index], module: module)
      }
    }
    return declared
  }

  private static func read(_ file: File, module: String) -> DeclaredFile {
    let length = CodeScreen(file.bytes).safeLength
    let tree = file.bytes.withUnsafeBufferPointer {
      Parser.parse(source: UnsafeBufferPointer(rebasing: $0[..<length]))
    }
    var source = SourceText(path: file.path, bytes: file.bytes)
    if source.isInterface {
      source.qualifiers.formUnion(imports(of: tree))
      source.qualifiers.formUnion(alwaysThere)
      source.qualifiers.insert(module)
    }
    var reader = DeclarationReader(source: source, module: module)
    reader.read(tree.statements, in: Scope())
    return reader.file
  }

  /// Modules that others bring along, so that an interface names them without an import.
  private static let alwaysThere = [
    "ObjectiveC", "Foundation", "CoreFoundation", "CoreGraphics", "Dispatch", "_Concurrency",
    "_StringProcessing",
  ]

  /// The modules that a file imports.
  private static func imports(of tree: SourceFileSyntax) -> [String] {
    tree.statements.compactMap { statement in
      guard case .decl(let declaration) = statement.item else { return nil }
      return declaration.as(ImportDeclSyntax.self)?.path.first?.name.text
    }
  }
}
