// References made of source text, for the tests of this folder.

import APIModel
import Foundation
import Reference
import SwiftSources
import TestSupport

extension ReferenceSite {
  /// The reference of one Swift file of a module.
  init(
    swift source: String, module: String = "Kit", guides: Guides? = nil, locales: [String] = []
  ) {
    let file = SwiftAPIReader.File(path: "Sources/Kit.swift", bytes: Array(source.utf8))
    self.init(
      APIModel(modules: [SwiftAPIReader.read([file], module: module)]), guides: guides,
      locales: locales)
  }

  /// The entry of a symbol by the names of its types and its own.
  func entry(_ name: String) -> ReferenceEntry? {
    entries.first { $0.qualifiedName == name }
  }
}

extension LinkCheck {
  /// - Parameter isOutside: Whether a file stands at a path that leads out of the folder.
  init(_ files: [ReferenceFile], isOutside: (String) -> Bool = { _ in false }) {
    self.init(files.map { ($0.path, $0.text) }, isOutside: isOutside)
  }
}

/// The API of the demo, from its sources.
enum DemoAPI {
  static let model: APIModel = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/PushwooshFramework").standardized
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    let files = names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      FileManager.default.contents(atPath: folder.path + "/" + name).map {
        SwiftAPIReader.File(
          path: "Sources/PushwooshFramework/" + name, bytes: Array($0))
      }
    }
    return APIModel(modules: [SwiftAPIReader.read(files, module: "PushwooshFramework")])
  }()
}
