// Enums of every kind, option sets and typed strings.
#import <LampKit/LKDefines.h>

NS_ASSUME_NONNULL_BEGIN

/// How a lamp shines.
typedef NS_ENUM(NSInteger, LKGlow) {
  /// Warm light.
  LKGlowWarm,
  LKGlowCold = 4,
  /// As the time of day wants it.
  LKGlowAutomatic,
  LKGlowCandle LK_DEPRECATED("Use LKGlowWarm.") = 9
};

/// What a switch says. No more will come.
typedef NS_CLOSED_ENUM(NSUInteger, LKPosition) {
  LKPositionOff, ///< No light.
  LKPositionOn,  ///< Light.
};

typedef NS_ENUM(NSInteger, LKLinkKind) {
  LKLinkKindRadio,
  LKLinkKindCable,
  LKLinkUnknown
};

typedef NS_ENUM(NSInteger, LKWeekday) {
  LKMonday = 1,
  LKTuesday,
} NS_SWIFT_NAME(Weekday);

typedef NS_ENUM(NSInteger, LKPhase) {
  LKPhaseFirst,
  LKPhaseSecond NS_SWIFT_NAME(another),
  LKPhase3D,
  LKPhaseDefault,
} NS_SWIFT_NAME(LKLamp.Phase);

typedef NS_OPTIONS(NSUInteger, LKFeatures) {
  LKFeatureNone = 0,
  /// It can be dimmed.
  LKFeatureDimming = 1 << 0,
  LKFeatureColour = 1 << 1,
  LKFeatureSceneStorage = 1 << 2,
  LKFeatureAll = LKFeatureDimming | LKFeatureColour | LKFeatureSceneStorage
};

typedef NS_OPTIONS(NSUInteger, LKDataKind) {
  LKKindBasic = 1 << 0,
  LKKindCrash = 1 << 1
};

typedef enum {
  LKPlainLow,
  LKPlainHigh = 7
} LKPlain;

enum LKTagged { LKTaggedOne, LKTaggedTwo };

typedef NSString *LKSceneName NS_TYPED_EXTENSIBLE_ENUM;
LK_EXPORT LKSceneName const LKSceneNameEvening;
LK_EXPORT LKSceneName const LKSceneNameMorning NS_SWIFT_NAME(sunrise);

typedef NSString *LKTheme NS_TYPED_ENUM NS_SWIFT_NAME(Theme);
LK_EXPORT LKTheme const LKThemePlain;

LK_EXPORT NSString *const LKVersionString;
LK_EXPORT const NSTimeInterval LKDefaultDelay;
#define LKMaximumLamps 64

NS_ASSUME_NONNULL_END
