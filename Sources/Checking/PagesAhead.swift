// Pages that are read before the check, while it waits for the API.

package import Pages
internal import Synchronization

/// Pages that were read before anybody asked for them; any thread may take them.
package final class PagesAhead: Sendable {
  private let pages: Mutex<[String: Page]>

  /// As many bytes of pages are read at most, so that a run over any tree stays small.
  private static let limit = 1 << 22

  /// Reads pages as long as there is time.
  ///
  /// - Parameters:
  ///   - files: In the order in which they will be asked for.
  ///   - hasTime: Asked before each page.
  ///   - read: A page that it can't read is read again by whoever needs it, and fails there.
  package init(
    _ files: some Sequence<String>, while hasTime: () -> Bool, read: (_ file: String) throws -> Page
  ) {
    var pages: [String: Page] = [:]
    var size = 0
    for file in files where size < Self.limit {
      guard hasTime() else { break }
      guard let page = try? read(file) else { continue }
      size += page.bytes.count
      pages[file] = page
    }
    self.pages = Mutex(pages)
  }

  /// Gives a page away, so that it takes no room once it was looked at; nil where it was not read.
  func take(_ file: String) -> Page? { pages.withLock { $0.removeValue(forKey: file) } }
}
