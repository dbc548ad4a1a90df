// The delegate of the judge's module: every requirement has a default, so that the compiler is
// silent where a conforming type almost writes one.
// swift-format-ignore-file

/// Which requirements a delegate left to their defaults.
public enum Defaults {
  nonisolated(unsafe) public static var ran: [String] = []
}

public protocol GardenDelegate: AnyObject {
  func gardenDidOpen(_ garden: Garden)
  func garden(_ garden: Garden, shouldPlant plant: Plant) -> Bool
  func garden(_ garden: Garden, didPlant plant: Plant, at spot: Spot?)
  func garden(_ garden: Garden, willWaterWith can: Can, litres: Double)
  func garden(_ garden: Garden, didFailWith error: Error?)
  func garden(_ garden: Garden, coloursFor beds: [Bed]) -> [String: Can.Colour]
  func gardenWillClose()
  var maximumBeds: Int { get }
}

extension GardenDelegate {
  public func gardenDidOpen(_ garden: Garden) { Defaults.ran.append("gardenDidOpen") }
  public func garden(_ garden: Garden, shouldPlant plant: Plant) -> Bool {
    Defaults.ran.append("shouldPlant")
    return true
  }
  public func garden(_ garden: Garden, didPlant plant: Plant, at spot: Spot?) {
    Defaults.ran.append("didPlant")
  }
  public func garden(_ garden: Garden, willWaterWith can: Can, litres: Double) {
    Defaults.ran.append("willWaterWith")
  }
  public func garden(_ garden: Garden, didFailWith error: Error?) {
    Defaults.ran.append("didFailWith")
  }
  public func garden(_ garden: Garden, coloursFor beds: [Bed]) -> [String: Can.Colour] {
    Defaults.ran.append("coloursFor")
    return [:]
  }
  public func gardenWillClose() { Defaults.ran.append("gardenWillClose") }
  public var maximumBeds: Int {
    Defaults.ran.append("maximumBeds")
    return 1
  }
}

extension Garden {
  /// How many requirements of a delegate are its own, found out by calling every one.
  public static func requirements(answeredBy delegate: GardenDelegate) -> Int {
    Defaults.ran = []
    let garden = Garden()
    let plant = Plant(name: "oak")
    delegate.gardenDidOpen(garden)
    _ = delegate.garden(garden, shouldPlant: plant)
    delegate.garden(garden, didPlant: plant, at: nil)
    delegate.garden(garden, willWaterWith: Can(), litres: 1)
    delegate.garden(garden, didFailWith: nil)
    _ = delegate.garden(garden, coloursFor: [])
    delegate.gardenWillClose()
    _ = delegate.maximumBeds
    return 8 - Defaults.ran.count
  }
}
