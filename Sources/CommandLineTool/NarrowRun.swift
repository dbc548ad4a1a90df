// What a run looks at that was asked for paths, or for what changed.

internal import APIModel
internal import Checking
internal import Diagnostics
internal import DriftRules
internal import Project
internal import Reports

/// What a command line says about which pages a run looks at.
struct NarrowRun {
  /// The files and folders that were asked for.
  let selection: PathSelection
  /// What changed; nil where nobody asked.
  let changes: ProjectChanges?
  /// The commit as it was named.
  let revision: String?
  /// Whether the other pages of an entry are looked at as well, where paths are given.
  private let keepsSiblings: Bool
  private let workspace: Workspace

  init(
    paths: [String], since revision: String?, keepsSiblings: Bool, in workspace: Workspace
  ) throws {
    self.workspace = workspace
    self.keepsSiblings = keepsSiblings
    self.revision = revision
    selection = try PathSelection(
      paths, from: CommonOptions.currentFolder, in: workspace.store)
    changes = try revision.map { try ProjectChanges(since: $0, in: workspace) }
  }

  /// Whether it may be that not all pages are looked at.
  var isNarrow: Bool { changes != nil || !selection.isEmpty }

  /// What a run looks at, and what a person should know of it.
  struct Scope {
    /// Nil for all pages.
    var files: CheckScope?
    var remarks: [String] = []
  }

  /// Finds out what the run looks at.
  ///
  /// - Parameters:
  ///   - model: Today's API.
  ///   - checker: Reads pages, to find out which of them are concerned.
  /// - Throws: A path at which there is nothing to look at.
  func scope(
    of pages: PageSet, _ tree: DocumentationTree, _ model: APIModel?, _ checker: Checker
  ) throws -> Scope {
    guard isNarrow else { return Scope() }
    let known = Known(
      pages: pages.knownFiles, sources: Set(model?.symbols.compactMap(\.file) ?? []))
    if let changes {
      if let reason = changes.concernsAll, selection.isEmpty {
        return Scope(files: nil, remarks: [Wording.all(reason)])
      }
      if changes.concernsAll == nil {
        let (focus, notices) = try focus(on: changes, pages, known, model)
        var scope = try selected(checker.scope(of: focus, in: tree), known)
        let changed = Wording.changes(
          revision ?? "", pages: focus.files.count(where: known.pages.contains),
          sources: focus.sources.count)
        scope.remarks += notices + [changed]
        return scope
      }
    }
    guard !selection.isEmpty else { return Scope() }
    let siblings = siblings(pages)
    var focus = CheckFocus(files: known.pages.filter(selection.contains).union(siblings))
    focus.files.formUnion(selection.files(in: workspace.store))
    focus.sources = known.sources.filter(selection.contains)
    return try selected(checker.scope(of: focus, in: tree), known, or: siblings)
  }

  /// The files that a run knows of.
  private struct Known {
    /// Pages that are there, and pages that should be.
    var pages: Set<String>
    /// Sources of the API.
    var sources: Set<String>
  }

  /// What changed, as far as pages depend on it, and what of it cannot be known.
  private func focus(
    on changes: ProjectChanges, _ pages: PageSet, _ known: Known, _ model: APIModel?
  ) throws -> (CheckFocus, notices: [String]) {
    let changed = known.pages.filter(changes.contains)
    var focus = CheckFocus(files: changes.files.union(changed), areChanged: true)
    focus.former = try changes.former(changed.subtracting(changes.gone))
    for group in pages.formerGroups {
      focus.gone.formUnion(group.files.map(\.path).filter(changes.gone.contains))
      guard changes.gone.contains(group.source?.path ?? "") else { continue }
      focus.files.formUnion(group.translations.values.map(\.path))
    }
    guard let model else { return (focus, []) }
    let api = try ChangedAPI(changes, model, in: workspace)
    (focus.names, focus.sources) = (api.names, api.files)
    return (focus, api.notices)
  }

  /// The pages of the entries that the paths touch, where they are looked at as well.
  private func siblings(_ pages: PageSet) -> Set<String> {
    guard keepsSiblings else { return [] }
    let files = pages.groups.map { $0.files.map(\.path) }
    return Set(files.filter { $0.contains(where: selection.contains) }.joined())
  }

  /// What of a scope stands in the paths that were asked for, or is looked at as well.
  private func selected(
    _ scope: CheckScope, _ known: Known, or others: Set<String> = []
  ) throws -> Scope {
    let parts = selection.files(in: workspace.store).filter(scope.isIncluded)
    let remarks = try selection.unused(of: known.pages.union(known.sources).union(parts))
    return Scope(
      files: scope.intersection { [selection] file in
        selection.contains(file) || others.contains(file)
      }, remarks: remarks)
  }
}

extension PageSet {
  /// The pages that are there, and those that should be.
  fileprivate var knownFiles: Set<String> {
    var files: Set<String> = []
    for group in groups {
      files.formUnion(group.files.map(\.path))
      for locale in locales where group.translations[locale] == nil {
        if let file = expectedPath(of: group, in: locale) { files.insert(file) }
      }
    }
    return files
  }
}

extension PageGroup {
  /// The group as reports show it; nil where nobody looked at it.
  func document(_ scope: CheckScope?, _ pages: PageSet) -> Report.Page? {
    let files = files.reduce(into: [:]) { $0[$1.locale] = $1.path }
    guard let scope else { return Report.Page(key: key, files: files) }
    let isTouched =
      files.values.contains(where: scope.files.contains)
      || pages.locales.contains { locale in
        files[locale] == nil
          && pages.expectedPath(of: self, in: locale).map(scope.files.contains) == true
      }
    guard isTouched else { return nil }
    return Report.Page(
      key: key, files: files,
      passedOver: Set(files.filter { !scope.files.contains($0.value) }.keys))
  }
}

private enum Wording {
  static func all(_ reason: String) -> String { "all pages are looked at: \(reason)" }

  static func changes(_ revision: String, pages: Int, sources: Int) -> String {
    let parts = [
      pages == 0 ? nil : Reports.Wording.count(pages, "page"),
      sources == 0 ? nil : Reports.Wording.count(sources, "source") + " of the API",
    ].compactMap { $0 }
    let changed = parts.isEmpty ? "no page and no source of the API" : parts.joined(separator: ", ")
    return "changed since \(revision): \(changed), looked at with what depends on it"
  }
}
