// The values of enum constants, which no symbol graph says.

/// Lets clang compute the values of constants.
enum EnumConstants {
  /// The names of the constants in a symbol graph of Objective-C, in its order.
  static func names(in graph: [UInt8]) -> [String] {
    var names: [String] = []
    for range in graph.ranges(of: Array("\"precise\":\"c:@E".utf8)) {
      let rest = graph[range.upperBound...]
      let identifier = rest.prefix { $0 != UInt8(ascii: "\"") }
      // `c:@E@LKGlow@LKGlowWarm`; the enum itself has one part less.
      let parts = identifier.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
      if parts.count == 3, let name = parts.last {
        names.append(String(decoding: name, as: UTF8.self))
      }
    }
    return Array(Set(names)).sorted()
  }

  /// A file of C that asks for the values.
  static func question(_ names: [String]) -> String {
    names.enumerated().map { "long long concord_\($0.offset) = (long long)\($0.element);\n" }
      .joined()
  }

  /// The values in what clang makes of the file: `@concord_3 = global i64 4, align 8`.
  static func values(_ names: [String], in answer: [UInt8]) -> [String: String] {
    var values: [String: String] = [:]
    for line in String(decoding: answer, as: UTF8.self).split(separator: "\n")
    where line.hasPrefix("@concord_") {
      let number = line.dropFirst("@concord_".count).prefix(while: \.isNumber)
      guard let index = Int(number), names.indices.contains(index),
        let range = line.firstRange(of: " i64 ")
      else { continue }
      values[names[index]] = String(line[range.upperBound...].prefix { $0 == "-" || $0.isNumber })
    }
    return values
  }
}
