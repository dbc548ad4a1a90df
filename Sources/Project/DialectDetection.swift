// Which dialect a page is written in, by what stands beside it.

package import Pages
internal import Synchronization

/// Tells the dialect of pages that the configuration names none for.
package final class DialectDetection: Sendable {
  private let store: FileStore
  /// The names in a folder and in those above it, by the folder's path.
  private let names = Mutex<[String: Set<String>]>([:])

  package init(_ store: FileStore) { self.store = store }

  /// The dialect of a page.
  ///
  /// - Parameter file: The path relative to the root.
  package func dialect(of file: String) -> Dialect {
    Dialect.detect(file: file, siblings: names(around: String(ProjectPath.folder(file))))
  }

  /// The names of what stands in a folder and in those above it: as far as the root of the project,
  /// of a folder outside of it as far as that of the machine.
  package func names(around folder: String) -> Set<String> {
    if let known = names.withLock({ $0[folder] }) { return known }
    var found = store.names(in: folder)
    let above = String(ProjectPath.folder(folder))
    let isTop = folder.isEmpty || (above.isEmpty && folder.hasPrefix("/"))
    if !isTop { found.formUnion(names(around: above)) }
    names.withLock { $0[folder] = found }
    return found
  }
}
