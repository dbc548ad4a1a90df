// Inheritance, protocols that build on others, asynchronous methods.
#import <LampKit/LKCollections.h>

NS_ASSUME_NONNULL_BEGIN

@protocol LKPlayable <NSObject>
- (void)play;
- (void)playFrom:(NSTimeInterval)start to:(NSTimeInterval)end;
@end

NS_SWIFT_NAME(Fadeable)
@protocol LKFadeable <LKPlayable>
- (void)fadeTo:(LKGlow)glow duration:(NSTimeInterval)duration;
@end

@interface LKScene : NSObject <LKFadeable>
@property (nonatomic, copy) LKSceneName name;
- (instancetype)initWithName:(LKSceneName)name NS_SWIFT_NAME(init(named:));
+ (LKScene *)sceneWithLamps:(NSArray<LKLamp *> *)lamps;
@end

@interface LKTimedScene : LKScene
@property (nonatomic) NSTimeInterval length;
- (void)scheduleAtDate:(NSDate *)date NS_SWIFT_NAME(schedule(at:));
@end

@interface LKRandomScene : LKScene
- (void)shuffleWithSeed:(uint32_t)seed;
@end

@interface LKScenePlayer : NSObject
+ (instancetype)sharedPlayer;
- (void)playScene:(LKScene *)scene completion:(void (^_Nullable)(BOOL finished))completion;
- (void)loadSceneNamed:(LKSceneName)name completionHandler:(void (^)(LKScene *_Nullable, NSError *_Nullable))handler NS_SWIFT_ASYNC_NAME(scene(named:));
- (void)stopWithReply:(void (^)(void))reply NS_SWIFT_DISABLE_ASYNC;
@end

@interface LKScenePlayerBuilder : NSObject
- (LKScenePlayerBuilder *)withScene:(LKScene *)scene;
- (LKScenePlayer *)build;
@end

@interface LKRoom : NSObject
@property (nonatomic, readonly) NSArray<LKLamp *> *lamps;
@property (nonatomic, readonly, nullable) LKScene *currentScene;
- (void)addLamp:(LKLamp *)lamp;
- (void)removeLamp:(LKLamp *)lamp;
- (void)insertLamp:(LKLamp *)lamp atIndex:(NSUInteger)index;
- (BOOL)containsLamp:(LKLamp *)lamp;
- (nullable LKLamp *)lampForName:(NSString *)name;
@end

@interface LKHouse : NSObject
@property (nonatomic, readonly) NSArray<LKRoom *> *rooms;
- (void)addRoom:(LKRoom *)room;
@end

NS_SWIFT_NAME(LKHouse.Builder)
@interface LKHouseBuilder : NSObject
- (LKHouse *)build;
@end

NS_ASSUME_NONNULL_END
