// One rich media.

public import Foundation
internal import Synchronization

/// A page that a push notification or the app brought up to be shown.
///
/// A rich media is told from others by its identity: two notifications with the same content are
/// two rich media. Compare with `===`.
///
/// The object never changes and may be used on any thread.
///
/// - Since: 6.7.5
#if canImport(ObjectiveC)
  @objcMembers
#endif
public final class PWRichMedia: NSObject, @unchecked Sendable {
  // Unchecked because of `pushPayload`: a notification consists of property list values, which
  // nobody changes once the system has handed them over.

  /// Where it came from.
  ///
  /// - Since: 6.7.5
  public let source: PWRichMediaSource

  /// The page: its address where the payload had a `url`, else its HTML.
  ///
  /// The HTML is foreign code: show it in a sandbox only. For a payload that could not be read,
  /// this is the text that was found in its place, and empty if there was no text.
  ///
  /// - Since: 6.7.5
  public var content: String { body.text }

  /// The payload of the push notification that carried it, as the system handed it over; `nil`
  /// for an in-app message.
  ///
  /// - Since: 6.7.5
  public let pushPayload: [AnyHashable: Any]?

  /// The content, with its kind.
  package let body: RichMediaContent

  /// Which arrival at the gate it was; 0 before the first, and once its way is over.
  let arrival = Atomic<Int>(0)

  /// Makes a rich media from what it shows and, where a push carried it, the push's payload.
  package init(
    source: PWRichMediaSource, body: RichMediaContent, pushPayload: [AnyHashable: Any]? = nil
  ) {
    self.source = source
    self.body = body
    self.pushPayload = pushPayload
    super.init()
  }
}
