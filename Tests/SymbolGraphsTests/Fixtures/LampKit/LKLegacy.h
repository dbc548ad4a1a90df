// What is deprecated, in all the ways there are to say so.
#import <LampKit/LKScenes.h>

NS_ASSUME_NONNULL_BEGIN

LK_DEPRECATED("Use LKLamp.")
@interface LKTorch : NSObject
- (void)burn;
@end

@interface LKRemote : NSObject
- (void)mapWith:(id)block __attribute__((deprecated("use -map:")));
- (void)map:(id)block;
- (void)pressButton:(NSInteger)number __attribute__((deprecated("Press by name.", "pressButtonNamed:")));
- (void)pressButtonNamed:(NSString *)name;
@property (nonatomic) BOOL old DEPRECATED_MSG_ATTRIBUTE("It is always new.");
- (void)since13 API_AVAILABLE(ios(13.0), macos(10.15));
- (void)until9 API_DEPRECATED("Use since13.", ios(7.0, 9.0), macos(10.10, 10.12));
- (void)renamed9 API_DEPRECATED_WITH_REPLACEMENT("since13", ios(7.0, 9.0));
- (void)notOnTV API_UNAVAILABLE(tvos);
- (void)soft API_DEPRECATED("Some day.", ios(7.0, API_TO_BE_DEPRECATED));
- (void)nsDeprecated NS_DEPRECATED_IOS(7_0, 9_0, "Use map.");
- (void)bare DEPRECATED_ATTRIBUTE;
@end

NS_ASSUME_NONNULL_END
