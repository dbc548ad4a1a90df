// Tests of what Objective-C sees of a module.

import APIModel
import Testing

@Suite struct ObjCViewTests {
  @Test func seesClassesAndWhatIsMarked() {
    let symbols = api(
      """
      public class A: NSObject {
        @objc public func a() {}
        public func b() {}
        @IBAction public func c(_ sender: Any) {}
        public override init() {}
        @objc public init(name: String) {}
      }
      @objc(PWB) public class B: A {
        @objc(pw_d) public func d() {}
        @objc public static let shared = B()
      }
      public class C { public func e() {} }
      public struct S: Equatable { public func f() {} }
      public class V: UIView {}
      public class W: UIViewDelegate {}
      @objc public extension A { func g() {} }
      """)
    let seen = symbols.filter { $0.objcName != nil }.map {
      "\($0.qualifiedName)=\($0.objcName ?? "")"
    }
    #expect(
      seen == [
        "A=A", "A.a()=a", "A.c(_:)=c:", "A.init()=init", "A.init(name:)=initWithName:", "B=PWB",
        "B.d()=pw_d", "B.shared=shared", "V=V", "A.g()=g",
      ])
  }

  @Test func seesAllOfObjCMembers() {
    let symbols = api(
      """
      @objcMembers public class A: NSObject {
        public func a(x: Int) {}
        public func b<T>(x: T) {}
        public func c(x: (Int, Int)) {}
        public func d(x: Plain) {}
        @nonobjc public func e() {}
        public var f: String?
        public subscript(x: Int) -> Int { 1 }
      }
      public class B: A { public func g(y: Mode) {} }
      public struct Plain {}
      @objc public enum Mode: Int { case on }
      """)
    let seen = symbols.filter { $0.objcName != nil }.compactMap(\.objcName)
    #expect(seen == ["A", "aWithX:", "f", "B", "gWithY:", "Mode", "ModeOn"])
  }

  @Test func takesNamesFromRequirementsAndOverrides() {
    let symbols = api(
      """
      public class B: A, D {
        public override func a() {}
        public func manager(_ m: A, shown: Bool) {}
      }
      public class A: NSObject { @objc(pwA) public func a() {} }
      @objc public protocol D { @objc(manager:didShow:) func manager(_ m: A, shown: Bool) }
      """)
    #expect(symbols("B.a()")?.objcName == "pwA")
    #expect(symbols("B.manager(_:shown:)")?.objcName == "manager:didShow:")
  }

  @Test func keepsTheNamesOfOptions() {
    let source = """
      public struct Corners: OptionSet {
        public let rawValue: Int
        public static let PWTop = Corners(rawValue: 1)
        public static func all() {}
      }
      """
    let symbols = api(source + "\n@objc public enum Mode: Int { case on }")
    #expect(symbols("Corners")?.objcName == "Corners")
    #expect(symbols("Corners.PWTop")?.objcName == "PWTop")
    #expect(symbols("Corners.all()")?.objcName == nil)
    #expect(api(source).allSatisfy { $0.objcName == nil })
  }

  @Test func endsWithACircle() {
    let symbols = api("public class A: B { @objc public func a() {} }\npublic class B: A {}")
    #expect(symbols("A.a()")?.objcName == "a")
  }

  @Test func findsSuperclassesBesideNestedTypes() {
    let symbols = api(
      """
      public enum Lamps {
        @objcMembers public class Base: NSObject {}
        public class Bulb: Base { public func glow() {} }
      }
      """)
    #expect(symbols("Lamps.Bulb.glow()")?.objcName == "glow")
    #expect(symbols("Lamps.Bulb")?.declaration.objc == "@interface Bulb : Base")
  }
}
