// Which files a narrow run looks at.

package import DriftRules
internal import Pages

/// The files that a narrow run has something to say about: pages, pages that should be there, what
/// pages take in, and sources of the API.
package struct CheckScope: Sendable {
  /// Relative to the root.
  package let files: Set<String>
  /// What the pages tell about each other, where that had to be found out.
  let survey: PageSurvey?
  /// Whether links of a page are reported that lead to what changed.
  var reportsLinks: @Sendable (_ file: String) -> Bool = { _ in true }

  /// Whether a page takes in a file, as far as that had to be found out.
  package func isIncluded(_ file: String) -> Bool {
    survey?.includes.contains { $0.file == file } ?? false
  }

  /// The files that stand in a selection.
  package func intersection(_ isSelected: @escaping @Sendable (String) -> Bool) -> CheckScope {
    CheckScope(files: files.filter(isSelected), survey: survey, reportsLinks: isSelected)
  }
}

/// What a narrow run is about.
package struct CheckFocus: Sendable {
  /// Files that changed, or that somebody asked for, relative to the root.
  package var files: Set<String>
  /// Whether they changed, so that it matters what follows from them: what is written after them,
  /// and what takes them in.
  package var areChanged: Bool
  /// The names of the API that pages are looked for.
  package var names: Set<String>
  /// Sources of the API whose doc comments are looked at.
  package var sources: Set<String> = []
  /// Pages that are gone.
  package var gone: Set<String> = []
  /// What the files of pages held before they changed.
  package var former: [String: [UInt8]] = [:]

  package init(files: Set<String>, areChanged: Bool = false, names: Set<String> = []) {
    self.files = files
    self.areChanged = areChanged
    self.names = names
  }
}

extension Checker {
  /// The files that a narrow run has to look at.
  ///
  /// With a source page that changed come its translations, those that are missing too. With a file
  /// that pages take in come these pages. Pages that use a changed name of the API come as well. Of
  /// all other pages the links are reported that lead to pages which are gone, or which lost
  /// anchors.
  ///
  /// - Throws: What `load` throws.
  package func scope(of focus: CheckFocus, in tree: DocumentationTree) throws -> CheckScope {
    let hasParts = focus.files.contains { file in
      PageInclude.mayTake(in: file) && !tree.site.isPage(file) && hasFile?(file) == true
    }
    var plain = self
    (plain.api, plain.releases) = (nil, [:])
    let reader = PageCheck(plain, tree.site)
    let lost = try focus.former.filter { try reader.lostAnchors($0.key, $0.value) }
    let targets = LinkTargets(focus.gone.union(lost.keys))
    guard hasParts || !focus.names.isEmpty || !targets.isEmpty else {
      let followers = focus.areChanged ? tree.followers(of: focus.files) : []
      return CheckScope(
        files: focus.files.union(followers).union(focus.sources), survey: nil)
    }
    let survey = try reader.survey(
      tree, finding: NameSearch(focus.names), reporting: targets)
    let own = focus.files.union(focus.sources)
    guard focus.areChanged else { return CheckScope(files: own, survey: survey) }
    let changed = survey.including(focus.files)
    let naming = survey.naming.union(
      survey.including(survey.naming.filter { !tree.site.isPage($0) }))
    return CheckScope(
      files: own.union(changed).union(tree.followers(of: changed)).union(naming), survey: survey)
  }

  /// Whether a run has something to say about a file.
  func looksAt(_ file: String) -> Bool { scope?.files.contains(file) ?? true }
}

extension DocumentationTree {
  /// The translations of source pages, those that are missing too.
  fileprivate func followers(of files: Set<String>) -> Set<String> {
    var followers: Set<String> = []
    for entry in entries where entry.source.map(files.contains) ?? false {
      for locale in targetLocales {
        if let file = entry.translations[locale] ?? expectedFile(entry.key, locale) {
          followers.insert(file)
        }
      }
    }
    return followers
  }
}
