// C structures and functions, some of them members.
#import <LampKit/LKScenes.h>

NS_ASSUME_NONNULL_BEGIN

@interface LKStore : NSObject
@end

@interface LKMemoryStore : LKStore
@end

@interface LKFileStore : LKStore
- (instancetype)initWithFileURL:(NSURL *)url;
@end

@interface LKCloudStore : LKStore
@property (class, nonatomic, copy) NSString *endpoint;
@end

@interface LKStoreCoordinator : NSObject
- (void)addStore:(LKStore *)store;
@end

typedef struct {
  double red;
  double green;
  double blue;
} LKColour;

typedef struct LKSpan {
  NSInteger start;
  NSInteger end;
} LKSpan NS_SWIFT_NAME(Span);

LK_EXPORT LKColour LKColourMake(double red, double green, double blue) NS_SWIFT_NAME(LKColour.init(red8:green8:blue8:));
LK_EXPORT LKColour LKColourMix(LKColour one, LKColour other) NS_SWIFT_NAME(LKColour.mixed(self:with:));
LK_EXPORT double LKColourGetHue(LKColour colour) NS_SWIFT_NAME(getter:LKColour.hue(self:));
LK_EXPORT const LKColour LKColourBlack NS_SWIFT_NAME(LKColour.black);
LK_EXPORT BOOL LKSpanContains(LKSpan span, NSInteger value) NS_SWIFT_NAME(Span.contains(self:_:));

/// The name of a glow.
LK_EXPORT NSString *LKStringFromGlow(LKGlow glow);
LK_EXPORT void LKLogLevelSet(int level) NS_SWIFT_NAME(setLogLevel(_:));
LK_EXPORT LKLamp *_Nullable LKFindLamp(NSString *name, LKRoom *_Nullable room);
LK_EXPORT NSString *LKLegacyName(void) LK_DEPRECATED("Use LKVersionString.");

NS_ASSUME_NONNULL_END
