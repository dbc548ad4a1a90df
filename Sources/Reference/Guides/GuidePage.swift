// What a page of the guides shows of an API: plain values, which a check fills.

/// A page of the guides in one locale.
package struct GuidePage: Sendable {
  /// A BCP 47 tag.
  package var locale: String
  /// The path relative to the project's root.
  package var file: String
  /// What the page is called.
  package var title: String
  /// In the order of the page, those whose code has no findings.
  package var examples: [GuideExample] = []
  /// The identifiers of the symbols that the code of the page uses, right or wrong.
  package var used: Set<String> = []
  /// The identifiers of the symbols that its text names.
  package var described: Set<String> = []
  /// What is wrong with what it says of symbols.
  package var faults: [GuideFault] = []
  /// Older code beside the newer code that took its place.
  package var rewrites: [GuideRewrite] = []
  /// What it says of symbols, in its order.
  package var descriptions: [GuideDescription] = []

  package init(locale: String, file: String, title: String) {
    self.locale = locale
    self.file = file
    self.title = title
  }
}

/// A place on a page of the guides.
package struct GuidePlace: Hashable, Sendable {
  package var locale: String
  /// The path relative to the project's root.
  package var file: String
  /// What the page has in common with its translations, such as `guide/start`.
  package var page: String
  /// What the page is called.
  package var title: String
  /// The heading that it stands under; nil at the head of the page.
  package var heading: String?
  /// The anchor of that heading.
  package var anchor: String?
  /// Counted from 1.
  package var line: Int

  package init(
    locale: String, file: String, page: String, title: String, heading: String? = nil,
    anchor: String? = nil, line: Int
  ) {
    self.locale = locale
    self.file = file
    self.page = page
    self.title = title
    self.heading = heading
    self.anchor = anchor
    self.line = line
  }
}

/// A block of code on a page.
package struct GuideCode: Hashable, Sendable {
  /// A name in the code that means a symbol.
  package struct Use: Hashable, Sendable {
    /// The identifier of the symbol.
    package var symbol: String
    /// Where the name starts, in bytes of the code.
    package var offset: Int

    package init(symbol: String, offset: Int) {
      self.symbol = symbol
      self.offset = offset
    }
  }

  package var language: ReferenceCode.Language
  package var text: String
  /// In the order of the code.
  package var uses: [Use]
  /// Equal for code that differs in nothing but comments, layout and text.
  package var digest: String
  package var place: GuidePlace

  package init(
    language: ReferenceCode.Language, text: String, uses: [Use], digest: String, place: GuidePlace
  ) {
    self.language = language
    self.text = text
    self.uses = uses
    self.digest = digest
    self.place = place
  }

  package var lineCount: Int {
    text.utf8.count { $0 == 0x0A } + (text.hasSuffix("\n") ? 0 : 1)
  }

  /// The identifiers of the symbols that it uses.
  package var symbols: Set<String> { Set(uses.map(\.symbol)) }
}

/// An example of a page: one block, or blocks that say the same in both languages.
package struct GuideExample: Hashable, Sendable {
  /// Swift first; at least one.
  package var codes: [GuideCode]

  package init(_ codes: [GuideCode]) {
    self.codes = codes.filter { $0.language == .swift } + codes.filter { $0.language != .swift }
  }

  package var place: GuidePlace? { codes.first?.place }

  package var symbols: Set<String> { codes.reduce(into: []) { $0.formUnion($1.symbols) } }

  /// How many lines a reader of one language sees.
  package var lineCount: Int {
    let counts = [ReferenceCode.Language.swift, .objectiveC].map { language in
      codes.filter { $0.language == language }.reduce(0) { $0 + $1.lineCount }
    }
    return counts.max() ?? 0
  }
}

/// What is wrong with what a page says of a symbol.
package struct GuideFault: Hashable, Sendable {
  /// The identifier of the symbol.
  package var symbol: String
  /// The id of the rule that found it.
  package var rule: String
  /// What stands between backticks is code.
  package var message: String
  package var place: GuidePlace
  /// Whether the page uses what is deprecated, superseded or gone.
  package var isOutdated: Bool

  package init(
    symbol: String, rule: String, message: String, place: GuidePlace, isOutdated: Bool
  ) {
    self.symbol = symbol
    self.rule = rule
    self.message = message
    self.place = place
    self.isOutdated = isOutdated
  }
}

/// Older code, and the code that took its place.
package struct GuideRewrite: Hashable, Sendable {
  /// Both in one language.
  package struct Pair: Hashable, Sendable {
    package var before: GuideCode
    package var after: GuideCode

    package init(before: GuideCode, after: GuideCode) {
      self.before = before
      self.after = after
    }
  }

  /// The identifiers of the outdated symbols whose successors the newer code uses.
  package var outdated: Set<String>
  /// Swift first; at least one.
  package var pairs: [Pair]

  package init(outdated: Set<String>, pairs: [Pair]) {
    self.outdated = outdated
    self.pairs =
      pairs.filter { $0.before.language == .swift } + pairs.filter { $0.before.language != .swift }
  }

  /// How many lines a reader of one language sees.
  var lineCount: Int {
    pairs.map { max($0.before.lineCount, $0.after.lineCount) }.max() ?? 0
  }

  /// The lower the better it tells what to write.
  var rank: Int {
    let isOfOnePage = pairs.allSatisfy { $0.before.place.file == $0.after.place.file }
    return (isOfOnePage ? 0 : 2) + (Set(pairs.map(\.before.language)).count > 1 ? 0 : 1)
  }

  /// What tells a pair from others.
  struct Digests: Hashable {
    var before: String
    var after: String
  }
}

extension GuideRewrite.Pair {
  var digests: GuideRewrite.Digests {
    GuideRewrite.Digests(before: before.digest, after: after.digest)
  }
}
