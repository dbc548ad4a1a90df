// The modal windows: settings, delegate, presenting.

public import Foundation

/// Configures modal windows.
///
/// Reach it as `Pushwoosh.media.modalRichMedia`.
///
/// The settings have an effect in the style ``PWRichMediaPresentationStyle/modal`` only. They hold
/// until they are set again, and are not remembered for the next launch. A setting counts for the
/// windows that are let through after it; a window that is on its way or on the screen stays as it
/// is. Values that make no sense are logged and ignored; the setting stays as it was.
///
/// Usable from any thread.
///
/// - Since: 7.0.14
#if canImport(ObjectiveC)
  @objcMembers
#endif
public final class PWModalRichMedia: NSObject, Sendable {
  private let manager: PWRichMediaManager

  /// A door to a manager's state.
  package init(manager: PWRichMediaManager) {
    self.manager = manager
    super.init()
  }

  /// Is asked and told about every rich media, in both styles; `nil` until one is set.
  ///
  /// There is one delegate: it is the same here, at ``PWLegacyRichMedia/delegate`` and at the
  /// older ``PWRichMediaManager/delegate``, and the last one to be set counts. It is held
  /// strongly, until another one or `nil` is set.
  ///
  /// - Since: 7.0.14
  public var delegate: (any PWRichMediaPresentingDelegate)? {
    get { manager.delegates.delegate }
    set { manager.delegates.delegate = newValue }
  }

  /// Sets where windows stand, how they come and how they leave.
  ///
  /// Without this call they stand in the center, slide in from the bottom, and fade out.
  ///
  /// ```swift
  /// Pushwoosh.media.modalRichMedia.configure(
  ///   position: .PWModalWindowPositionTop,
  ///   presentAnimation: .PWAnimationPresentFromTop,
  ///   dismissAnimation: .PWAnimationDismissUp)
  /// ```
  ///
  /// - Parameters:
  ///   - position: Where a window stands.
  ///   - presentAnimation: How it comes.
  ///   - dismissAnimation: How it leaves.
  /// - Since: 7.0.14
  public func configure(
    position: ModalWindowPosition, presentAnimation: PresentModalWindowAnimation,
    dismissAnimation: DismissModalWindowAnimation
  ) {
    manager.updateModalSettings { settings in
      settings.position = position
      settings.presentAnimation = presentAnimation
      settings.dismissAnimation = dismissAnimation
      return []
    }
  }

  /// Sets how strongly the device vibrates when a window appears.
  ///
  /// It does so once for each window, as the window starts to come in.
  ///
  /// - Parameter type: The strength; ``HapticFeedbackType/PWHapticFeedbackNone``, the default, for
  ///   no vibration.
  /// - Since: 7.0.14
  public func setHapticFeedbackType(_ type: HapticFeedbackType) {
    manager.updateModalSettings { settings in
      settings.haptics = type
      return []
    }
  }

  /// Sets the directions in which a swipe closes a window, in place of those set before.
  ///
  /// Until directions are set, swiping closes nothing. ``DismissSwipeDirection`` tells how a swipe
  /// feels.
  ///
  /// ```swift
  /// Pushwoosh.media.modalRichMedia.setDismissSwipeDirections([
  ///   NSNumber(value: DismissSwipeDirection.PWSwipeDismissUp.rawValue)
  /// ])
  /// ```
  ///
  /// - Parameter directions: Raw values of ``DismissSwipeDirection``. An empty array turns swiping
  ///   off, and so does ``DismissSwipeDirection/PWSwipeDismissNone`` beside other directions. Other
  ///   numbers are logged and left out.
  /// - Since: 7.0.14
  public func setDismissSwipeDirections(_ directions: [NSNumber]) {
    manager.updateModalSettings { $0.setSwipeDirections(directions) }
  }

  /// Sets which corners of a window are round, and how round.
  ///
  /// Until they are set, all corners are square.
  ///
  /// ```swift
  /// Pushwoosh.media.modalRichMedia.setCornerType(
  ///   [.PWCornerTypeTopLeft, .PWCornerTypeTopRight], withRadius: 16)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The round corners; the others are square.
  ///   - radius: The radius in points, at most half of the window's shorter side: a larger one is
  ///     drawn as that half. A negative radius counts as 0. With one that is not a number, the
  ///     call is logged and ignored.
  /// - Since: 7.0.14
  public func setCornerType(_ type: CornerType, withRadius radius: CGFloat) {
    manager.updateModalSettings { $0.setCorners(type, radius: radius) }
  }

  /// Sets the time after which a window closes by itself.
  ///
  /// The time runs from the moment at which the window has come to rest, when the delegate hears
  /// that it is presented. A window that is closed earlier takes its timer with it. The timer
  /// closes a window also while a finger is on it.
  ///
  /// - Parameter seconds: The time in seconds; 0, the default, turns the timer off. A negative or
  ///   infinite time, or one that is not a number, is logged and ignored.
  /// - Since: 7.0.14
  public func closeAfter(_ seconds: TimeInterval) {
    manager.updateModalSettings { $0.setCloseDelay(seconds) }
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
