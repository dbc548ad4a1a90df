// Stand-ins for Core Foundation and Core Graphics.

extension StandIns {
  /// Types of C, and the macros that declare enums.
  static let core: [File] = [
    File(
      "CoreFoundation/CoreFoundation.h",
      #"""
      #pragma once
      #include <stdint.h>
      #include <stdbool.h>
      #include <stddef.h>
      #include <TargetConditionals.h>
      #include <Availability.h>
      #define CF_EXTERN_C_BEGIN
      #define CF_EXTERN_C_END
      #define CF_EXPORT extern
      #define CF_INLINE static __inline__
      #define CF_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
      #define CF_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
      #define CF_IMPLICIT_BRIDGING_ENABLED _Pragma("clang arc_cf_code_audited begin")
      #define CF_IMPLICIT_BRIDGING_DISABLED _Pragma("clang arc_cf_code_audited end")
      #define CF_RETURNS_RETAINED __attribute__((cf_returns_retained))
      #define CF_RETURNS_NOT_RETAINED __attribute__((cf_returns_not_retained))
      #define CF_BRIDGED_TYPE(T) __attribute__((objc_bridge(T)))
      #define CF_SWIFT_NAME(n) __attribute__((swift_name(#n)))
      #define CF_SWIFT_UNAVAILABLE(m) __attribute__((availability(swift,unavailable,message=m)))
      #define CF_REFINED_FOR_SWIFT __attribute__((swift_private))
      #define CF_NOESCAPE __attribute__((noescape))
      #define CF_FORMAT_FUNCTION(F,A)
      #define __CF_ENUM_OPEN __attribute__((enum_extensibility(open)))
      #define __CF_ENUM_CLOSED __attribute__((enum_extensibility(closed)))
      #define __CF_ENUM_FLAG __attribute__((flag_enum,enum_extensibility(open)))
      #define __CF_ENUM_SELECT(_1,_2,NAME,...) NAME
      #define __CF_NAMED_ENUM(_type,_name) enum __CF_ENUM_OPEN _name : _type _name; enum _name : _type
      #define __CF_ANON_ENUM(_type) enum __CF_ENUM_OPEN : _type
      #define CF_ENUM(...) __CF_ENUM_SELECT(__VA_ARGS__,__CF_NAMED_ENUM,__CF_ANON_ENUM)(__VA_ARGS__)
      #define CF_CLOSED_ENUM(_type,_name) enum __CF_ENUM_CLOSED _name : _type _name; enum _name : \
        _type
      #define CF_OPTIONS(_type,_name) enum __CF_ENUM_FLAG _name : _type _name; enum _name : _type
      #define __CF_NAMED_ERROR_ENUM(_domain,_name) enum __CF_ENUM_OPEN \
        __attribute__((ns_error_domain(_domain))) _name : NSInteger _name; enum _name : NSInteger
      #define __CF_ANON_ERROR_ENUM(_domain) enum __CF_ENUM_OPEN \
        __attribute__((ns_error_domain(_domain))) : NSInteger
      #define CF_ERROR_ENUM(...) \
        __CF_ENUM_SELECT(__VA_ARGS__,__CF_NAMED_ERROR_ENUM,__CF_ANON_ERROR_ENUM)(__VA_ARGS__)
      #define CF_TYPED_ENUM __attribute__((swift_wrapper(enum)))
      #define CF_TYPED_EXTENSIBLE_ENUM __attribute__((swift_wrapper(struct)))
      #define CF_STRING_ENUM CF_TYPED_ENUM
      #define CF_EXTENSIBLE_STRING_ENUM CF_TYPED_EXTENSIBLE_ENUM
      #define CF_AVAILABLE(m,i)
      #define CF_AVAILABLE_IOS(i)
      #define CF_AVAILABLE_MAC(m)
      #define CF_ENUM_AVAILABLE(m,i)
      #define CF_ENUM_AVAILABLE_IOS(i)
      #define CF_DEPRECATED(a,b,c,d,...) __attribute__((deprecated("" __VA_ARGS__)))
      #define CF_DEPRECATED_IOS(c,d,...) __attribute__((deprecated("" __VA_ARGS__)))
      typedef signed long CFIndex;
      typedef unsigned long CFTypeID;
      typedef unsigned long CFOptionFlags;
      typedef unsigned long CFHashCode;
      typedef double CFTimeInterval;
      typedef CFTimeInterval CFAbsoluteTime;
      typedef unsigned char Boolean;
      typedef uint8_t UInt8;
      typedef uint16_t UInt16;
      typedef uint32_t UInt32;
      typedef uint64_t UInt64;
      typedef int8_t SInt8;
      typedef int16_t SInt16;
      typedef int32_t SInt32;
      typedef int64_t SInt64;
      typedef SInt32 OSStatus;
      typedef SInt16 OSErr;
      typedef const void *CFTypeRef;
      typedef const struct CF_BRIDGED_TYPE(NSString) __CFString *CFStringRef;
      typedef struct CF_BRIDGED_TYPE(NSMutableString) __CFString *CFMutableStringRef;
      typedef const struct CF_BRIDGED_TYPE(NSArray) __CFArray *CFArrayRef;
      typedef const struct CF_BRIDGED_TYPE(NSDictionary) __CFDictionary *CFDictionaryRef;
      typedef const struct CF_BRIDGED_TYPE(NSData) __CFData *CFDataRef;
      typedef const struct CF_BRIDGED_TYPE(NSDate) __CFDate *CFDateRef;
      typedef const struct CF_BRIDGED_TYPE(NSNumber) __CFNumber *CFNumberRef;
      typedef const struct CF_BRIDGED_TYPE(NSURL) __CFURL *CFURLRef;
      typedef const struct CF_BRIDGED_TYPE(NSUUID) __CFUUID *CFUUIDRef;
      typedef struct CF_BRIDGED_TYPE(NSError) __CFError *CFErrorRef;
      typedef const struct CF_BRIDGED_TYPE(id) __CFAllocator *CFAllocatorRef;
      typedef struct CF_BRIDGED_TYPE(id) __CFRunLoop *CFRunLoopRef;
      typedef double CGFloat;
      #define CGFLOAT_IS_DOUBLE 1
      #define CGFLOAT_DEFINED 1
      #define CGFLOAT_MAX __DBL_MAX__
      #define CGFLOAT_MIN __DBL_MIN__
      typedef struct CGPoint { CGFloat x; CGFloat y; } CGPoint;
      typedef struct CGSize { CGFloat width; CGFloat height; } CGSize;
      typedef struct CGVector { CGFloat dx; CGFloat dy; } CGVector;
      typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
      typedef struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;
      """#),
    File(
      "CoreGraphics/CoreGraphics.h",
      #"""
      #pragma once
      #include <CoreFoundation/CoreFoundation.h>
      #define CG_EXTERN extern
      #define CG_INLINE static inline
      typedef CF_ENUM(uint32_t, CGRectEdge) { CGRectMinXEdge, CGRectMinYEdge, CGRectMaxXEdge,
        CGRectMaxYEdge };
      typedef CF_ENUM(int32_t, CGLineCap) { kCGLineCapButt, kCGLineCapRound, kCGLineCapSquare };
      typedef CF_ENUM(int32_t, CGLineJoin) { kCGLineJoinMiter, kCGLineJoinRound, kCGLineJoinBevel };
      typedef CF_ENUM(int32_t, CGBlendMode) { kCGBlendModeNormal, kCGBlendModeMultiply,
        kCGBlendModeScreen };
      typedef struct CF_BRIDGED_TYPE(id) CGImage *CGImageRef;
      typedef struct CF_BRIDGED_TYPE(id) CGColor *CGColorRef;
      typedef struct CF_BRIDGED_TYPE(id) CGColorSpace *CGColorSpaceRef;
      typedef struct CF_BRIDGED_TYPE(id) CGContext *CGContextRef;
      typedef const struct CF_BRIDGED_TYPE(id) CGPath *CGPathRef;
      typedef struct CF_BRIDGED_TYPE(id) CGPath *CGMutablePathRef;
      typedef struct CF_BRIDGED_TYPE(id) CGGradient *CGGradientRef;
      typedef struct CF_BRIDGED_TYPE(id) CGFont *CGFontRef;
      extern const CGRect CGRectZero, CGRectNull, CGRectInfinite;
      extern const CGPoint CGPointZero;
      extern const CGSize CGSizeZero;
      """#),
  ]
}
