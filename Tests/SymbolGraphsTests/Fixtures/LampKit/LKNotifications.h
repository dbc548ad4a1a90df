// Notifications, by name and by push.
#import <LampKit/LKDefines.h>
#import <UserNotifications/UserNotifications.h>

NS_ASSUME_NONNULL_BEGIN

LK_EXPORT NSNotificationName const LKLampDidChangeNotification;
LK_EXPORT NSNotificationName const LKHubReadyNotification NS_SWIFT_NAME(hubIsReady);
LK_EXPORT NSString *const LKLampUserInfoKey;

@interface LKPushService : UNNotificationServiceExtension
- (void)handleNotification:(UNNotification *)notification options:(UNNotificationPresentationOptions)options;
@end

@interface LKPushCenter : NSObject <UNUserNotificationCenterDelegate>
@property (class, readonly, strong) LKPushCenter *sharedCenter NS_SWIFT_NAME(shared);
- (void)registerWithToken:(NSData *)token;
- (void)requestAuthorizationWithOptions:(UNAuthorizationOptions)options completionHandler:(void (^)(BOOL granted, NSError *_Nullable error))completionHandler;
@end

@interface LKMessage : NSObject <NSSecureCoding>
@property (nonatomic, readonly, copy) NSString *messageID;
@property (nonatomic, readonly, copy) NSDictionary<NSString *, NSString *> *userInfo;
@property (nonatomic, readonly) NSUUID *UUID;
@property (nonatomic, readonly) NSURL *URL;
@end

NS_ASSUME_NONNULL_END
