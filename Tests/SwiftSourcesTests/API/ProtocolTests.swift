// Tests of protocols, their requirements and default implementations.

import APIModel
import Testing

@Suite struct ProtocolTests {
  @Test func readsRequirements() {
    let symbols = api(
      """
      public protocol Store<Item>: AnyObject {
        associatedtype Item: Hashable
        associatedtype Index = Int
        typealias Pair = (Item, Item)
        init(name: String)
        func load(at index: Index) throws -> Item
        static var shared: Self { get }
        var count: Int { get set }
        subscript(_ index: Index) -> Item { get }
      }
      """)
    #expect(
      symbols.names == [
        "Store", "Store.Item", "Store.Index", "Store.Pair", "Store.init(name:)", "Store.load(at:)",
        "Store.shared", "Store.count", "Store.subscript(_:)",
      ])
    #expect(symbols.dropFirst().allSatisfy { $0.access == .public })
    #expect(symbols.filter(\.isRequirement).count == 7)
    #expect(symbols("Store.Index")?.isOptionalRequirement == true)
    #expect(symbols("Store.Item")?.isOptionalRequirement == false)
    #expect(symbols("Store.Item")?.inherits == ["Hashable"])
    #expect(symbols("Store.count")?.isSettable == true)
    #expect(symbols("Store.shared")?.isSettable == false)
    #expect(symbols("Store")?.declaration.swift == "protocol Store<Item>: AnyObject")
    #expect(symbols("Store.count")?.declaration.swift == "var count: Int { get set }")
  }

  @Test func foldsDefaultImplementations() {
    let symbols = api([
      "a.swift": """
      public protocol Delegate {
        associatedtype Item
        /// Asks.
        func manager(_ m: Manager, shouldShow: Bool) -> Bool
        func managerDidClose(_ m: Manager)
        func sort(_ item: Self.Item)
        var name: String { get }
        func hidden()
      }
      """,
      "b.swift": """
      extension Delegate {
        public func manager(_ m: Manager, shouldShow: Bool) -> Bool { true }
        public func manager(_ m: Manager, shouldShow: Int) -> Bool { true }
        public func sort(_ item: Item) {}
        public var name: String { "" }
        func hidden() {}
        public func extra() {}
      }
      extension Delegate where Self: NSObject {
        public func managerDidClose(_ m: Manager) {}
      }
      """,
    ])
    #expect(
      symbols.filter(\.isOptionalRequirement).map(\.name) == [
        "manager(_:shouldShow:)", "sort(_:)", "name",
      ])
    #expect(
      symbols.filter { !$0.isRequirement }.map(\.name) == [
        "Delegate", "manager(_:shouldShow:)", "extra()",
      ])
    #expect(symbols.filter { $0.baseName == "managerDidClose" }.count == 1)
    #expect(symbols("Delegate.manager(_:shouldShow:)")?.documentation == "Asks.")
  }

  @Test func keepsOptionalRequirements() {
    let symbols = api("@objc public protocol D { @objc optional func a(); func b() }")
    #expect(symbols("D.a()")?.isOptionalRequirement == true)
    #expect(symbols("D.b()")?.isOptionalRequirement == false)
  }
}
