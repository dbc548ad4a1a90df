// What only the sources say of a declaration: its release, its Objective-C name, its successor.

import Foundation
import Testing

@Suite struct DeclarationsTests {
  /// Types that came with 7.0.14, with all their members.
  private let newTypes: Set = [
    "PWMedia", "PWModalRichMedia", "PWLegacyRichMedia", "PWConfiguration",
    "PWRichMediaPresentationStyle",
  ]

  /// Members that came with 7.0.14, of a type that was there before.
  private let newMembers: Set = ["public static let configure", "public static let media"]

  @Test func everyDeclarationNamesTheReleaseThatBroughtIt() throws {
    let declarations = try PublicDeclaration.ofFramework()
    #expect(declarations.count > 100)
    for declaration in declarations {
      let isNew =
        newTypes.contains(declaration.file)
        || newMembers.contains { declaration.code.hasPrefix($0 + " ") }
      let since = declaration.comment.filter { $0.hasPrefix("- Since:") }
      #expect(since == ["- Since: \(isNew ? "7.0.14" : "6.7.5")"], "\(declaration.code)")
    }
  }

  @Test func casesKeepTheirNameInObjectiveC() throws {
    let cases = try PublicDeclaration.ofFramework().filter { $0.code.hasPrefix("case PW") }
    #expect(cases.count == 27)
    for declaration in cases {
      let name = declaration.code.dropFirst("case ".count)
      #expect(declaration.attributes.contains("@objc(\(name))"), "\(name)")
    }
  }

  @Test func methodsWhoseObjectiveCNameIsNotTheDerivedOne() throws {
    let methods = try PublicDeclaration.ofFramework().filter { $0.code.contains("func ") }
    let names = methods.flatMap(\.attributes).filter { $0.hasPrefix("@objc(") }
    #expect(
      names.sorted() == [
        "@objc(configureModalWindowWith:presentAnimation:dismissAnimation:)",
        "@objc(presentRichMedia:)", "@objc(presentRichMedia:)", "@objc(presentRichMedia:)",
        "@objc(richMediaManager:didCloseRichMedia:)",
        "@objc(richMediaManager:didPresentRichMedia:)",
        "@objc(richMediaManager:presentingDidFailForRichMedia:withError:)",
        "@objc(richMediaManager:shouldPresentRichMedia:)",
        "@objc(setPresentHapticFeedbackType:)", "@objc(sharedManager)",
      ])
  }

  @Test func everyOlderMemberNamesItsSuccessor() throws {
    var successors: [String: String] = [:]
    for declaration in try PublicDeclaration.ofFramework() {
      guard let message = declaration.attributes.compactMap(Self.deprecationMessage).first else {
        continue
      }
      let code = declaration.code.prefix { !"(:".contains($0) }.split(separator: " ")
      successors["\(declaration.file).\(code.last ?? "")"] = message
    }
    let modal = "Use Pushwoosh.media.modalRichMedia"
    #expect(
      successors == [
        "Pushwoosh.sharedInstance": "Use Pushwoosh.configure.",
        "Pushwoosh.handlePushReceived": "Use Pushwoosh.configure.handlePushReceived(_:).",
        "Pushwoosh.registerForPushNotifications":
          "Use Pushwoosh.configure.registerForPushNotifications().",
        "PWRichMediaManager.delegate": "\(modal).delegate.",
        "PWModalWindowConfiguration.shared": "\(modal).",
        "PWModalWindowConfiguration.configureModalWindow":
          "\(modal).configure(position:presentAnimation:dismissAnimation:).",
        "PWModalWindowConfiguration.setPresent": "\(modal).setHapticFeedbackType(_:).",
        "PWModalWindowConfiguration.setDismissSwipeDirections":
          "\(modal).setDismissSwipeDirections(_:).",
        "PWModalWindowConfiguration.setCornerType": "\(modal).setCornerType(_:withRadius:).",
        "PWModalWindowConfiguration.closeModalWindow": "\(modal).closeAfter(_:).",
        "PWModalWindowConfiguration.presentModalWindow": "\(modal).present(_:).",
      ])
  }

  /// The message of a deprecation, absent for another attribute.
  private static func deprecationMessage(_ attribute: String) -> String? {
    attribute.firstMatch(of: /@available\(\s*\*, deprecated,\s+message:\s+"([^"]+)"/)
      .map { String($0.1) }
  }
}
