// The API model as `concord api dump` writes it, and read back.

internal import Foundation

/// Why a file is no API model.
package enum APIModelError: Error, Hashable, CustomStringConvertible {
  /// It is JSON of something else, or of a later version.
  case schema(String)

  package var description: String {
    switch self {
    case .schema(let schema): "its schema is \"\(schema)\", not \"\(APIModel.schema)\""
    }
  }
}

extension APIModel {
  /// The model as JSON: keys sorted, indented, with a line break at the end.
  package func json() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self)) + [0x0A]
  }

  /// Reads a model from JSON; keys that are not known are passed over.
  ///
  /// - Throws: `APIModelError.schema` for JSON of another kind or version, `DecodingError` for what
  ///   does not have the form of a model.
  package init(json: [UInt8]) throws {
    let data = Data(json)
    let schema = try JSONDecoder().decode(Header.self, from: data).schema
    guard schema == Self.schema else { throw APIModelError.schema(schema) }
    self = try JSONDecoder().decode(APIModel.self, from: data)
  }

  /// What tells JSON of a model from other JSON.
  private struct Header: Decodable {
    let schema: String
  }
}
