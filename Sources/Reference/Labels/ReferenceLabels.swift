// What a reference says in words of its own, in one language.

/// The labels of a reference in one language.
///
/// They are plain text. `{0}` and `{1}` stand for names and numbers, which may come in any order. A
/// language without one of them does not compile.
package struct ReferenceLabels: Sendable {
  /// A BCP 47 tag.
  package let language: String
  /// What the language calls itself.
  package let name: String
  package let plurals: PluralRule
  let frame: FrameLabels
  let kinds: KindLabels
  let members: MemberLabels
  let sections: SectionLabels
  let relations: RelationLabels
  let entry: EntryLabels
  let site: SiteLabels
  let guides: GuideLabels

  /// `rtl` where lines start at the right.
  package var direction: String { language == "ar" ? "rtl" : "ltr" }
}

/// What stands around every page.
struct FrameLabels: Sendable {
  let reference: String
  let skip: String
  let onThisPage: String
  let breadcrumbs: String
  let search: String
  let searchHint: String
  let results: String
  let noResult: String
  /// A kind, and the type around it.
  let kindOfOwner: String
  /// Of code.
  let codeLanguage: String
  /// Of the page.
  let pageLanguage: String
  let keySearch: String
  let keyChoose: String
  let keyOpen: String
  let keyClear: String
  let keyLanguage: String
  let footer: String
}

/// What a symbol is.
struct KindLabels: Sendable {
  let module: String
  let `class`: String
  let actor: String
  let `struct`: String
  let `enum`: String
  let `protocol`: String
  let `typealias`: String
  let `associatedtype`: String
  let `case`: String
  let initializer: String
  let method: String
  let property: String
  let `subscript`: String
  let function: String
  let variable: String
  let `operator`: String
  let macro: String
}

/// The headings of members.
struct MemberLabels: Sendable {
  let cases: String
  let initializers: String
  let typeProperties: String
  let properties: String
  let typeMethods: String
  let methods: String
  let subscripts: String
  let operators: String
  let functions: String
  let variables: String
  let macros: String
  let types: String
  let typeAliases: String
}

/// The headings of an index, and the titles of pages that are about no type of the API.
struct SectionLabels: Sendable {
  let classes: String
  let actors: String
  let protocols: String
  let structs: String
  let enums: String
  let globals: String
  let extensions: String
  let globalsTitle: String
  let extensionsTitle: String
}

/// What a type has to do with others.
struct RelationLabels: Sendable {
  let superclass: String
  let rawType: String
  let conformances: String
  let subclasses: String
  let refinements: String
  let conformers: String
}

/// What is said of one symbol.
struct EntryLabels: Sendable {
  let parameters: String
  let returns: String
  let `throws`: String
  let implementers: String
  let meets: String
  let required: String
  let optional: String
  let swiftOnly: String
  let since: String
  let orEarlier: String
  let rawValue: String
  let unavailableOn: String
  let deprecated: String
  let superseded: String
  let removed: String
  let unavailable: String
  /// A state, and the release that brought it.
  let stateSince: String
  let useInstead: String
  let picture: String
  /// A page of the guides.
  let saysPage: String
}

/// What is said of the API as a whole.
struct SiteLabels: Sendable {
  let changes: String
  let changesLead: String
  let migration: String
  let migrationLead: String
  let indexLead: String
  let notReleased: String
  let after: String
  let removed: String
  let renamed: String
  let deprecated: String
  let changed: String
  let added: String
  let symbols: PluralLabel
  let inBothLanguages: String
  let outdated: PluralLabel
  let lead: String
  let leadWithOutdated: String
}

/// What is said of the guides.
struct GuideLabels: Sendable {
  let guides: String
  let coverage: String
  let coverageLead: String
  let type: String
  let all: String
  let removed: String
  let stale: String
  let staleLead: String
  let unused: String
  let unusedLead: String
  let nothingUnused: String
  let nothingStale: String
  let describedOnly: String
  let shownIn: String
  let staleIn: String
  let olderIn: String
  let missingIn: String
  let shownNowhere: String
  let example: String
  let examples: String
  let seeExample: String
  let rewrites: String
  let before: String
  let after: String
  /// How many of how many.
  let shown: String
  let staleCount: String
  let moreInGuides: PluralLabel
  let moreExamples: PluralLabel
  let countedExamples: PluralLabel
}
