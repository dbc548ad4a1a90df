// The plants of the judge's module: classes that inherit, overloads, deprecated members.
// swift-format-ignore-file

/// Anything with a name.
public protocol Named {
  var name: String { get }
  func rename(to name: String)
}

extension Named {
  /// The name with an article.
  public var title: String { "the \(name)" }
  public func greet(_ other: Named, loudly: Bool = false) {}
}

/// What a garden grows.
open class Plant: Named {
  public private(set) var name: String
  public var height: Double = 0
  public weak var garden: Garden?
  public let position: Spot
  public var stage: Stage = .seed

  public init(name: String, at position: Spot = Spot(x: 0, y: 0)) {
    self.name = name
    self.position = position
  }

  public convenience init(named name: String) { self.init(name: name) }

  public func rename(to name: String) { self.name = name }
  public func water(_ litres: Double) {}
  public func water(_ litres: Double, with can: Can) {}
  public func water(for seconds: Int) {}
  open func grow(by metres: Double, over days: Int = 1) {}
  @discardableResult public func prune(_ branches: Int...) -> Int { branches.count }
  public func neighbours(within metres: Double) -> [Plant] { [] }
  public func nearest() -> Plant? { nil }
  public class func wild() -> Plant { Plant(name: "wild") }
  public static let tallest = Plant(name: "sequoia")
  public static var count: Int = 0

  @available(*, deprecated, renamed: "water(_:)")
  public func sprinkle(_ litres: Double) {}
  @available(*, deprecated, message: "Use height instead")
  public var size: Double { height }
  @available(*, unavailable, renamed: "rename(to:)")
  public func setName(_ name: String) {}

  /// How far a plant is.
  public enum Stage: Int {
    case seed, sprout, bloom
    @available(*, deprecated, renamed: "bloom") case flower
    public var next: Stage { self }
    public static let last = Stage.bloom
  }
}

open class Tree: Plant {
  public var rings: [Ring] = []
  public func climb(to height: Double) -> View? { nil }
  public func fell(towards direction: Direction, then body: () -> Void) {}
  /// A ring of the wood.
  public struct Ring: Hashable, Sendable {
    public let year: Int
    public let width: Double
    public init(year: Int, width: Double) {
      self.year = year
      self.width = width
    }
  }
  /// What is seen from above.
  public struct View {
    public let beds: [Bed]
    public var farthest: Bed? { beds.first }
  }
}

public final class FruitTree: Tree {
  public var fruit: Fruit
  public init(_ fruit: Fruit, name: String) {
    self.fruit = fruit
    super.init(name: name, at: Spot(x: 0, y: 0))
  }
  public func shake(times: Int = 1, basket: (Fruit) -> Void) {}
  public override func grow(by metres: Double, over days: Int = 1) {}
}

public enum Fruit: String, CaseIterable, Sendable { case apple, pear, plum = "prune" }

@available(*, deprecated, renamed: "Tree")
public typealias Timber = Tree

@available(*, deprecated, message: "Use Plant.")
public final class Shrub {
  public init() {}
  public func trim() {}
}

/// A can for water.
public struct Can: Sendable {
  public var litres: Double
  public let colour: Colour
  public init(litres: Double = 5, colour: Colour = .green) {
    self.litres = litres
    self.colour = colour
  }
  public init?(label: String) { return nil }
  public mutating func fill() {}
  public mutating func pour(_ litres: Double, over plant: Plant) {}
  public static let small = Can(litres: 1)
  public static func sized(_ litres: Double) -> Can { Can(litres: litres) }
  public static func + (left: Can, right: Can) -> Can { left }
  public enum Colour: Sendable { case green, blue, custom(red: Int, green: Int, blue: Int) }
}
