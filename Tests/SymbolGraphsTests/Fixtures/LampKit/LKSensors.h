// A row of small classes with names that the importer shortens, or does not.
#import <LampKit/LKLamp.h>

NS_ASSUME_NONNULL_BEGIN

@interface LKSensor : NSObject
- (void)startUpdatingWithHandler:(void (^)(double value))handler;
- (void)stopUpdating;
- (double)valueAtDate:(NSDate *)date;
- (NSArray<NSNumber *> *)valuesFromDate:(NSDate *)start toDate:(NSDate *)end;
@end

@interface LKLightSensor : LKSensor
@property (nonatomic, readonly) double lux;
@end

@interface LKMotionSensor : LKSensor
@property (nonatomic, readonly, getter=isMoving) BOOL moving;
@end

@interface LKTemperatureSensor : LKSensor
- (NSString *)stringFromTemperature:(double)temperature;
@end

@interface LKSensorGroup : NSObject
- (void)addSensor:(LKSensor *)sensor;
- (void)removeSensorAtIndex:(NSUInteger)index;
- (void)replaceSensor:(LKSensor *)old withSensor:(LKSensor *)new;
- (nullable LKSensor *)sensorWithIdentifier:(NSString *)identifier;
@end

@interface LKSensorFactory : NSObject
- (LKSensor *)makeSensor;
- (LKSensor *)sensorOfKind:(Class)kind;
+ (NSArray<Class> *)sensorClasses;
@end

@interface LKSensorEvent : NSObject
@property (nonatomic, readonly) LKSensor *sensor;
@property (nonatomic, readonly) NSDate *date;
@end

@interface LKSensorLog : NSObject
- (void)appendEvent:(LKSensorEvent *)event;
- (NSUInteger)countOfEvents;
- (void)writeToFile:(NSString *)path atomically:(BOOL)atomically;
@end

NS_ASSUME_NONNULL_END
