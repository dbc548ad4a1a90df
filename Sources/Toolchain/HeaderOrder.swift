// Which headers make a module, and in which order.

/// Chooses the headers that a module is built from.
enum HeaderOrder {
  /// The umbrella header alone where there is one that includes others, else all by their path.
  static func start(of module: HeaderModule) -> [String] {
    let paths = module.headers.map(\.path).sorted()
    let umbrella = module.headers.first { $0.name == module.name + ".h" }
    guard let umbrella else { return paths }
    let names = Set(module.headers.map { String($0.name) })
    let isUmbrella = umbrella.bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      let text = String(decoding: line, as: UTF8.self)
      guard text.contains("#import") || text.contains("#include") else { return false }
      let word = text.split { "<>\"".contains($0) }.dropFirst().first ?? ""
      return names.contains(String(word.split(separator: "/").last ?? ""))
    }
    return isUmbrella ? [umbrella.path] : [umbrella.path] + paths.filter { $0 != umbrella.path }
  }
}
