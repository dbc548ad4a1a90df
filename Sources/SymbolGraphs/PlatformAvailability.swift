// Availability as symbol graphs say it.

internal import APIModel

extension Availability {
  /// The first version that Apple's headers mean "some day" by.
  private static let someDay = 100_000

  init(_ platforms: [SymbolGraph.PlatformAvailability]) {
    self.init()
    // A deprecation that is to come on every platform is none yet.
    let isToCome = platforms.contains { $0.deprecated?.major == Self.someDay }
    for platform in platforms { add(platform, isToCome: isToCome) }
    unavailableOn.sort()
  }

  private mutating func add(_ said: SymbolGraph.PlatformAvailability, isToCome: Bool) {
    let domain = said.domain ?? "*"
    let platform = Self.platformNames[domain.lowercased()] ?? domain
    if let version = said.introduced { introduced[platform] = version.text }
    if let version = said.obsoleted { obsoleted[platform] = version.text }
    if said.isUnconditionallyUnavailable == true {
      if domain == "*" { isUnavailable = true } else { unavailableOn.append(platform) }
    }
    if said.isUnconditionallyDeprecated == true, !isToCome { isDeprecated = true }
    if let version = said.deprecated, version.major != Self.someDay {
      isDeprecated = true
      let place = platform == "*" ? version.text : "\(platform) \(version.text)"
      deprecatedIn = deprecatedIn.map { "\($0), \(place)" } ?? place
    }
    message = message ?? said.message
    renamed = renamed ?? said.renamed
  }

  /// Adds on which other platforms a symbol is, and is not; that it is deprecated on another one
  /// alone says nothing of its use on this.
  mutating func addPlatforms(of other: Availability) {
    introduced.merge(other.introduced) { own, _ in own }
    obsoleted.merge(other.obsoleted) { own, _ in own }
    unavailableOn = Set(unavailableOn + other.unavailableOn).sorted()
  }

  private static let platformNames = [
    "ios": "iOS", "macos": "macOS", "macosx": "macOS", "tvos": "tvOS", "watchos": "watchOS",
    "visionos": "visionOS", "xros": "visionOS", "maccatalyst": "macCatalyst",
    "ios_app_extension": "iOSApplicationExtension",
    "macos_app_extension": "macOSApplicationExtension",
    "tvos_app_extension": "tvOSApplicationExtension",
    "watchos_app_extension": "watchOSApplicationExtension",
  ]
}

extension SymbolGraph.Version {
  /// `13.0`, `13.4.1`.
  fileprivate var text: String {
    let patch = patch.flatMap { $0 == 0 ? nil : ".\($0)" } ?? ""
    return "\(major).\(minor ?? 0)" + patch
  }
}
