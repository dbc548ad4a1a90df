// `@available` in all its forms.

internal import APIModel
internal import SwiftSyntax

extension Availability {
  /// Adds what one `@available` says.
  ///
  /// A deprecation in version 100000, the SDKs' sign for "some day", is none yet: its message is
  /// kept, for the successor that it names.
  mutating func add(_ arguments: AvailabilityArgumentListSyntax, in source: SourceText) {
    var platform = "*"
    for (index, argument) in arguments.enumerated() {
      switch argument.argument {
      case .token(let token):
        switch token.text {
        case "deprecated": isDeprecated = true
        case "unavailable" where platform == "*": isUnavailable = true
        case "unavailable": unavailableOn.append(platform)
        case let name where index == 0: platform = name
        default: continue
        }
      case .availabilityVersionRestriction(let restriction):
        guard let version = restriction.version else { continue }
        introduced[restriction.platform.text] = source.text(of: version)
      case .availabilityLabeledArgument(let labeled):
        add(labeled, platform: platform, in: source)
      default: continue
      }
    }
  }

  private mutating func add(
    _ argument: AvailabilityLabeledArgumentSyntax, platform: String, in source: SourceText
  ) {
    switch (argument.label.text, argument.value) {
    case ("message", .string(let text)): message = message ?? text.content
    case ("renamed", .string(let text)): renamed = renamed ?? text.content
    case ("introduced", .version(let version)): introduced[platform] = source.text(of: version)
    case ("obsoleted", .version(let version)):
      let version = source.text(of: version)
      obsoleted[platform] = version
      if platform == "swift" || platform == "*" {
        isUnavailable = true
      } else {
        isDeprecated = true
      }
    case ("deprecated", .version(let version)):
      let version = source.text(of: version)
      if version.hasPrefix("100000") { return }
      isDeprecated = true
      let place = platform == "*" ? version : "\(platform) \(version)"
      deprecatedIn = deprecatedIn.map { "\($0), \(place)" } ?? place
    default: return
    }
  }

  /// Takes over from the extension around a declaration what the declaration does not say.
  mutating func inherit(_ outer: Availability) {
    isDeprecated = isDeprecated || outer.isDeprecated
    isUnavailable = isUnavailable || outer.isUnavailable
    message = message ?? outer.message
    renamed = renamed ?? outer.renamed
    deprecatedIn = deprecatedIn ?? outer.deprecatedIn
    introduced.merge(outer.introduced) { own, _ in own }
    obsoleted.merge(outer.obsoleted) { own, _ in own }
    for platform in outer.unavailableOn where !unavailableOn.contains(platform) {
      unavailableOn.append(platform)
    }
  }
}

extension SimpleStringLiteralExprSyntax {
  /// The text between the quotes, with its escapes read.
  var content: String {
    segments.map { StringEscapes.read($0.content.text) }.joined()
  }
}
