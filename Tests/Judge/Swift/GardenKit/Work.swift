// What takes time or fails in the judge's module: async, throws, an actor, a stream.
// swift-format-ignore-file

public enum GardenError: Error {
  case locked
  case missing(tool: String)
  case frost(degrees: Double, days: Int)
}

public struct Harvest: Sendable {
  public let fruit: Fruit
  public let weight: Double
  public init(fruit: Fruit, weight: Double) {
    self.fruit = fruit
    self.weight = weight
  }
}

public final class Gardener: Named, @unchecked Sendable {
  public let name: String
  public init(name: String) { self.name = name }
  public init(loading file: String) throws { name = file }
  public init(hiring agency: String) async throws { name = agency }
  public static func hire(_ name: String) async throws -> Gardener { Gardener(name: name) }
  public func rename(to name: String) {}
  public func harvest(_ fruit: Fruit) async throws -> Harvest { Harvest(fruit: fruit, weight: 1) }
  public func rest() async {}
  public func load(_ file: String) throws {}
  public func sharpen(_ tool: String) throws(GardenError) -> Int { 1 }
  public func count(upTo limit: Int = 10) async -> Int { 0 }
  public func each(_ body: (Fruit) throws -> Void) rethrows {}
  public func report(_ completion: @escaping (Result<Harvest, GardenError>) -> Void) {}
  public func wait() {}
  public func wait() async {}
  public var mood: String { get async { "" } }
  public var tool: String { get throws { "" } }
  public var days: AsyncStream<Int> { AsyncStream { _ in } }
  public func perform(_ work: @escaping () async throws -> Void) {}
  @discardableResult public func sow(_ seeds: Int) throws -> Bool { true }
}

public actor Ledger {
  public private(set) var total = 0
  public init() {}
  public func add(_ amount: Int) {}
  public func close() throws -> Int { total }
  public nonisolated func title() -> String { "" }
  public nonisolated let id = 1
}

public func openGate(_ code: String) throws -> Bool { true }
public func closeGate() async {}
