// Tests of the Markdown reference: a golden file, names, links, foreign text.

import Reference
import TestSupport
import Testing

struct MarkdownReferenceTests {
  private func files(_ source: String) -> [ReferenceFile] {
    MarkdownReference().files(of: ReferenceSite(swift: source))
  }

  private func page(_ path: String, _ source: String) throws -> String {
    try #require(files(source).first { $0.path == path }).text
  }

  @Test func looksAsExpected() {
    let text = files(Self.sample).map { "<<< \($0.path) >>>\n\($0.text)" }.joined(separator: "\n")
    #expect(Golden.difference(text, from: "reference.md") == nil)
  }

  private static let sample = """
    /// Where a window stands.
    ///
    /// - Since: 6.7.5
    @objc(KTPosition) public enum Position: Int {
      /// At the top | of the *screen*.
      case top
      case middle, bottom
      @available(*, deprecated, renamed: "bottom") case low
    }

    /// Shows windows.
    public final class Media {
      /// The one in use.
      public static let shared = Media()
      /// Moves the window:
      ///
      /// ```swift
      /// Media.shared.move(to: .top)
      /// ```
      ///
      /// - Parameters:
      ///   - position: Where to,
      ///     and no further.
      ///   - animated: Whether it slides.
      /// - Returns: Whether it moved.
      /// - Throws: Nothing yet.
      /// - Since: 7.0.14
      @available(iOS 13.0, *)
      public func move(to position: Position, animated: Bool = true) throws -> Bool { true }
      public func move(by distance: Double...) {}
      public struct Frame { public var width: Double }
    }

    public protocol MediaDelegate: AnyObject {
      func mediaDidMove(_ media: Media)
    }

    /// The old door.
    @available(*, deprecated, message: "Use Media.shared instead")
    public func sharedMedia() -> Media { .shared }

    extension String {
      /// As a position.
      public var position: Position? { nil }
    }
    """

  @Test func namesThatDifferInCaseGetTheirOwnFiles() {
    let paths = files("public struct Foo {}\npublic struct foo {}\npublic struct Index {}").map(
      \.path)
    #expect(Set(paths.map { $0.lowercased() }).count == 5)
  }

  @Test func overloadsGetTheirOwnAnchors() throws {
    let text = try page(
      "A.md", "public struct A { public func f(_ x: Int) {}; public func f(_ x: String) {} }")
    #expect(text.contains("<a id=\"f-_\"></a><a id=\"f-_-Int\"></a>"))
    #expect(text.contains("<a id=\"f-_-String\"></a>"))
  }

  @Test func successorsAreLinkedThroughTheTypesOfMembers() throws {
    let text = try page(
      "B.md",
      """
      public struct A { public var window: W }
      public struct W { public func show() {} }
      public struct B {
        @available(*, deprecated, renamed: "A.window.show()") public func old() {}
        @available(*, deprecated, renamed: "fresh") public func older() {}
        @available(*, deprecated, renamed: "Gone.away") public func oldest() {}
        public func fresh() {}
      }
      """)
    #expect(text.contains("Use [`A.window.show()`](W.md#show) instead."))
    #expect(text.contains("Use [`fresh`](#fresh) instead."))
    #expect(text.contains("Use `Gone.away` instead."))
  }

  @Test func docCommentsDoNotRun() throws {
    let text = try page(
      "A.md",
      """
      /// <script>alert(1)</script> and [x](javascript:a) {y}
      ///
      /// # Heading
      ///
      /// ```
      /// <b>code</b>
      public struct A {
        /// - Parameter b: <img src=x onerror=a> | more
        public init(b: Int) {}
      }
      """)
    #expect(!text.contains("<script"))
    #expect(!text.contains("<img"))
    #expect(text.contains("&lt;/script&gt; and \\[x\\](javascript:a) \\{y\\}\n"))
    #expect(text.contains("\n```\n<b>code</b>\n```\n"))
    #expect(text.contains("**Heading**"))
  }

  @Test func casesKeepTheirOrder() throws {
    let text = try page("E.md", "public enum E: Int { case z = 3\ncase a = 1, m }")
    let places = ["`z`", "`a`", "`m`"].compactMap { text.firstRange(of: $0)?.lowerBound }
    #expect(places.count == 3)
    #expect(places == places.sorted())
    #expect(text.contains("| `1` |"))
  }

  @Test func optionsShowTheirRawValue() throws {
    let text = try page(
      "O.md",
      """
      public struct O: OptionSet {
        public let rawValue: Int
        public static let left = O(rawValue: 1 << 2)
      }
      """)
    #expect(text.contains("Raw value `4`"))
  }

  @Test func unknownFormatIsRefused() {
    #expect(throws: ReferenceError.unknownFormat("pdf", known: ["html", "markdown", "docc"])) {
      try ReferenceFormats.named("pdf")
    }
  }
}
