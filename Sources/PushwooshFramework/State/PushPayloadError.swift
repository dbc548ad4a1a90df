// Why a push payload's rich media cannot be read.

internal import Foundation

/// Why the rich media of a push payload cannot be read.
package enum PushPayloadError: LocalizedError, Hashable, Sendable {
  /// `rm` holds something other than text.
  case noText
  /// The text of `rm` is not a JSON object whose `url` and `html` are strings.
  case noObject
  /// The object has neither `url` nor `html`, or they are empty.
  case noContent
  /// `url` is no address of a page: another scheme than http and https, or no host.
  case noPageAddress(String)

  /// The reason as a sentence.
  package var errorDescription: String? {
    switch self {
    case .noText: "The push payload's `rm` is not a string."
    case .noObject: "The push payload's `rm` is not a JSON object with a string `url` or `html`."
    case .noContent: "The push payload's `rm` has neither a `url` nor an `html` to show."
    case .noPageAddress(let url):
      // Foreign text: shortened, and without line breaks that look like messages of their own.
      "The push payload's `url` is not an http or https URL: \(String(url.prefix(100)).debugDescription)"
    }
  }
}
