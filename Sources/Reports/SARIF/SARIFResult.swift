// A finding in SARIF: its message, its places, its identity and its repairs.

internal import Diagnostics
internal import Markup

struct SARIFResult: Encodable {
  struct Suppression: Encodable {
    var kind = "inSource"
    var status = "accepted"
    var justification: String
  }

  struct Properties: Encodable {
    var locale: String?
    var page: String?
    var symbol: String?
    var replacement: String?
    var cause: String?
    var alsoInSource: Bool
  }

  /// How a result stands to those of an earlier run.
  enum BaselineState: String, Encodable {
    case new, unchanged, absent
  }

  /// The version says how it is made: another way to make it gets another one.
  private static let fingerprintName = "concordFinding/v2"

  var ruleId: String
  var ruleIndex: Int?
  var level: Severity?
  var baselineState: BaselineState?
  var message: SARIFMessage
  var locations: [SARIFLocation]
  var relatedLocations: [SARIFLocation]
  var partialFingerprints: [String: String]
  var fixes: [SARIFFix]
  var suppressions: [Suppression]
  var properties: Properties

  /// - Parameter reason: Why a comment allows it.
  init(
    _ diagnostic: Diagnostic, ruleIndex: Int?, state: BaselineState?, reason: String? = nil
  ) {
    ruleId = diagnostic.rule
    self.ruleIndex = ruleIndex
    level = diagnostic.severity
    baselineState = state
    message = SARIFMessage(text: diagnostic.message)
    locations = [SARIFLocation(diagnostic.place)]
    relatedLocations = diagnostic.related.enumerated().map { index, note in
      SARIFLocation(note.place, id: index, message: note.message)
    }
    partialFingerprints = [Self.fingerprintName: diagnostic.fingerprint]
    fixes = diagnostic.fixes.map(SARIFFix.init)
    suppressions = reason.map { [Suppression(justification: $0)] } ?? []
    properties = Properties(
      locale: diagnostic.locale?.description, page: diagnostic.page, symbol: diagnostic.symbol,
      replacement: diagnostic.replacement, cause: diagnostic.cause,
      alsoInSource: diagnostic.alsoInSource)
  }
}

extension SARIFResult {
  /// A finding that was known and is gone; where it stood is not kept.
  init(gone: BaselineComparison.Unmatched, ruleIndex: Int?) {
    ruleId = gone.finding.rule
    self.ruleIndex = ruleIndex
    baselineState = .absent
    message = SARIFMessage(text: gone.finding.message)
    locations = [SARIFLocation(file: gone.file)]
    relatedLocations = []
    partialFingerprints = [Self.fingerprintName: gone.finding.fingerprint]
    fixes = []
    suppressions = []
    properties = Properties(locale: gone.finding.locale?.description, alsoInSource: false)
  }
}

struct SARIFArtifact: Encodable {
  static let root = "SRCROOT"

  var uri: String
  /// Nil for a file outside the project.
  var uriBaseId: String?

  init(_ file: String) {
    let isAbsolute = file.utf8.first == UInt8(ascii: "/")
    uri = (isAbsolute ? "file://" : "") + URIText.path(file)
    uriBaseId = isAbsolute ? nil : Self.root
  }
}

struct SARIFRegion: Encodable {
  var startLine: Int
  var startColumn: Int
  var endLine: Int
  var endColumn: Int

  init(_ range: TextRange) {
    startLine = range.start.line
    startColumn = range.start.utf16Column
    endLine = range.end.line
    endColumn = range.end.utf16Column
  }
}

struct SARIFLocation: Encodable {
  struct Physical: Encodable {
    var artifactLocation: SARIFArtifact
    /// Nil for a file as a whole.
    var region: SARIFRegion?
  }

  var id: Int?
  var physicalLocation: Physical
  var message: SARIFMessage?

  init(_ place: Place, id: Int? = nil, message: String? = nil) {
    self.id = id
    physicalLocation = Physical(
      artifactLocation: SARIFArtifact(place.file), region: SARIFRegion(place.range))
    self.message = message.map { SARIFMessage(text: $0) }
  }

  init(file: String) { physicalLocation = Physical(artifactLocation: SARIFArtifact(file)) }
}

struct SARIFFix: Encodable {
  struct Change: Encodable {
    var artifactLocation: SARIFArtifact
    var replacements: [Replacement]
  }

  struct Replacement: Encodable {
    var deletedRegion: SARIFRegion
    var insertedContent: SARIFMessage
  }

  var description: SARIFMessage
  var artifactChanges: [Change]

  init(_ fix: FixIt) {
    let kind = fix.safety == .safe ? "" : " (to be looked at)"
    description = SARIFMessage(text: fix.title + kind)
    artifactChanges = Dictionary(grouping: fix.edits, by: \.place.file).sorted { $0.key < $1.key }
      .map { file, edits in
        Change(
          artifactLocation: SARIFArtifact(file),
          replacements: edits.map {
            Replacement(
              deletedRegion: SARIFRegion($0.place.range),
              insertedContent: SARIFMessage(text: $0.text))
          })
      }
  }
}
