// The modules of Objective-C headers among those of a project.

internal import APIModel
internal import Foundation
internal import Markup
internal import SwiftSources
internal import SymbolGraphs
internal import Toolchain

/// Reads headers by the compilers, or finds what an earlier run read of the same.
struct HeaderAPI {
  private let store: FileStore
  private let cache: HeaderCache

  init(_ store: FileStore, _ cache: HeaderCache) {
    self.store = store
    self.cache = cache
  }

  /// What is kept of an import.
  private struct Kept: Codable {
    var modules: [Module]
    var notices: [String]
  }

  /// The module of each part's headers; nil for a part without headers.
  func read(
    _ parts: [ModuleFiles], standIns: [String], notice: (String) -> Void
  ) throws(ProjectError) -> [Module?] {
    let withHeaders = parts.filter { !$0.headers.isEmpty }
    if withHeaders.isEmpty { return parts.map { _ in nil } }
    var modules: [HeaderModule] = []
    for part in withHeaders {
      var headers: [HeaderFile] = []
      for header in part.headers {
        headers.append(.init(path: header.path, bytes: try store.read(header.file)))
      }
      modules.append(HeaderModule(name: part.name, headers: headers))
    }
    let importer = HeaderImporter(standIns: try files(standIns), cache: cache.folder)
    let kept = try read(modules, of: withHeaders, by: importer)
    for line in kept.notices { notice(line) }
    return parts.map { part in kept.modules.first { $0.name == part.name } }
  }

  private func read(
    _ modules: [HeaderModule], of parts: [ModuleFiles], by importer: HeaderImporter
  ) throws(ProjectError) -> Kept {
    do throws(ToolchainError) {
      let key = try Self.key(modules, parts, importer)
      if let bytes = cache.read(key),
        let kept = try? JSONDecoder().decode(Kept.self, from: Data(bytes))
      {
        return kept
      }
      let imported = try importer.run(modules)
      let kept = Kept(
        modules: zip(parts, imported).compactMap(module), notices: imported.flatMap(\.notices))
      if !imported.contains(where: \.isProvisional), let bytes = try? JSONText.encode(kept) {
        cache.write(bytes, key)
      }
      return kept
    } catch {
      throw .headers(reason: error.description)
    }
  }

  /// What the result depends on: the headers, where they stand, the toolchain and its stand-ins,
  /// and this program, which makes a model of what the compilers say.
  private static func key(
    _ modules: [HeaderModule], _ parts: [ModuleFiles], _ importer: HeaderImporter
  ) throws(ToolchainError) -> String {
    var key = try importer.key()
    key.add(Array(HeaderCache.programIdentity.utf8))
    for (module, part) in zip(modules, parts) {
      key.add(Array(module.name.utf8))
      for (header, file) in zip(module.headers, part.headers) {
        key.add(Array((header.path + "\n" + file.file).utf8))
        key.add(header.bytes)
      }
    }
    return key.text
  }

  private func module(_ part: ModuleFiles, _ imported: ImportedHeaders) -> Module? {
    var graphs = HeaderGraphs()
    graphs.swift = imported.swiftGraphs
    graphs.revealed = imported.revealedGraphs
    graphs.objc = imported.objcGraphs
    graphs.platforms = imported.platformGraphs
    graphs.constants = imported.constants
    let files = Dictionary(part.headers.map { ($0.path, store.relative($0.file)) }) { old, _ in old
    }
    let address = imported.address
    let module = try? graphs.module(named: part.name) { uri in
      guard uri.hasPrefix(address) else { return nil }
      let path = String(uri.dropFirst(address.count))
      // A header that others include as <Kit/Lamp.h> may stand in a folder.
      return files[path]
        ?? part.headers.first { $0.path.hasSuffix("/" + path) }
        .map { store.relative($0.file) }
    }
    guard var module else { return nil }
    Succession.apply(to: &module.symbols)
    return module
  }

  /// The headers in the folders of stand-ins.
  private func files(_ folders: [String]) throws(ProjectError) -> [HeaderFile] {
    var found: [HeaderFile] = []
    for folder in folders {
      let source = Configuration.ModuleSource(name: "stand-ins", headers: [folder])
      for header in try ModuleFiles(source, in: store).headers {
        found.append(.init(path: header.path, bytes: try store.read(header.file)))
      }
    }
    return found
  }
}
