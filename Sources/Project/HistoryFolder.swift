// The folder with one saved model for each release.

internal import APIModel
internal import Markup

/// Reads and writes the models of releases: `7.0.14.json`.
struct HistoryFolder {
  private let path: String
  private let store: FileStore

  init(_ path: String, in store: FileStore) {
    self.path = path
    self.store = store
  }

  /// All releases.
  ///
  /// - Throws: A folder without a model, a file that is named after no release or holds no model:
  ///   never is a release left out in silence.
  func read() throws(ProjectError) -> APIHistory {
    let files = store.names(in: path).filter { ProjectPath.pathExtension($0) == "json" }
    if files.isEmpty { throw .emptyHistory(path: path) }
    var releases: [APIHistory.Release] = []
    for file in files.sorted() {
      let whole = ProjectPath.join(path, file)
      guard let number = ReleaseNumber(file.dropLast(".json".count)) else {
        throw .noReleaseName(path: whole)
      }
      releases.append(.init(number: number, model: try Self.model(at: whole, in: store)))
    }
    return APIHistory(releases)
  }

  /// Writes the model of a release.
  ///
  /// - Throws: A release that is kept already, unless it is to be replaced.
  func write(
    _ model: APIModel, of number: ReleaseNumber, replaces: Bool
  ) throws(ProjectError) -> String {
    let file = ProjectPath.join(path, "\(number).json")
    if !replaces, store.hasFile(file) { throw .releaseExists(path: file) }
    do {
      try store.write(try JSONText.encode(model), to: file)
    } catch let error as ProjectError {
      throw error
    } catch {
      throw .unwritable(path: file, reason: "\(error)")
    }
    return file
  }

  /// The model that a file holds.
  static func model(at path: String, in store: FileStore) throws(ProjectError) -> APIModel {
    let bytes = try store.read(path)
    do {
      return try APIModel(json: bytes)
    } catch let error as APIModelError {
      throw .unreadableModel(path: path, reason: error.description)
    } catch {
      throw .unreadableModel(path: path, reason: "it does not have the form of one")
    }
  }
}
