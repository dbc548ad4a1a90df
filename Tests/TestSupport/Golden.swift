// Golden files: expected texts that stand beside the tests.

internal import Foundation

/// Compares texts with the files of the folder `Golden` beside a test.
///
/// With `RECORD_GOLDEN=1` in the environment the files are written anew; a file that is missing is
/// written too, and the test fails, so that somebody reads it.
package enum Golden {
  /// What is wrong; nil where the text is the expected one.
  package static func difference(
    _ text: String, from name: String, beside test: String = #filePath
  ) -> String? {
    let file = URL(fileURLWithPath: test).deletingLastPathComponent()
      .appendingPathComponent("Golden/\(name)")
    let expected = try? String(contentsOf: file, encoding: .utf8)
    let records = ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1"
    if expected == nil || records {
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? Data(text.utf8).write(to: file)
    }
    guard let expected else { return "\(name) was missing and is written: read it" }
    if expected == text || records { return nil }
    return "\(name) differs; RECORD_GOLDEN=1 swift test writes it anew. Now:\n\(text)"
  }
}
