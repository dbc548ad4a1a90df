// Guides made by hand, for the tests of this folder.

import Reference

/// A lamp, and pages about it.
enum GuideSamples {
  static let source = """
    @objc(KTLamp) public class Lamp: NSObject {
      @objc public func glow() {}
      @objc public func fade() {}
      @available(*, deprecated, renamed: "Lamp.glow()") @objc public func light() {}
    }
    public enum Mode { case steady, off }
    """

  static let glow = "Kit.Lamp.glow()"
  static let light = "Kit.Lamp.light()"
  static let expected: Set<String> = ["Kit.Lamp", glow, "Kit.Lamp.fade()", "Kit.Mode.steady"]

  static func place(_ locale: String, _ file: String = "lamp.md", line: Int = 3) -> GuidePlace {
    GuidePlace(
      locale: locale, file: "docs/\(locale)/\(file)", page: "lamp", title: "Lamp",
      heading: "Use it", anchor: "use-it", line: line)
  }

  /// Code that uses a symbol, whose name stands behind `Lamp().`.
  static func code(
    _ locale: String, _ text: String = "Lamp().glow()\n", symbol: String = glow,
    language: ReferenceCode.Language = .swift, digest: String = "11112222"
  ) -> GuideCode {
    GuideCode(
      language: language, text: text, uses: [.init(symbol: symbol, offset: 7)], digest: digest,
      place: place(locale))
  }

  static func page(
    _ locale: String, examples: [[GuideCode]] = [], used: Set<String> = [],
    described: Set<String> = [], faults: [GuideFault] = [], rewrites: [GuideRewrite] = []
  ) -> GuidePage {
    var page = GuidePage(locale: locale, file: "docs/\(locale)/lamp.md", title: "Lamp")
    page.examples = examples.map { GuideExample($0) }
    page.used = used.union(examples.joined().flatMap(\.symbols))
    page.described = described
    page.faults = faults
    page.rewrites = rewrites
    return page
  }

  static func fault(_ locale: String, _ symbol: String, isOutdated: Bool = false) -> GuideFault {
    GuideFault(
      symbol: symbol, rule: isOutdated ? "deprecated-symbol" : "call-mismatch",
      message: "`light()` is not right; write `glow()`", place: place(locale),
      isOutdated: isOutdated)
  }

  static func guides(
    _ pages: [GuidePage], locales: [String] = [], address: String? = "../"
  ) -> Guides {
    Guides(
      pages, sourceLocale: "en", locales: locales, expected: expected, address: address)
  }

  static func site(_ pages: [GuidePage], locales: [String] = []) -> ReferenceSite {
    ReferenceSite(swift: source, guides: guides(pages, locales: locales))
  }

  /// The lines of a text, `count` of them.
  static func lines(_ count: Int) -> String {
    "Lamp().glow()\n" + String(repeating: "wait()\n", count: count - 1)
  }
}
