// Tests of the API model as JSON.

import APIModel
import Foundation
import Testing

@Suite struct APIModelJSONTests {
  private let model = APIModel(modules: [
    Module(
      name: "Kit",
      symbols: api(
        """
        /// A lamp.
        ///
        /// - Since: 1.2
        @available(iOS 13, *) @available(*, deprecated, renamed: "Light")
        open class Lamp<T>: NSObject {
          #if A
          public static func glow(_ on: inout Bool, x: Int..., y: Int = 1) async throws -> Int {}
          #endif
          public var a: Int
        }
        public enum Mode: Int { case on }
        /// Use ``Mode`` instead.
        @available(tvOS, unavailable) @available(macOS, obsoleted: 12, message: "Gone.")
        @available(iOS, deprecated: 15)
        @objc public protocol D {
          @objc optional func a()
          @objc var isOn: Bool { @objc(on) get }
        }
        """))
  ])

  @Test func comesBackAsItWas() throws {
    #expect(try APIModel(json: model.json()) == model)
  }

  @Test func leavesOutWhatSaysNothing() throws {
    let model = APIModel(modules: [
      Module(name: "Kit", symbols: api("public func a(x: Int) {}", file: "a.swift"))
    ])
    #expect(
      String(decoding: try model.json(), as: UTF8.self) == """
        {
          "modules" : [
            {
              "name" : "Kit",
              "symbols" : [
                {
                  "declaration" : {
                    "swift" : "func a(x: Int)"
                  },
                  "file" : "a.swift",
                  "id" : "Kit.a(x:)",
                  "kind" : "function",
                  "line" : 1,
                  "module" : "Kit",
                  "parameters" : [
                    {
                      "label" : "x",
                      "name" : "x",
                      "type" : "Int"
                    }
                  ],
                  "path" : [
                    "a(x:)"
                  ],
                  "state" : "current"
                }
              ]
            }
          ],
          "schema" : "concord.api/1"
        }

        """)
  }

  @Test func isTheSameEveryTime() throws {
    #expect(try model.json() == model.json())
  }

  @Test func readsModelsWithMoreAndLess() throws {
    let json = """
      { "schema": "concord.api/1", "later": 1, "modules": [ { "name": "Kit", "symbols": [
        { "id": "Kit.a", "module": "Kit", "kind": "variable", "path": ["a"], "later": {} } ] } ] }
      """
    let symbol = try #require(APIModel(json: Array(json.utf8)).symbols.first)
    #expect(symbol == Symbol(id: "Kit.a", module: "Kit", kind: .variable, path: ["a"]))
  }

  @Test func refusesOtherJSON() {
    #expect(throws: APIModelError.schema("concord.api/2")) {
      try APIModel(json: Array(#"{ "schema": "concord.api/2" }"#.utf8))
    }
    #expect(throws: DecodingError.self) { try APIModel(json: Array("[]".utf8)) }
  }
}
