// Tests of the values that every format writes: places, links, relations, states.

import APIModel
import Reference
import TestSupport
import Testing

struct ReferenceSiteTests {
  private func place(_ page: String, _ anchor: String? = nil) -> ReferencePlace {
    ReferencePlace(page: page, anchor: anchor)
  }

  // MARK: - Places

  @Test func anchorsAreMadeOfNames() throws {
    let site = ReferenceSite(
      swift: """
        public struct A {
          public func move(to x: Int, animated: Bool) {}
          public static func == (l: A, r: A) -> Bool { true }
          public var größe: Int { 0 }
        }
        """)
    #expect(site.entry("A.move(to:animated:)")?.place == place("A", "move-to-animated"))
    #expect(site.entry("A.größe")?.place == place("A", "gru00f6u00dfe".replacing("u00", with: "u")))
    #expect(site.entry("A")?.place == place("A"))
  }

  @Test("An overload more moves no anchor, in whatever order they are declared")
  func anchorsOfOverloads() throws {
    let one = "public func f(_ x: Int) {}"
    let two = "public func f(_ x: String) -> Bool { true }"
    for source in [
      "\(one); \(two)", "\(two); \(one)", "\(two); \(one); public func f(_ y: [Int]) {}",
    ] {
      let site = ReferenceSite(swift: "public struct A { \(source) }")
      let anchors = Set(site.entries.compactMap(\.place.anchor))
      #expect(anchors.isSuperset(of: ["f-_-Int", "f-_-String-Bool"]))
      #expect(site.entries.compactMap(\.alias) == ["f-_"])
    }
    let alone = ReferenceSite(swift: "public struct A { \(one) }")
    #expect(alone.entries.compactMap(\.place.anchor) == ["f-_"])
  }

  @Test func staticAndInstanceMembersOfOneNameAreToldApart() {
    let site = ReferenceSite(
      swift: "public struct A { public var x: Int { 0 }; public static var x: Int { 0 } }")
    #expect(Set(site.entries.compactMap(\.place.anchor)).count == 2)
  }

  @Test("Methods that differ in being static alone say so in their anchors")
  func anchorsOfStaticMembers() {
    let site = ReferenceSite(
      swift: "public struct A { public func f() {}; public static func f() {} }")
    #expect(Set(site.entries.compactMap(\.place.anchor)) == ["f-method", "f-static-method"])
  }

  @Test func pagesOfTheReferenceItselfKeepTheirNames() {
    let site = ReferenceSite(swift: "public struct Index {}; public struct Changes {}")
    #expect(site.pages.map(\.fileName) == ["Changes-2", "Index-2"])
  }

  @Test func typesOfTwoModulesHaveTheirOwnPages() {
    let models = ["Kit", "Other"].map { module in
      var type = Symbol(id: "\(module).A", module: module, kind: .struct, path: ["A"])
      type.documentation = "Of \(module)."
      return Module(name: module, symbols: [type])
    }
    let site = ReferenceSite(APIModel(modules: models))
    #expect(site.pages.map(\.fileName) == ["A", "Other.A"])
  }

  @Test func whatClientsDoNotSeeIsLeftOut() {
    var hidden = Symbol(id: "a", module: "Kit", kind: .struct, path: ["Hidden"], access: .internal)
    var gone = Symbol(id: "b", module: "Kit", kind: .struct, path: ["Gone"])
    hidden.documentation = "Hidden."
    gone.state = .removed
    let seen = Symbol(id: "c", module: "Kit", kind: .struct, path: ["Seen"])
    let site = ReferenceSite(
      APIModel(modules: [Module(name: "Kit", symbols: [hidden, gone, seen])]))
    #expect(site.entries.map(\.name) == ["Seen"])
  }

  // MARK: - Links

