// The dialects of Markdown that documentation is written in.

/// A dialect: which lines are containers, and how much indentation they take away.
package enum Dialect: String, Codable, CaseIterable, Sendable {
  /// CommonMark and nothing else; what libcmark's own program reads.
  case commonmark
  /// CommonMark with `:::` and `!!!` blocks known: the guess where nothing tells the dialect.
  case plain
  case mdx
  case mkdocs
  case docusaurus
  case vitepress
  case hugo
  case liquid
  case docc

  /// The dialect of a page that nobody named one for.
  ///
  /// - Parameters:
  ///   - file: The path of the page, separated by `/`.
  ///   - siblings: The names of the files and folders that stand in the folders from the page's
  ///     own up to the project's root, such as `mkdocs.yml`; asked for only where the path does
  ///     not tell, since finding them out reads folders.
  package static func detect(
    file: String, siblings names: @autoclosure () -> Set<String>
  ) -> Dialect {
    if file.lowercased().hasSuffix(".mdx") { return .mdx }
    let folders = file.split(separator: "/").dropLast()
    if folders.contains(where: { $0.hasSuffix(".docc") }) { return .docc }
    let siblings = names()
    if siblings.contains(where: { $0.hasPrefix("docusaurus.config.") }) { return .docusaurus }
    if siblings.contains(".vitepress") { return .vitepress }
    if !siblings.isDisjoint(with: ["mkdocs.yml", "mkdocs.yaml"]) { return .mkdocs }
    if isHugo(siblings) { return .hugo }
    if !siblings.isDisjoint(with: ["_config.yml", "_config.yaml", "_config.toml"]) {
      return .liquid
    }
    return .plain
  }

  /// Hugo's own names, or its older ones beside the folder that Hugo reads pages from.
  private static func isHugo(_ siblings: Set<String>) -> Bool {
    let extensions = ["toml", "yaml", "yml", "json"]
    if extensions.contains(where: { siblings.contains("hugo.\($0)") }) { return true }
    return siblings.contains("content")
      && extensions.contains { siblings.contains("config.\($0)") }
  }
}
