// Geometry and locations.
#import <CoreLocation/CoreLocation.h>
#import <LampKit/LKLamp.h>

NS_ASSUME_NONNULL_BEGIN

@interface LKPlace : NSObject
@property (nonatomic, readonly) CLLocationCoordinate2D coordinate;
@property (nonatomic, readonly) CGPoint point;
- (instancetype)initWithLocation:(CLLocation *)location;
- (CLLocationDistance)distanceFromPlace:(LKPlace *)place;
@end

@interface LKMap : NSObject
- (nullable LKPlace *)placeForLamp:(LKLamp *)lamp;
- (void)setPlace:(nullable LKPlace *)place forLamp:(LKLamp *)lamp;
- (CGRect)frameInRect:(CGRect)rect;
@end

@interface LKRoute : NSObject
+ (LKRoute *)routeFromPlace:(LKPlace *)start toPlace:(LKPlace *)end;
@end

NS_ASSUME_NONNULL_END
