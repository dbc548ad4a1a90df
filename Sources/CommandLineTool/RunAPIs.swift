// The APIs that the pages of a run are judged by: today's, and those of past releases.

internal import APIModel
internal import Checking
internal import DriftRules
internal import Project

/// What each page is compared with.
///
/// A page that stands under `{version}` is judged by the model of its release and never by today's
/// API, which it does not document.
struct RunAPIs {
  /// What is read of the API: from its sources, and from the history.
  struct Sources: Sendable {
    /// Nil where no API is configured.
    var model: APIModel?
    /// Today's API with what the history tells; nil where none is configured.
    var today: APICatalog?
    var history: APIHistory
    /// The release that pages of today document.
    var number: ReleaseNumber?
    /// What could not be read as it is, a line each.
    var notices: [String]

    init(_ workspace: Workspace) throws {
      var notices: [String] = []
      model = try workspace.api { notices.append($0) }
      self.notices = notices
      history = try workspace.history() ?? APIHistory([])
      number = try workspace.currentVersion().flatMap { ReleaseNumber($0) }
      today = model.map { [history, number] in
        APICatalog(APILookup(history.judged($0, number: number)))
      }
    }
  }

  /// Today's API with what the history tells; nil where none is configured.
  let today: APICatalog?
  /// By the version that paths spell.
  private(set) var releases: [String: ReleaseAPI] = [:]
  /// What a person should know, a line each.
  private(set) var remarks: [String] = []

  init(_ sources: Sources, _ groups: [PageGroup]) {
    today = sources.today
    guard today != nil else {
      remarks = ["no API is configured: the API rules are off"]
      return
    }
    remarks = sources.notices
    let (history, number) = (sources.history, sources.number)
    var counts: [String: Int] = [:]
    for group in groups {
      if let version = group.version { counts[version, default: 0] += group.files.count }
    }
    for (version, pages) in counts.sorted(by: { $0.key < $1.key })
    where !Self.namesOfToday.contains(version.lowercased()) {
      let release = Self.release(of: version, in: history)
      if release == nil, let number, ReleaseNumber(version).map(number.isMeant) == true { continue }
      releases[version] = ReleaseAPI(
        api: release.map { APILookup(history.judged($0)) },
        number: release?.number.description ?? ReleaseNumber(version)?.description)
      if release == nil {
        remarks.append(
          "\(version): the history has no model of this release; the API rules are off for "
            + (pages == 1 ? "its page" : "its \(pages) pages"))
      }
    }
  }

  /// What documentation calls the version that is being worked on.
  private static let namesOfToday: Set<String> = [
    "current", "next", "main", "master", "dev", "develop", "development", "nightly", "unreleased",
    "edge",
  ]

  /// The release that a part of a path means.
  private static func release(
    of version: String, in history: APIHistory
  ) -> APIHistory.Release? {
    if ["latest", "stable"].contains(version.lowercased()) { return history.releases.last }
    let text = version.hasSuffix(".x") ? String(version.dropLast(2)) : version
    return ReleaseNumber(text).flatMap { history.release(meantBy: $0) }
  }
}
