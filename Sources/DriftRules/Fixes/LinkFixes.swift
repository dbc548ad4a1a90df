// Repairs of links: the destination alone is written anew, and only to a page that is there.

internal import Diagnostics
internal import Pages

extension Page {
  /// Where the destination of a link stands; nil where it stands elsewhere, as with links by
  /// reference, or is spelled otherwise.
  func destinationRange(of inline: Inline) -> Range<Int>? {
    guard let destination = inline.destination, !destination.isEmpty else { return nil }
    let found = places(of: destination, in: inline.range).filter { range in
      range.lowerBound > inline.range.lowerBound && range.upperBound < inline.range.upperBound
        && Self.openings.contains(bytes[range.lowerBound - 1])
        && Self.closings.contains(bytes[range.upperBound])
    }
    return found.count == 1 ? found[0] : nil
  }

  private static let openings: Set<UInt8> = Set("(<\"'".utf8)
  private static let closings: Set<UInt8> = Set(")>\"' ".utf8)

  /// The link that stands at a place.
  func link(at range: Range<Int>) -> Inline? {
    inlines.first { $0.kind == .link && $0.range == range }
  }
}

extension PageContext {
  /// The repair that lets a link lead where one of the source page leads, in this page's language;
  /// nothing unless the page is there.
  ///
  /// - Parameters:
  ///   - range: The link, in bytes of this page.
  ///   - source: The destination on the source page.
  ///   - fitsText: Whether the text of the link is known to speak of that page.
  func linkFixes(
    at range: Range<Int>, leadingTo source: String, fitsText: Bool
  ) -> [FixIt] {
    guard let link = page.link(at: range), let place = page.destinationRange(of: link),
      let destination = localized(source)
    else { return [] }
    // The anchors of translated headings are others.
    let safety: FixIt.Safety = fitsText && !destination.contains("#") ? .safe : .review
    return fixes(replacing: place, with: destination, safety: safety)
  }

  /// A destination with this page's locale in the place of the source page's; nil where no page of
  /// this locale stands there.
  private func localized(_ destination: String) -> String? {
    guard let own = site.spelling(of: locale),
      let source = site.spelling(of: site.sourceLocale)
    else { return nil }
    var parts = destination.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    var candidates = [destination]
    if let index = parts.firstIndex(of: source) {
      parts[index] = own
      candidates.insert(parts.joined(separator: "/"), at: 0)
    } else if destination.hasPrefix("/") {
      candidates.insert("/" + own + destination, at: 0)
    }
    return candidates.first { candidate in
      guard case .page(let id) = facts.resolver.resolve(candidate).kind else { return false }
      return id.locale == locale && site.file(of: id) != nil
    }
  }

  /// The repair that exchanges the destinations of two links.
  func exchangeFixes(_ first: Range<Int>, _ second: Range<Int>) -> [FixIt] {
    guard
      let (one, other) = page.link(at: first).flatMap({ one in
        page.link(at: second).map { (one, $0) }
      }), let place = page.destinationRange(of: one),
      let otherPlace = page.destinationRange(of: other)
    else { return [] }
    let edits = [
      FixIt.Edit(place: page.place(place), text: page.text(otherPlace)),
      FixIt.Edit(place: page.place(otherPlace), text: page.text(place)),
    ]
    return [FixIt(title: Wording.exchange, safety: .safe, edits: edits)]
  }
}

private enum Wording {
  static let exchange = "exchange where the two links lead"
}
