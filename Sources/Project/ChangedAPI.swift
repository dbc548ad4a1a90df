// What changed in the sources of the API since a commit.

package import APIModel
internal import SwiftSources
internal import SymbolGraphs

/// The sources of the API that changed, and the names that pages may use what changed by.
package struct ChangedAPI: Sendable {
  /// The changed files that are there, relative to the root.
  package private(set) var files: Set<String> = []
  package private(set) var names: Set<String> = []
  /// What git cannot see, a line each.
  package private(set) var notices: [String] = []

  /// - Parameter model: Today's API.
  package init(
    _ changes: ProjectChanges, _ model: APIModel, in workspace: Workspace
  ) throws(ProjectError) {
    for module in workspace.configuration.api?.modules ?? [] {
      let sources = try ModuleChanges(module, changes, in: workspace.store)
      files.formUnion(sources.now.map(\.path))
      notices += sources.unseen.map(Wording.unseen)
      guard !sources.isEmpty else { continue }
      names.formUnion(ChangedNames.names(of: try sources.symbols(in: model), in: model))
      names.formUnion(sources.goneWords)
    }
  }
}

/// What changed among the sources of one module.
private struct ModuleChanges {
  typealias File = SwiftAPIReader.File

  private let name: String
  private let store: FileStore
  /// The changed files as they were, those that are new left out.
  private var then: [File] = []
  /// The changed files as they are, those that are gone left out.
  private(set) var now: [File] = []
  /// The paths of the module that stand in no folder of the repository.
  private(set) var unseen: [String] = []

  init(
    _ module: Configuration.ModuleSource, _ changes: ProjectChanges, in store: FileStore
  ) throws(ProjectError) {
    name = module.name
    self.store = store
    let sources = try ModuleFiles(module, in: store)
    unseen = sources.said.filter {
      !changes.isInRepository(FileStore.realPath(store.absolute($0)) ?? $0)
    }
    let there = (sources.swift + sources.graphs + sources.headers.map(\.file))
      .map(store.relative).filter(changes.contains)
    for file in Set(there).sorted() {
      now.append(File(path: file, bytes: try store.read(file)))
    }
    let gone = changes.gone.filter { file in
      let paths: [String] =
        switch Kind(file) {
        case .swift, .header: sources.said
        case .graph: module.symbolGraphs + module.sources
        case .other: []
        }
      return paths.contains { ProjectPath.isInside(file, store.relative(store.absolute($0))) }
    }
    then = try changes.former(there + gone).map { File(path: $0.key, bytes: $0.value) }
      .sorted { $0.path < $1.path }
  }

  var isEmpty: Bool { then.isEmpty && now.isEmpty }

  /// The symbols that changed.
  ///
  /// Of headers, which only compilers read, all symbols count.
  func symbols(in model: APIModel) throws(ProjectError) -> [Symbol] {
    let headers = Set(now.map(\.path).filter { Kind($0) == .header })
    var changed = model.symbols.filter { $0.file.map(headers.contains) ?? false }
    changed += ChangedNames.changed(
      from: SwiftAPIReader.read(swift(then), module: name).symbols,
      to: SwiftAPIReader.read(swift(now), module: name).symbols)
    if let old = graphSymbols(then), let new = graphSymbols(now) {
      return changed + ChangedNames.changed(from: old, to: new)
    }
    return changed + model.symbols.filter { $0.module == name }
  }

  private func swift(_ files: [File]) -> [File] { files.filter { Kind($0.path) == .swift } }

  /// What graphs declare; nil where they cannot be read without the others.
  private func graphSymbols(_ files: [File]) -> [Symbol]? {
    let graphs = files.filter { Kind($0.path) == .graph }.map(\.bytes)
    guard !graphs.isEmpty else { return [] }
    return (try? SymbolGraphReader.read(graphs, module: name) { _ in nil })?.symbols
  }

  /// The words of headers as they were that are not in them any more.
  var goneWords: Set<String> {
    let words = { (files: [File]) in
      files.filter { Kind($0.path) == .header }
        .reduce(into: Set<Substring>()) { words, file in
          words.formUnion(
            String(decoding: file.bytes, as: UTF8.self)
              .split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) })
        }
    }
    let gone = words(then).subtracting(words(now))
    return Set(gone.filter { $0.count > 2 && $0.first?.isNumber == false }.map(String.init))
  }

  /// What a file is read as.
  private enum Kind {
    case swift, header, graph, other

    init(_ path: String) {
      switch ProjectPath.pathExtension(path) {
      case "swift", "swiftinterface": self = .swift
      case "h": self = .header
      case "json": self = .graph
      default: self = .other
      }
    }
  }
}

private enum Wording {
  static func unseen(_ path: String) -> String {
    "the API in \(path) stands outside of the repository: what changed of it is not known"
  }
}
