// The module of the snippets, as Concord reads it: the same as Headers/MeadowKit/MeadowKit.h.
// swift-format-ignore-file

import Foundation
import UIKit

@objc public enum MDWeather: Int { case sunny, rainy, stormy }
@objc public enum MDSeason: Int { case spring, summer, winter }

public struct MDTools: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let MDToolsScythe = MDTools(rawValue: 1)
  public static let MDToolsRake = MDTools(rawValue: 2)
  public static let MDToolsMower = MDTools(rawValue: 4)
}

@objc public protocol MDMeadowDelegate: NSObjectProtocol {
  @objc(meadowDidWake:) optional func meadowDidWake(_ meadow: MDMeadow)
  @objc(meadow:didGrowFlower:) optional func meadow(_ meadow: MDMeadow, didGrow flower: MDFlower)
  @objc(meadow:shouldMowWithTools:)
  optional func meadow(_ meadow: MDMeadow, shouldMowWith tools: MDTools) -> Bool
  @objc(meadow:didFailToGrowFlower:withError:)
  optional func meadow(_ meadow: MDMeadow, didFailToGrow flower: MDFlower, withError error: Error)
  @objc(numberOfBedsInMeadow:) optional func numberOfBeds(in meadow: MDMeadow) -> Int
}

@objc open class MDFlower: NSObject {
  @objc public var title: String
  @objc public private(set) var height: Double
  @objc public var wilted: Bool { @objc(isWilted) get { false } set {} }
  @objc public init(title: String) {}
  @objc public init(title: String, height: Double) {}
  @objc public override init() {}
  @objc public func bloom() {}
  @objc(growBy:) public func grow(by amount: Double) {}
  @objc(crossWith:) public func cross(with other: MDFlower) -> MDFlower { other }
}

@objc open class MDRose: MDFlower {
  @objc public private(set) var thornCount: Int
  @objc(prickWithForce:) public func prick(force: Double) {}
}

@objc public class MDMeadow: NSObject {
  @objc(sharedMeadow) public class var shared: MDMeadow { MDMeadow() }
  @objc public var title: String
  @objc public private(set) var area: Double
  @objc public var weather: MDWeather
  @objc public var tools: MDTools
  @objc public weak var delegate: MDMeadowDelegate?
  @objc public private(set) var flowers: [MDFlower]
  @objc public private(set) var flowersByTitle: [String: MDFlower]
  @objc public var favouriteRose: MDRose?
  @objc(meadowNamed:) public class func named(_ title: String) -> MDMeadow { MDMeadow() }
  @objc public class func resetAll() {}
  @objc public init(title: String) {}
  @objc public init(title: String, area: Double) {}
  @objc public override init() {}
  @objc(plantFlower:) public func plant(_ flower: MDFlower) {}
  @objc(plantFlower:inRow:) public func plant(_ flower: MDFlower, row: Int) {}
  @objc(plantFlower:inRow:column:)
  public func plant(_ flower: MDFlower, row: Int, column: Int) {}
  @objc(mowWithTools:completion:)
  public func mow(with tools: MDTools, completion: @escaping (Int) -> Void) {}
  @objc(changeSeason:animated:) public func change(_ season: MDSeason, animated: Bool) {}
  @objc(flowerTitled:) public func flower(titled title: String) -> MDFlower? { nil }
  @objc(waterForSeconds:) public func water(seconds: TimeInterval) {}
  @available(*, deprecated, renamed: "water(seconds:)")
  @objc(sprinkleForSeconds:) public func sprinkle(seconds: TimeInterval) {}
  @objc public func wakeEveryFlower() {}
  @available(*, deprecated, renamed: "area") @objc public var size: Double
}

@available(*, deprecated, renamed: "MDMeadow")
@objc public class MDPasture: NSObject {
  @objc(mainPasture) public class func main() -> MDPasture { MDPasture() }
  @objc(grazeForHours:) public func graze(hours: Double) {}
}

@objc open class MDMeadowView: UIView {
  @objc(showMeadow:animated:) public func show(_ meadow: MDMeadow, animated: Bool) {}
  @objc(highlightFlower:) public func highlight(_ flower: MDFlower) {}
}
