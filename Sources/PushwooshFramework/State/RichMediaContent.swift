// What a rich media shows.

package import Foundation

/// What a rich media shows, as its payload gave it.
package enum RichMediaContent: Hashable, Sendable {
  /// A page to load, over HTTP or HTTPS.
  case url(URL)
  /// A page as HTML.
  ///
  /// It is foreign code and must run in a sandbox.
  case html(String)
  /// The text of a payload that could not be read, and why; there is nothing to show.
  case unreadable(String, PushPayloadError)

  /// The content as text: the address, the HTML, or what could not be read.
  package var text: String {
    switch self {
    case .url(let url): url.absoluteString
    case .html(let html): html
    case .unreadable(let text, _): text
    }
  }
}
