// Tests of doc comments.

import APIModel
import Testing

@Suite struct DocCommentTests {
  @Test func takesTheMarksAway() {
    let symbols = api(
      """
      /// One.
      ///
      ///     code
      ///   - Item
      public func a() {}
      /** One line. */
      public func b() {}
      /**
       * Starred.
       *   Deeper.
       */
      public func c() {}
        /**
         Plain.

           Deeper.
         */
        public func d() {}
      ///
      public func e() {}
      """)
    #expect(
      symbols.map(\.documentation) == [
        "One.\n\n    code\n  - Item", "One line.", "Starred.\n  Deeper.", "Plain.\n\n  Deeper.",
        nil,
      ])
  }

  @Test func takesTheCommentThatBelongsToTheDeclaration() {
    let symbols = api(
      """
      /// Of the file.

      /// Of a.
      public func a() {}  /// Behind a.
      public func b() {}
      /// Lost.
      // MARK: - Here
      public func c() {}
      /// Of d.
      @MainActor public func d() {}
      @MainActor
      /// Of e.
      public func e() {}
      public
      /// Of f.
      func f() {}
      // Not a doc comment.
      public func g() {}
      """)
    #expect(
      symbols.map(\.documentation) == [
        "Of a.", nil, nil, "Of d.", "Of e.", "Of f.", nil,
      ])
  }

  @Test(arguments: [
    ("- Since: 7.0.14", "7.0.14"), ("- since: iOS SDK 6.7.5.", "6.7.5"), ("* Since: 1", "1"),
    ("Since: 2.0", nil), ("- Since: long ago", nil), ("- Note: Since: 3", nil),
  ])
  func readsTheRelease(_ line: String, _ release: String?) {
    let symbols = api("/// Glows.\n///\n/// \(line)\npublic func a() {}")
    #expect(symbols("a()")?.since == release)
  }

  @Test func readsCommentsOfAnyLanguage() {
    let symbols = api("/// Größe 大小 サイズ حجم 👩‍🚀\r\npublic func a() {}\r\n")
    #expect(symbols("a()")?.documentation == "Größe 大小 サイズ حجم 👩‍🚀")
    #expect(symbols("a()")?.line == 2)
  }
}
