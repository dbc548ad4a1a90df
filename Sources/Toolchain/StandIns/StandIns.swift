// Stand-ins for the headers of Apple's frameworks, which are not there on other systems.

/// The headers that stand in for those of the Objective-C runtime, Foundation, UIKit and a few
/// more, written for this tool: the declarations that headers of libraries commonly name, under
/// the names that Swift gives them.
enum StandIns {
  /// A file by its path in the folder of stand-ins.
  struct File {
    let path: String
    let text: String

    init(_ path: String, _ text: String) {
      self.path = path
      self.text = text
    }
  }

  /// The frameworks whose declarations stand in one header, by the header.
  static let frameworks = [
    "CoreFoundation": "CoreFoundation/CoreFoundation.h",
    "CoreGraphics": "CoreGraphics/CoreGraphics.h",
    "Foundation": "Foundation/Foundation.h",
    "UIKit": "UIKit/UIKit.h",
    "CoreLocation": "CoreLocation/CoreLocation.h",
    "UserNotifications": "UserNotifications/UserNotifications.h",
    "WebKit": "WebKit/WebKit.h",
  ]

  /// The names that no other module may have.
  static let moduleNames = Set(frameworks.keys).union(["ObjectiveC", "Dispatch", "Swift"])

  /// All files, the module map among them.
  static var files: [File] {
    objectiveC + core + foundation + uiKit + kits + overlays + forwarding + [moduleMap]
  }

  /// Headers that lead to another.
  private static let forwarding: [File] =
    ["AvailabilityMacros.h", "os/availability.h"].map { File($0, "#include <Availability.h>\n") }
    + ["objc.h", "runtime.h", "message.h", "NSObjCRuntime.h"].map {
      File("objc/" + $0, "#include <objc/NSObject.h>\n")
    }

  /// The C library as far as declarations of an API need it, for a compiler that has none.
  static let cLibrary: [File] =
    [
      "assert", "ctype", "errno", "fcntl", "inttypes", "locale", "math", "memory", "pthread",
      "signal", "stdio", "stdlib", "string", "strings", "time", "unistd", "wchar",
      "libkern/OSAtomic",
      "mach/mach_time", "os/lock", "os/log", "sys/cdefs", "sys/param", "sys/stat", "sys/time",
      "sys/types",
    ].map { File($0 + ".h", "#include <concord-c-library.h>\n") } + [
      File(
        "concord-c-library.h",
        """
        #pragma once
        #include <float.h>
        #include <limits.h>
        #include <stdarg.h>
        #include <stdbool.h>
        #include <stddef.h>
        #include <stdint.h>
        typedef struct __sFILE FILE;
        typedef long time_t;
        typedef long off_t;
        typedef long ssize_t;
        typedef int pid_t;
        typedef unsigned int uint;
        struct timeval { time_t tv_sec; int tv_usec; };
        struct timespec { time_t tv_sec; long tv_nsec; };
        struct tm { int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday; };
        typedef struct { long opaque; } pthread_mutex_t;
        typedef struct { long opaque; } pthread_rwlock_t;
        typedef struct _opaque_pthread_t *pthread_t;
        typedef struct { uint32_t opaque; } os_unfair_lock;
        typedef int32_t OSSpinLock;

        """)
    ]

  /// The header of each module.
  private static var moduleMap: File {
    let own = [
      ("ObjectiveC", ["objc/NSObject.h"] + forwarding.map(\.path).filter { $0.hasPrefix("objc/") }),
      ("Dispatch", ["dispatch/dispatch.h"]),
    ]
    let modules = own + frameworks.sorted { $0.key < $1.key }.map { ($0.key, [$0.value]) }
    let lines = modules.map { name, headers in
      let list = headers.map { "header \"\($0)\"" }.joined(separator: " ")
      return "module \(name) [system] { \(list) export * }\n"
    }
    return File("module.modulemap", lines.joined())
  }
}
