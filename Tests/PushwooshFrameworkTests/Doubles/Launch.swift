// One launch of an app, with doors to a state of its own.

import PushwooshFramework

/// The doors of an app that has just been launched, on a virtual phone.
struct Launch {
  let log = RecordedLog()
  let stage = Stage()
  let manager: PWRichMediaManager
  let media: PWMedia
  let configuration: PWConfiguration

  /// - Parameters:
  ///   - infoPlist: The contents of Info.plist.
  ///   - store: What earlier launches have left on disk.
  ///   - style: The style to set.
  ///   - isAttached: Whether the phone is there from the beginning.
  init(
    infoPlist: [String: Any] = [:], store: MemoryStyleStore = MemoryStyleStore(),
    style: PWRichMediaPresentationStyle? = nil, isAttached: Bool = true
  ) {
    manager = PWRichMediaManager(infoDictionary: infoPlist, store: store, log: log.write)
    media = PWMedia(manager: manager)
    configuration = PWConfiguration(manager: manager)
    if let style { media.setRichMediaPresentationStyle(style) }
    if isAttached { manager.attach(stage.platform) }
  }

  var settings: ModalSettings { manager.modalSettings }
  var journal: Journal { stage.journal }

  /// Sets a delegate that writes into the journal.
  func setDelegate(_ answer: @escaping @Sendable (PWRichMedia) -> Bool = { _ in true }) {
    media.modalRichMedia.delegate = RecordingDelegate(journal, answer: answer)
  }

  /// Presents an in-app rich media, and lets it come to rest.
  func present(_ html: String = "A") {
    manager.present(richMedia(html))
    stage.settle()
  }
}

/// An in-app rich media that shows a text.
func richMedia(_ html: String = "<p>Hello</p>") -> PWRichMedia {
  PWRichMedia(source: .inApp, body: .html(html))
}
