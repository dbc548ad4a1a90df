// Lightweight generics.
#import <LampKit/LKLamp.h>

NS_ASSUME_NONNULL_BEGIN

@interface LKBox<ObjectType> : NSObject
@property (nonatomic, readonly, nullable) ObjectType content;
- (instancetype)initWithContent:(ObjectType)content;
- (LKBox<ObjectType> *)boxByReplacingContent:(ObjectType)content;
- (void)putAll:(NSArray<ObjectType> *)objects;
@end

@interface LKShelf<__covariant Kind : LKDevice *> : NSObject <NSFastEnumeration>
@property (nonatomic, readonly) NSArray<Kind> *devices;
- (nullable Kind)deviceAtIndex:(NSUInteger)index;
- (NSSet<Kind> *)devicesMatching:(BOOL (^)(Kind device))predicate;
@end

@interface LKLampShelf : LKShelf<LKLamp *>
@end

@interface LKPair<First, Second> : NSObject
@property (nonatomic, readonly) First first;
@property (nonatomic, readonly) Second second;
@end

@interface LKStack<ObjectType> : NSObject
- (void)push:(ObjectType)object;
- (nullable ObjectType)pop;
@end

@interface LKTable : NSObject
@property (nonatomic, copy) NSDictionary<NSNumber *, NSArray<LKLamp *> *> *rows;
@property (nonatomic, copy) NSSet<NSString *> *keys;
@property (nonatomic, copy) NSArray *anything;
@property (nonatomic, copy) NSDictionary *map;
@end

NS_ASSUME_NONNULL_END
