// Tests of the DocC catalogue: successors, spellings, links that DocC can follow.

import APIModel
import Reference
import SwiftSources
import Testing

struct DocCCatalogueTests {
  private func files(_ site: ReferenceSite) -> [String: String] {
    let files = DocCCatalogue().files(of: site)
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })
  }

  private func files(_ source: String) -> [String: String] { files(ReferenceSite(swift: source)) }

  @Test func deprecatedSymbolsNameTheirSuccessors() throws {
    let files = files(
      """
      public class Media {
        @available(*, deprecated, renamed: "show(_:)") public func old(_ x: Int) {}
        public func show(_ x: Int) {}
        /// Old. Use ``show(_:)`` instead.
        public func older() {}
      }
      """)
    #expect(
      files["Kit.docc/Extensions/Media-old-_.md"] == """
        # ``Kit/Media/old(_:)``

        @DeprecationSummary {
          Deprecated. Use ``Kit/Media/show(_:)`` instead.
        }

        """)
    let older = files["Kit.docc/Extensions/Media-older.md"]
    #expect(older?.contains("> Important: Superseded. Use ``Kit/Media/show(_:)`` instead.") == true)
    #expect(files["Kit.docc/Extensions/Media.md"] == nil)
    let migration = try #require(files["Kit.docc/Migration.md"])
    #expect(migration.contains("| ``Kit/Media/old(_:)`` | ``Kit/Media/show(_:)`` |"))
    #expect(files["Kit.docc/Overview.md"]?.contains("- <doc:Migration>") == true)
  }

  @Test func spellingInObjectiveCAndValuesAreAdded() throws {
    let files = files(
      """
      @objc(KTMedia) public class Media: NSObject { @objc(moveTo:) public func move(to x: Int) {} }
      public enum E: Int { case a = 3 }
      """)
    let move = try #require(files["Kit.docc/Extensions/Media-move-to.md"])
    #expect(move.contains("## Objective-C\n\n```objc\n- (void)moveTo:(NSInteger)x;\n```"))
    #expect(files["Kit.docc/Extensions/E-a.md"]?.contains("## Raw value\n\n`3`") == true)
  }

  @Test("Symbols of one path are told apart, and what DocC may not find is no link")
  func links() throws {
    let source = """
      public class Media {
        public static var shared: Int { 0 }
        public var shared: Int { 0 }
        public func f(_ x: Int) {}
        public func f(_ x: [String]?) {}
        public func f(_ x: Frame) {}
        public struct Frame {}
      }
      #if os(iOS)
      public func conditional() {}
      #endif
      extension String { public var kit: Int { 0 } }
      public func _hidden() {}
      @available(*, unavailable) public func gone() {}
      public protocol P { func run() }
      extension P { public func run() {} }
      """
    let successors = [
      "Media.f(_:)", "conditional()", "_hidden()", "gone()", "String.kit", "P.run()",
      "Media.shared",
    ]
    let old = successors.enumerated().map {
      "@available(*, deprecated, renamed: \"\($1)\") public func old\($0)() {}"
    }
    let files = files(source + "\n" + old.joined(separator: "\n"))
    let used = try successors.indices.map { index in
      let text = try #require(files["Kit.docc/Extensions/globals-old\(index).md"])
      let start = try #require(text.firstRange(of: "Use ")).upperBound
      return String(text[start...].prefix { $0 != " " })
    }
    #expect(
      used == [
        "``Kit/Media/f(_:)-(Int)``", "`conditional()`", "`_hidden()`", "`gone()`", "`String.kit`",
        "``Kit/P/run()``", "``Kit/Media/shared-type.property``",
      ])
  }

  @Test("Of a requirement and a default implementation of the graph the requirement is linked")
  func defaultImplementation() throws {
    let protocolText = "public protocol P { func run() }"
    let old = "@available(*, deprecated, renamed: \"P.run()\") public func old() {}"
    var module = SwiftAPIReader.read(
      [.init(path: "Kit.swift", bytes: Array("\(protocolText)\n\(old)".utf8))], module: "Kit")
    var implementation = try #require(module.symbols.first { $0.isRequirement })
    implementation.id += "-default"
    implementation.isRequirement = false
    module.symbols.append(implementation)
    let files = files(ReferenceSite(APIModel(modules: [module])))
    #expect(files["Kit.docc/Extensions/globals-old.md"]?.contains("``Kit/P/run()``") == true)
  }

  @Test func articlesGiveWayToSymbols() {
    let files = files(
      """
      public struct Migration {}
      @available(*, deprecated, renamed: "Migration") public struct Old {}
      """)
    #expect(files["Kit.docc/Migration-2.md"]?.hasPrefix("# Migration\n") == true)
    #expect(files["Kit.docc/Overview.md"]?.contains("<doc:Migration-2>") == true)
  }

  @Test func messagesAreText() throws {
    let text = try #require(
      files(
        """
        public func new() {}
        @available(*, deprecated, renamed: "new()", message: "@Row { ``X`` <b> }") public func a() {}
        """)["Kit.docc/Extensions/globals-a.md"])
    #expect(text.contains("instead. \\@Row \\{ \\`\\`X\\`\\` &lt;b&gt; \\}"))
  }

  @Test func eachModuleHasItsCatalogue() {
    let modules = ["Kit", "Other"].map { name in
      Module(
        name: name,
        symbols: [Symbol(id: "\(name).A", module: name, kind: .struct, path: ["\(name)A"])])
    }
    let files = files(ReferenceSite(APIModel(modules: modules)))
    #expect(Set(files.keys) == ["Kit.docc/Overview.md", "Other.docc/Overview.md"])
  }
}
