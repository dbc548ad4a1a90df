// A symbol graph as the compilers write it: the parts of its JSON that are read.

internal import Foundation

/// What a file of JSON says of the API of a module.
struct SymbolGraph: Decodable {
  struct ModuleName: Decodable {
    var name: String
  }

  struct Kind: Decodable {
    /// `swift.method`, `objective-c.enum.case`.
    var identifier: String
  }

  struct Identifier: Decodable {
    /// The compiler's own name for the symbol, the same in all graphs.
    var precise: String
  }

  struct Names: Decodable {
    var title: String
  }

  /// A piece of a declaration.
  struct Fragment: Decodable {
    var kind: String
    var spelling: String
  }

  struct Position: Decodable {
    /// Counted from 0.
    var line: Int
  }

  struct Extent: Decodable {
    var start: Position
    var end: Position
  }

  struct DocLine: Decodable {
    var text: String
    var range: Extent?
  }

  struct DocComment: Decodable {
    var lines: [DocLine]
  }

  struct Location: Decodable {
    var uri: String
    var position: Position
  }

  struct Version: Decodable {
    var major: Int
    var minor: Int?
    var patch: Int?
  }

  /// What a symbol says of one platform, or of all: `*`.
  struct PlatformAvailability: Decodable {
    var domain: String?
    var introduced: Version?
    var deprecated: Version?
    var obsoleted: Version?
    var message: String?
    var renamed: String?
    var isUnconditionallyDeprecated: Bool?
    var isUnconditionallyUnavailable: Bool?
  }

  struct Node: Decodable {
    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var names: Names
    var docComment: DocComment?
    var declarationFragments: [Fragment]?
    var accessLevel: String?
    var availability: [PlatformAvailability]?
    var location: Location?
  }

  struct Relationship: Decodable {
    /// `memberOf`, `conformsTo`, `inheritsFrom`, `requirementOf`, `defaultImplementationOf`.
    var kind: String
    var source: String
    var target: String
    /// The target's name behind that of its module.
    var targetFallback: String?
  }

  var module: ModuleName
  var symbols: [Node]
  var relationships: [Relationship]

  init(json: [UInt8]) throws(SymbolGraphError) {
    do {
      self = try JSONDecoder().decode(SymbolGraph.self, from: Data(json))
    } catch {
      throw .notAGraph
    }
  }
}

/// Why a file is no symbol graph.
package enum SymbolGraphError: Error, Hashable, Sendable, CustomStringConvertible {
  case notAGraph
  /// Objective-C without Swift: how Swift spells the names is not known.
  case objcAlone

  package var description: String {
    switch self {
    case .notAGraph: "it is no symbol graph"
    case .objcAlone:
      "a graph of Objective-C has no Swift names; give the module's Swift graph with it, "
        + "or its headers"
    }
  }
}

extension SymbolGraph.Node {
  /// The declaration as text.
  var declaration: String { (declarationFragments ?? []).map(\.spelling).joined() }

  /// The doc comment, without the lines that are empty at both ends.
  var documentation: String? {
    let lines = (docComment?.lines ?? []).map { line in
      String(line.text.reversed().drop(while: \.isWhitespace).reversed())
    }
    guard let first = lines.firstIndex(where: { !$0.isEmpty }),
      let last = lines.lastIndex(where: { !$0.isEmpty })
    else { return nil }
    return lines[first...last].joined(separator: "\n")
  }

  /// Whether the compiler made it, or an old name that Swift no longer takes.
  var isNoDeclaration: Bool {
    identifier.precise.contains("::SYNTHESIZED::")
      || (availability ?? []).contains { $0.domain == "Swift" && $0.obsoleted != nil }
  }
}
