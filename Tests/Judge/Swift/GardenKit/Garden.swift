// The garden of the judge's module: subscripts, closures, enums with payloads, generics.
// swift-format-ignore-file

public struct Spot: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
  public static let origin = Spot(x: 0, y: 0)
  public func moved(_ direction: Direction, by steps: Int = 1) -> Spot { self }
}

public enum Direction: String, CaseIterable, Sendable {
  case north, east, south, west
  public var opposite: Direction { self }
  public func turned(clockwise: Bool) -> Direction { self }
  public static func named(_ name: String) -> Direction? { Direction(rawValue: name) }
}

public enum Weather: Sendable {
  case sunny
  case rain(millimetres: Double)
  case wind(from: Direction, speed: Double)
  case storm(String)
  indirect case mixed(Weather, Weather)
  public var isDry: Bool { true }
}

public struct Tools: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let rake = Tools(rawValue: 1)
  public static let spade = Tools(rawValue: 2)
  public static let hose = Tools(rawValue: 4)
  public static let all: Tools = [.rake, .spade, .hose]
}

public struct Bed: Identifiable {
  public let id: Int
  public var plants: [Plant]
  public var border: Border?
  public var soil: Soil = .loam
  public init(id: Int, plants: [Plant] = []) {
    self.id = id
    self.plants = plants
  }
  public subscript(index: Int) -> Plant { plants[index] }
  public subscript(row row: Int, column column: Int) -> Plant? { nil }
  public mutating func add(_ plant: Plant, at index: Int? = nil) {}
  public mutating func removeAll(where matches: (Plant) -> Bool) {}
  public enum Soil { case loam, clay, sand }
  public struct Border {
    public var width: Double
    public init(width: Double) { self.width = width }
    public func painted(_ colour: Can.Colour) -> Border { self }
  }
}

/// A shelf of equal things.
public struct Shelf<Item> {
  public private(set) var items: [Item]
  public init(_ items: [Item] = []) { self.items = items }
  public var top: Item? { items.first }
  public mutating func put(_ item: Item) {}
  public func map<Other>(_ body: (Item) -> Other) -> Shelf<Other> { Shelf<Other>() }
  public func first(where matches: (Item) -> Bool) -> Item? { nil }
}

public typealias Handler = (Weather) -> Void

open class Garden {
  public static let shared = Garden()
  public static var isOpen = true
  public var beds: [Bed] = []
  public var paths: [String: Trail] = [:]
  public var owner: Gardener?
  public var weather: Weather = .sunny
  public var tools: Tools = []
  public let shelf = Shelf<Can>()
  public weak var delegate: GardenDelegate?
  public var onFrost: ((Double) -> Void)?
  public init() {}
  public init(width: Int, height: Int) {}

  public func plant(_ plant: Plant, at spot: Spot) {}
  public func plant(_ plants: [Plant]) {}
  public func plant(row: Int, _ make: (Int) -> Plant) {}
  public func bed(_ id: Int) -> Bed? { nil }
  public func find<T: Plant>(_ type: T.Type, named name: String) -> T? { nil }
  public func onChange(_ handler: @escaping Handler) {}
  public func every(_ days: Int, do work: @escaping (Garden) -> Void) {}
  public func animate(
    duration: Double, delay: Double = 0, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}
  public func open() {}
  public func close(for days: Int, reason: String? = nil) {}
  public func forecast() -> Result<Weather, GardenError> { .success(.sunny) }
  public func use(_ tools: Tools) {}
  public func paint(_ colour: Can.Colour) {}
  public func make(_ can: Can) -> Garden { self }
  public func look(_ direction: Direction) -> Bed? { nil }
  public func sum(_ numbers: Int..., scale: Double = 1) {}
  public static func preset(_ name: String) -> Garden { Garden() }
  public subscript(name: String) -> Bed? { nil }

  @available(*, deprecated, renamed: "plant(_:at:)")
  public func put(_ plant: Plant, x: Int, y: Int) {}
  @available(*, deprecated, renamed: "shared")
  public static var main: Garden { shared }
}

public struct Trail: Sendable {
  public let length: Double
  public init(length: Double) { self.length = length }
  public func callAsFunction(_ steps: Int) -> Spot { Spot.origin }
}

public func measure(_ plant: Plant, in unit: Unit = .metres) -> Double { 0 }
public enum Unit { case metres, feet }
public let defaultCan = Can()
