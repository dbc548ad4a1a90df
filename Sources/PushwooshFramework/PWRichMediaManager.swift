// The gate to the screen, and the state behind every door.

public import Foundation

/// The one gate that every rich media passes on its way to the screen, whatever brought it: a
/// push notification, a call, or the API from before 7.0.14.
///
/// Usable from any thread.
///
/// - Since: 6.7.5
#if canImport(ObjectiveC)
  @objcMembers
#endif
public final class PWRichMediaManager: NSObject, Sendable {
  /// The presentation style.
  package let style: StyleSetting
  /// Where everything that happens to rich media is taken in.
  let gate = RichMediaGate()
  /// The delegate, whichever door it was set through.
  package let delegates = DelegateSlot()
  /// Where ignored values, and what cannot be done, are reported.
  package let log: Log
  private let modal = Guarded(ModalSettings())

  private static let appManager = PWRichMediaManager(
    infoDictionary: Bundle.main.infoDictionary ?? [:], store: UserDefaultsStyleStore(),
    log: logToStandardError)

  /// Makes a manager with a state of its own.
  ///
  /// - Parameters:
  ///   - infoDictionary: The contents of Info.plist.
  ///   - store: Where the presentation style outlives the app.
  ///   - log: Where ignored values are reported.
  package init(infoDictionary: [String: Any], store: any StyleStore, log: @escaping Log) {
    let key = PWInfoPlistKey.Pushwoosh_RICH_MEDIA_STYLE.rawValue
    style = StyleSetting(infoPlistValue: infoDictionary[key], store: store, log: log)
    self.log = log
    super.init()
  }

  /// The manager of the app.
  ///
  /// - Returns: The same manager each time.
  /// - Since: 6.7.5
  #if canImport(ObjectiveC)
    @objc(sharedManager)
  #endif
  public static func shared() -> PWRichMediaManager { appManager }

  /// Is asked and told about every rich media; `nil` until one is set.
  ///
  /// It is the same delegate as that of ``PWModalRichMedia/delegate``. It is held strongly.
  ///
  /// - Since: 6.7.5
  @available(*, deprecated, message: "Use Pushwoosh.media.modalRichMedia.delegate.")
  public var delegate: (any PWRichMediaPresentingDelegate)? {
    get { delegates.delegate }
    set { delegates.delegate = newValue }
  }

  /// Hands a rich media over to be presented, in the style that is set.
  ///
  /// The delegate is asked first: ``PWRichMediaPresentingDelegate`` tells what it is asked and
  /// told, and in which order. Until a rich media that it lets through has come to rest, or has
  /// failed, further arrivals wait; then they are asked for in the order in which they came.
  /// A rich media that the delegate refuses keeps its place in that order for the next time.
  /// Without a delegate each rich media is presented at once, above the last.
  ///
  /// A rich media that waits already, or is on the screen, is not taken in a second time. Once it
  /// is closed or has failed it may be presented again.
  ///
  /// The settings count that hold when the rich media is let through.
  ///
  /// A presenter belongs to the platform. As long as none is attached, arrivals wait and the
  /// delegate is not asked.
  ///
  /// - Parameter richMedia: What to present.
  /// - Since: 6.7.5
  #if canImport(ObjectiveC)
    @objc(presentRichMedia:)
  #endif
  public func present(_ richMedia: PWRichMedia) { take(.arrived(richMedia)) }

  /// How modal windows look and behave.
  package var modalSettings: ModalSettings { modal.withLock { $0 } }

  /// Changes how modal windows look and behave, and logs the values that the change ignored.
  package func updateModalSettings(_ change: (inout ModalSettings) -> [IgnoredValue]) {
    for value in modal.withLock({ change(&$0) }) { log("\(value)") }
  }

  /// Gives rich media a platform to appear on; what has arrived before is presented now.
  ///
  /// The first platform stays, since windows may be on its screen. Another one is logged and
  /// ignored.
  package func attach(_ platform: Platform) { take(.attached(platform)) }

  /// Takes in the rich media of a push payload.
  ///
  /// A payload without one is left alone; a malformed one is reported to the delegate as a failure,
  /// and to the log.
  package func receivePush(_ userInfo: [AnyHashable: Any]) {
    do {
      guard let body = try PushPayload.content(of: userInfo) else { return }
      present(PWRichMedia(source: .push, body: body, pushPayload: userInfo))
    } catch {
      let text = PushPayload.rawText(of: userInfo)
      let unreadable = PWRichMedia(
        source: .push, body: .unreadable(text, error), pushPayload: userInfo)
      take(.unreadable(unreadable, error))
    }
  }
}
