// Headers and symbol graphs as sources of the API of a project.

import APIModel
import Foundation
import TestSupport
import Testing

@testable import Project

@Suite struct HeaderAPITests {
  private static let lamp = """
    NS_ASSUME_NONNULL_BEGIN
    @interface KTLamp : NSObject
    /// Schließt die Lampe, 照明。
    - (void)closeAfter:(NSTimeInterval)delay;
    + (NSObject *)media NS_REFINED_FOR_SWIFT;
    @end
    NS_ASSUME_NONNULL_END
    """

  private func load(
    _ project: TemporaryProject, _ source: Configuration.APISource, cache: String? = nil,
    notices: inout [String]
  ) throws -> APIModel {
    let loader = APILoader(
      try FileStore(root: project.root), headerCache: HeaderCache(folder: cache ?? Self.cache))
    var found: [String] = []
    let model = try loader.load(source) { found.append($0) }
    notices += found
    return model
  }

  private func load(
    _ project: TemporaryProject, _ source: Configuration.APISource, cache: String? = nil
  ) throws -> APIModel {
    var notices: [String] = []
    return try load(project, source, cache: cache, notices: &notices)
  }

  private static let cache = NSTemporaryDirectory() + "/concord-tests"

  @Test func readsHeadersWithSwiftBesideThem() throws {
    let project = try TemporaryProject([
      "Headers/KTLamp.h": Self.lamp,
      "Sources/Kit.swift": "extension KTLamp { public static var media: NSObject { __media() } }",
    ])
    let module = Configuration.ModuleSource(name: "Kit", swift: ["Sources"], headers: ["Headers"])
    let model = try load(project, .init(modules: [module]))
    let close = try #require(model.symbols.first { $0.name == "close(after:)" })
    #expect(close.objcName == "closeAfter:")
    #expect(close.documentation == "Schließt die Lampe, 照明。")
    #expect(close.file == "Headers/KTLamp.h" && close.line == 4)
    let hidden = model.symbols.first { $0.name == "__media()" }
    #expect(hidden?.state == .superseded && hidden?.successor == "KTLamp.media")
    #expect(model.symbols.first { $0.name == "media" }?.objcName == "media")
  }

  @Test func tellsTheKindOfWhatTheCommandLineNames() throws {
    let project = try TemporaryProject([
      "Kit/KTLamp.h": Self.lamp, "Kit/Private/notes.txt": "",
      "Both/KTLamp.h": Self.lamp, "Both/More.swift": "public struct More {}",
      "Shim/shim.h": "int shim(void);", "Shim/Only.swift": "public struct Only {}",
    ])
    func names(_ path: String) throws -> Set<String> {
      let source = Configuration.ModuleSource(name: "Kit", sources: [path])
      return Set(try load(project, .init(modules: [source])).symbols.map { $0.path[0] })
    }
    #expect(try names("Kit") == ["KTLamp"])
    #expect(try names("Kit/KTLamp.h") == ["KTLamp"])
    #expect(try names("Both") == ["KTLamp", "More"])
    #expect(try names("Shim") == ["Only"])
  }

  @Test func readsSymbolGraphsOfItsModule() throws {
    let graph = """
      {"module":{"name":"Kit"},"relationships":[],"symbols":[{"kind":{"identifier":"swift.struct"},\
      "identifier":{"precise":"s:3Kit1AV"},"pathComponents":["A"],"names":{"title":"A"},\
      "docComment":{"lines":[{"text":"Use `B` instead."},{"text":"- Since: 2.1"}]},\
      "location":{"uri":"file:///elsewhere/A.swift","position":{"line":3}}}]}
      """
    let project = try TemporaryProject([
      "Graphs/Kit.symbols.json": graph, "Graphs/Other.symbols.json": "{}",
    ])
    for source in [
      Configuration.ModuleSource(name: "Kit", symbolGraphs: ["Graphs"]),
      Configuration.ModuleSource(name: "Kit", sources: ["Graphs/Kit.symbols.json"]),
    ] {
      let symbol = try #require(try load(project, .init(modules: [source])).symbols.first)
      #expect(symbol.qualifiedName == "A" && symbol.since == "2.1")
      #expect(symbol.state == .superseded && symbol.successor == "B")
      // No path of another machine gets into a report.
      #expect(symbol.file == nil)
    }
  }

