// The full-screen rich media: delegate, presenting.

public import Foundation

/// The full-screen rich media.
///
/// Reach it as `Pushwoosh.media.legacyRichMedia`.
///
/// Usable from any thread.
///
/// - Since: 7.0.14
#if canImport(ObjectiveC)
  @objcMembers
#endif
public final class PWLegacyRichMedia: NSObject, Sendable {
  private let manager: PWRichMediaManager

  /// A door to a manager's state.
  package init(manager: PWRichMediaManager) {
    self.manager = manager
    super.init()
  }

  /// Is asked and told about every rich media, in both styles; `nil` until one is set.
  ///
  /// It is the same delegate as that of ``PWModalRichMedia/delegate``, held strongly.
  ///
  /// - Since: 7.0.14
  public var delegate: (any PWRichMediaPresentingDelegate)? {
    get { manager.delegates.delegate }
    set { manager.delegates.delegate = newValue }
  }

  /// Hands a rich media over to be presented, in the style that is set.
  ///
  /// It passes the same gate as every other rich media: see ``PWRichMediaManager/present(_:)``.
  ///
  /// - Parameter richMedia: What to present.
  /// - Since: 7.0.14
  #if canImport(ObjectiveC)
    @objc(presentRichMedia:)
  #endif
  public func present(_ richMedia: PWRichMedia) { manager.present(richMedia) }
}
