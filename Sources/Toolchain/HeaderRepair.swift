// Stand-ins made up for what headers need and nobody declares.

/// Reads the errors of clang, and makes up what is missing, so that the rest can be read.
struct HeaderRepair {
  private let folder: ImportFolder
  /// The lines of the header of what was made up, by the name that they declare.
  private var made: [String: String] = [:]
  private var emptyModules: Set<String> = []
  private var moved: Set<String> = []
  private var notices: [String: [String]] = [:]

  init(_ folder: ImportFolder) { self.folder = folder }

  /// What had to be made up for a module, a line each.
  func notices(of module: String) -> [String] { notices[module] ?? [] }

  /// Makes up the frameworks that headers include and nobody has.
  mutating func provideFrameworks() throws(ToolchainError) {
    let known = ["standins", "own", "kits"]
    for path in folder.includedPaths() where path.contains("/") && path.first?.isUppercase == true {
      if known.contains(where: { folder.scratch.has("\($0)/\(path)") }) { continue }
      try folder.scratch.write([], to: "made/" + path)
      for module in folder.modules where includes(path, module) {
        note(module, "no stand-in has the header <\(path)>")
      }
    }
  }

  private func includes(_ path: String, _ module: HeaderModule) -> Bool {
    module.headers.contains { !$0.bytes.ranges(of: Array("<\(path)>".utf8)).isEmpty }
  }

  /// Writes what was made up so far.
  func write() throws(ToolchainError) {
    let lines = made.keys.sorted().compactMap { made[$0] }
    let text = "#import <UIKit/UIKit.h>\n" + lines.map { $0 + "\n" }.joined()
    try folder.scratch.write(text.utf8, to: "made/made.h")
    let modules = emptyModules.sorted().map { "module \($0) {}\n" }.joined()
    try folder.scratch.write(
      ("module ConcordMade [system] { header \"made.h\" export * }\n" + modules).utf8,
      to: "made/module.modulemap")
  }

  /// Mends what it can; whether that was anything.
  ///
  /// - Parameter order: The headers of the module, of which one may have to come first.
  mutating func mend(
    _ errors: [CompilerMessage], of module: HeaderModule, order: inout [String]
  ) throws(ToolchainError) -> Bool {
    let before = (made, emptyModules, moved)
    for error in errors { try mend(error, of: module, order: &order) }
    guard before != (made, emptyModules, moved) else { return false }
    try write()
    return true
  }

  private mutating func mend(
    _ error: CompilerMessage, of module: HeaderModule, order: inout [String]
  ) throws(ToolchainError) {
    let name = Self.quoted(error.text)
    let text = error.text
    if text.hasSuffix("file not found"), let name {
      try provideFile(name, module)
    } else if text.hasPrefix("module '"), text.hasSuffix("not found"), let name {
      if emptyModules.insert(name).inserted { note(module, "no stand-in has the module '\(name)'") }
    } else if text.contains("protocol declaration") || text.contains("no type or protocol named") {
      if let name { declare(name, .protocol, error, module, &order) }
    } else if text.contains("interface declaration for") || text.contains("forward class") {
      if let name { declare(name, .class, error, module, &order) }
    } else if text.hasPrefix("interface type"), let name, made[name] != nil {
      made[name] = "typedef NSInteger \(name);"
    } else if text.hasPrefix("use of undeclared identifier"), let name {
      declare(name, .constant, error, module, &order)
    } else if text.hasPrefix("unknown type name") || text.hasPrefix("expected a type") {
      if let name = name ?? word(at: error) { declare(name, .type, error, module, &order) }
    } else if text.hasPrefix("expected"), let word = macro(before: error) {
      declare(word, .type, error, module, &order)
    }
  }

  private enum Kind { case `class`, `protocol`, type, constant }

  private mutating func declare(
    _ name: String, _ kind: Kind, _ error: CompilerMessage, _ module: HeaderModule,
    _ order: inout [String]
  ) {
    if let header = Self.header(declaring: name, in: module) {
      bringForward(header, name, kind, &order)
      return
    }
    guard made[name] == nil, !Self.ofCPlusPlus.contains(name) else { return }
    switch kind {
    case .protocol: made[name] = "@protocol \(name) <NSObject>\n@end"
    case .constant: made[name] = "static const NSInteger \(name) = 0;"
    case .type where Self.isMacro(name):
      let isCall = character(behind: name, at: error) == UInt8(ascii: "(")
      made[name] = "#define \(name)" + (isCall ? "(...)" : "")
    case .class, .type: made[name] = "@interface \(name) : NSObject\n@end"
    }
    let place = headerPath(error.file, in: module).map { " (\($0):\(error.line))" } ?? ""
    note(module, "no stand-in declares '\(name)'\(place)")
  }

