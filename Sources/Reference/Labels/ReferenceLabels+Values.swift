// The labels of values: kinds, states, relations, pages.

internal import APIModel

extension ReferenceLabels {
  func title(of page: OwnPage) -> String {
    switch page {
    case .index: frame.reference
    case .changes: site.changes
    case .migration: site.migration
    case .coverage: guides.coverage
    }
  }

  /// A sentence on what the page holds.
  func lead(of page: OwnPage) -> String {
    switch page {
    case .index: site.indexLead
    case .changes: site.changesLead
    case .migration: site.migrationLead
    case .coverage: guides.coverageLead
    }
  }

  func title(of page: ReferencePage) -> String {
    switch page.subject {
    case .type(let entry): entry.qualifiedName
    case .extensions(let name): sections.extensionsTitle.filled(name)
    case .globals: sections.globalsTitle
    }
  }

  func title(of section: PageSection) -> String {
    switch section {
    case .classes: sections.classes
    case .actors: sections.actors
    case .protocols: sections.protocols
    case .structs: sections.structs
    case .enums: sections.enums
    case .globals: sections.globals
    case .extensions: sections.extensions
    }
  }

  func title(of kind: MemberKind) -> String {
    switch kind {
    case .cases: members.cases
    case .initializers: members.initializers
    case .typeProperties: members.typeProperties
    case .properties: members.properties
    case .typeMethods: members.typeMethods
    case .methods: members.methods
    case .subscripts: members.subscripts
    case .operators: members.operators
    case .functions: members.functions
    case .variables: members.variables
    case .macros: members.macros
    case .types: members.types
    case .typeAliases: members.typeAliases
    }
  }

  func word(for kind: Symbol.Kind) -> String {
    switch kind {
    case .class: kinds.class
    case .actor: kinds.actor
    case .struct: kinds.struct
    case .enum: kinds.enum
    case .protocol: kinds.protocol
    case .typealias: kinds.typealias
    case .associatedtype: kinds.associatedtype
    case .case: kinds.case
    case .initializer: kinds.initializer
    case .method: kinds.method
    case .property: kinds.property
    case .subscript: kinds.subscript
    case .function: kinds.function
    case .variable: kinds.variable
    case .operator: kinds.operator
    case .macro: kinds.macro
    }
  }

  /// `Deprecated since 7.0.14`.
  func title(of state: ReferenceState) -> String {
    let word =
      switch state.word {
      case .deprecated: entry.deprecated
      case .superseded: entry.superseded
      case .removed: entry.removed
      case .unavailable: entry.unavailable
      }
    return state.since.map { entry.stateSince.filled(word, $0) } ?? word
  }

  /// The relations that a type has, each with its title.
  func rows(of relations: TypeRelations) -> [(title: String, links: [ReferenceLink])] {
    let labels = self.relations
    return [
      (labels.superclass, [relations.superclass].compactMap { $0 }),
      (labels.rawType, [relations.rawType].compactMap { $0 }),
      (labels.conformances, relations.conformances), (labels.subclasses, relations.subclasses),
      (labels.refinements, relations.refinements), (labels.conformers, relations.conformers),
    ]
    .filter { !$0.1.isEmpty }
  }

  /// How many symbols there are, in which languages, and how many are outdated, as one sentence.
  func lead(of entries: [ReferenceEntry]) -> String {
    let outdated = entries.count { $0.state != nil }
    let hasObjectiveC = entries.contains { $0.objcName != nil || $0.objc != nil }
    let count = site.symbols.text(entries.count, plurals)
    let symbols = hasObjectiveC ? site.inBothLanguages.filled(count) : count
    return outdated > 0
      ? site.leadWithOutdated.filled(symbols, site.outdated.text(outdated, plurals))
      : site.lead.filled(symbols)
  }

  /// The number of the release.
  func title(of changes: ReleaseChanges) -> String { changes.release ?? site.notReleased }

  func title(of kind: DifferenceSection.Kind) -> String {
    switch kind {
    case .removed: site.removed
    case .renamed: site.renamed
    case .deprecated: site.deprecated
    case .changed: site.changed
    case .added: site.added
    }
  }

  // MARK: - Guides

  func shown(_ count: Int, of all: Int) -> String {
    guides.shown.filled(String(count), String(all))
  }

  func stale(_ count: Int) -> String { guides.staleCount.filled(String(count)) }

  func foldedExamples(_ count: Int, hasOpen: Bool) -> String {
    (hasOpen ? guides.moreExamples : guides.countedExamples).text(count, plurals)
  }

  func moreInGuides(_ count: Int) -> String { guides.moreInGuides.text(count, plurals) }
}
