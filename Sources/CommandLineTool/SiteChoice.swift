// For which site the Markdown reference is written, and where it will stand there.

internal import Project
internal import Reference

/// What was said on the command line, or else what stands around the folder of the reference.
struct SiteChoice {
  let site: MarkdownSite
  /// The file by which the site was known; nil where it was named, or where there is none.
  let clue: String?
  /// The address of the folder on the site.
  let base: String

  init(_ options: ReferenceOptions, _ output: OutputPath, in store: FileStore) {
    let folder = store.path(output.path, from: store.root)
    if let site = options.site {
      (self.site, clue) = (site, nil)
    } else {
      let found = MarkdownSite.detected(by: DialectDetection(store).names(around: folder))
      (site, clue) = (found?.site ?? .plain, found?.file)
    }
    base = options.base ?? Self.address(of: folder)
  }

  /// The folder's path behind that of all of Starlight's pages, or its name.
  private static func address(of folder: String) -> String {
    let parts = folder.split(separator: "/")
    let pages = parts.indices.last {
      parts[...$0].suffix(3).elementsEqual(["src", "content", "docs"])
    }
    let own = pages.map { parts[($0 + 1)...] } ?? parts.suffix(1)
    return "/" + own.joined(separator: "/")
  }
}
