// Objective-C headers to symbol graphs, by the compilers of the toolchain.

/// Imports Objective-C headers as Xcode would, on any system with a Swift toolchain.
///
/// The names that Swift gives to Objective-C follow no pattern, so the compiler's own importer is
/// asked: it builds the headers as a module, over stand-ins for Apple's headers, and writes the
/// symbol graph of what Swift sees of it. Clang writes the graph of what Objective-C sees.
package struct HeaderImporter: Sendable {
  private let standIns: [HeaderFile]
  private let cache: String?

  /// - Parameters:
  ///   - standIns: The project's own stand-ins for declarations that the tool's lack.
  ///   - cache: The absolute path of a folder where a part that takes long is kept.
  package init(standIns: [HeaderFile] = [], cache: String? = nil) {
    self.standIns = standIns
    self.cache = cache
  }

  /// What the result of an import depends on, beside the headers: the toolchain and the stand-ins.
  ///
  /// - Throws: There is no toolchain.
  package func key() throws(ToolchainError) -> ContentKey {
    var key = ContentKey(["header import 1", try SwiftToolchain.find().identity])
    for file in StandIns.files { key.add(Array((file.path + "\n" + file.text).utf8)) }
    for header in standIns {
      key.add(Array(header.path.utf8))
      key.add(header.bytes)
    }
    return key
  }

  /// Imports modules, which see each other.
  ///
  /// - Returns: For each module what the compilers say; a header that cannot be read is left out
  ///   and named in the notices.
  /// - Throws: There is no toolchain, or it fails as a whole.
  package func run(_ modules: [HeaderModule]) throws(ToolchainError) -> [ImportedHeaders] {
    let toolchain = try SwiftToolchain.find()
    let scratch = try ScratchFolder()
    let folder = try ImportFolder(modules, standIns: standIns, in: scratch)
    var order: [String: [String]] = [:]
    for module in modules { order[module.name] = HeaderOrder.start(of: module) }
    var reading = HeaderReading(toolchain: toolchain, folder: folder, order: order)
    try reading.repairAll()
    let isWhole = try StandardLibrary(toolchain: toolchain, cache: cache)
      .install(in: "resources", of: scratch)
    let swift = SwiftView(toolchain: toolchain, folder: folder)
    try swift.buildOverlays()
    var results: [ImportedHeaders] = []
    for module in modules {
      var result = try reading.graph(of: module)
      result.swiftGraphs = try swift.graphs(of: module.name, revealing: false)
      if Self.hidingMarks.contains(where: module.mentions) {
        result.revealedGraphs = try swift.graphs(of: module.name, revealing: true)
      }
      if !isWhole { result.lacksThrowingMethods(of: module) }
      results.append(result)
    }
    return results
  }

  /// What hides names from Swift.
  private static let hidingMarks = [
    "NS_REFINED_FOR_SWIFT", "CF_REFINED_FOR_SWIFT", "swift_private",
  ]
}
