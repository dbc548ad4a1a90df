// `@available` in all its forms.

internal import APIModel
internal import SwiftSyntax

extension Availability {
  /// Adds what one `@available` says.
  ///
  /// Message and new name count where they go with a deprecation, or with the version 100000, the
  /// SDKs' sign for a deprecation to come: then they name a successor.
  mutating func add(_ arguments: AvailabilityArgumentListSyntax, in source: SourceText) {
    var platform = "*"
    var said: (message: String?, renamed: String?)
    var isOutdated = false
    for (index, argument) in arguments.enumerated() {
      switch argument.argument {
      case .token(let token) where index == 0: platform = token.text
      case .token(let token): isOutdated = add(token.text, on: platform) || isOutdated
      case .availabilityVersionRestriction(let restriction):
        guard let version = restriction.version else { continue }
        introduced[restriction.platform.text] = source.text(of: version)
      case .availabilityLabeledArgument(let labeled):
        switch (labeled.label.text, labeled.value) {
        case ("message", .string(let text)): said.message = text.content
        case ("renamed", .string(let text)): said.renamed = text.content
        case (let label, .version(let version)):
          isOutdated = add(label, source.text(of: version), on: platform) || isOutdated
        default: continue
        }
      default: continue
      }
    }
    if isOutdated {
      message = message ?? said.message
      renamed = renamed ?? said.renamed
    }
  }

  /// Adds `deprecated` or `unavailable`; whether that says not to use the symbol any more.
  private mutating func add(_ word: String, on platform: String) -> Bool {
    switch word {
    case "deprecated": isDeprecated = true
    case "unavailable" where platform == "*" || platform == "swift": isUnavailable = true
    case "unavailable":
      unavailableOn.append(platform)
      return false
    default: return false
    }
    return true
  }

  /// Adds a version; whether it says not to use the symbol any more.
  private mutating func add(_ label: String, _ version: String, on platform: String) -> Bool {
    switch label {
    case "introduced":
      introduced[platform] = version
      return false
    case "obsoleted":
      obsoleted[platform] = version
      if platform == "swift" || platform == "*" {
        isUnavailable = true
      } else {
        isDeprecated = true
      }
    case "deprecated" where version.hasPrefix("100000"): break
    case "deprecated":
      isDeprecated = true
      let place = platform == "*" ? version : "\(platform) \(version)"
      deprecatedIn = deprecatedIn.map { "\($0), \(place)" } ?? place
    default: return false
    }
    return true
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
