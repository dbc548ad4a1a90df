// What goes into a header import, and what comes out of it.

/// A header of a module, or a stand-in.
package struct HeaderFile: Hashable, Sendable {
  /// Its path in the folder of the headers.
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  var name: Substring { path.split(separator: "/").last ?? "" }
}

/// The headers of one module.
package struct HeaderModule: Hashable, Sendable {
  /// The name for the compilers: an identifier, and none that a stand-in has.
  package let name: String
  package let headers: [HeaderFile]

  /// - Parameter name: The module's name, or whatever else it is called: a folder's name.
  package init(name: String, headers: [HeaderFile]) {
    let letters = name.unicodeScalars.map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        ? Character(scalar) : "_"
    }
    let identifier = letters.first?.isLetter ?? false ? String(letters) : "Module" + String(letters)
    self.name = StandIns.moduleNames.contains(identifier) ? identifier + "Headers" : identifier
    self.headers = headers
  }

  /// Whether a text stands in any of the headers.
  func mentions(_ text: String) -> Bool {
    let text = Array(text.utf8)
    return headers.contains { $0.bytes.firstRange(of: text) != nil }
  }
}

/// What the compilers say of the headers of one module.
package struct ImportedHeaders: Sendable {
  /// The symbol graphs of the module as Swift sees it.
  package var swiftGraphs: [[UInt8]] = []
  /// The same with nothing hidden by `NS_REFINED_FOR_SWIFT`; empty where nothing is.
  package var revealedGraphs: [[UInt8]] = []
  /// The symbol graph of the module as Objective-C sees it.
  package var objcGraphs: [[UInt8]] = []
  /// The same for each further platform that the headers name, for its availability alone.
  package var platformGraphs: [[UInt8]] = []
  /// The values of enum constants by their name, in decimal.
  package var constants: [String: String] = [:]
  /// The address in front of the path of a header in the graphs.
  package var address = ""
  /// What had to be left out or made up, a line each.
  package var notices: [String] = []
  /// Whether another run may read more of the same headers, so that this result is not to be kept.
  package var isProvisional = false

  /// Says how many methods have no Swift names, since the standard library lacks the type of the
  /// errors that they report.
  mutating func lacksThrowingMethods(of module: HeaderModule) {
    isProvisional = true
    let count = module.headers.reduce(0) { $0 + $1.errorParameterCount }
    guard count > 0 else { return }
    let methods =
      count == 1 ? "1 method that reports an error is" : "\(count) methods that report errors are"
    notices.append(
      "module '\(module.name)': \(methods) known by the Objective-C name alone, for the toolchain's"
        + " standard library could not be extended")
  }
}

extension HeaderFile {
  /// How many parameters of the type `NSError **` stand in it.
  fileprivate var errorParameterCount: Int {
    bytes.ranges(of: Array("NSError".utf8)).count { range in
      let rest = bytes[range.upperBound...].prefix(40).prefix { $0 != UInt8(ascii: ")") }
      return rest.count { $0 == UInt8(ascii: "*") } == 2
    }
  }
}
