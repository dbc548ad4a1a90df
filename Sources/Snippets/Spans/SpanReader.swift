// Reading the code spans of running text, each distinct one once.

package import APIModel
internal import Lexing
internal import Pages

/// Finds the code spans that name something of the API.
final class SpanReader: Sendable {
  /// What is known of a text wherever it stands.
  struct Reading: Sendable {
    let language: Snippet.Language
    /// Ranges count bytes of the text.
    let use: SymbolUse
    /// Whether the text is wrong only if the page is about this API, and not about a namesake.
    let needsEvidence: Bool
  }

  private let resolver: SpanResolver
  private let readings = CodeCache<[Reading]>(limit: 1 << 16)

  init(api: APILookup) { resolver = SpanResolver(api) }

  /// The code spans of a page of which there is something to say.
  ///
  /// - Parameter isAboutAPI: Whether the page is about this API, asked only where that matters.
  func spans(on page: Page, isAboutAPI: () -> Bool) -> [CodeSpanUse] {
    var found: [CodeSpanUse] = []
    for index in page.inlines.indices {
      guard case .code = page.inlines[index].kind else { continue }
      for reading in readings(of: page.inlines[index].text)
      where !reading.needsEvidence || isAboutAPI() {
        found.append(CodeSpanUse(reading, at: page.inlines[index], on: page))
      }
    }
    return found
  }

  private func readings(of text: String) -> [Reading] {
    var text = text
    let key = text.withUTF8 { bytes in
      var key = CodeHash(seed: 5)
      key.add(bytes)
      return key
    }
    if let known = readings[key] { return known }
    let found = resolver.read(text)
    readings.store(found, for: key, weight: 1)
    return found
  }
}

/// A code span that names something of the API, or was meant to.
package struct CodeSpanUse: Sendable {
  package let language: Snippet.Language
  /// Its ranges count bytes of the page.
  package let use: SymbolUse

  /// Where a text goes over two lines of the page, the whole span stands for its parts.
  init(_ reading: SpanReader.Reading, at inline: Inline, on page: Page) {
    language = reading.language
    let bytes = page.bytes[inline.range]
    let marks = bytes.prefix { $0 == 0x60 }.count
    let padding = bytes.dropFirst(marks).prefix { $0 == 0x20 }.count
    let start = inline.range.lowerBound + marks + padding
    let text = inline.text.utf8
    let isPlain =
      start + text.count <= inline.range.upperBound
      && page.bytes[start..<start + text.count].elementsEqual(text)
    use = reading.use.moved { range in
      isPlain ? start + range.lowerBound..<start + range.upperBound : inline.range
    }
  }
}
