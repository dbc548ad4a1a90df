// Reading the rich media out of a push payload.

internal import Foundation

/// The part of a push payload that concerns rich media: under `rm` a string, which holds a JSON
/// object with the `url` of a page or its `html`.
///
/// Where both are given, `url` counts.
///
/// A payload is foreign input. Whatever is wrong with it ends in an error.
package enum PushPayload {
  /// The key of the payload that holds the rich media.
  package static let key = "rm"

  /// The content of the rich media in a payload, absent where the payload has none.
  ///
  /// - Throws: What is wrong with the rich media.
  package static func content(
    of userInfo: [AnyHashable: Any]
  ) throws(PushPayloadError) -> RichMediaContent? {
    guard let value = userInfo[key], !(value is NSNull) else { return nil }
    guard let text = value as? String else { throw .noText }
    guard let fields = try? JSONDecoder().decode(Fields.self, from: Data(text.utf8)) else {
      throw .noObject
    }
    if let url = fields.url, !url.isEmpty { return .url(try pageAddress(url)) }
    if let html = fields.html, !html.isEmpty { return .html(html) }
    throw .noContent
  }

  /// The text under `rm`, for a payload that cannot be read; empty where it is no text.
  ///
  /// Other values are not turned into text: describing what is nested deeply enough ends the app.
  package static func rawText(of userInfo: [AnyHashable: Any]) -> String {
    userInfo[key] as? String ?? ""
  }

  /// What is read of the JSON object; other fields are left alone.
  private struct Fields: Decodable {
    var url: String?
    var html: String?
  }

  /// The URL that a text spells, if it is one that a page can be loaded from.
  private static func pageAddress(_ text: String) throws(PushPayloadError) -> URL {
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
      scheme == "https" || scheme == "http", let host = url.host, !host.isEmpty
    else { throw .noPageAddress(text) }
    return url
  }
}
