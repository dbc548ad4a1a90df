// concord preview: draws the modal rich media system.

internal import Foundation
internal import HTMLPresenting
internal import Project

/// The options of `concord preview`.
struct PreviewOptions {
  var common: CommonOptions
  /// Whether a picture of each case is asked for, and not the page.
  var isForPictures: Bool
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
    isForPictures = try Self.isForPictures(arguments.value("--format") ?? "html")
    if isForPictures { try Self.checkForPictures(arguments) }
    content = arguments.value("--content")
    size = try arguments.value("--size").map(Self.size) ?? PreviewContent.usualSize
  }

  private static func isForPictures(_ format: String) throws(ProjectError) -> Bool {
    guard ["html", "svg"].contains(format) else {
      throw .option(name: "--format", "takes html or svg, not '\(format)'")
    }
    return format == "svg"
  }

  /// A picture of a case shows the sample, in its size.
  private static func checkForPictures(_ arguments: ParsedArguments) throws(UsageError) {
    for option in ["--content", "--size"] where arguments.value(option) != nil {
      throw .misplacedOption(option, for: "--format html", command: "preview")
    }
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
      OptionSpec(
        "--format", "FORMAT",
        "html, or svg: a picture of each case for concord reference (default: html)"),
      OptionSpec("--content", "FILE", "HTML to show in the windows (default: a sample)"),
      OptionSpec("--size", "WIDTHxHEIGHT", "size of this HTML in points (default: 353x400)"),
    ])

  func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let options = try PreviewOptions(arguments)
    let store = try FileStore(root: options.common.project.root ?? CommonOptions.currentFolder)
    let output = OutputPath(options.output)
    let written =
      try options.isForPictures
      ? writePictures(to: output, store) : writePage(options, to: output, store)
    if !options.common.isQuiet {
      console.remark("preview written to \(options.output)/\(written)")
    }
    return .success
  }

  /// - Returns: What was written.
  private func writePage(
    _ options: PreviewOptions, to output: OutputPath, _ store: FileStore
  ) throws -> String {
    let page = PreviewPage(showing: try Self.content(options, store))
    try store.write(Array(page.html.utf8), to: output.path(of: PreviewPage.file))
    try store.write(
      try PreviewAnswers(page).json(), to: output.path(of: PreviewAnswers.file))
    return PreviewPage.file
  }

  /// - Returns: What was written.
  private func writePictures(to output: OutputPath, _ store: FileStore) throws -> String {
    for picture in CasePicture.all {
      try store.write(Array(picture.moving.utf8), to: output.path(of: picture.symbol + ".svg"))
      try store.write(Array(picture.still.utf8), to: output.path(of: picture.symbol + ".still.svg"))
    }
    return "*.svg"
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
