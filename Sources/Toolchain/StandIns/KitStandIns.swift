// Stand-ins for Core Location, User Notifications and WebKit.

extension StandIns {
  /// What headers of libraries commonly name of other frameworks.
  static let kits: [File] = [
    File(
      "CoreLocation/CoreLocation.h",
      #"""
      #pragma once
      #include <Foundation/Foundation.h>
      NS_ASSUME_NONNULL_BEGIN
      typedef double CLLocationDegrees;
      typedef double CLLocationAccuracy;
      typedef double CLLocationDistance;
      typedef double CLLocationSpeed;
      typedef double CLLocationDirection;
      typedef struct CLLocationCoordinate2D { CLLocationDegrees latitude; CLLocationDegrees
        longitude; } CLLocationCoordinate2D;
      typedef NS_ENUM(int, CLAuthorizationStatus) { kCLAuthorizationStatusNotDetermined,
        kCLAuthorizationStatusRestricted, kCLAuthorizationStatusDenied,
        kCLAuthorizationStatusAuthorizedAlways, kCLAuthorizationStatusAuthorizedWhenInUse };
      @interface CLLocation : NSObject <NSCopying, NSSecureCoding>
      @end
      @interface CLRegion : NSObject <NSCopying, NSSecureCoding>
      @end
      @interface CLCircularRegion : CLRegion
      @end
      @interface CLBeaconRegion : CLRegion
      @end
      @interface CLBeacon : NSObject <NSCopying, NSSecureCoding>
      @end
      @interface CLHeading : NSObject <NSCopying, NSSecureCoding>
      @end
      @interface CLVisit : NSObject <NSCopying, NSSecureCoding>
      @end
      @interface CLPlacemark : NSObject <NSCopying, NSSecureCoding>
      @end
      @interface CLGeocoder : NSObject
      @end
      @interface CLLocationManager : NSObject
      @end
      @protocol CLLocationManagerDelegate <NSObject>
      @end
      NS_ASSUME_NONNULL_END
      """#),
    File(
      "UserNotifications/UserNotifications.h",
      #"""
      #pragma once
      #include <Foundation/Foundation.h>
      NS_ASSUME_NONNULL_BEGIN
      typedef NS_OPTIONS(NSUInteger, UNAuthorizationOptions) { UNAuthorizationOptionBadge = 1,
        UNAuthorizationOptionSound = 2, UNAuthorizationOptionAlert = 4, UNAuthorizationOptionCarPlay
        = 8, UNAuthorizationOptionCriticalAlert = 16,
        UNAuthorizationOptionProvidesAppNotificationSettings = 32, UNAuthorizationOptionProvisional
        = 64 };
      typedef NS_OPTIONS(NSUInteger, UNNotificationPresentationOptions) {
        UNNotificationPresentationOptionBadge = 1, UNNotificationPresentationOptionSound = 2,
        UNNotificationPresentationOptionAlert = 4, UNNotificationPresentationOptionList = 8,
        UNNotificationPresentationOptionBanner = 16 };
      typedef NS_OPTIONS(NSUInteger, UNNotificationActionOptions) {
        UNNotificationActionOptionAuthenticationRequired = 1, UNNotificationActionOptionDestructive
        = 2, UNNotificationActionOptionForeground = 4 };
      typedef NS_OPTIONS(NSUInteger, UNNotificationCategoryOptions) {
        UNNotificationCategoryOptionCustomDismissAction = 1,
        UNNotificationCategoryOptionAllowInCarPlay = 2 };
      typedef NS_ENUM(NSInteger, UNAuthorizationStatus) { UNAuthorizationStatusNotDetermined,
        UNAuthorizationStatusDenied, UNAuthorizationStatusAuthorized,
        UNAuthorizationStatusProvisional, UNAuthorizationStatusEphemeral };
      typedef NS_ENUM(NSInteger, UNNotificationSetting) { UNNotificationSettingNotSupported,
        UNNotificationSettingDisabled, UNNotificationSettingEnabled };
      @class UNNotification, UNNotificationResponse, UNNotificationSettings,
        UNUserNotificationCenter, UNNotificationContent;
      @protocol UNUserNotificationCenterDelegate <NSObject>
      @optional
      - (void)userNotificationCenter:(UNUserNotificationCenter *)center
        willPresentNotification:(UNNotification *)notification withCompletionHandler:(void
        (^)(UNNotificationPresentationOptions options))completionHandler;
      - (void)userNotificationCenter:(UNUserNotificationCenter *)center
        didReceiveNotificationResponse:(UNNotificationResponse *)response
        withCompletionHandler:(void (^)(void))completionHandler;
      - (void)userNotificationCenter:(UNUserNotificationCenter *)center
        openSettingsForNotification:(nullable UNNotification *)notification;
      @end
      @interface UNUserNotificationCenter : NSObject
      @end
      @interface UNNotificationSettings : NSObject <NSCopying, NSSecureCoding>
      @end
      @interface UNNotificationContent : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
      @end
      @interface UNMutableNotificationContent : UNNotificationContent
      @end
      @interface UNNotificationRequest : NSObject <NSCopying, NSSecureCoding>
      @end
      @interface UNNotification : NSObject <NSCopying, NSSecureCoding>
      @end
      @interface UNNotificationResponse : NSObject <NSCopying, NSSecureCoding>
      @end
      @interface UNTextInputNotificationResponse : UNNotificationResponse
      @end
      @interface UNNotificationAction : NSObject <NSCopying, NSSecureCoding>
      @end
      @interface UNNotificationCategory : NSObject <NSCopying, NSSecureCoding>
      @end
      @interface UNNotificationAttachment : NSObject <NSCopying, NSSecureCoding>
      @end
      @interface UNNotificationSound : NSObject <NSCopying, NSSecureCoding>
      @end
      @interface UNNotificationTrigger : NSObject <NSCopying, NSSecureCoding>
      @end
      @interface UNPushNotificationTrigger : UNNotificationTrigger
      @end
      @interface UNTimeIntervalNotificationTrigger : UNNotificationTrigger
      @end
      @interface UNCalendarNotificationTrigger : UNNotificationTrigger
      @end
      @interface UNLocationNotificationTrigger : UNNotificationTrigger
      @end
      @interface UNNotificationServiceExtension : NSObject
      - (void)didReceiveNotificationRequest:(UNNotificationRequest *)request
        withContentHandler:(void (^)(UNNotificationContent *contentToDeliver))contentHandler;
      - (void)serviceExtensionTimeWillExpire;
      @end
      NS_ASSUME_NONNULL_END
      """#),
    File(
      "WebKit/WebKit.h",
      #"""
      #pragma once
      #include <UIKit/UIKit.h>
      NS_ASSUME_NONNULL_BEGIN
      typedef NS_ENUM(NSInteger, WKNavigationActionPolicy) { WKNavigationActionPolicyCancel,
        WKNavigationActionPolicyAllow, WKNavigationActionPolicyDownload };
      typedef NS_ENUM(NSInteger, WKNavigationType) { WKNavigationTypeLinkActivated,
        WKNavigationTypeFormSubmitted, WKNavigationTypeBackForward, WKNavigationTypeReload,
        WKNavigationTypeFormResubmitted, WKNavigationTypeOther = -1 };
      typedef NS_ENUM(NSInteger, WKUserScriptInjectionTime) {
        WKUserScriptInjectionTimeAtDocumentStart, WKUserScriptInjectionTimeAtDocumentEnd };
      @protocol WKNavigationDelegate <NSObject>
      @end
      @protocol WKUIDelegate <NSObject>
      @end
      @protocol WKScriptMessageHandler <NSObject>
      @end
      @protocol WKURLSchemeHandler <NSObject>
      @end
      @interface WKWebView : UIView
      @end
      @interface WKWebViewConfiguration : NSObject <NSSecureCoding, NSCopying>
      @end
      @interface WKPreferences : NSObject <NSSecureCoding>
      @end
      @interface WKProcessPool : NSObject <NSSecureCoding>
      @end
      @interface WKNavigation : NSObject
      @end
      @interface WKNavigationAction : NSObject
      @end
      @interface WKNavigationResponse : NSObject
      @end
      @interface WKFrameInfo : NSObject <NSCopying>
      @end
      @interface WKScriptMessage : NSObject
      @end
      @interface WKUserScript : NSObject <NSCopying>
      @end
      @interface WKUserContentController : NSObject <NSSecureCoding>
      @end
      @interface WKWebsiteDataStore : NSObject <NSSecureCoding>
      @end
      @interface WKContentWorld : NSObject
      @end
      NS_ASSUME_NONNULL_END
      """#),
  ]
}
