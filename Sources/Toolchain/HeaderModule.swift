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
}

/// What the compilers say of the headers of one module.
package struct ImportedHeaders: Sendable {
  /// The symbol graphs of the module as Swift sees it.
  package var swiftGraphs: [[UInt8]] = []
  /// The same with nothing hidden by `NS_REFINED_FOR_SWIFT`; empty where nothing is.
  package var revealedGraphs: [[UInt8]] = []
  /// The symbol graph of the module as Objective-C sees it.
  package var objcGraphs: [[UInt8]] = []
  /// The values of enum constants by their name, in decimal.
  package var constants: [String: String] = [:]
  /// The address in front of the path of a header in the graphs.
  package var address = ""
  /// What had to be left out or made up, a line each.
  package var notices: [String] = []
}
