// Short ways to read small sources in tests.

import APIModel
import SwiftSources

/// Reads one file of a module named `Kit`.
func api(_ source: String, file: String = "Sources/Kit.swift") -> [Symbol] {
  api([file: source])
}

/// Reads files of a module named `Kit`, by their paths.
func api(_ sources: [String: String]) -> [Symbol] {
  let files = sources.map { SwiftAPIReader.File(path: $0.key, bytes: Array($0.value.utf8)) }
  return SwiftAPIReader.read(files, module: "Kit").symbols
}

extension [Symbol] {
  /// The first symbol with this path, written `Lamp.glow(_:)`.
  func callAsFunction(_ name: String) -> Symbol? { first { $0.qualifiedName == name } }

  /// The paths of all symbols.
  var names: [String] { map(\.qualifiedName) }
}
