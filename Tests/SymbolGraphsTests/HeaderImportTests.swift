// What headers become: names, types, docs, availability, values, and what is missing.

import APIModel
import Foundation
import Testing

@testable import SymbolGraphs
@testable import Toolchain

@Suite struct HeaderImportTests {
  /// The names as Xcode shows them for the headers in `Fixtures/LampKit`.
  @Test(arguments: [
    ("LKLamp.close(after:)", "closeAfter:"), ("LKLamp.save(to:)", "saveToURL:error:"),
    ("LKLamp.init(contentsOf:)", "initWithContentsOfURL:error:"),
    ("LKLamp.init(name:glow:)", "lampWithName:glow:"), ("LKLamp.default", "defaultLamp"),
    (
      "LKLamp.configure(glow:present:dismiss:)",
      "configureWithGlow:presentAnimation:dismissAnimation:"
    ),
    ("LKLamp.subscript(_:)", "objectForKeyedSubscript:"), ("LKLamp.Phase.another", "LKPhaseSecond"),
    ("LKLampDelegate.lamp(_:didChange:)", "lamp:didChangeGlow:"),
    ("LKLinkKind.kindRadio", "LKLinkKindRadio"), ("LKLinkKind.unknown", "LKLinkUnknown"),
    ("LKDataKind.kindBasic", "LKKindBasic"), ("LKFeatures.sceneStorage", "LKFeatureSceneStorage"),
    ("LKError.Code.tookTooLong", "LKErrorTimeout"),
    (
      "NetworkError.Code.refused",
      "LKNetworkErrorCodeRefused"
    ), ("Engine.start()", "start"), ("Weekday.monday", "LKMonday"),
    ("LKSceneName.sunrise", "LKSceneNameMorning"), ("Theme.plain", "LKThemePlain"),
    ("LKHouse.Builder.build()", "build"), ("LKSpan.contains(_:)", "LKSpanContains"),
    ("LKColour.hue", "LKColourGetHue"), ("setLogLevel(_:)", "LKLogLevelSet"),
    ("LKPushCenter.shared", "sharedCenter"), ("UIColor.lampColor(with:)", "lampColorWithGlow:"),
    ("LKMotionSensor.isMoving", "moving"), ("LKHub.__media()", "media"),
    ("LKHub.init(__port:)", "initWithPort:"), ("LKHub.__count", "count"),
    ("LKScenePlayer.scene(named:)", nil), ("LKBareErrorNothing", "LKBareErrorNothing"),
  ])
  func givesBothNames(path: String, objcName: String?) throws {
    #expect(try LampKit.symbol(path).objcName == objcName)
  }

  @Test func givesTypesAndEffects() throws {
    #expect(try LampKit.symbol("LKLamp.save(to:)").isThrowing)
    #expect(try LampKit.symbol("LKLamp.fetchState()").isAsync)
    #expect(try LampKit.symbol("LKLamp.info").type == "[String: Any]?")
    #expect(try LampKit.symbol("LKLamp.manual").type == "URL!")
    #expect(try LampKit.symbol("LKLamp.init(name:glow:)").type == "LKLamp?")
    #expect(try LampKit.symbol("LKSensor.values(from:to:)").type == "[NSNumber]")
    let watch = try LampKit.symbol("LKLamp.onChange")
    #expect(watch.type == "((LKGlow, Bool) -> Void)?" && watch.isSettable)
    #expect(try !LampKit.symbol("LKLamp.lastUsed").isSettable)
    #expect(try LampKit.symbol("LKMotionSensor.isMoving").objcGetter == "isMoving")
    #expect(try LampKit.symbol("LKBox").genericParameters == ["ObjectType"])
    #expect(try LampKit.symbol("LKScene").inherits == ["NSObject", "Fadeable"])
    #expect(try LampKit.symbol("LKGlow").inherits.first == "Int")
    #expect(try LampKit.symbol("LKFeatures").inherits.contains("OptionSet"))
    #expect(try LampKit.symbol("LKLampDelegate.lampDidTurn(on:)").isRequirement)
    #expect(try !LampKit.symbol("LKLampDelegate.lampDidTurn(on:)").isOptionalRequirement)
    #expect(try LampKit.symbol("LKLampDelegate.priority").isOptionalRequirement)
  }

