// The door to the modal windows from before 7.0.14.

public import Foundation

/// The door to the modal windows from before 7.0.14; `Pushwoosh.media.modalRichMedia` has taken
/// its place.
///
/// Both lead to the same settings: what is set here holds there, and the other way round.
///
/// - Since: 6.7.5
#if canImport(ObjectiveC)
  @objcMembers
#endif
public final class PWModalWindowConfiguration: NSObject, Sendable {
  private static let instance = PWModalWindowConfiguration(
    modalRichMedia: Pushwoosh.media.modalRichMedia)

  private let modalRichMedia: PWModalRichMedia

  /// The older door to what another one leads to.
  package init(modalRichMedia: PWModalRichMedia) {
    self.modalRichMedia = modalRichMedia
    super.init()
  }

  /// The older way to the settings of the modal windows.
  ///
  /// - Returns: The same object each time.
  /// - Since: 6.7.5
  @available(*, deprecated, message: "Use Pushwoosh.media.modalRichMedia.")
  public static func shared() -> PWModalWindowConfiguration { instance }

  /// Sets where windows stand, how they come and how they leave; the same as
  /// ``PWModalRichMedia/configure(position:presentAnimation:dismissAnimation:)``.
  ///
  /// - Parameters:
  ///   - position: Where a window stands; the center until it is set.
  ///   - presentAnimation: How it comes; from the bottom until it is set.
  ///   - dismissAnimation: How it leaves; it fades until it is set.
  /// - Since: 6.7.5
  #if canImport(ObjectiveC)
    @objc(configureModalWindowWith:presentAnimation:dismissAnimation:)
  #endif
  @available(
    *, deprecated,
    message:
      "Use Pushwoosh.media.modalRichMedia.configure(position:presentAnimation:dismissAnimation:)."
  )
  public func configureModalWindow(
    with position: ModalWindowPosition, present presentAnimation: PresentModalWindowAnimation,
    dismiss dismissAnimation: DismissModalWindowAnimation
  ) {
    modalRichMedia.configure(
      position: position, presentAnimation: presentAnimation, dismissAnimation: dismissAnimation)
  }

  /// Sets how strongly the device vibrates when a window appears; the same as
  /// ``PWModalRichMedia/setHapticFeedbackType(_:)``.
  ///
  /// - Parameter hapticFeedbackType: The strength; no vibration until it is set.
  /// - Since: 6.7.5
  #if canImport(ObjectiveC)
    @objc(setPresentHapticFeedbackType:)
  #endif
  @available(
    *, deprecated, message: "Use Pushwoosh.media.modalRichMedia.setHapticFeedbackType(_:)."
  )
  public func setPresent(_ hapticFeedbackType: HapticFeedbackType) {
    modalRichMedia.setHapticFeedbackType(hapticFeedbackType)
  }

  /// Sets the directions in which a swipe closes a window; the same as
  /// ``PWModalRichMedia/setDismissSwipeDirections(_:)``.
  ///
  /// - Parameter directions: Raw values of ``DismissSwipeDirection``; none until they are set.
  ///   Other numbers are logged and left out.
  /// - Since: 6.7.5
  @available(
    *, deprecated, message: "Use Pushwoosh.media.modalRichMedia.setDismissSwipeDirections(_:)."
  )
  public func setDismissSwipeDirections(_ directions: [NSNumber]) {
    modalRichMedia.setDismissSwipeDirections(directions)
  }

  /// Sets which corners of a window are round; the same as
  /// ``PWModalRichMedia/setCornerType(_:withRadius:)``.
  ///
  /// - Parameters:
  ///   - type: The round corners; none until they are set.
  ///   - radius: The radius in points. A negative one counts as 0. With one that is not a number,
  ///     the call is logged and ignored.
  /// - Since: 6.7.5
  @available(
    *, deprecated, message: "Use Pushwoosh.media.modalRichMedia.setCornerType(_:withRadius:)."
  )
  public func setCornerType(_ type: CornerType, withRadius radius: CGFloat) {
    modalRichMedia.setCornerType(type, withRadius: radius)
  }

  /// Sets the time after which a window closes by itself; the same as
  /// ``PWModalRichMedia/closeAfter(_:)``.
  ///
  /// - Parameter seconds: The time in seconds; 0, the default, turns the timer off. A negative or
  ///   infinite time, or one that is not a number, is logged and ignored.
  /// - Since: 6.7.5
  @available(*, deprecated, message: "Use Pushwoosh.media.modalRichMedia.closeAfter(_:).")
  public func closeModalWindow(after seconds: TimeInterval) {
    modalRichMedia.closeAfter(seconds)
  }

  /// Hands a rich media over to be presented; the same as ``PWModalRichMedia/present(_:)``.
  ///
  /// - Parameter richMedia: What to present.
  /// - Since: 6.7.5
  @available(*, deprecated, message: "Use Pushwoosh.media.modalRichMedia.present(_:).")
  public func presentModalWindow(_ richMedia: PWRichMedia) { modalRichMedia.present(richMedia) }
}