  /// Lets a header of the module come before those that need it without including it.
  private mutating func bringForward(
    _ header: String, _ name: String, _ kind: Kind, _ order: inout [String]
  ) {
    if moved.insert(header).inserted {
      order.removeAll { $0 == header }
      order.insert(header, at: 0)
    } else if made[name] == nil {
      made[name] = kind == .protocol ? "@protocol \(name);" : "@class \(name);"
    }
  }

  private mutating func provideFile(
    _ path: String, _ module: HeaderModule
  ) throws(ToolchainError) {
    // A header of C++ has no ending; what includes it is not for Objective-C.
    guard path.hasSuffix(".h"), !path.contains(".."), !path.hasPrefix("/"),
      !folder.scratch.has("made/" + path)
    else { return }
    try folder.scratch.write([], to: "made/" + path)
    moved.insert(path)
    note(module, "no stand-in has the header '\(path)'")
  }

  private mutating func note(_ module: HeaderModule, _ text: String) {
    notices[module.name, default: []].append(
      "module '\(module.name)': \(text); declare it in a header of the folder that "
        + "'api.stand-ins' names")
  }

  /// The path of a header in its module; nil for a file that is none of its headers.
  func headerPath(_ file: String, in module: HeaderModule) -> String? {
    let folder = "kits/\(module.name)/"
    guard let range = file.firstRange(of: folder) else { return nil }
    let path = String(file[range.upperBound...])
    if module.headers.contains(where: { $0.path == path }) { return path }
    return module.headers.first { $0.name == path }?.path
  }

  /// The header of the module that declares a type of this name.
  private static func header(declaring name: String, in module: HeaderModule) -> String? {
    let marks = ["@interface \(name)", "@protocol \(name)", "} \(name)", ", \(name))", " \(name);"]
      .map { Array($0.utf8) }
    return module.headers.first { header in
      marks.contains { mark in
        header.bytes.ranges(of: mark).contains { range in
          range.upperBound == header.bytes.count || !isWord(header.bytes[range.upperBound])
            || mark.last == UInt8(ascii: ";") || mark.last == UInt8(ascii: ")")
        } && !isForward(mark, in: header.bytes)
      }
    }?.path
  }

  /// Whether a mark is found in `@class Name;` and `@protocol Name;` alone.
  private static func isForward(_ mark: [UInt8], in bytes: [UInt8]) -> Bool {
    bytes.ranges(of: mark).allSatisfy { range in
      let line = bytes[..<range.upperBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let end = bytes[range.lowerBound...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let text = String(decoding: bytes[line..<end], as: UTF8.self)
      let isProtocol = text.contains("@protocol") && text.contains(";")
      return text.contains("@class") || isProtocol
    }
  }

  private static func quoted(_ text: String) -> String? {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return parts.count > 2 ? String(parts[1]) : nil
  }

  private static func isMacro(_ name: String) -> Bool {
    name.contains("_")
      && name.utf8.allSatisfy { byte in
        byte == UInt8(ascii: "_") || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
      }
  }

  private static let ofCPlusPlus: Set<String> = ["class", "namespace", "template", "using"]

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
    default: false
    }
  }

  /// The line that an error stands in.
  private func line(of error: CompilerMessage) -> ArraySlice<UInt8>? {
    for module in folder.modules {
      guard let path = headerPath(error.file, in: module),
        let header = module.headers.first(where: { $0.path == path })
      else { continue }
      let lines = header.bytes.split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      return lines.indices.contains(error.line - 1) ? lines[error.line - 1] : nil
    }
    return nil
  }

  private func word(at error: CompilerMessage) -> String? {
    let word = line(of: error)?.dropFirst(error.column - 1).prefix(while: Self.isWord) ?? []
    return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
  }

  /// The last word that looks like a macro up to where the parser stopped.
  private func macro(before error: CompilerMessage) -> String? {
    if let word = word(at: error), Self.isMacro(word) { return word }
    guard let line = line(of: error) else { return nil }
    return line.prefix(error.column - 1).split { !Self.isWord($0) }.reversed()
      .map { String(decoding: $0, as: UTF8.self) }.first(where: Self.isMacro)
  }

  /// The first character behind a name in the line of an error.
  private func character(behind name: String, at error: CompilerMessage) -> UInt8? {
    guard let line = line(of: error), let range = line.firstRange(of: Array(name.utf8)) else {
      return nil
    }
    return line[range.upperBound...].first { $0 > 0x20 }
  }
}