  @Test func readsOnePlatformOfAFramework() throws {
    let project = try TemporaryProject([
      "Kit.xcframework/ios-arm64/Kit.framework/Headers/KTLamp.h": Self.lamp,
      "Kit.xcframework/ios-arm64_x86_64-simulator/Kit.framework/Headers/KTLamp.h": Self.lamp,
      "Kit.xcframework/ios-arm64/Kit.framework/PrivateHeaders/KTSecret.h": "@class A;",
    ])
    let source = Configuration.ModuleSource(name: "Kit", headers: ["Kit.xcframework"])
    let files = try ModuleFiles(source, in: FileStore(root: project.root))
    #expect(
      files.headers.map(\.path) == ["ios-arm64/Kit.framework/Headers/KTLamp.h"])
  }

  @Test func keepsWhatItReadAndMindsWhatIsBroken() throws {
    let project = try TemporaryProject(["Headers/KTLamp.h": Self.lamp])
    let source = Configuration.APISource(
      modules: [Configuration.ModuleSource(name: "Kit", headers: ["Headers"])])
    let cache = project.root + "/cache"
    let first = try load(project, source, cache: cache)
    let kept = try #require(
      FileManager.default.contentsOfDirectory(atPath: cache).first { $0.hasSuffix(".api") })
    let path = cache + "/" + kept
    let content = try #require(FileManager.default.contents(atPath: path))
    #expect(try load(project, source, cache: cache) == first)
    for broken in [content.prefix(content.count / 2), Data("x\n{}".utf8), Data()] {
      try Data(broken).write(to: URL(fileURLWithPath: path))
      #expect(try load(project, source, cache: cache) == first)
    }
    #expect(FileManager.default.contents(atPath: path) == content)
    // The part of the standard library that is kept may be broken as well.
    for name in try FileManager.default.contentsOfDirectory(atPath: cache) {
      let file = URL(fileURLWithPath: cache + "/" + name)
      try Data(contentsOf: file).prefix(1000).write(to: file)
    }
    #expect(try load(project, source, cache: cache) == first)
    try project.write(
      Self.lamp.replacingOccurrences(of: "closeAfter", with: "openAfter"), to: "Headers/KTLamp.h")
    let changed = try load(project, source, cache: cache)
    #expect(changed.symbols.contains { $0.name == "open(after:)" })
  }

  @Test func takesStandInsFromTheProject() throws {
    let project = try TemporaryProject([
      "concord.yml": """
      api:
        stand-ins: StandIns
        modules: [{ name: Kit, headers: Headers }]
      """,
      "Headers/KTLamp.h": "#import <ZZKit/ZZKit.h>\n@interface KTLamp : ZZThing\n@end\n",
      "StandIns/ZZKit/ZZKit.h": "@import Foundation;\n@interface ZZThing : NSObject\n@end\n",
    ])
    let store = try FileStore(root: project.root)
    let configuration = try ConfigurationReader.read(
      store.read("concord.yml"), file: "concord.yml", ruleIDs: [])
    let source = try #require(configuration.api)
    #expect(source.standIns == ["StandIns"])
    var notices: [String] = []
    let model = try load(project, source, notices: &notices)
    #expect(notices.isEmpty)
    #expect(model.symbols.first?.inherits == ["ZZThing"])
    try FileManager.default.removeItem(atPath: project.root + "/StandIns/ZZKit/ZZKit.h")
    try project.write("@import Foundation;\n", to: "StandIns/More.h")
    _ = try load(project, source, notices: &notices)
    #expect(notices.contains { $0.contains("'ZZThing'") && $0.contains("'api.stand-ins'") })
  }
}
