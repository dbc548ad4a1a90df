// A first concord.yml, from what a repository shows.

package import Diagnostics
internal import Markup

/// Writes down what can be found out about a repository.
package enum ConfigurationDraft {
  /// The text of a configuration file.
  ///
  /// - Parameter sourceLocale: The locale of the source pages, English where it is not named.
  /// - Throws: Neither a layout of pages nor a module was found, or a folder cannot be read.
  package static func make(
    in store: FileStore, sourceLocale: LanguageTag?
  ) throws(ProjectError) -> String {
    var configuration = Configuration(sourceLocale: sourceLocale ?? .english)
    let layout = try LayoutDetector.detect(configuration, in: store)
    let modules = try self.modules(in: store)
    guard layout != nil || !modules.isEmpty else { throw .noLayout }
    layout?.apply(to: &configuration)
    var text = "# What concord check reads: the pages, and the API that they document.\n"
    text += "source-locale: \(configuration.sourceLocale)\n"
    if layout != nil { text += try pages(configuration, store) }
    if !modules.isEmpty {
      text += "api:\n  modules:\n"
      for module in modules {
        text += "    - name: \(YAMLText.quoted(module.name))\n"
        text += "      swift: \(YAMLText.quoted(module.folder))\n"
      }
    }
    return text
  }

  private static func pages(
    _ configuration: Configuration, _ store: FileStore
  ) throws(ProjectError) -> String {
    let locales = try PageFinder.find(configuration, in: store).sharedLocales
    var text = ""
    if !locales.isEmpty {
      text += "locales: [\(locales.map(\.description).joined(separator: ", "))]\n"
    }
    if !configuration.localeNames.isEmpty {
      text += "locale-names:\n"
      for (name, tag) in configuration.localeNames.sorted(by: { $0.key < $1.key }) {
        text += "  \(YAMLText.quoted(name)): \(tag)\n"
      }
    }
    text += "pages:\n"
    for source in configuration.pages {
      text += "  - pattern: \(YAMLText.quoted(source.pattern.description))\n"
      if let pattern = source.source {
        text += "    source: \(YAMLText.quoted(pattern.description))\n"
      }
    }
    return text
  }

  /// The folders of `Sources` whose Swift declares something public.
  private static func modules(
    in store: FileStore
  ) throws(ProjectError) -> [(name: String, folder: String)] {
    guard try store.kind("Sources") == .folder else { return [] }
    var walker = TreeWalker(store: store)
    try walker.walk("Sources")
    let names = Set(
      walker.files.compactMap { file -> String? in
        let parts = file.split(separator: "/")
        return parts.count > 2 && file.hasSuffix(".swift") ? String(parts[1]) : nil
      })
    var modules: [(name: String, folder: String)] = []
    for name in names.sorted() {
      let folder = "Sources/\(name)"
      let source = Configuration.APISource(modules: [.init(name: name, swift: [folder])])
      do throws(ProjectError) {
        _ = try APILoader(store).load(source)
        modules.append((name, folder))
      } catch .apiWithoutSymbols {
        continue
      }
    }
    return modules
  }
}