  @Test func typesInDeclarationsAreLinks() throws {
    let site = ReferenceSite(
      swift: """
        @objc(KTFrame) public class Frame {}
        public class Media {
          public struct Part {}
          @objc public func move(_ a: [Frame], to b: Media.Part, by c: Double) -> Part? { nil }
          @objc public func show(_ a: Frame) {}
        }
        """)
    let swift = try #require(site.entry("Media.move(_:to:by:)")?.swift)
    let links = swift.pieces.compactMap { piece in piece.place.map { (piece.text, $0.page) } }
    #expect(links.map(\.0) == ["Frame", "Media.Part", "Part"])
    #expect(links.map(\.1) == ["Frame", "Media.Part", "Media.Part"])
    #expect(swift.text == "func move(_ a: [Frame], to b: Media.Part, by c: Double) -> Part?")
    let objc = try #require(site.entry("Media.show(_:)")?.objc)
    #expect(objc.pieces.compactMap(\.place) == [place("Frame")])
    #expect(site.entry("Frame")?.swift?.pieces.contains { $0.place != nil } == false)
  }

  @Test func symbolLinksOfCommentsLead() throws {
    let site = ReferenceSite(
      swift: """
        /// See ``Media/move(to:)``, `Media`, ``Nowhere/at``, `true` and ``shared``.
        public class Media {
          public static let shared = Media()
          /// To `place`, as ``move(to:)`` says.
          public func move(to place: Int) {}
          public var place: Int { 0 }
        }
        """)
    let links = try #require(site.entry("Media")).abstract.links
    #expect(links["Media/move(to:)"] == place("Media", "move-to"))
    #expect(links["Media"] == place("Media"))
    #expect(links["shared"] == place("Media", "shared"))
    #expect(links["Nowhere/at"] == nil && links["true"] == nil)
    // A parameter of the same name is what is meant.
    #expect(site.entry("Media.move(to:)")?.abstract.links["place"] == nil)
  }

