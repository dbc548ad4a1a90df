// A small API to look things up in.

import APIModel
import SwiftSources

enum SmallAPI {
  static let lookup = make(
    """
    public class Base { public func ground() {} }
    public final class Lamp: Base, Glowing {
      public init() {}
      public init?(name: String) { return nil }
      public var name = ""
      public var kind: Kind { .a }
      public static let shared = Lamp()
      public func glow() {}
      public enum Kind: String { case a, b }
      func inner() {}
    }
    public protocol Glowing { func shine() }
    extension Glowing { public func flash() {} }
    extension Lamp { public func blink(_ kind: Kind) -> [Kind] { [] } }
    public typealias Light = Lamp
    public typealias Lights = [Light]
    public struct Flags: OptionSet {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let one = Flags(rawValue: 1)
      public static let two = Flags(rawValue: 2)
    }
    public final class View: UIView {}
    public final class Object: NSObject {}
    @dynamicMemberLookup public struct Any1 {
      public subscript(dynamicMember name: String) -> Int { 0 }
    }
    public struct Pair<First, Second> {
      public var first: First
      public func map<T>(_ change: (Second) -> T) -> Pair<First, T> {}
      public func same() -> Self { self }
    }
    public func start(_ lamp: Lamp) {}
    public let limit = 3
    struct Hidden {}
    """)

  static func make(_ source: String) -> APILookup {
    let file = SwiftAPIReader.File(path: "Kit.swift", bytes: Array(source.utf8))
    return APILookup(APIModel(modules: [SwiftAPIReader.read([file], module: "Kit")]))
  }
}
