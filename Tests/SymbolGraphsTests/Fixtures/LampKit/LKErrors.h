// Error enums.
#import <LampKit/LKDefines.h>

NS_ASSUME_NONNULL_BEGIN

LK_EXPORT NSErrorDomain const LKErrorDomain;

/// What can go wrong with a lamp.
typedef NS_ERROR_ENUM(LKErrorDomain, LKError) {
  /// No power.
  LKErrorNoPower = 1,
  LKErrorBrokenBulb,
  LKErrorTimeout NS_SWIFT_NAME(tookTooLong)
};

LK_EXPORT NSErrorDomain const LKNetworkErrorDomain;
typedef NS_ERROR_ENUM(LKNetworkErrorDomain, LKNetworkErrorCode) {
  LKNetworkErrorCodeUnreachable,
  LKNetworkErrorCodeRefused
} NS_SWIFT_NAME(NetworkError);

LK_EXPORT NSErrorDomain const LKBareErrorDomain;
NS_ERROR_ENUM(LKBareErrorDomain) {
  /// Nothing there.
  LKBareErrorNothing = 7,
  LKBareErrorBusy = 8
};

NS_ASSUME_NONNULL_END
