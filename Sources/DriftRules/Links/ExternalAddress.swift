// Addresses out of the project, and what those in several languages have in common.

internal import Diagnostics

/// An address out of the project, without what its site changes from language to language.
struct ExternalAddress {
  let key: String

  /// - Parameter address: What stands behind `https://`.
  init(_ address: some StringProtocol) {
    var parts = String(address).split(separator: "/").map { $0.lowercased() }
    var host = parts.isEmpty ? "" : parts.removeFirst()
    if host.hasPrefix("www.") { host.removeFirst(4) }
    let labels = host.split(separator: ".")
    if labels.count > 2, LanguageTag(String(labels[0])) != nil, labels[0].count <= 5 {
      host = labels.dropFirst().joined(separator: ".")
    }
    parts.removeAll { part in
      part.count <= 7 && part.utf8.count == part.count && Self.isLocale(part)
    }
    if let last = parts.last { parts[parts.count - 1] = LinkPath.withoutExtension(last) }
    key = "//" + ([host] + parts).joined(separator: "/")
  }

  /// Whether a part of a path is a language tag: two letters, or with a region or script.
  private static func isLocale(_ part: String) -> Bool {
    let pieces = part.split { $0 == "-" || $0 == "_" }
    guard let first = pieces.first, first.count == 2, pieces.count <= 2 else { return false }
    return LanguageTag(part) != nil
  }
}
