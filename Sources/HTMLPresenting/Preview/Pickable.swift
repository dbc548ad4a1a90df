// What can be picked in the preview.

internal import PushwooshFramework

/// A setting of which one case at a time is picked.
protocol Pickable: CaseIterable, Hashable, RawRepresentable where RawValue == Int {
  /// What its buttons have in common: a name in HTML.
  static var group: String { get }
  /// What is asked.
  static var title: String { get }
  var caseName: CaseName { get }
}

extension Pickable {
  /// The name of its button.
  var id: String { "\(Self.group)-\(rawValue)" }
}

extension ModalWindowPosition: Pickable {
  static var group: String { "position" }
  static var title: String { "Position" }
}

extension PresentModalWindowAnimation: Pickable {
  static var group: String { "present" }
  static var title: String { "It comes" }
}

extension DismissModalWindowAnimation: Pickable {
  static var group: String { "dismiss" }
  static var title: String { "It leaves" }
}
