// Tests of declarations in Objective-C.

import APIModel
import Testing

@Suite struct ObjCDeclarationTests {
  @Test(arguments: [
    (
      "func configure(position: Mode, animated flag: Bool)",
      "- (void)configureWithPosition:(PWMode)position animated:(BOOL)flag;"
    ),
    ("static func shared() -> Lamp", "+ (PWLamp *)shared;"),
    ("func a() -> String?", "- (nullable NSString *)a;"),
    (
      "func a(x: [String: Int], y: [Lamp]) -> Self",
      "- (instancetype)aWithX:(NSDictionary<NSString *, NSNumber *> *)x y:(NSArray<PWLamp *> *)y;"
    ),
    ("func a(x: [AnyHashable: Any])", "- (void)aWithX:(NSDictionary *)x;"),
    (
      "func a(done: @escaping (Data?, Error?) -> Void)",
      "- (void)aWithDone:(void (^)(NSData * _Nullable, NSError * _Nullable))done;"
    ),
    ("func a(done: (() -> Bool)?)", "- (void)aWithDone:(BOOL (^ _Nullable)(void))done;"),
    ("func a(x: any D) throws", "- (BOOL)aWithX:(id<D>)x error:(NSError **)error;"),
    ("func a() throws -> Lamp", "- (nullable PWLamp *)aAndReturnError:(NSError **)error;"),
    (
      "func a(id: Int) async throws -> Data",
      "- (void)aWithId:(NSInteger)id "
        + "completionHandler:(void (^)(NSData * _Nullable, NSError * _Nullable))completionHandler;"
    ),
    (
      "func a() async -> Bool",
      "- (void)aWithCompletionHandler:(void (^)(BOOL))completionHandler;"
    ),
    ("init?(name: String)", "- (nullable instancetype)initWithName:(NSString *)name;"),
    ("var a: Int { get }", "@property (nonatomic, readonly) NSInteger a;"),
    (
      "var a: Bool { @objc(isA) get { true } set {} }",
      "@property (nonatomic, getter=isA) BOOL a;"
    ),
    ("weak var a: D?", "@property (nonatomic, nullable, weak) id<D> a;"),
    ("static var a: String", "@property (class, nonatomic, copy) NSString *a;"),
    (
      "var a: ((Int) -> Void)?",
      "@property (nonatomic, copy) void (^ _Nullable a)(NSInteger);"
    ),
    (
      "func a(x: UIView, y: CGRect, z: UIView.ContentMode)",
      "- (void)aWithX:(UIView *)x y:(CGRect)y z:(UIViewContentMode)z;"
    ),
  ])
  func writesMembers(_ declaration: String, _ text: String) {
    let symbols = api(
      """
      @objc(PWLamp) public class Lamp: NSObject { @objc public \(declaration) }
      @objc(PWMode) public enum Mode: Int { case on }
      @objc public protocol D {}
      """)
    #expect(symbols.dropFirst().first?.declaration.objc == text)
  }

  @Test func writesTypes() {
    let symbols = api(
      """
      @objc(PWLamp) public class Lamp: Base, D, Sendable, NSCopying {}
      @objc public class Base: NSObject {}
      @objc(PWD) public protocol D: NSObjectProtocol {}
      @objc public protocol E: D {}
      @objc public enum Mode: UInt8 { case on = 4 }
      """)
    #expect(
      symbols.map(\.declaration.objc) == [
        "@interface PWLamp : Base <PWD, NSCopying>", "@interface Base : NSObject",
        "@protocol PWD <NSObject>", "@protocol E <PWD>", "typedef NS_ENUM(uint8_t, Mode)",
        "ModeOn = 4",
      ])
  }
}
