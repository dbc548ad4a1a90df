// Macros of the module.
#import <Foundation/Foundation.h>

#define LK_EXPORT FOUNDATION_EXPORT
#define LK_DEPRECATED(text) __attribute__((deprecated(text)))
