// The folder that the compilers read headers in: stand-ins, copies of the headers, module maps.

/// Lays out the files of a header import.
///
/// `kits/MODULE` holds the headers, `maps/MODULE` their module map and umbrella header, `own` the
/// project's stand-ins, `standins` those of the tool, `clibrary` those of the C library, and `made` what was made up for this import.
struct ImportFolder {
  let scratch: ScratchFolder
  let modules: [HeaderModule]
  let standIns: [HeaderFile]
  /// The folders that `#import` looks in.
  private(set) var searched: [String] = ["own", "made", "standins", "kits"]

  init(
    _ modules: [HeaderModule], standIns: [HeaderFile], in scratch: ScratchFolder
  ) throws(ToolchainError) {
    (self.modules, self.standIns, self.scratch) = (modules, standIns, scratch)
    for file in StandIns.files { try scratch.write(file.text.utf8, to: "standins/" + file.path) }
    for file in StandIns.cLibrary {
      try scratch.write(file.text.utf8, to: "clibrary/" + file.path)
    }
    for header in standIns { try scratch.write(header.bytes, to: "own/" + header.path) }
    try writeOwnMap()
    for module in modules { try write(module) }
    try forwardFrameworkHeaders()
  }

  private mutating func write(_ module: HeaderModule) throws(ToolchainError) {
    let folder = "kits/" + module.name
    for header in module.headers {
      try scratch.write(header.bytes, to: "\(folder)/\(header.path)")
      let parent = header.path.split(separator: "/").dropLast().joined(separator: "/")
      let path = parent.isEmpty ? folder : "\(folder)/\(parent)"
      if !searched.contains(path) { searched.append(path) }
    }
    // `#import <Kit/Lamp.h>` finds a header wherever it stands in its module.
    for header in module.headers where header.path.contains("/") {
      try scratch.link(
        "\(folder)/\(header.name)", to: "\(scratch.path)/\(folder)/\(header.path)")
    }
  }

  /// A module for each folder of the project's stand-ins, and one for the headers beside them.
  private func writeOwnMap() throws(ToolchainError) {
    let groups = Dictionary(grouping: standIns) { header in
      header.path.contains("/") ? String(header.path.prefix { $0 != "/" }) : "Project"
    }
    let lines = groups.keys.sorted().map { name in
      let headers = (groups[name] ?? []).map { "header \"\($0.path)\"" }.sorted()
      return "module \(name)StandIns [system] { \(headers.joined(separator: " ")) export * }\n"
    }
    try scratch.write(lines.joined().utf8, to: "own/module.modulemap")
  }

  /// `#import <UIKit/UIView.h>` means the one header that stands in for UIKit.
  private func forwardFrameworkHeaders() throws(ToolchainError) {
    for path in includedPaths() {
      let framework = String(path.prefix { $0 != "/" })
      guard let header = StandIns.frameworks[framework], path.contains("/"),
        !scratch.has("standins/" + path), !scratch.has("own/" + path)
      else { continue }
      try scratch.write("#import <\(header)>\n".utf8, to: "standins/" + path)
    }
  }

  /// What the headers include in angle brackets, sorted.
  func includedPaths() -> [String] {
    var paths: Set<String> = []
    for header in modules.flatMap(\.headers) + standIns {
      for line in header.bytes.split(separator: UInt8(ascii: "\n")) {
        guard let hash = line.firstIndex(where: { $0 > 0x20 }), line[hash] == UInt8(ascii: "#"),
          let open = line.firstIndex(of: UInt8(ascii: "<")),
          let close = line[open...].firstIndex(of: UInt8(ascii: ">"))
        else { continue }
        let path = String(decoding: line[(open + 1)..<close], as: UTF8.self)
        if !path.contains(".."), !path.hasPrefix("/") { paths.insert(path) }
      }
    }
    return paths.sorted()
  }

  /// What every header is read behind: the stand-ins, the project's and those that were made up.
  private var prelude: String {
    let own = standIns.map(\.path).sorted()
    return (["UIKit/UIKit.h"] + own + (scratch.has("made/made.h") ? ["made.h"] : []))
      .map { "#import <\($0)>\n" }.joined()
  }

  /// Writes what the compilers start from: the prelude, and for each module its map and umbrella.
  ///
  /// - Parameter order: The paths of the headers that each module is made of.
  func writeStart(_ order: [String: [String]]) throws(ToolchainError) {
    try scratch.write(prelude.utf8, to: "prelude.h")
    for module in modules {
      let imports = (order[module.name] ?? []).map { path in
        "#import \"\(scratch.path)/kits/\(module.name)/\(path)\"\n"
      }
      let folder = "maps/" + module.name
      try scratch.write((prelude + imports.joined()).utf8, to: folder + "/concord-umbrella.h")
      try scratch.write(
        "module \(module.name) { header \"concord-umbrella.h\" export * }\n".utf8,
        to: folder + "/module.modulemap")
    }
  }
}
