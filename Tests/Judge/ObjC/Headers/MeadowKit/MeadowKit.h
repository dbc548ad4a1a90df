// The module of the snippets, as the compiler reads it.
#import <Foundation/Foundation.h>
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, MDWeather) { MDWeatherSunny, MDWeatherRainy, MDWeatherStormy };
typedef NS_ENUM(NSInteger, MDSeason) { MDSeasonSpring, MDSeasonSummer, MDSeasonWinter };
typedef NS_OPTIONS(NSUInteger, MDTools) { MDToolsScythe = 1, MDToolsRake = 2, MDToolsMower = 4 };

#ifdef ALL_REQUIRED
#define optional required
#endif

@class MDMeadow, MDFlower;

@protocol MDMeadowDelegate <NSObject>
@optional
- (void)meadowDidWake:(MDMeadow *)meadow;
- (void)meadow:(MDMeadow *)meadow didGrowFlower:(MDFlower *)flower;
- (BOOL)meadow:(MDMeadow *)meadow shouldMowWithTools:(MDTools)tools;
- (void)meadow:(MDMeadow *)meadow didFailToGrowFlower:(MDFlower *)flower withError:(NSError *)error;
- (NSInteger)numberOfBedsInMeadow:(MDMeadow *)meadow;
@end

@interface MDFlower : NSObject
@property (nonatomic, copy) NSString *title;
@property (nonatomic, readonly) double height;
@property (nonatomic, getter=isWilted) BOOL wilted;
- (instancetype)initWithTitle:(NSString *)title;
- (instancetype)initWithTitle:(NSString *)title height:(double)height;
- (void)bloom;
- (void)growBy:(double)amount;
- (MDFlower *)crossWith:(MDFlower *)other;
@end

@interface MDRose : MDFlower
@property (nonatomic, readonly) NSInteger thornCount;
- (void)prickWithForce:(double)force;
@end

@interface MDMeadow : NSObject
@property (class, nonatomic, readonly) MDMeadow *sharedMeadow;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, readonly) double area;
@property (nonatomic) MDWeather weather;
@property (nonatomic) MDTools tools;
@property (nonatomic, weak, nullable) id<MDMeadowDelegate> delegate;
@property (nonatomic, copy, readonly) NSArray<MDFlower *> *flowers;
@property (nonatomic, copy, readonly) NSDictionary<NSString *, MDFlower *> *flowersByTitle;
@property (nonatomic, strong, nullable) MDRose *favouriteRose;
+ (MDMeadow *)meadowNamed:(NSString *)title;
+ (void)resetAll;
- (instancetype)initWithTitle:(NSString *)title;
- (instancetype)initWithTitle:(NSString *)title area:(double)area;
- (void)plantFlower:(MDFlower *)flower;
- (void)plantFlower:(MDFlower *)flower inRow:(NSInteger)row;
- (void)plantFlower:(MDFlower *)flower inRow:(NSInteger)row column:(NSInteger)column;
- (void)mowWithTools:(MDTools)tools completion:(void (^)(NSInteger cut))completion;
- (void)changeSeason:(MDSeason)season animated:(BOOL)animated;
- (nullable MDFlower *)flowerTitled:(NSString *)title;
- (void)waterForSeconds:(NSTimeInterval)seconds;
- (void)sprinkleForSeconds:(NSTimeInterval)seconds __attribute__((deprecated("Use waterForSeconds:")));
- (void)wakeEveryFlower;
@property (nonatomic) double size __attribute__((deprecated("Use area")));
@end

__attribute__((deprecated("Use MDMeadow")))
@interface MDPasture : NSObject
+ (MDPasture *)mainPasture;
- (void)grazeForHours:(double)hours;
@end

@interface MDMeadowView : UIView
- (void)showMeadow:(MDMeadow *)meadow animated:(BOOL)animated;
- (void)highlightFlower:(MDFlower *)flower;
@end

double MDAreaOfBed(double width, double height);
NSString *MDTitleOfSeason(MDSeason season);
void MDResetMeadows(void);
extern NSString *const MDMeadowDidWakeNotification;

NS_ASSUME_NONNULL_END
