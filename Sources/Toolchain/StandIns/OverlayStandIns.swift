// The Swift side of the stand-ins: what lets the importer bridge types.

extension StandIns {
  /// The Swift modules over those of the headers, in the order in which they are built.
  static let overlays: [File] = [
    File(
      "overlay/ObjectiveC.swift",
      #"""
      @_exported import ObjectiveC

      public struct ObjCBool: ExpressibleByBooleanLiteral {
        public init(booleanLiteral value: Bool) {}
        public init(_ value: Bool) {}
        public var boolValue: Bool { false }
      }
      public struct Selector: Hashable, ExpressibleByStringLiteral {
        public init(stringLiteral value: String) {}
      }
      public struct NSZone {}
      extension NSObject: Equatable, Hashable {
        public static func == (lhs: NSObject, rhs: NSObject) -> Bool { false }
        public func hash(into hasher: inout Hasher) {}
      }
      public func _convertBoolToObjCBool(_ x: Bool) -> ObjCBool { ObjCBool(x) }
      public func _convertObjCBoolToBool(_ x: ObjCBool) -> Bool { x.boolValue }
      """#),
    File(
      "overlay/CoreFoundation.swift",
      #"""
      @_exported import CoreFoundation

      public struct CGFloat: BinaryFloatingPointStandIn, Hashable, Sendable,
        ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
        public init(floatLiteral value: Double) {}
        public init(integerLiteral value: Int) {}
      }
      public protocol BinaryFloatingPointStandIn {}
      """#),
    File(
      "overlay/Foundation.swift",
      #"""
      @_exported import Foundation
      import ObjectiveC

      public protocol _StandInBridge: _ObjectiveCBridgeable {}
      extension _StandInBridge {
        public func _bridgeToObjectiveC() -> _ObjectiveCType { fatalError() }
        public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout
        Self?) {}
        public static func _conditionallyBridgeFromObjectiveC(
          _ source: _ObjectiveCType, result: inout Self?
        ) -> Bool { false }
        public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self {
          fatalError()
        }
      }
      extension String: _StandInBridge { public typealias _ObjectiveCType = NSString }
      extension Array: _StandInBridge, _ObjectiveCBridgeable { public typealias _ObjectiveCType =
        NSArray }
      extension Dictionary: _StandInBridge, _ObjectiveCBridgeable { public typealias _ObjectiveCType
        = NSDictionary }
      extension Set: _StandInBridge, _ObjectiveCBridgeable { public typealias _ObjectiveCType =
        NSSet }
      extension Int: _StandInBridge { public typealias _ObjectiveCType = NSNumber }
      extension UInt: _StandInBridge { public typealias _ObjectiveCType = NSNumber }
      extension Double: _StandInBridge { public typealias _ObjectiveCType = NSNumber }
      extension Float: _StandInBridge { public typealias _ObjectiveCType = NSNumber }
      extension Bool: _StandInBridge { public typealias _ObjectiveCType = NSNumber }
      extension NSError: Error {}
      public protocol _ErrorCodeProtocol: Equatable {
        associatedtype _ErrorType: _BridgedStoredNSError where _ErrorType.Code == Self
      }
      public protocol __BridgedNSError: Error {}
      public protocol _ObjectiveCBridgeableError: Error {}
      public protocol CustomNSError: Error {}
      public protocol _BridgedStoredNSError: __BridgedNSError, _ObjectiveCBridgeableError,
        CustomNSError, Hashable {
        associatedtype Code: _ErrorCodeProtocol, RawRepresentable where Code.RawValue:
        FixedWidthInteger
        var _nsError: NSError { get }
        init(_nsError error: NSError)
        static var errorDomain: String { get }
      }
      extension _BridgedStoredNSError {
        public var errorCode: Int { 0 }
        public var localizedDescription: String { "" }
      }
      public struct URL: Hashable, _StandInBridge { public typealias _ObjectiveCType = NSURL }
      public struct Data: Hashable, _StandInBridge { public typealias _ObjectiveCType = NSData }
      public struct Date: Hashable, _StandInBridge { public typealias _ObjectiveCType = NSDate }
      public struct UUID: Hashable, _StandInBridge { public typealias _ObjectiveCType = NSUUID }
      public struct URLRequest: Hashable, _StandInBridge { public typealias _ObjectiveCType =
        NSURLRequest }
      public struct Locale: Hashable, _StandInBridge { public typealias _ObjectiveCType = NSLocale }
      public struct TimeZone: Hashable, _StandInBridge { public typealias _ObjectiveCType =
        NSTimeZone }
      public struct Calendar: Hashable, _StandInBridge { public typealias _ObjectiveCType =
        NSCalendar }
      public struct DateComponents: Hashable, _StandInBridge { public typealias _ObjectiveCType =
        NSDateComponents }
      public struct DateInterval: Hashable, _StandInBridge { public typealias _ObjectiveCType =
        NSDateInterval }
      public struct IndexPath: Hashable, _StandInBridge { public typealias _ObjectiveCType =
        NSIndexPath }
      public struct IndexSet: Hashable, _StandInBridge { public typealias _ObjectiveCType =
        NSIndexSet }
      public struct Notification: Hashable, _StandInBridge { public typealias _ObjectiveCType =
        NSNotification }
      public struct CharacterSet: Hashable, _StandInBridge { public typealias _ObjectiveCType =
        NSCharacterSet }
      public struct URLComponents: Hashable, _StandInBridge { public typealias _ObjectiveCType =
        NSURLComponents }
      public struct URLQueryItem: Hashable, _StandInBridge { public typealias _ObjectiveCType =
        NSURLQueryItem }
      public struct PersonNameComponents: Hashable, _StandInBridge { public typealias
        _ObjectiveCType = NSPersonNameComponents }
      """#),
  ]
}
