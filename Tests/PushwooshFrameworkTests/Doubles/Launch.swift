// One launch of an app, with doors to a state of its own.

import PushwooshFramework

/// The doors of an app that has just been launched.
struct Launch {
  let log = RecordedLog()
  let manager: PWRichMediaManager
  let media: PWMedia
  let configuration: PWConfiguration

  init(infoPlist: [String: Any] = [:], store: MemoryStyleStore = MemoryStyleStore()) {
    manager = PWRichMediaManager(infoDictionary: infoPlist, store: store, log: log.write)
    media = PWMedia(manager: manager)
    configuration = PWConfiguration(manager: manager)
  }

  var settings: ModalSettings { manager.modalSettings }
}

/// An in-app rich media that shows a text.
func richMedia(_ html: String = "<p>Hello</p>") -> PWRichMedia {
  PWRichMedia(source: .inApp, body: .html(html))
}
