// The folder of pictures that a reference shows.

internal import Project
internal import Reference

/// Reads the pictures of a folder that a person named.
struct PictureFolder {
  let pictures: ReferencePictures

  /// Pictures come with every copy of the reference: a larger one is a mistake.
  private static let largestFile = 2 * 1_024 * 1_024

  init(_ written: String, in store: FileStore) throws {
    let folder = OutputPath(written)
    var files: [String: [UInt8]] = [:]
    for name in store.names(in: folder.path).sorted()
    where ReferencePictures.endings.contains(where: name.hasSuffix)
      && store.hasFile(folder.path(of: name))
    {
      let bytes = try store.read(folder.path(of: name))
      guard bytes.count <= Self.largestFile else {
        throw ReferenceError.picture(name, fault: "is larger than 2 MB")
      }
      files[name] = bytes
    }
    guard !files.isEmpty else {
      throw ProjectError.option(name: "--pictures", "finds no .svg or .png in \(written)")
    }
    pictures = try ReferencePictures(files)
  }
}
