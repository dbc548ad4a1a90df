// Just so much of Foundation that the compiler understands the snippets.
#ifndef FOUNDATION_H
#define FOUNDATION_H
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double NSTimeInterval;
typedef double CGFloat;
typedef signed char BOOL;
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define NULL ((void *)0)
#define nil ((id)0)
#define NS_ENUM(type, name) enum name : type name; enum name : type
#define NS_OPTIONS(type, name) enum name : type name; enum __attribute__((flag_enum)) name : type
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
typedef struct _NSZone NSZone;
@class NSString, NSArray, NSDictionary, NSMethodSignature;
@protocol NSObject
- (BOOL)isEqual:(id)object;
- (Class)class;
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)respondsToSelector:(SEL)selector;
- (BOOL)conformsToProtocol:(Protocol *)protocol;
- (NSUInteger)hash;
@property (readonly, copy) NSString *description;
@end
@protocol NSCopying
- (id)copyWithZone:(NSZone *)zone;
@end
@protocol NSFastEnumeration
@end
__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype)alloc;
+ (instancetype)new;
+ (Class)class;
- (instancetype)init;
- (id)copy;
- (void)performSelector:(SEL)selector withObject:(id)object afterDelay:(NSTimeInterval)delay;
- (void)setValue:(id)value forKey:(NSString *)key;
- (id)valueForKey:(NSString *)key;
@end
@interface NSString : NSObject <NSCopying>
@property (readonly) NSUInteger length;
+ (instancetype)stringWithFormat:(NSString *)format, ...;
- (NSString *)uppercaseString;
- (BOOL)isEqualToString:(NSString *)other;
@end
@interface NSConstantString : NSString
@end
@interface NSNumber : NSObject
+ (NSNumber *)numberWithInteger:(NSInteger)value;
+ (NSNumber *)numberWithUnsignedInteger:(NSUInteger)value;
+ (NSNumber *)numberWithInt:(int)value;
+ (NSNumber *)numberWithLong:(long)value;
+ (NSNumber *)numberWithUnsignedLong:(unsigned long)value;
+ (NSNumber *)numberWithDouble:(double)value;
+ (NSNumber *)numberWithBool:(BOOL)value;
+ (NSNumber *)numberWithChar:(char)value;
@property (readonly) NSInteger integerValue;
@end
@interface NSArray<__covariant Element> : NSObject <NSFastEnumeration>
@property (readonly) NSUInteger count;
@property (nonatomic, readonly) Element firstObject;
@property (nonatomic, readonly) Element lastObject;
+ (instancetype)array;
+ (instancetype)arrayWithObjects:(const Element[])objects count:(NSUInteger)count;
- (Element)objectAtIndex:(NSUInteger)index;
- (Element)objectAtIndexedSubscript:(NSUInteger)index;
- (BOOL)containsObject:(Element)object;
- (void)enumerateObjectsUsingBlock:(void (^)(Element object, NSUInteger index, BOOL *stop))block;
@end
@interface NSMutableArray<Element> : NSArray<Element>
- (void)addObject:(Element)object;
- (void)removeObject:(Element)object;
@end
@interface NSDictionary<__covariant Key, __covariant Value> : NSObject <NSFastEnumeration>
@property (readonly) NSUInteger count;
@property (readonly, copy) NSArray<Value> *allValues;
+ (instancetype)dictionaryWithObjects:(const Value[])objects forKeys:(const Key<NSCopying>[])keys count:(NSUInteger)count;
- (Value)objectForKey:(Key)key;
- (Value)objectForKeyedSubscript:(Key)key;
@end
@interface NSError : NSObject
@property (readonly) NSInteger code;
@property (readonly, copy) NSString *localizedDescription;
@end
@interface NSURL : NSObject
+ (instancetype)URLWithString:(NSString *)string;
@end
@interface NSException : NSObject
@property (readonly, copy) NSString *reason;
@end
@interface NSTimer : NSObject
+ (NSTimer *)timerWithTimeInterval:(NSTimeInterval)interval target:(id)target selector:(SEL)selector userInfo:(id)userInfo repeats:(BOOL)repeats;
@end
void NSLog(NSString *format, ...);
#endif
