// concord preview: draws the modal rich media system.

internal import Foundation
internal import HTMLPresenting
internal import Project

/// The options of `concord preview`.
struct PreviewOptions {
  var common: CommonOptions
  /// The folder as written.
  var output: String
  /// The page to show in the windows; nil for the sample.
  var content: String?
  /// The size that this page asks for, in points.
  var size: CGSize

  init(_ arguments: ParsedArguments) throws {
    guard let output = arguments.value("--output") else {
      throw UsageError.missingOption("--output DIR", command: "preview")
    }
    common = try CommonOptions(arguments)
    self.output = output
    content = arguments.value("--content")
    size = try arguments.value("--size").map(Self.size) ?? PreviewContent.usualSize
  }

  /// Reads `WIDTHxHEIGHT`.
  private static func size(_ text: String) throws(ProjectError) -> CGSize {
    let lengths = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard lengths.count == 2, let width = lengths[0], let height = lengths[1],
      (1...9_999).contains(width), (1...9_999).contains(height)
    else {
      throw .option(name: "--size", "takes WIDTHxHEIGHT in points, not '\(text)'")
    }
    return CGSize(width: width, height: height)
  }
}

/// Draws every position and animation of the modal rich media system.
struct PreviewCommand: Command {
  let spec = CommandSpec(
    "preview", "draw the modal rich media system",
    options: [
      OptionSpec("--output", "DIR", "folder to write to; needed"),
      OptionSpec("--content", "FILE", "HTML to show in the windows (default: a sample)"),
      OptionSpec("--size", "WIDTHxHEIGHT", "size of this HTML in points (default: 353x400)"),
    ])

  func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let options = try PreviewOptions(arguments)
    let store = try FileStore(root: options.common.project.root ?? CommonOptions.currentFolder)
    let page = PreviewPage(showing: try Self.content(options, store))
    let output = OutputPath(options.output)
    try store.write(Array(page.html.utf8), to: output.path(of: PreviewPage.file))
    try store.write(
      try PreviewAnswers(page).json(), to: output.path(of: PreviewAnswers.file))
    if !options.common.isQuiet {
      console.remark("preview written to \(options.output)/\(PreviewPage.file)")
    }
    return .success
  }

  /// Every picture holds the page: a larger one would make a file that no browser opens gladly.
  private static let largestContent = 256 * 1_024

  private static func content(_ options: PreviewOptions, _ store: FileStore) throws
    -> PreviewContent
  {
    guard let file = options.content else { return .sample }
    let bytes = try store.read(store.path(file, from: CommonOptions.currentFolder))
    guard bytes.count <= largestContent else {
      throw ProjectError.option(name: "--content", "takes up to 256 KB of HTML")
    }
    return PreviewContent(html: String(decoding: bytes, as: UTF8.self), size: options.size)
  }
}
