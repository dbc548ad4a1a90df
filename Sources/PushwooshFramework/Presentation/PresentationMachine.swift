// What happens next: the rules of presenting.

internal import Foundation

/// Decides about every rich media, from its arrival to its end.
///
/// It takes in what has happened and gives back what is to be done. It does nothing itself, so
/// that whoever runs it holds no lock and can be called back at any time.
struct PresentationMachine: Sendable {
  /// Something that has happened.
  enum Event: Sendable {
    /// There is a platform to present on.
    case attached(Platform)
    /// A rich media wants to be presented.
    case arrived(PWRichMedia)
    /// A push brought a rich media that cannot be read.
    case unreadable(PWRichMedia, PushPayloadError)
    /// The delegate has answered for the rich media that it was asked for, or there is none.
    case answered(Answer)
    /// A page has been loaded, or could not be.
    case loaded(ModalWindow, Result<CGSize, any Error>)
    /// A window reports what the user does.
    case reported(ModalWindow, ModalWindow.Event)
    /// The time of an alarm has come.
    case rang(Alarm)
  }

  /// What becomes of a rich media.
  enum Answer: Sendable {
    /// It is presented in this window, as these settings say.
    case present(ModalWindow, ModalSettings, byDelegate: Bool)
    /// It is not presented.
    case refuse
  }

  /// Something to be done.
  enum Effect: Sendable {
    /// Ask the delegate, if there is one, and report what becomes of the rich media.
    case ask(PWRichMedia)
    case tellPresented(PWRichMedia)
    case tellClosed(PWRichMedia)
    case tellFailed(PWRichMedia, any Error)
    case order(Order, Platform)
    /// Say that a platform came too late.
    case tellAttachedBefore
  }

  /// Something that the platform is to do.
  enum Order: Sendable {
    case load(ModalWindow, area: CGSize)
    case show(ModalWindow)
    case playHaptics(HapticFeedbackType)
    case animate(ModalWindow, Transition)
    case move(ModalWindow, WindowPose)
    case remove(ModalWindow)
    case set(Alarm, after: TimeInterval)
    case callOff(Alarm)
  }

  private(set) var platform: Platform?
  /// What is to be done about the latest event.
  var effects: [Effect] = []
  /// The rich media that are presenting, presented or dismissing, in the order of their answers.
  var presentations: [Presentation] = []
  /// The presentation that the delegate let through and that has not come to rest; until then
  /// nothing else is asked for.
  var heldBy: ModalWindow?
  private var waiting = ArrivalQueue()
  private var asking: PWRichMedia?
  private var lastAlarm = 0

  /// Whether somebody waits and may be asked for.
  var canAsk: Bool {
    platform != nil && asking == nil && heldBy == nil && !waiting.isEmpty
  }

  /// Asks for the first one that waits.
  ///
  /// To be called only when nothing else has happened: a rich media that the delegate presents
  /// again, as when another one closes, then takes its place before those that came later.
  mutating func askNext() -> [Effect] {
    guard canAsk, let next = waiting.popFirst() else { return [] }
    asking = next
    return [.ask(next)]
  }

  /// Takes in what has happened.
  ///
  /// - Returns: What is to be done, in this order.
  mutating func take(_ event: Event) -> [Effect] {
    defer { effects = [] }
    switch event {
    case .attached(let platform): attach(platform)
    case .arrived(let richMedia): arrive(richMedia)
    case .unreadable(let richMedia, let error): effects.append(.tellFailed(richMedia, error))
    case .answered(let answer): decide(answer)
    case .loaded(let window, let result): finishLoading(window, result)
    case .reported(let window, .close): close(window)
    case .reported(let window, .touch(let touch)): follow(touch, on: window)
    case .rang(let alarm): ring(alarm)
    }
    return effects
  }

  /// A number for a new alarm.
  mutating func newAlarm() -> Alarm {
    lastAlarm += 1
    return Alarm(number: lastAlarm)
  }

  /// Has something done by the platform.
  mutating func order(_ order: Order) {
    if let platform { effects.append(.order(order, platform)) }
  }

  /// The first platform stays: windows may be on its screen.
  private mutating func attach(_ platform: Platform) {
    if self.platform == nil {
      self.platform = platform
    } else {
      effects.append(.tellAttachedBefore)
    }
  }

  /// One that waits already, or is on its way over the screen, is not taken in twice.
  private mutating func arrive(_ richMedia: PWRichMedia) {
    if presentations.contains(where: { $0.window.richMedia === richMedia }) { return }
    waiting.insert(richMedia)
  }

  private mutating func decide(_ answer: Answer) {
    guard let richMedia = asking else { return }
    asking = nil
    guard case .present(let window, let settings, let byDelegate) = answer else { return }
    // It may have come again while the delegate was asked.
    waiting.remove(richMedia)
    if byDelegate { heldBy = window }
    load(window, settings)
  }
}
