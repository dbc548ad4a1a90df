// Classes with properties, methods, blocks; names that Swift changes.
#import <LampKit/LKEnums.h>
#import <LampKit/LKErrors.h>
@class LKRoom, LKLamp, LKScene;

NS_ASSUME_NONNULL_BEGIN

typedef void (^LKCompletion)(LKLamp *_Nullable lamp, NSError *_Nullable error);

/// Hears of a lamp.
@protocol LKLampDelegate <NSObject>
/// The lamp went on.
- (void)lampDidTurnOn:(LKLamp *)lamp;
@optional
- (void)lamp:(LKLamp *)lamp didChangeGlow:(LKGlow)glow;
- (BOOL)lampShouldTurnOff:(LKLamp *)lamp;
@property (nonatomic, readonly) NSInteger priority;
@end

@protocol LKNamed
@property (nonatomic, copy, readonly) NSString *name;
@end

/// The base of all devices.
@interface LKDevice : NSObject <LKNamed, NSCopying>
@property (nonatomic, copy, readonly) NSString *name;
@property (nonatomic, readonly, getter=isOnline) BOOL online;
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initWithName:(NSString *)name NS_DESIGNATED_INITIALIZER;
+ (instancetype)deviceWithIdentifier:(NSUUID *)identifier;
@end

/// A lamp.
///
/// It shines.
@interface LKLamp : LKDevice
/// The lamp of the hall.
@property (class, nonatomic, readonly) LKLamp *defaultLamp;
@property (nonatomic) LKGlow glow;
@property (nonatomic) LKFeatures features;
@property (nonatomic, weak, nullable) id<LKLampDelegate> delegate;
@property (nonatomic, copy, nullable) void (^onChange)(LKGlow glow, BOOL animated);
@property (nonatomic, copy) NSArray<NSString *> *labels;
@property (nonatomic, copy, nullable) NSDictionary<NSString *, id> *info;
@property (nonatomic, strong, null_resettable) NSURL *manual;
@property (nonatomic, nullable) SEL action;
@property (nonatomic) Class bulbClass;
@property (nonatomic, readonly) NSDate *lastUsed;
@property (nonatomic, assign) CGFloat brightness;
@property (nonatomic, assign) NSUInteger serial;
@property (nonatomic, nullable) NSNumber *watts;
@property (nonatomic, setter=lk_setTag:) NSInteger tag;

+ (nullable instancetype)lampWithName:(NSString *)name glow:(LKGlow)glow;
- (nullable instancetype)initWithContentsOfURL:(NSURL *)url error:(NSError **)error;
/// Turns it on.
/// - Parameter animated: Slowly.
- (void)turnOnAnimated:(BOOL)animated;
- (void)turnOff;
- (void)setPresentHapticFeedbackType:(LKGlow)type;
- (void)closeAfter:(NSTimeInterval)delay;
- (BOOL)saveToURL:(NSURL *)url error:(NSError **)error;
- (nullable NSData *)stateWithOptions:(LKFeatures)options error:(NSError **)error;
- (void)fetchStateWithCompletion:(LKCompletion)completion;
- (void)pairWithRoom:(LKRoom *)room completionHandler:(void (^)(BOOL success, NSError *_Nullable error))completionHandler;
- (void)enumerateScenesUsingBlock:(void (NS_NOESCAPE ^)(LKScene *scene, BOOL *stop))block;
- (LKLamp *)lampByAddingLabel:(NSString *)label NS_SWIFT_NAME(adding(label:));
- (void)configureWithGlow:(LKGlow)glow presentAnimation:(LKPosition)present dismissAnimation:(LKPosition)dismiss NS_SWIFT_NAME(configure(glow:present:dismiss:));
- (void)hiddenFromSwift NS_SWIFT_UNAVAILABLE("Use turnOff.");
- (nullable id)objectForKeyedSubscript:(NSString *)key;
- (void)logFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
- (NSString *)stringForGlow:(LKGlow)glow inLocale:(nullable NSLocale *)locale;
- (void)moveToRoom:(LKRoom *)room;
- (void)addObserver:(id)observer forGlow:(LKGlow)glow;
@end

@interface LKLamp (Blinking)
/// Blinks.
- (void)blinkWithTimes:(NSInteger)times;
@property (nonatomic, readonly) BOOL isBlinking;
@end

@interface NSString (LampKit)
- (NSString *)lk_lampName;
@property (class, readonly) NSString *lampKitPrefix;
@end

@interface LKBulb : NSObject
- (instancetype)initWithWatts:(double)watts;
- (NSComparisonResult)compare:(LKBulb *)other;
@end

NS_SWIFT_NAME(Engine)
@interface LKEngine : NSObject
+ (void)start;
+ (LKEngine *)sharedEngine;
- (void)runQueue:(dispatch_queue_t)queue;
@end

NS_SWIFT_NAME(Engine.Part)
@interface LKEnginePart : NSObject
@end

/// Its refined names live in Swift.
@interface LKHub : NSObject
/// The media of the hub.
+ (NSObject *)media NS_REFINED_FOR_SWIFT;
@property (nonatomic, readonly) NSInteger count NS_REFINED_FOR_SWIFT;
- (instancetype)initWithPort:(NSInteger)port NS_REFINED_FOR_SWIFT;
- (void)sendText:(NSString *)text toLamp:(LKLamp *)lamp NS_REFINED_FOR_SWIFT;
- (void)plain;
@end

NS_ASSUME_NONNULL_END
