// Where the framework's messages go.

internal import Foundation

/// Takes a message for the app's developers.
///
/// Called from any thread, never while a lock is held.
package typealias Log = @Sendable (_ message: String) -> Void

/// Writes a message to standard error, on a line of its own.
package func logToStandardError(_ message: String) {
  FileHandle.standardError.write(Data("[Pushwoosh] \(message)\n".utf8))
}