  @Test func givesDocCommentsToThoseTheyBelongTo() throws {
    #expect(try LampKit.symbol("LKLamp").documentation == "A lamp.\n\nIt shines.")
    #expect(try LampKit.symbol("LKPosition.off").documentation == "No light.")
    #expect(try LampKit.symbol("LKPosition.on").documentation == "Light.")
    #expect(try LampKit.symbol("LKGlow.warm").documentation == "Warm light.")
    #expect(try LampKit.symbol("LKGlow.cold").documentation == nil)
    #expect(try LampKit.symbol("LKError.Code.brokenBulb").documentation == nil)
    #expect(try LampKit.symbol("LKError").documentation == "What can go wrong with a lamp.")
    #expect(try LampKit.symbol("LKError.noPower").documentation == "No power.")
    #expect(try LampKit.symbol("LKLamp.blink(withTimes:)").documentation == "Blinks.")
    #expect(try LampKit.symbol("LKHub.__media()").documentation == "The media of the hub.")
  }

  @Test func givesValuesAndPlaces() throws {
    let glow = try LampKit.module.get().symbols.filter { $0.parentPath == ["LKGlow"] }
    #expect(glow.map(\.name) == ["warm", "cold", "automatic", "candle"])
    #expect(glow.map(\.rawValue) == ["0", "4", "5", "9"])
    #expect(glow.map(\.order) == [0, 1, 2, 3])
    #expect(try LampKit.symbol("LKFeatures.all").rawValue == "7")
    let lamp = try LampKit.symbol("LKLamp")
    #expect(lamp.file == "LKLamp.h" && lamp.line == 36)
    #expect(lamp.declaration.objc == "@interface LKLamp : LKDevice")
    #expect(try LampKit.symbol("LKGlow").declaration.objc == "typedef NS_ENUM(NSInteger, LKGlow)")
    #expect(
      try LampKit.symbol("LKFeatures").declaration.objc
        == "typedef NS_OPTIONS(NSUInteger, LKFeatures)")
    #expect(
      try LampKit.symbol("LKLamp.close(after:)").declaration.objc
        == "- (void)closeAfter:(NSTimeInterval)delay;")
  }

  @Test func givesDeprecations() throws {
    func availability(_ name: String) throws -> Availability {
      try LampKit.symbol("LKRemote." + name).availability
    }
    #expect(try availability("map(with:)").message == "use -map:")
    #expect(try availability("until9()").deprecatedIn == "iOS 9.0")
    #expect(try availability("until9()").message == "Use since13.")
    #expect(try availability("renamed9()").message == "Use since13 instead.")
    // Clang takes what is said of iOS for tvOS too.
    #expect(
      try availability("since13()").introduced == [
        "iOS": "13.0", "macOS": "10.15", "tvOS": "13.0",
      ])
    #expect(try availability("notOnTV()").unavailableOn == ["tvOS"])
    #expect(try availability("until9()").introduced["macOS"] == "10.10")
    #expect(try !availability("soft()").isDeprecated)
    #expect(try availability("bare()").isDeprecated)
    #expect(try LampKit.symbol("LKTorch").availability.message == "Use LKLamp.")
  }

  @Test func readsHeadersThatIncludeNothing() throws {
    let (module, notices) = try LampKit.imported([
      "KTHub.h": "@interface KTHub : NSObject\n- (KTMode)mode;\n@end\n",
      "KTMode.h": "typedef NS_ENUM(NSInteger, KTMode) { KTModeSlow, ///< 省电。\n KTModeFast };\n",
    ])
    #expect(notices.isEmpty)
    #expect(module.symbols.map(\.qualifiedName).contains("KTHub.mode()"))
    #expect(module.symbols.first { $0.name == "slow" }?.documentation == "省电。")
  }

  @Test func findsHeadersInFolders() throws {
    let (module, notices) = try LampKit.imported([
      "Core/KTCore.h": "@interface KTCore : NSObject\n@end\n",
      "UI/KTView.h": """
      #import <Kit/KTCore.h>
      #import "KTCore.h"
      #import <UIKit/UIView.h>
      #include <stdio.h>
      @import Foundation;
      @interface KTView : UIView
      @property (readonly) KTCore *core;
      @end
      """,
    ])
    #expect(notices.isEmpty)
    let view = module.symbols.first { $0.name == "KTView" }
    #expect(view?.inherits.first == "UIView")
    #expect(view?.file == "UI/KTView.h")
    #expect(module.symbols.contains { $0.qualifiedName == "KTView.core" && $0.type == "KTCore!" })
    // What a header includes of the C library is none of the module's.
    #expect(module.symbols.count == 3)
  }

  @Test func namesWhatNoStandInHasAndReadsTheRest() throws {
    let (module, notices) = try LampKit.imported([
      "KTA.h": """
      #import <StoreKit/StoreKit.h>
      #import "KTMissing.h"
      @interface KTA : ZZController <ZZListening>
      - (void)show:(ZZThing *)thing;
      - (void)run:(nullable id<ZZListening>)listener KT_ODD_MACRO(3);
      - (void)fine;
      @end
      """
    ])
    let names = module.symbols.map(\.qualifiedName)
    #expect(names.contains("KTA.fine()"))
    #expect(names.contains("KTA.show(_:)"))
    for name in ["ZZController", "ZZListening", "ZZThing", "KTMissing.h", "StoreKit/StoreKit.h"] {
      let notice = notices.first { $0.contains(name) }
      #expect(notice?.contains("'api.stand-ins'") == true, "\(name) in \(notices)")
    }
    #expect(notices.contains { $0.contains("'ZZThing' (KTA.h:4)") })
  }

  @Test func takesTheProjectsOwnStandIns() throws {
    let (module, notices) = try LampKit.imported(
      [
        "KTA.h": """
        #import <ZZKit/ZZKit.h>
        @interface KTA : ZZThing
        - (void)show:(ZZMode)mode;
        @end
        """
      ],
      standIns: [
        "ZZKit/ZZKit.h": """
        #import <Foundation/Foundation.h>
        @interface ZZThing : NSObject
        @end
        typedef NS_ENUM(NSInteger, ZZMode) { ZZModeOne };
        """
      ])
    #expect(notices.isEmpty)
    #expect(module.symbols.map(\.qualifiedName) == ["KTA", "KTA.show(_:)"])
    #expect(module.symbols.last?.parameters.first?.type == "ZZMode")
  }

  @Test func leavesOutAHeaderThatIsBroken() throws {
    let (module, notices) = try LampKit.imported([
      "KTBad.h": "@interface KTBad : NSObject\n- (void;\n}} struct {{\n",
      "KTGood.h": "@interface KTGood : NSObject\n@end\n",
    ])
    #expect(module.symbols.map(\.name) == ["KTGood"])
    #expect(notices.count == 1)
    #expect(notices.first?.hasPrefix("module 'Kit': 'KTBad.h' is not read: line 2: ") == true)
  }

  @Test(arguments: ["my-sdk", "../../x", "UIKit", "3D", "日本", ""])
  func takesAnyNameForAModule(name: String) throws {
    let (module, notices) = try LampKit.imported(
      ["KTA.h": "@interface KTA : NSObject\n@end\n"], named: name)
    #expect(notices.isEmpty)
    #expect(module.symbols.map(\.qualifiedName) == ["KTA"])
    #expect(module.name == name)
  }

  @Test func leavesOutCPlusPlus() throws {
    let (module, notices) = try LampKit.imported([
      "KTCore.h": "#include <vector>\nnamespace kt { class Foo { std::vector<int> v; }; }\n",
      "KTGood.h": "@interface KTGood : NSObject\n@end\n",
    ])
    #expect(module.symbols.map(\.name) == ["KTGood"])
    #expect(notices == ["module 'Kit': 'KTCore.h' is not read: line 1: 'vector' file not found"])
  }

  @Test func readsOnlyWhatTheUmbrellaIncludes() throws {
    let (module, _) = try LampKit.imported([
      "Kit.h": "#import <Kit/KTA.h>\n", "KTA.h": "@interface KTA : NSObject\n@end\n",
      "KTPrivate.h": "@interface KTPrivate : NSObject\n@end\n",
    ])
    #expect(module.symbols.map(\.name) == ["KTA"])
  }

  @Test func letsModulesSeeEachOther() throws {
    let importer = HeaderImporter(cache: LampKit.cache)
    let header = { (text: String) in Array(text.utf8) }
    let results = try importer.run([
      HeaderModule(
        name: "Base",
        headers: [.init(path: "BSA.h", bytes: header("@interface BSA : NSObject\n@end\n"))]),
      HeaderModule(
        name: "Top",
        headers: [
          .init(
            path: "TPB.h",
            bytes: header("#import <Base/BSA.h>\n@interface TPB : BSA\n- (BSA *)base;\n@end\n"))
        ]),
    ])
    #expect(results.map(\.notices) == [[], []])
    let top = try LampKit.module(results[1], named: "Top")
    #expect(top.symbols.map(\.qualifiedName) == ["TPB", "TPB.base()"])
    #expect(top.symbols.first?.inherits == ["BSA"])
  }

  @Test func errorTypesHaveTheMembersThatAllOfThemHave() throws {
    let api = APILookup(APIModel(modules: [try LampKit.module.get()]))
    let error = try #require(api.type(named: ["NetworkError"]))
    for name in ["code", "userInfo", "localizedDescription"] {
      #expect(api.hasWellKnownMember(named: name, on: error, isStatic: false), "\(name)")
    }
    #expect(!api.hasWellKnownMember(named: "reason", on: error, isStatic: false))
    #expect(api.wellKnownInitializers(of: error).contains([nil, "userInfo"]))
  }

  @Test func functionsThatAreMembersStayFunctionsOfC() throws {
    let api = APILookup(APIModel(modules: [try LampKit.module.get()]))
    for name in ["LKColourMake", "LKColourMix", "LKColourGetHue", "LKFindLamp"] {
      #expect(api.objcFunctions(named: name).count == 1, "\(name)")
      #expect(api.objcMembers(selector: name).isEmpty, "\(name)")
    }
    #expect(api.objcConstants(named: "LKColourBlack").count == 1)
  }

  @Test func keepsWhatOnlyObjectiveCSees() throws {
    let log = try LampKit.symbol("LKLamp.logFormat(_:)")
    #expect(log.objcName == "logFormat:" && log.declaration.swift == nil)
    #expect(try LampKit.module.get().symbols.allSatisfy { $0.name != "LK_EXPORT" })
  }

  @Test func overlayTakesTheNameOfWhatItRefines() throws {
    var overlay = Symbol(id: "x", module: "LampKit", kind: .property, path: ["LKHub", "media"])
    overlay.isStatic = true
    let joined = OverlayJoin.join(
      try LampKit.module.get(), with: Module(name: "LampKit", symbols: [overlay]))
    let hidden = joined.symbols.first { $0.name == "__media()" }
    #expect(hidden?.state == .superseded && hidden?.successor == "LKHub.media")
    #expect(hidden?.objcName == nil)
    let shown = joined.symbols.first { $0.qualifiedName == "LKHub.media" }
    #expect(shown?.objcName == "media" && shown?.state == .current)
    #expect(shown?.declaration.objc == "+ (NSObject *)media;")
    #expect(Set(joined.symbols.map(\.id)).count == joined.symbols.count)
  }
}