  @Test func typesInCodeBlocksLead() throws {
    let site = ReferenceSite(
      swift: """
        /// As in
        ///
        /// ```swift
        /// Media.shared.move(to: Place()); shared.place = 1 // Media
        /// ```
        ///
        /// ```objc
        /// KTMedia *media = [KTMedia new];
        /// ```
        ///
        /// ```js
        /// Media()
        /// ```
        @objc(KTMedia) public class Media: NSObject {
          public static let shared = Media()
          public var place: Int { 0 }
        }
        public struct Place {}
        """)
    let blocks = try #require(site.entry("Media")).discussion.blocks.sorted { $0.key < $1.key }
    let links = blocks.map { block in
      block.value.pieces.compactMap { piece in piece.place.map { [piece.text, $0.page] } }
    }
    #expect(
      links == [
        [["KTMedia", "Media"], ["KTMedia", "Media"]],
        [["Media.shared", "Media"], ["Place", "Place"]],
      ])
  }

  @Test func successorsLead() throws {
    let site = ReferenceSite(
      swift: """
        public struct A { public static var window: W { W() } }
        public struct W { public func show() {} }
        @available(*, deprecated, message: "Use A.window.show() instead") public func old() {}
        @available(*, deprecated, message: "It never worked.") public func older() {}
        """)
    let state = try #require(site.entry("old()")?.state)
    #expect(state.word == .deprecated && state.message == nil)
    #expect(state.successor == ReferenceLink("A.window.show()", place: place("W", "show")))
    #expect(site.entry("older()")?.state?.message == "It never worked.")
    #expect(site.entry("W.show()")?.state == nil)
  }

  // MARK: - Relations

  @Test func relationsAreSeenFromBothEnds() throws {
    let site = ReferenceSite(
      swift: """
        public protocol P { func run(); var isOn: Bool { get } }
        public protocol Q: P {}
        public class Base: NSObject, P { public func run() {}; public var isOn: Bool { true } }
        public class Derived: Base {}
        public struct S: Q, Sendable { public func run() {} }
        public enum E: Int { case a }
        """)
    func relations(_ name: String) throws -> TypeRelations {
      try #require(site.pages.first { $0.title == name }).relations
    }
    #expect(try relations("P").refinements.map(\.text) == ["Q"])
    #expect(try relations("P").conformers.map(\.text) == ["Base"])
    #expect(try relations("Q").conformers.map(\.text) == ["S"])
    #expect(try relations("Base").superclass?.text == "NSObject")
    #expect(try relations("Base").subclasses == [ReferenceLink("Derived", place: place("Derived"))])
    #expect(try relations("Derived").superclass?.place == place("Base"))
    #expect(try relations("S").conformances.map(\.text) == ["Q", "Sendable"])
    #expect(try relations("E").rawType?.text == "Int")
    let run = try #require(site.entry("P.run()"))
    #expect(run.requirement == .required)
    #expect(run.implementers.map(\.text) == ["Base", "S"])
    #expect(run.implementers.map(\.place) == [place("Base", "run"), place("S", "run")])
    #expect(site.entry("S.run()")?.meets == ReferenceLink("P.run()", place: place("P", "run")))
    #expect(site.entry("P.isOn")?.implementers.map(\.text) == ["Base"])
  }

  @Test func aStaticRequirementIsMetByAStaticMemberAlone() throws {
    let site = ReferenceSite(
      swift: """
        public protocol P { static func make(); func run() }
        public struct S: P { public func make() {}; public static func run() {} }
        public struct T: P { public static func make() {}; public func run() {} }
        """)
    #expect(site.entry("P.make()")?.implementers.map(\.text) == ["T"])
    #expect(site.entry("P.run()")?.implementers.map(\.text) == ["T"])
  }

  // MARK: - History

  @Test func historyTellsWhatTheSourcesLeaveOpen() throws {
    let old = Symbol(id: "Kit.A", module: "Kit", kind: .struct, path: ["A"])
    var outdated = old
    outdated.state = .deprecated
    var new = old
    (new.id, new.path) = ("Kit.B", ["B"])
    func model(_ symbols: [Symbol]) -> APIModel {
      APIModel(modules: [Module(name: "Kit", symbols: symbols)])
    }
    let history = APIHistory([
      .init(number: try #require(ReleaseNumber("1.0")), model: model([old])),
      .init(number: try #require(ReleaseNumber("2.0")), model: model([outdated, new])),
    ])
    let site = ReferenceSite(
      model([outdated, new]), history: history, number: ReleaseNumber("2.0"))
    #expect(site.entry("A")?.sinceText == "1.0 or earlier")
    #expect(site.entry("A")?.state?.since == "2.0")
    #expect(site.entry("B")?.since == "2.0")
    let release = try #require(site.changes.first)
    #expect(site.changes.count == 1)
    #expect(release.release == "2.0" && release.previous == "1.0")
    #expect(release.sections.map(\.title) == ["Deprecated", "Added"])
    #expect(release.sections.last?.items.map(\.symbol) == [ReferenceLink("B", place: place("B"))])
  }

  @Test func whatIsGoneLeadsToWhatTookItsPlace() throws {
    var old = Symbol(id: "Kit.show()", module: "Kit", kind: .function, path: ["show()"])
    old.declaration.swift = "func show()"
    old.successor = "present()"
    old.state = .deprecated
    var new = Symbol(id: "Kit.present()", module: "Kit", kind: .function, path: ["present()"])
    new.declaration.swift = "func present()"
    func model(_ symbols: [Symbol]) -> APIModel {
      APIModel(modules: [Module(name: "Kit", symbols: symbols)])
    }
    let history = APIHistory([
      .init(number: try #require(ReleaseNumber("1.0")), model: model([old, new]))
    ])
    let site = ReferenceSite(model([new]), history: history)
    #expect(site.entries.map(\.name) == ["present()"])
    let migration = try #require(site.migrations.first)
    #expect(!migration.isListed && migration.old.qualifiedName == "show()")
    #expect(migration.successor == ReferenceLink("present()", place: place("globals", "present")))
    #expect(migration.new?.swift?.text == "func present()")
    for format in ReferenceFormats.all {
      #expect(LinkCheck(format.files(of: site)).faults == [])
    }
    #expect(site.changes.first?.release == nil)
  }
}
