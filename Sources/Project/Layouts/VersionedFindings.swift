// One layout in the folders of several releases: `docs/v1/en`, `docs/v2/en`.

internal import Diagnostics

/// Joins findings that differ in the folder of a release alone.
enum VersionedFindings {
  static func merge(_ findings: [LayoutFinding]) -> [LayoutFinding] {
    var order: [[String?]] = []
    var groups: [[String?]: [LayoutFinding]] = [:]
    for finding in findings {
      var key = [finding.pattern, finding.source]
      if let pattern = versioned(finding.pattern) {
        let source = finding.source.flatMap(versioned)
        if finding.source == nil || source?.release == pattern.release {
          key = [pattern.text, source?.text, finding.summary]
        }
      }
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(finding)
    }
    return order.flatMap { key -> [LayoutFinding] in
      let group = groups[key] ?? []
      guard group.count > 1, key.count == 3, let pattern = key[0] else { return group }
      return [joined(group, pattern: pattern, source: key[1])]
    }
  }

  private static func joined(
    _ group: [LayoutFinding], pattern: String, source: String?
  ) -> LayoutFinding {
    var joined = group[0]
    joined.pattern = pattern
    joined.source = source
    for other in group.dropFirst() {
      joined.pairs += other.pairs
      joined.targets.formUnion(other.targets)
      joined.ownSources.formUnion(other.ownSources)
      joined.names.merge(other.names) { first, _ in first }
      joined.isWeak = joined.isWeak && other.isWeak
    }
    return joined
  }

  /// A pattern with `{version}` for its first folder that is named after a release.
  private static func versioned(_ pattern: String) -> (text: String, release: String)? {
    var parts = pattern.split(separator: "/").map(String.init)
    guard let index = parts.dropLast().firstIndex(where: { isRelease($0[...]) }) else { return nil }
    let release = parts[index]
    parts[index] = release.hasPrefix("version-") ? "version-{version}" : "{version}"
    return (parts.joined(separator: "/"), release)
  }

  private static let words: Set<Substring> = ["latest", "main", "master", "next", "stable"]

  /// Whether a folder is named after a release: `v2`, `1.0.x`, `version-2.0`, `next`.
  private static func isRelease(_ name: Substring) -> Bool {
    if words.contains(name) { return true }
    let number = name.hasPrefix("version-") ? name.dropFirst(8) : name.drop { $0 == "v" }
    guard number.first?.isNumber == true else { return false }
    return number.allSatisfy { $0.isASCII && ($0.isNumber || ".x".contains($0)) }
  }
}
