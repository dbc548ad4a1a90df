// Stand-ins for Foundation.

extension StandIns {
  /// The classes that headers of libraries name, without most of their members.
  static let foundation: [File] = [
    File(
      "Foundation/Foundation.h",
      #"""
      #pragma once
      #include <objc/NSObject.h>
      #include <dispatch/dispatch.h>
      #include <CoreFoundation/CoreFoundation.h>
      #include <CoreGraphics/CoreGraphics.h>
      #define NS_ENUM(...) CF_ENUM(__VA_ARGS__)
      #define NS_CLOSED_ENUM(_type, _name) CF_CLOSED_ENUM(_type, _name)
      #define NS_OPTIONS(_type, _name) CF_OPTIONS(_type, _name)
      #define NS_ERROR_ENUM(...) CF_ERROR_ENUM(__VA_ARGS__)
      #define NS_TYPED_ENUM CF_TYPED_ENUM
      #define NS_TYPED_EXTENSIBLE_ENUM CF_TYPED_EXTENSIBLE_ENUM
      #define NS_STRING_ENUM CF_TYPED_ENUM
      #define NS_EXTENSIBLE_STRING_ENUM CF_TYPED_EXTENSIBLE_ENUM
      #define NS_SWIFT_BRIDGED_TYPEDEF __attribute__((swift_bridged_typedef))
      #define NS_SWIFT_NAME(n) __attribute__((swift_name(#n)))
      #define NS_SWIFT_UNAVAILABLE(m) __attribute__((availability(swift, unavailable, message=m)))
      #define NS_SWIFT_UNAVAILABLE_FROM_ASYNC(m) \
        __attribute__((swift_attr("@_unavailableFromAsync(message: \"" m "\")")))
      #define NS_SWIFT_NOTHROW __attribute__((swift_error(none)))
      #define NS_SWIFT_DISABLE_ASYNC __attribute__((swift_async(none)))
      #define NS_SWIFT_ASYNC(i) __attribute__((swift_async(swift_private, i)))
      #define NS_SWIFT_ASYNC_NAME(n) __attribute__((swift_async_name(#n)))
      #define NS_SWIFT_ASYNC_THROWS_ON_FALSE(i) __attribute__((swift_async_error(zero_argument, i)))
      #define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
      #define NS_SWIFT_NONISOLATED __attribute__((swift_attr("nonisolated")))
      #define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
      #define NS_SWIFT_NONSENDABLE __attribute__((swift_attr("@_nonSendable")))
      #define NS_SWIFT_SENDING __attribute__((swift_attr("sending")))
      #define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
      #define NS_REFINED_FOR_SWIFT_ASYNC(i) __attribute__((swift_async(swift_private, i)))
      #define NS_NOESCAPE __attribute__((noescape))
      #define NS_FORMAT_FUNCTION(F, A)
      #define NS_FORMAT_ARGUMENT(A)
      #define NS_REQUIRES_NIL_TERMINATION __attribute__((sentinel))
      #define NS_RETURNS_RETAINED __attribute__((ns_returns_retained))
      #define NS_RETURNS_NOT_RETAINED __attribute__((ns_returns_not_retained))
      #define NS_RETURNS_INNER_POINTER __attribute__((objc_returns_inner_pointer))
      #define NS_AUTOMATED_REFCOUNT_UNAVAILABLE
      #define NS_VALID_UNTIL_END_OF_SCOPE
      #define NS_PROTOCOL_REQUIRES_EXPLICIT_IMPLEMENTATION
      #define NS_HEADER_AUDIT_BEGIN(...) NS_ASSUME_NONNULL_BEGIN
      #define NS_HEADER_AUDIT_END(...) NS_ASSUME_NONNULL_END
      #define NS_AVAILABLE(m, i)
      #define NS_AVAILABLE_MAC(m)
      #define NS_AVAILABLE_IOS(i)
      #define NS_DEPRECATED(a, b, c, d, ...) __attribute__((deprecated("" __VA_ARGS__)))
      #define NS_DEPRECATED_MAC(a, b, ...)
      #define NS_DEPRECATED_IOS(c, d, ...) __attribute__((deprecated("" __VA_ARGS__)))
      #define NS_ENUM_AVAILABLE(m, i)
      #define NS_ENUM_AVAILABLE_MAC(m)
      #define NS_ENUM_AVAILABLE_IOS(i)
      #define NS_ENUM_DEPRECATED(a, b, c, d, ...) __attribute__((deprecated("" __VA_ARGS__)))
      #define NS_ENUM_DEPRECATED_IOS(c, d, ...) __attribute__((deprecated("" __VA_ARGS__)))
      #define NS_CLASS_AVAILABLE(m, i)
      #define NS_CLASS_AVAILABLE_IOS(i)
      #define NS_CLASS_AVAILABLE_MAC(m)
      #define NS_CLASS_DEPRECATED(a, b, c, d, ...) __attribute__((deprecated("" __VA_ARGS__)))
      #define NS_CLASS_DEPRECATED_IOS(c, d, ...) __attribute__((deprecated("" __VA_ARGS__)))
      #define NS_EXTENSION_UNAVAILABLE(m)
      #define NS_EXTENSION_UNAVAILABLE_IOS(m)
      #define NS_EXTENSION_UNAVAILABLE_MAC(m)
      #define NS_INLINE static inline
      #define NS_NO_TAIL_CALL
      #define NS_ASSUME_NONNULL
      #define FOUNDATION_EXTERN extern
      #define FOUNDATION_EXPORT extern
      #define FOUNDATION_IMPORT extern
      #define FOUNDATION_STATIC_INLINE static inline
      #define IBOutlet
      #define IBAction void
      #define IBInspectable
      #define IBOutletCollection(c)
      #define IB_DESIGNABLE
      #define NS_SUBCLASSING_RESTRICTED __attribute__((objc_subclassing_restricted))

      NS_ASSUME_NONNULL_BEGIN

      typedef double NSTimeInterval NS_SWIFT_NAME(TimeInterval);
      typedef unsigned short unichar;
      typedef NSUInteger NSStringEncoding;
      typedef struct _NSRange { NSUInteger location; NSUInteger length; } NSRange;
      typedef NSRange *NSRangePointer;
      typedef CGPoint NSPoint;
      typedef CGSize NSSize;
      typedef CGRect NSRect;
      typedef struct { unsigned long state; id _Nullable __unsafe_unretained *_Nullable itemsPtr;
        unsigned long *_Nullable mutationsPtr; unsigned long extra[5]; } NSFastEnumerationState;
      typedef NS_CLOSED_ENUM(NSInteger, NSComparisonResult) { NSOrderedAscending = -1L,
        NSOrderedSame, NSOrderedDescending };
      typedef NS_ENUM(NSInteger, NSQualityOfService) { NSQualityOfServiceUserInteractive = 0x21,
        NSQualityOfServiceUserInitiated = 0x19, NSQualityOfServiceUtility = 0x11,
        NSQualityOfServiceBackground = 0x09, NSQualityOfServiceDefault = -1 }
        NS_SWIFT_NAME(QualityOfService);
      typedef NS_OPTIONS(NSUInteger, NSKeyValueObservingOptions) { NSKeyValueObservingOptionNew = 1,
        NSKeyValueObservingOptionOld = 2, NSKeyValueObservingOptionInitial = 4,
        NSKeyValueObservingOptionPrior = 8 };
      typedef NS_OPTIONS(NSUInteger, NSStringCompareOptions) { NSCaseInsensitiveSearch = 1,
        NSLiteralSearch = 2, NSBackwardsSearch = 4 } NS_SWIFT_NAME(NSString.CompareOptions);
      typedef NS_OPTIONS(NSUInteger, NSDataReadingOptions) { NSDataReadingMappedIfSafe = 1 }
        NS_SWIFT_NAME(NSData.ReadingOptions);
      typedef NS_OPTIONS(NSUInteger, NSDataWritingOptions) { NSDataWritingAtomic = 1 }
        NS_SWIFT_NAME(NSData.WritingOptions);
      typedef NS_OPTIONS(NSUInteger, NSJSONReadingOptions) { NSJSONReadingMutableContainers = 1 }
        NS_SWIFT_NAME(JSONSerialization.ReadingOptions);
      typedef NS_OPTIONS(NSUInteger, NSJSONWritingOptions) { NSJSONWritingPrettyPrinted = 1 }
        NS_SWIFT_NAME(JSONSerialization.WritingOptions);
      typedef NS_ENUM(NSUInteger, NSURLRequestCachePolicy) { NSURLRequestUseProtocolCachePolicy = 0,
        NSURLRequestReloadIgnoringLocalCacheData = 1, NSURLRequestReturnCacheDataElseLoad = 2 }
        NS_SWIFT_NAME(NSURLRequest.CachePolicy);
      typedef NS_ENUM(NSUInteger, NSURLRequestNetworkServiceType) { NSURLNetworkServiceTypeDefault =
        0 } NS_SWIFT_NAME(NSURLRequest.NetworkServiceType);
      typedef NS_ENUM(NSInteger, NSURLSessionAuthChallengeDisposition) {
        NSURLSessionAuthChallengeUseCredential = 0, NSURLSessionAuthChallengePerformDefaultHandling
        = 1, NSURLSessionAuthChallengeCancelAuthenticationChallenge = 2,
        NSURLSessionAuthChallengeRejectProtectionSpace = 3 }
        NS_SWIFT_NAME(URLSession.AuthChallengeDisposition);
      typedef NS_ENUM(NSUInteger, NSDateFormatterStyle) { NSDateFormatterNoStyle,
        NSDateFormatterShortStyle, NSDateFormatterMediumStyle, NSDateFormatterLongStyle,
        NSDateFormatterFullStyle } NS_SWIFT_NAME(DateFormatter.Style);
      typedef NS_ENUM(NSUInteger, NSNumberFormatterStyle) { NSNumberFormatterNoStyle,
        NSNumberFormatterDecimalStyle, NSNumberFormatterCurrencyStyle, NSNumberFormatterPercentStyle
        } NS_SWIFT_NAME(NumberFormatter.Style);

      @class NSString, NSArray<ObjectType>, NSDictionary<KeyType, ObjectType>, NSSet<ObjectType>,
        NSError, NSURL, NSData, NSDate, NSCoder, NSLocale;
      typedef NSString *NSExceptionName NS_TYPED_EXTENSIBLE_ENUM;
      typedef NSString *NSErrorDomain;
      typedef NSString *NSErrorUserInfoKey;
      typedef NSString *NSRunLoopMode NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(RunLoop.Mode);
      typedef NSString *NSNotificationName NS_TYPED_EXTENSIBLE_ENUM
        NS_SWIFT_NAME(NSNotification.Name);
      typedef NSString *NSAttributedStringKey NS_TYPED_EXTENSIBLE_ENUM
        NS_SWIFT_NAME(NSAttributedString.Key);
      typedef NSString *NSKeyValueChangeKey NS_TYPED_ENUM;
      typedef NSString *NSFileAttributeKey NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(FileAttributeKey);
      typedef NSString *NSURLResourceKey NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(URLResourceKey);
      typedef NSString *NSLocaleKey NS_TYPED_ENUM NS_SWIFT_NAME(NSLocale.Key);
      typedef NSString *NSHTTPCookiePropertyKey NS_TYPED_EXTENSIBLE_ENUM
        NS_SWIFT_NAME(HTTPCookiePropertyKey);
      typedef NSString *NSCalendarIdentifier NS_TYPED_EXTENSIBLE_ENUM
        NS_SWIFT_NAME(NSCalendar.Identifier);
      typedef void (^NSItemProviderCompletionHandler)(id _Nullable item, NSError *_Null_unspecified
        error) NS_SWIFT_NAME(NSItemProvider.CompletionHandler);
      typedef NSComparisonResult (^NSComparator)(id obj1, id obj2);

      @protocol NSCopying
      - (id)copyWithZone:(nullable NSZone *)zone;
      @end
      @protocol NSMutableCopying
      - (id)mutableCopyWithZone:(nullable NSZone *)zone;
      @end
      @protocol NSCoding
      - (void)encodeWithCoder:(NSCoder *)coder;
      - (nullable instancetype)initWithCoder:(NSCoder *)coder;
      @end
      @protocol NSSecureCoding <NSCoding>
      @property (class, readonly) BOOL supportsSecureCoding;
      @end
      @protocol NSFastEnumeration
      @end
      @protocol NSLocking
      - (void)lock;
      - (void)unlock;
      @end
      @protocol NSDiscardableContent
      @end
      @protocol NSProgressReporting <NSObject>
      @end
      @protocol NSCacheDelegate <NSObject>
      @end
      @protocol NSStreamDelegate <NSObject>
      @end
      @protocol NSFileManagerDelegate <NSObject>
      @end
      @protocol NSKeyedArchiverDelegate <NSObject>
      @end
      @protocol NSUserActivityDelegate <NSObject>
      @end
      @protocol NSXMLParserDelegate <NSObject>
      @end
      @protocol NSItemProviderReading <NSObject>
      @end
      @protocol NSItemProviderWriting <NSObject>
      @end
      @protocol NSURLSessionDelegate <NSObject>
      @end
      @protocol NSURLSessionTaskDelegate <NSURLSessionDelegate>
      @end
      @protocol NSURLSessionDataDelegate <NSURLSessionTaskDelegate>
      @end
      @protocol NSURLSessionDownloadDelegate <NSURLSessionTaskDelegate>
      @end
      @protocol NSURLSessionWebSocketDelegate <NSURLSessionTaskDelegate>
      @end
      @protocol NSURLConnectionDelegate <NSObject>
      @end
      @protocol NSNetServiceDelegate <NSObject>
      @end
      @protocol NSNetServiceBrowserDelegate <NSObject>
      @end
      @protocol NSXPCListenerDelegate <NSObject>
      @end
      @protocol NSExtensionRequestHandling <NSObject>
      @end

      __attribute__((swift_bridge("Swift.String"))) @interface NSString : NSObject <NSCopying,
        NSMutableCopying, NSSecureCoding>
      @property (readonly) NSUInteger length;
      @end
      @interface NSMutableString : NSString
      @end
      @interface NSValue : NSObject <NSCopying, NSSecureCoding>
      @end
      @interface NSNumber : NSValue
      @end
      @interface NSDecimalNumber : NSNumber
      @end
      __attribute__((swift_bridge("Swift.Array"))) @interface NSArray<__covariant ObjectType> :
        NSObject <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
      @end
      @interface NSMutableArray<ObjectType> : NSArray<ObjectType>
      @end
      __attribute__((swift_bridge("Swift.Dictionary"))) @interface NSDictionary<__covariant KeyType,
        __covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding,
        NSFastEnumeration>
      @end
      @interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType>
      @end
      __attribute__((swift_bridge("Swift.Set"))) @interface NSSet<__covariant ObjectType> : NSObject
        <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
      @end
      @interface NSMutableSet<ObjectType> : NSSet<ObjectType>
      @end
      @interface NSCountedSet<ObjectType> : NSMutableSet<ObjectType>
      @end
      @interface NSOrderedSet<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying,
        NSSecureCoding, NSFastEnumeration>
      @end
      @interface NSMutableOrderedSet<ObjectType> : NSOrderedSet<ObjectType>
      @end
      @interface NSHashTable<ObjectType> : NSObject <NSCopying, NSSecureCoding, NSFastEnumeration>
      @end
      @interface NSMapTable<KeyType, ObjectType> : NSObject <NSCopying, NSSecureCoding,
        NSFastEnumeration>
      @end
      @interface NSPointerArray : NSObject <NSCopying, NSSecureCoding, NSFastEnumeration>
      @end
      @interface NSCache<KeyType, ObjectType> : NSObject
      @end
      @interface NSEnumerator<ObjectType> : NSObject <NSFastEnumeration>
      @end
      @interface NSDirectoryEnumerator<ObjectType> : NSEnumerator<ObjectType>
      @end
      __attribute__((swift_bridge("Swift.Error"))) @interface NSError : NSObject <NSCopying,
        NSSecureCoding>
      @property (readonly, copy) NSErrorDomain domain;
      @property (readonly) NSInteger code;
      @end
      @interface NSException : NSObject <NSCopying, NSSecureCoding>
      @end
      @interface NSNull : NSObject <NSCopying, NSSecureCoding>
      @end
      NS_ROOT_CLASS @interface NSProxy <NSObject>
      @end
      @interface NSMethodSignature : NSObject
      @end
      @interface NSInvocation : NSObject
      @end
      @interface NSCoder : NSObject
      @end
      __attribute__((swift_bridge("URL"))) @interface NSURL : NSObject <NSCopying, NSSecureCoding>
      @end
      __attribute__((swift_bridge("Data"))) @interface NSData : NSObject <NSCopying,
        NSMutableCopying, NSSecureCoding>
      @end
      __attribute__((swift_bridge("Date"))) @interface NSDate : NSObject <NSCopying, NSSecureCoding>
      @end
      __attribute__((swift_bridge("UUID"))) @interface NSUUID : NSObject <NSCopying, NSSecureCoding>
      @end
      __attribute__((swift_bridge("URLRequest"))) @interface NSURLRequest : NSObject <NSCopying,
        NSMutableCopying, NSSecureCoding>
      @end
      __attribute__((swift_bridge("Locale"))) @interface NSLocale : NSObject <NSCopying,
        NSSecureCoding>
      @end
      __attribute__((swift_bridge("TimeZone"))) @interface NSTimeZone : NSObject <NSCopying,
        NSSecureCoding>
      @end
      __attribute__((swift_bridge("Calendar"))) @interface NSCalendar : NSObject <NSCopying,
        NSSecureCoding>
      @end
      __attribute__((swift_bridge("DateComponents"))) @interface NSDateComponents : NSObject
        <NSCopying, NSSecureCoding>
      @end
      __attribute__((swift_bridge("DateInterval"))) @interface NSDateInterval : NSObject <NSCopying,
        NSSecureCoding>
      @end
      __attribute__((swift_bridge("IndexPath"))) @interface NSIndexPath : NSObject <NSCopying,
        NSSecureCoding>
      @end
      __attribute__((swift_bridge("IndexSet"))) @interface NSIndexSet : NSObject <NSCopying,
        NSMutableCopying, NSSecureCoding>
      @end
      __attribute__((swift_bridge("Notification"))) @interface NSNotification : NSObject <NSCopying,
        NSCoding>
      @end
      __attribute__((swift_bridge("CharacterSet"))) @interface NSCharacterSet : NSObject <NSCopying,
        NSMutableCopying, NSSecureCoding>
      @end
      __attribute__((swift_bridge("URLComponents"))) @interface NSURLComponents : NSObject <NSCopying>
      @end
      __attribute__((swift_bridge("URLQueryItem"))) @interface NSURLQueryItem : NSObject <NSCopying,
        NSSecureCoding>
      @end
      __attribute__((swift_bridge("PersonNameComponents"))) @interface NSPersonNameComponents :
        NSObject <NSCopying, NSSecureCoding>
      @end
      @interface NSMutableData : NSData
      @end
      @interface NSMutableURLRequest : NSURLRequest
      @end
      @interface NSMutableIndexSet : NSIndexSet
      @end
      @interface NSMutableCharacterSet : NSCharacterSet
      @end
      @interface NSAttributedString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
      @end
      @interface NSMutableAttributedString : NSAttributedString
      @end
      @interface NSPredicate : NSObject <NSSecureCoding, NSCopying>
      @end
      @interface NSCompoundPredicate : NSPredicate
      @end
      @interface NSExpression : NSObject <NSSecureCoding, NSCopying>
      @end
      @interface NSSortDescriptor : NSObject <NSSecureCoding, NSCopying>
      @end
      @interface NSRegularExpression : NSObject <NSCopying, NSSecureCoding>
      @end
      @interface NSTextCheckingResult : NSObject <NSCopying, NSSecureCoding>
      @end
      NS_SWIFT_NAME(URLProtectionSpace) @interface NSURLProtectionSpace : NSObject <NSSecureCoding,
        NSCopying>
      @end
      NS_SWIFT_NAME(URLCredential) @interface NSURLCredential : NSObject <NSSecureCoding, NSCopying>
      @end
      NS_SWIFT_NAME(URLAuthenticationChallenge) @interface NSURLAuthenticationChallenge : NSObject
        <NSSecureCoding>
      @end
      NS_SWIFT_NAME(URLResponse) @interface NSURLResponse : NSObject <NSSecureCoding, NSCopying>
      @end
      NS_SWIFT_NAME(HTTPURLResponse) @interface NSHTTPURLResponse : NSURLResponse
      @end
      NS_SWIFT_NAME(CachedURLResponse) @interface NSCachedURLResponse : NSObject <NSSecureCoding,
        NSCopying>
      @end
      NS_SWIFT_NAME(URLCache) @interface NSURLCache : NSObject
      @end
      NS_SWIFT_NAME(URLProtocol) @interface NSURLProtocol : NSObject
      @end
      NS_SWIFT_NAME(URLSession) @interface NSURLSession : NSObject
      @end
      NS_SWIFT_NAME(URLSessionConfiguration) @interface NSURLSessionConfiguration : NSObject
        <NSCopying>
      @end
      NS_SWIFT_NAME(URLSessionTask) @interface NSURLSessionTask : NSObject <NSCopying,
        NSProgressReporting>
      @end
      NS_SWIFT_NAME(URLSessionDataTask) @interface NSURLSessionDataTask : NSURLSessionTask
      @end
      NS_SWIFT_NAME(URLSessionUploadTask) @interface NSURLSessionUploadTask : NSURLSessionDataTask
      @end
      NS_SWIFT_NAME(URLSessionDownloadTask) @interface NSURLSessionDownloadTask : NSURLSessionTask
      @end
      NS_SWIFT_NAME(URLSessionStreamTask) @interface NSURLSessionStreamTask : NSURLSessionTask
      @end
      NS_SWIFT_NAME(URLSessionWebSocketTask) @interface NSURLSessionWebSocketTask : NSURLSessionTask
      @end
      NS_SWIFT_NAME(URLSessionTaskMetrics) @interface NSURLSessionTaskMetrics : NSObject
      @end
      @interface NSURLConnection : NSObject
      @end
      NS_SWIFT_NAME(HTTPCookie) @interface NSHTTPCookie : NSObject
      @end
      NS_SWIFT_NAME(HTTPCookieStorage) @interface NSHTTPCookieStorage : NSObject
      @end
      NS_SWIFT_NAME(NotificationCenter) @interface NSNotificationCenter : NSObject
      @end
      NS_SWIFT_NAME(UserDefaults) @interface NSUserDefaults : NSObject
      @end
      NS_SWIFT_NAME(Bundle) @interface NSBundle : NSObject
      @end
      NS_SWIFT_NAME(FileManager) @interface NSFileManager : NSObject
      @end
      NS_SWIFT_NAME(FileHandle) @interface NSFileHandle : NSObject <NSSecureCoding>
      @end
      NS_SWIFT_NAME(FileWrapper) @interface NSFileWrapper : NSObject <NSSecureCoding>
      @end
      NS_SWIFT_NAME(ProcessInfo) @interface NSProcessInfo : NSObject
      @end
      NS_SWIFT_NAME(Operation) @interface NSOperation : NSObject
      @end
      NS_SWIFT_NAME(BlockOperation) @interface NSBlockOperation : NSOperation
      @end
      NS_SWIFT_NAME(OperationQueue) @interface NSOperationQueue : NSObject <NSProgressReporting>
      @end
      NS_SWIFT_NAME(Thread) @interface NSThread : NSObject
      @end
      NS_SWIFT_NAME(Timer) @interface NSTimer : NSObject
      @end
      NS_SWIFT_NAME(RunLoop) @interface NSRunLoop : NSObject
      @end
      NS_SWIFT_NAME(Progress) @interface NSProgress : NSObject
      @end
      @interface NSLock : NSObject <NSLocking>
      @end
      @interface NSRecursiveLock : NSObject <NSLocking>
      @end
      @interface NSCondition : NSObject <NSLocking>
      @end
      @interface NSConditionLock : NSObject <NSLocking>
      @end
      NS_SWIFT_NAME(Formatter) @interface NSFormatter : NSObject <NSCopying, NSCoding>
      @end
      NS_SWIFT_NAME(DateFormatter) @interface NSDateFormatter : NSFormatter
      @end
      NS_SWIFT_NAME(NumberFormatter) @interface NSNumberFormatter : NSFormatter
      @end
      NS_SWIFT_NAME(ISO8601DateFormatter) @interface NSISO8601DateFormatter : NSFormatter
      @end
      NS_SWIFT_NAME(DateComponentsFormatter) @interface NSDateComponentsFormatter : NSFormatter
      @end
      NS_SWIFT_NAME(ByteCountFormatter) @interface NSByteCountFormatter : NSFormatter
      @end
      NS_SWIFT_NAME(MeasurementFormatter) @interface NSMeasurementFormatter : NSFormatter
      @end
      NS_SWIFT_NAME(Unit) @interface NSUnit : NSObject <NSCopying, NSSecureCoding>
      @end
      NS_SWIFT_NAME(Dimension) @interface NSDimension : NSUnit <NSSecureCoding>
      @end
      NS_SWIFT_NAME(UnitLength) @interface NSUnitLength : NSDimension
      @end
      NS_SWIFT_NAME(UnitDuration) @interface NSUnitDuration : NSDimension
      @end
      NS_SWIFT_NAME(Stream) @interface NSStream : NSObject
      @end
      NS_SWIFT_NAME(InputStream) @interface NSInputStream : NSStream
      @end
      NS_SWIFT_NAME(OutputStream) @interface NSOutputStream : NSStream
      @end
      NS_SWIFT_NAME(Port) @interface NSPort : NSObject <NSCopying, NSCoding>
      @end
      NS_SWIFT_NAME(Pipe) @interface NSPipe : NSObject
      @end
      NS_SWIFT_NAME(Scanner) @interface NSScanner : NSObject <NSCopying>
      @end
      NS_SWIFT_NAME(UndoManager) @interface NSUndoManager : NSObject
      @end
      @interface NSUserActivity : NSObject
      @end
      @interface NSItemProvider : NSObject <NSCopying>
      @end
      @interface NSExtensionContext : NSObject
      @end
      @interface NSExtensionItem : NSObject <NSCopying, NSSecureCoding>
      @end
      NS_SWIFT_NAME(JSONSerialization) @interface NSJSONSerialization : NSObject
      @end
      NS_SWIFT_NAME(PropertyListSerialization) @interface NSPropertyListSerialization : NSObject
      @end
      @interface NSKeyedArchiver : NSCoder
      @end
      @interface NSKeyedUnarchiver : NSCoder
      @end
      NS_SWIFT_NAME(XMLParser) @interface NSXMLParser : NSObject
      @end
      NS_SWIFT_NAME(NetService) @interface NSNetService : NSObject
      @end
      NS_SWIFT_NAME(NetServiceBrowser) @interface NSNetServiceBrowser : NSObject
      @end
      @interface NSXPCConnection : NSObject
      @end
      @interface NSXPCInterface : NSObject
      @end
      @interface NSUbiquitousKeyValueStore : NSObject
      @end
      @interface NSOrthography : NSObject <NSCopying, NSSecureCoding>
      @end
      NS_SWIFT_NAME(ValueTransformer) @interface NSValueTransformer : NSObject
      @end
      @interface NSAssertionHandler : NSObject
      @end
      @interface NSMetadataQuery : NSObject
      @end
      @interface NSFileCoordinator : NSObject
      @end
      @interface NSBundleResourceRequest : NSObject
      @end
      NS_SWIFT_NAME(URLSessionTaskTransactionMetrics) @interface NSURLSessionTaskTransactionMetrics
        : NSObject
      @end
      @interface NSMeasurement<UnitType : NSUnit *> : NSObject <NSCopying, NSSecureCoding>
      @end

      FOUNDATION_EXPORT NSErrorDomain const NSCocoaErrorDomain;
      FOUNDATION_EXPORT NSErrorDomain const NSURLErrorDomain;
      FOUNDATION_EXPORT NSErrorUserInfoKey const NSLocalizedDescriptionKey;
      NS_ASSUME_NONNULL_END
      """#)
  ]
}
