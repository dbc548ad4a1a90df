// What the cases of the API are called: in code, and in a picture's caption.

internal import Foundation
internal import PushwooshFramework

/// A case of the API that a reader may choose.
struct CaseName: Hashable {
  /// Its name in code.
  let code: String
  /// What is left of the name in plain words.
  let words: String

  /// Takes the plain words from the name: `Prefix` is left out, and humps become words.
  init(_ code: String, without prefix: String) {
    self.code = code
    let humps = code.dropFirst(code.hasPrefix(prefix) ? prefix.count : 0)
    var words = ""
    for letter in humps {
      if letter.isUppercase, !words.isEmpty { words += " " }
      words += words.isEmpty ? letter.uppercased() : letter.lowercased()
    }
    self.words = words
  }

  /// The name with places where a line may break.
  var breakable: String {
    code.reduce(into: "") { text, letter in
      if letter.isUppercase, text.last?.isLowercase == true { text += "<wbr>" }
      text.append(letter)
    }
  }
}

extension ModalWindowPosition {
  var caseName: CaseName {
    let code =
      switch self {
      case .PWModalWindowPositionTop: "PWModalWindowPositionTop"
      case .PWModalWindowPositionCenter: "PWModalWindowPositionCenter"
      case .PWModalWindowPositionBottom: "PWModalWindowPositionBottom"
      case .PWModalWindowPositionBottomSheet: "PWModalWindowPositionBottomSheet"
      case .PWModalWindowPositionFullScreen: "PWModalWindowPositionFullScreen"
      case .PWModalWindowPositionDefault: "PWModalWindowPositionDefault"
      }
    return CaseName(code, without: "PWModalWindowPosition")
  }

  /// Where that is, in a sentence.
  var explanation: String {
    switch self {
    case .PWModalWindowPositionTop: "At the top of the safe area."
    case .PWModalWindowPositionCenter: "In the middle of the safe area."
    case .PWModalWindowPositionBottom: "At the bottom of the safe area."
    case .PWModalWindowPositionBottomSheet:
      "On the very edge of the screen; the safe area does not count there."
    case .PWModalWindowPositionFullScreen: "From edge to edge; the safe area does not count."
    case .PWModalWindowPositionDefault: "Where nothing is chosen: the same as center."
    }
  }
}

extension PresentModalWindowAnimation {
  var caseName: CaseName {
    let code =
      switch self {
      case .PWAnimationPresentFromBottom: "PWAnimationPresentFromBottom"
      case .PWAnimationPresentFromTop: "PWAnimationPresentFromTop"
      case .PWAnimationPresentFromRight: "PWAnimationPresentFromRight"
      case .PWAnimationPresentFromLeft: "PWAnimationPresentFromLeft"
      case .PWAnimationPresentNone: "PWAnimationPresentNone"
      }
    return CaseName(code, without: "PWAnimationPresent")
  }
}

extension DismissModalWindowAnimation {
  var caseName: CaseName {
    let code =
      switch self {
      case .PWAnimationDismissDown: "PWAnimationDismissDown"
      case .PWAnimationDismissUp: "PWAnimationDismissUp"
      case .PWAnimationDismissLeft: "PWAnimationDismissLeft"
      case .PWAnimationDismissRight: "PWAnimationDismissRight"
      case .PWAnimationCurveEaseInOut: "PWAnimationCurveEaseInOut"
      case .PWAnimationDismissNone: "PWAnimationDismissNone"
      case .PWAnimationDismissDefault: "PWAnimationDismissDefault"
      }
    let isCurve = self == .PWAnimationCurveEaseInOut
    return CaseName(code, without: isCurve ? "PWAnimationCurve" : "PWAnimationDismiss")
  }
}
