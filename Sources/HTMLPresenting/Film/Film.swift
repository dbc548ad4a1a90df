// What was on a screen, from beginning to end.

package import Foundation
package import PushwooshFramework

/// What was on a screen, from beginning to end.
package struct Film: Sendable {
  /// The screen that it was on.
  package let screen: Screen
  /// How long it takes, in seconds, before it starts over.
  package let duration: TimeInterval
  /// The windows, each above those before it.
  package let tracks: [WindowTrack]
}

/// What one window did.
package struct WindowTrack: Sendable {
  /// A change of what the window does.
  struct Change: Sendable {
    enum Kind: Sendable {
      /// It sets off along a transition.
      case transition(Transition)
      /// It is in a pose at once.
      case pose(WindowPose)
    }

    /// When it happens, in seconds since the film began.
    let time: TimeInterval
    let kind: Kind
  }

  /// Its page: foreign HTML.
  package let html: String
  /// When it appears, in seconds since the film began.
  package let start: TimeInterval
  /// When it is taken away; absent where it stays.
  package internal(set) var end: TimeInterval?
  /// In the order of their times; each ends the one before.
  var changes: [Change] = []

  init(html: String, start: TimeInterval) {
    self.html = html
    self.start = start
  }

  /// Its transitions, in their order.
  package var transitions: [Transition] {
    changes.compactMap { change in
      if case .transition(let transition) = change.kind { transition } else { nil }
    }
  }

  /// Where it first comes to rest: what a still picture shows.
  package var rest: WindowPose? { changes.first?.end }
}

extension WindowTrack.Change {
  /// The pose in which it begins.
  var start: WindowPose {
    switch kind {
    case .transition(let transition): transition.pose(at: 0)
    case .pose(let pose): pose
    }
  }

  /// The pose to which it leads if nothing comes in between.
  var end: WindowPose {
    switch kind {
    case .transition(let transition): transition.end
    case .pose(let pose): pose
    }
  }
}
