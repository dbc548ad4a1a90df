// What a reference says of one symbol: plain values, which formats only write.

package import APIModel

/// An entry: a symbol with all that is shown of it.
package struct ReferenceEntry: Sendable {
  /// A parameter as it is called and as it is explained.
  package struct Parameter: Sendable {
    /// The label that a call writes; absent for `_`.
    package var label: String?
    /// The name inside the body.
    package var name: String
    package var type: ReferenceCode
    package var defaultValue: String?
    package var text: Prose
  }

  /// What a protocol asks of those that conform to it.
  package enum Requirement: Sendable {
    case required, optional
  }

  /// Where a symbol is declared.
  package struct Source: Hashable, Sendable {
    package var file: String
    package var line: Int?
    /// Where the code is shown, by the template that names the place of sources.
    package var address: String?

    /// File and line as one word: `Sources/Kit.swift:12`.
    package var text: String { line.map { "\(file):\($0)" } ?? file }
  }

  /// The identity of the symbol within all modules.
  package var id: String
  package var module: String
  package var kind: Symbol.Kind
  /// Whether a member belongs to the type and not to its instances.
  package var isStatic: Bool
  /// The own name as Swift writes it, labels included.
  package var name: String
  /// Behind the names of the types around it.
  package var qualifiedName: String
  /// The name in Objective-C; absent where Objective-C cannot see it.
  package var objcName: String?
  package var place: ReferencePlace
  /// A second anchor, which leads to the first of several symbols with one name.
  package var alias: String?
  package var swift: ReferenceCode?
  package var objc: ReferenceCode?
  /// The first paragraph of the doc comment.
  package var abstract: Prose
  /// The doc comment as a whole, fields apart.
  package var text: Prose
  /// The doc comment behind its first paragraph.
  package var discussion: Prose
  package var parameters: [Parameter]
  package var returns: Prose?
  package var throwing: Prose?
  /// Absent for what is to be used.
  package var state: ReferenceState?
  /// The release that brought it: by its doc comment, else by the history.
  package var since: String?
  /// Whether an earlier release may have brought it.
  package var isSinceAtLatest: Bool
  /// The platforms that have it, from which version: `iOS 13.0`.
  package var platforms: [String]
  package var unavailableOn: [String]
  /// The conditions of `#if` that it stands under.
  package var conditions: [String]
  package var rawValue: String?
  /// Absent for what is no requirement of a protocol.
  package var requirement: Requirement?
  /// The types of the reference that meet a requirement by a member of their own.
  package var implementers: [ReferenceLink]
  /// The requirement that a member meets.
  package var meets: ReferenceLink?
  package var source: Source?
  package var picture: ReferencePicture?
  /// What the guides say of it; nil where no guides are known.
  package var guides: EntryGuides?
  /// What pages say of it in their own language, by locale.
  package var guideWords: [String: EntryWords]

  /// The own name of a case with what it carries: `failed(error: any Error)`; else the name.
  package var caseName: String {
    guard kind == .case, !parameters.isEmpty else { return name }
    let payload = parameters.map { parameter in
      (parameter.label.map { "\($0): " } ?? "") + parameter.type.text
    }
    return "\(name.prefix { $0 != "(" })(\(payload.joined(separator: ", ")))"
  }
}

/// Why a symbol is not to be used, and what is.
package struct ReferenceState: Hashable, Sendable {
  package enum Word: String, Sendable {
    case deprecated, superseded, removed, unavailable
  }

  package var word: Word
  /// The release from which that holds.
  package var since: String?
  /// What to use instead.
  package var successor: ReferenceLink?
  /// What the deprecation says beyond naming the successor.
  package var message: String?
}
