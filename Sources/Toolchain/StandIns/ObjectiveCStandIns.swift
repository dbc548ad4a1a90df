// Stand-ins for the headers of the Objective-C runtime and of Apple's platforms.

extension StandIns {
  /// What every header of Apple's builds on.
  static let objectiveC: [File] = [
    File(
      "TargetConditionals.h",
      #"""
      #pragma once
      #define TARGET_OS_MAC 1
      #define TARGET_OS_IPHONE 1
      #define TARGET_OS_IOS 1
      #define TARGET_OS_OSX 0
      #define TARGET_OS_TV 0
      #define TARGET_OS_WATCH 0
      #define TARGET_OS_VISION 0
      #define TARGET_OS_XR 0
      #define TARGET_OS_BRIDGE 0
      #define TARGET_OS_MACCATALYST 0
      #define TARGET_OS_UIKITFORMAC 0
      #define TARGET_OS_DRIVERKIT 0
      #define TARGET_OS_SIMULATOR 0
      #define TARGET_OS_EMBEDDED 1
      #define TARGET_OS_UNIX 0
      #define TARGET_OS_WIN32 0
      #define TARGET_IPHONE_SIMULATOR 0
      """#),
    File(
      "Availability.h",
      #"""
      #pragma once
      #define __IPHONE_OS_VERSION_MIN_REQUIRED 150000
      #define __IPHONE_OS_VERSION_MAX_ALLOWED 260000
      #define API_TO_BE_DEPRECATED 100000
      #define __API_TO_BE_DEPRECATED 100000
      #define __API_AVAILABLE_PLATFORM_ios(x) ios,introduced=x
      #define __API_AVAILABLE_PLATFORM_macos(x) macos,introduced=x
      #define __API_AVAILABLE_PLATFORM_macosx(x) macosx,introduced=x
      #define __API_AVAILABLE_PLATFORM_tvos(x) tvos,introduced=x
      #define __API_AVAILABLE_PLATFORM_watchos(x) watchos,introduced=x
      #define __API_AVAILABLE_PLATFORM_visionos(x) visionos,introduced=x
      #define __API_AVAILABLE_PLATFORM_maccatalyst(x) maccatalyst,introduced=x
      #define __API_AVAILABLE_PLATFORM_ios_app_extension(x) ios_app_extension,introduced=x
      #define __API_AVAILABLE_PLATFORM_macos_app_extension(x) macos_app_extension,introduced=x
      #define __API_AVAILABLE_PLATFORM_macosx_app_extension(x) macosx_app_extension,introduced=x
      #define __API_AVAILABLE_PLATFORM_tvos_app_extension(x) tvos_app_extension,introduced=x
      #define __API_AVAILABLE_PLATFORM_watchos_app_extension(x) watchos_app_extension,introduced=x
      #define __API_AVAILABLE_PLATFORM_visionos_app_extension(x) visionos_app_extension,introduced=x
      #define __API_AVAILABLE_PLATFORM_maccatalyst_app_extension(x) \
        maccatalyst_app_extension,introduced=x
      #define __API_DEPRECATED_PLATFORM_ios(x,y) ios,introduced=x,deprecated=y
      #define __API_DEPRECATED_PLATFORM_macos(x,y) macos,introduced=x,deprecated=y
      #define __API_DEPRECATED_PLATFORM_macosx(x,y) macosx,introduced=x,deprecated=y
      #define __API_DEPRECATED_PLATFORM_tvos(x,y) tvos,introduced=x,deprecated=y
      #define __API_DEPRECATED_PLATFORM_watchos(x,y) watchos,introduced=x,deprecated=y
      #define __API_DEPRECATED_PLATFORM_visionos(x,y) visionos,introduced=x,deprecated=y
      #define __API_DEPRECATED_PLATFORM_maccatalyst(x,y) maccatalyst,introduced=x,deprecated=y
      #define __API_DEPRECATED_PLATFORM_ios_app_extension(x,y) \
        ios_app_extension,introduced=x,deprecated=y
      #define __API_DEPRECATED_PLATFORM_macos_app_extension(x,y) \
        macos_app_extension,introduced=x,deprecated=y
      #define __API_DEPRECATED_PLATFORM_macosx_app_extension(x,y) \
        macosx_app_extension,introduced=x,deprecated=y
      #define __API_DEPRECATED_PLATFORM_tvos_app_extension(x,y) \
        tvos_app_extension,introduced=x,deprecated=y
      #define __API_DEPRECATED_PLATFORM_watchos_app_extension(x,y) \
        watchos_app_extension,introduced=x,deprecated=y
      #define __API_DEPRECATED_PLATFORM_visionos_app_extension(x,y) \
        visionos_app_extension,introduced=x,deprecated=y
      #define __API_DEPRECATED_PLATFORM_maccatalyst_app_extension(x,y) \
        maccatalyst_app_extension,introduced=x,deprecated=y
      #define __API_UNAVAILABLE_PLATFORM_ios ios,unavailable
      #define __API_UNAVAILABLE_PLATFORM_macos macos,unavailable
      #define __API_UNAVAILABLE_PLATFORM_macosx macosx,unavailable
      #define __API_UNAVAILABLE_PLATFORM_tvos tvos,unavailable
      #define __API_UNAVAILABLE_PLATFORM_watchos watchos,unavailable
      #define __API_UNAVAILABLE_PLATFORM_visionos visionos,unavailable
      #define __API_UNAVAILABLE_PLATFORM_maccatalyst maccatalyst,unavailable
      #define __API_UNAVAILABLE_PLATFORM_ios_app_extension ios_app_extension,unavailable
      #define __API_UNAVAILABLE_PLATFORM_macos_app_extension macos_app_extension,unavailable
      #define __API_UNAVAILABLE_PLATFORM_macosx_app_extension macosx_app_extension,unavailable
      #define __API_UNAVAILABLE_PLATFORM_tvos_app_extension tvos_app_extension,unavailable
      #define __API_UNAVAILABLE_PLATFORM_watchos_app_extension watchos_app_extension,unavailable
      #define __API_UNAVAILABLE_PLATFORM_visionos_app_extension visionos_app_extension,unavailable
      #define __API_UNAVAILABLE_PLATFORM_maccatalyst_app_extension \
        maccatalyst_app_extension,unavailable
      #define __API_A(x) __attribute__((availability(__API_AVAILABLE_PLATFORM_##x)))
      #define __API_D(m,x) __attribute__((availability(__API_DEPRECATED_PLATFORM_##x,message=m)))
      #define __API_R(r,x) __attribute__((availability(__API_DEPRECATED_PLATFORM_##x,replacement=r)))
      #define __API_U(x) __attribute__((availability(__API_UNAVAILABLE_PLATFORM_##x)))
      #define __API_A1(a) __API_A(a)
      #define __API_A2(a,...) __API_A(a) __API_A1(__VA_ARGS__)
      #define __API_A3(a,...) __API_A(a) __API_A2(__VA_ARGS__)
      #define __API_A4(a,...) __API_A(a) __API_A3(__VA_ARGS__)
      #define __API_A5(a,...) __API_A(a) __API_A4(__VA_ARGS__)
      #define __API_A6(a,...) __API_A(a) __API_A5(__VA_ARGS__)
      #define __API_A7(a,...) __API_A(a) __API_A6(__VA_ARGS__)
      #define __API_A8(a,...) __API_A(a) __API_A7(__VA_ARGS__)
      #define __API_A9(a,...) __API_A(a) __API_A8(__VA_ARGS__)
      #define __API_A10(a,...) __API_A(a) __API_A9(__VA_ARGS__)
      #define __API_A11(a,...) __API_A(a) __API_A10(__VA_ARGS__)
      #define __API_A12(a,...) __API_A(a) __API_A11(__VA_ARGS__)
      #define __API_U1(a) __API_U(a)
      #define __API_U2(a,...) __API_U(a) __API_U1(__VA_ARGS__)
      #define __API_U3(a,...) __API_U(a) __API_U2(__VA_ARGS__)
      #define __API_U4(a,...) __API_U(a) __API_U3(__VA_ARGS__)
      #define __API_U5(a,...) __API_U(a) __API_U4(__VA_ARGS__)
      #define __API_U6(a,...) __API_U(a) __API_U5(__VA_ARGS__)
      #define __API_U7(a,...) __API_U(a) __API_U6(__VA_ARGS__)
      #define __API_U8(a,...) __API_U(a) __API_U7(__VA_ARGS__)
      #define __API_U9(a,...) __API_U(a) __API_U8(__VA_ARGS__)
      #define __API_U10(a,...) __API_U(a) __API_U9(__VA_ARGS__)
      #define __API_U11(a,...) __API_U(a) __API_U10(__VA_ARGS__)
      #define __API_U12(a,...) __API_U(a) __API_U11(__VA_ARGS__)
      #define __API_D1(m,a) __API_D(m,a)
      #define __API_D2(m,a,...) __API_D(m,a) __API_D1(m,__VA_ARGS__)
      #define __API_D3(m,a,...) __API_D(m,a) __API_D2(m,__VA_ARGS__)
      #define __API_D4(m,a,...) __API_D(m,a) __API_D3(m,__VA_ARGS__)
      #define __API_D5(m,a,...) __API_D(m,a) __API_D4(m,__VA_ARGS__)
      #define __API_D6(m,a,...) __API_D(m,a) __API_D5(m,__VA_ARGS__)
      #define __API_D7(m,a,...) __API_D(m,a) __API_D6(m,__VA_ARGS__)
      #define __API_D8(m,a,...) __API_D(m,a) __API_D7(m,__VA_ARGS__)
      #define __API_D9(m,a,...) __API_D(m,a) __API_D8(m,__VA_ARGS__)
      #define __API_D10(m,a,...) __API_D(m,a) __API_D9(m,__VA_ARGS__)
      #define __API_D11(m,a,...) __API_D(m,a) __API_D10(m,__VA_ARGS__)
      #define __API_D12(m,a,...) __API_D(m,a) __API_D11(m,__VA_ARGS__)
      #define __API_R1(m,a) __API_R(m,a)
      #define __API_R2(m,a,...) __API_R(m,a) __API_R1(m,__VA_ARGS__)
      #define __API_R3(m,a,...) __API_R(m,a) __API_R2(m,__VA_ARGS__)
      #define __API_R4(m,a,...) __API_R(m,a) __API_R3(m,__VA_ARGS__)
      #define __API_R5(m,a,...) __API_R(m,a) __API_R4(m,__VA_ARGS__)
      #define __API_R6(m,a,...) __API_R(m,a) __API_R5(m,__VA_ARGS__)
      #define __API_R7(m,a,...) __API_R(m,a) __API_R6(m,__VA_ARGS__)
      #define __API_R8(m,a,...) __API_R(m,a) __API_R7(m,__VA_ARGS__)
      #define __API_R9(m,a,...) __API_R(m,a) __API_R8(m,__VA_ARGS__)
      #define __API_R10(m,a,...) __API_R(m,a) __API_R9(m,__VA_ARGS__)
      #define __API_R11(m,a,...) __API_R(m,a) __API_R10(m,__VA_ARGS__)
      #define __API_R12(m,a,...) __API_R(m,a) __API_R11(m,__VA_ARGS__)
      #define __API_COUNT_(a,b,c,d,e,f,g,h,i,j,k,l,n,...) n
      #define __API_COUNT(...) __API_COUNT_(__VA_ARGS__,12,11,10,9,8,7,6,5,4,3,2,1)
      #define __API_JOIN_(a,b) a##b
      #define __API_JOIN(a,b) __API_JOIN_(a,b)
      #define API_AVAILABLE(...) __API_JOIN(__API_A,__API_COUNT(__VA_ARGS__))(__VA_ARGS__)
      #define API_UNAVAILABLE(...) __API_JOIN(__API_U,__API_COUNT(__VA_ARGS__))(__VA_ARGS__)
      #define API_DEPRECATED(m,...) __attribute__((deprecated(m))) \
        __API_JOIN(__API_D,__API_COUNT(__VA_ARGS__))(m,__VA_ARGS__)
      #define API_DEPRECATED_WITH_REPLACEMENT(r,...) \
        __attribute__((deprecated("Use " r " instead."))) __API_JOIN(__API_R,__API_COUNT(__VA_ARGS__))(r,__VA_ARGS__)
      #define API_AVAILABLE_BEGIN(...)
      #define API_AVAILABLE_END
      #define API_UNAVAILABLE_BEGIN(...)
      #define API_UNAVAILABLE_END
      #define __OSX_AVAILABLE_STARTING(m,i)
      #define __OSX_AVAILABLE(v)
      #define __IOS_AVAILABLE(v)
      #define __TVOS_AVAILABLE(v)
      #define __WATCHOS_AVAILABLE(v)
      #define __OS_AVAILABLE_MSG(t,a,m)
      #define DEPRECATED_ATTRIBUTE __attribute__((deprecated))
      #define DEPRECATED_MSG_ATTRIBUTE(m) __attribute__((deprecated(m)))
      #define UNAVAILABLE_ATTRIBUTE __attribute__((unavailable))
      #define __deprecated __attribute__((deprecated))
      #define __deprecated_msg(m) __attribute__((deprecated(m)))
      #define __deprecated_enum_msg(m) __attribute__((deprecated(m)))
      #define __unavailable __attribute__((unavailable))
      #define __IPHONE_NA 999999
      """#),
    File(
      "objc/NSObject.h",
      #"""
      #pragma once
      #include <stdbool.h>
      #include <stddef.h>
      #include <stdint.h>
      #include <stdarg.h>
      #include <limits.h>
      #include <float.h>
      #include <TargetConditionals.h>
      #include <Availability.h>
      typedef signed char BOOL;
      #define YES ((BOOL)1)
      #define NO ((BOOL)0)
      #define OBJC_EXTERN extern
      #define OBJC_EXPORT extern
      #define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
      #define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
      #define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
      #define NS_UNAVAILABLE __attribute__((unavailable))
      #define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
      #define NS_ROOT_CLASS __attribute__((objc_root_class))
      typedef long NSInteger;
      typedef unsigned long NSUInteger;
      #define NSIntegerMax LONG_MAX
      #define NSIntegerMin LONG_MIN
      #define NSUIntegerMax ULONG_MAX
      typedef struct objc_method *Method;
      typedef struct objc_ivar *Ivar;
      typedef struct objc_property *objc_property_t;
      typedef void (*IMP)(void);
      typedef struct _NSZone NSZone;
      #ifndef nil
      #define nil ((id)0)
      #endif
      #ifndef Nil
      #define Nil ((Class)0)
      #endif
      NS_ASSUME_NONNULL_BEGIN
      @class NSString, NSMethodSignature, NSInvocation;
      @protocol NSObject
      - (BOOL)isEqual:(nullable id)object;
      @property (readonly) NSUInteger hash;
      @property (readonly) Class superclass;
      - (instancetype)self;
      - (BOOL)isProxy;
      - (BOOL)isKindOfClass:(Class)aClass;
      - (BOOL)isMemberOfClass:(Class)aClass;
      - (BOOL)conformsToProtocol:(Protocol *)aProtocol;
      - (BOOL)respondsToSelector:(SEL)aSelector;
      @property (readonly, copy) NSString *description;
      @optional
      @property (readonly, copy) NSString *debugDescription;
      @end
      NS_ROOT_CLASS
      @interface NSObject <NSObject>
      + (void)load;
      + (void)initialize;
      - (instancetype)init NS_DESIGNATED_INITIALIZER;
      + (instancetype)new;
      + (instancetype)alloc;
      - (void)dealloc;
      - (id)copy;
      - (id)mutableCopy;
      + (Class)class;
      @end
      NS_ASSUME_NONNULL_END
      """#),
    File(
      "dispatch/dispatch.h",
      #"""
      #pragma once
      #include <objc/NSObject.h>
      #define DISPATCH_SWIFT_NAME(n) __attribute__((swift_name(#n)))
      DISPATCH_SWIFT_NAME(DispatchObject) @interface OS_dispatch_object : NSObject
      @end
      DISPATCH_SWIFT_NAME(DispatchQueue) @interface OS_dispatch_queue : OS_dispatch_object
      @end
      DISPATCH_SWIFT_NAME(DispatchGroup) @interface OS_dispatch_group : OS_dispatch_object
      @end
      DISPATCH_SWIFT_NAME(DispatchSemaphore) @interface OS_dispatch_semaphore : OS_dispatch_object
      @end
      #define dispatch_object_t OS_dispatch_object *
      #define dispatch_queue_t OS_dispatch_queue *
      #define dispatch_group_t OS_dispatch_group *
      #define dispatch_semaphore_t OS_dispatch_semaphore *
      typedef void (^dispatch_block_t)(void);
      typedef uint64_t dispatch_time_t;
      typedef long dispatch_once_t;
      """#),
  ]
}
