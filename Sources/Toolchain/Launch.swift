// Starting a program with `posix_spawn`.

internal import Foundation

/// How a program is started: with these files as its standard input and outputs, in a process
/// group of its own.
struct Launch {
  let descriptors: [Int32]
  /// Why it did not start.
  private(set) var failure = ""

  init(descriptors: [Int32]) { self.descriptors = descriptors }

  /// Starts the program; nil where that fails.
  mutating func start(_ file: String, _ arguments: [String], _ variables: [String]) -> pid_t? {
    #if os(Linux)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (number, descriptor) in descriptors.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
    }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    var child: pid_t = 0
    let result = Self.withCStrings(arguments) { arguments in
      Self.withCStrings(variables) { variables in
        posix_spawn(&child, file, &actions, &attributes, arguments, variables)
      }
    }
    if result == 0 { return child }
    failure = String(cString: strerror(result))
    return nil
  }

  /// Gives the texts in the form that C takes them: a list of pointers with a null at its end.
  private static func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = texts.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}
