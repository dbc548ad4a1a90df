// The API that the snippets of these tests use, and a short way to say what was found.

import APIModel
import SwiftSources
import Testing

/// A small API with one of everything that a snippet can use.
enum LampKit {
  static let api = APILookup(
    APIModel(modules: [
      SwiftAPIReader.read(
        [SwiftAPIReader.File(path: "Sources/Lamp.swift", bytes: Array(source.utf8))],
        module: "LampKit")
    ]))

  static let source = """
    import Foundation

    public final class Lamp {
      public enum Kind: Int, CaseIterable { case desk, floor, wall }
      public enum Fault: Error { case broken(code: Int, part: Part), stolen(String), burnt }
      public static let shared = Lamp()
      public static var all: [Lamp] { [] }
      public init() {}
      public init(name: String, level: Int = 1) {}
      public var name: String = ""
      public var kind: Kind = .desk
      public var parent: Lamp?
      public var parts: [Part] = []
      public var corners: Corners = []
      public var byName: [String: Lamp] = [:]
      public weak var delegate: (any LampDelegate)?
      public var onChange: ((Kind) -> Void)?
      @discardableResult public func setGlow(_ on: Bool = true) -> Lamp { self }
      public func dim(
        to level: Double, animated: Bool = false, completion: ((Bool) -> Void)? = nil
      ) {}
      public func pick(_ kind: Kind) {}
      public func pick(all kinds: [Kind]) {}
      public func round(_ corners: Corners, radius: Double) {}
      public func fetch(_ id: String) async throws -> Part { Part() }
      public func watch(_ body: (Lamp, Kind) -> Void, onEnd: () -> Void) {}
      public func log(_ items: String..., separator: String = "") {}
      public func find(where test: (Part) -> Bool) -> Part? { nil }
      public subscript(index: Int) -> Part { Part() }
      public static func make(kind: Kind) -> Lamp { Lamp() }
      public static func current() -> Lamp { Lamp() }
      @available(*, deprecated, renamed: "setGlow(_:)")
      public func light(_ on: Bool) {}
      @available(*, deprecated) public func turn(_ on: Bool) {}
      public func turn(_ kind: Kind) {}
    }

    public struct Part: Equatable {
      public init() {}
      public init?(code: Int) {}
      public var lamp: Lamp { Lamp() }
      public var weight: Double = 0
    }

    public struct Corners: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let left = Corners(rawValue: 1)
      public static let right = Corners(rawValue: 2)
    }

    public enum Mode: String { case day, night }

    public protocol LampDelegate: AnyObject {
      func lamp(_ lamp: Lamp, didGlow part: Part)
      func lampDidEnd(_ lamp: Lamp)
    }

    extension LampDelegate {
      public func lampDidEnd(_ lamp: Lamp) {}
    }

    public class Panel: UIView {
      public var lampCount = 0
      public func showEverything(_ on: Bool) {}
    }

    public class Box<Content> {
      public init(_ content: Content) {}
      public var content: Content
      public func unpack() -> Content {}
    }

    public class Store: NSObject {
      public func open(_ name: String) {}
    }

    public typealias Light = Lamp
    public typealias Done = (Lamp) -> Void

    public func startLamps(_ count: Int = 1, kind: Lamp.Kind = .desk) -> Lamp { Lamp() }
    public func whenDone(_ done: Done) {}
    public let lampLimit = 3
    public let cornerLeft = Corners.left

    extension UIView {
      public func attach(lamp: Lamp) {}
    }

    extension Array where Element == Lamp {
      public func lightAll() {}
    }
    """
}

/// What is found in a snippet, one line for each use: the name, and what became of it.
func uses(in code: String, api: APILookup = LampKit.api) -> [String] {
  SwiftSnippetReader.read(Array(code.utf8), api: api).uses.map { use in
    let missing = use.missingEffects.map { " without \($0.rawValue)" }.joined()
    return "\(use.name) \(describe(use.outcome, api))\(missing)"
  }
}

/// `= path` for what is resolved, `?` for an unknown receiver, `! …` for an alarm.
func describe(_ outcome: SymbolUse.Outcome, _ api: APILookup) -> String {
  switch outcome {
  case .resolved(let symbol): "= \(api[symbol].qualifiedName)"
  case .unknownReceiver: "?"
  case .unknownMember(let type): "! not in \(api[type].qualifiedName)"
  case .unknownName(let module): "! not in module \(module)"
  case .mismatch(let candidates, let fault):
    "! \(describe(fault)) of \(candidates.first.map { api[$0].qualifiedName } ?? "nothing")"
  case .almostMeets(let requirement, let fault):
    "! \(describe(fault)) of \(api[requirement].qualifiedName)"
  }
}

private func describe(_ fault: SymbolUse.CallFault) -> String {
  switch fault {
  case .label(let argument, let written, let expected):
    "label \(argument) \(written ?? "_") for \(expected ?? "_")"
  case .missingArgument(let label): "missing \(label ?? "_")"
  case .extraArgument(let argument, let label): "extra \(argument) \(label ?? "_")"
  case .trailingClosure: "trailing closure"
  case .notCallable: "not callable"
  case .notCalled: "not called"
  case .instanceMember: "instance member"
  case .staticMember: "static member"
  case .hidden: "hidden"
  case .closureParameters(let argument, let written, let expected):
    "closure \(argument) of \(written) for \(expected)"
  case .literal(let argument, let written, let expected):
    "literal \(argument) \(written) for \(expected)"
  case .notSettable: "not settable"
  case .notUnwrapped: "not unwrapped"
  case .notOptional: "no optional"
  }
}

private func describe(_ fault: SymbolUse.RequirementFault) -> String {
  switch fault {
  case .name: "almost"
  case .parameter(let index, let written, let expected):
    "parameter \(index) \(written) for \(expected)"
  case .result(let written, let expected):
    "result \(written ?? "nothing") for \(expected ?? "nothing")"
  case .staticness: "staticness"
  case .effect(let effect): effect
  case .kind: "kind"
  case .conformsAbove(let superclass): "above in \(superclass)"
  }
}

/// A snippet and what must be found in it, line by line.
struct SnippetCase: CustomTestStringConvertible, Sendable {
  let code: String
  let expected: [String]

  init(_ code: String, _ expected: String...) {
    self.code = code
    self.expected = expected
  }

  var testDescription: String { code }
}
