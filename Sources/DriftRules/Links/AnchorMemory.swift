// Which anchors the pages of a run have, found out once for all links.

/// The anchors of the pages that links lead to.
final class AnchorMemory {
  /// What the anchor of a link is looked for on.
  enum Goal: Hashable {
    /// A page, with all that it takes in.
    case page(Int)
    /// The page that the link stands on, with all that it is taken in beside as well.
    case samePage(Int)
  }

  private struct Style: Hashable {
    let page: Int
    let style: AnchorStyle
  }

  private let pages: [PageLinks]
  private let graph: IncludeGraph
  private var parts = Memo<Goal, Set<Int>>()
  private var openness = Memo<Goal, Bool>()
  private var anchors = Memo<Int, Set<String>>()
  private var doccAnchors = Memo<Int, Set<String>>()
  private var foldedAnchors = Memo<Int, Set<String>>()
  private var headings = Memo<Style, [String]>()
  private var places = Memo<Style, [String: Int]>()

  init(_ pages: [PageLinks], _ graph: IncludeGraph) {
    self.pages = pages
    self.graph = graph
  }

  /// Whether there may be anchors that are not known.
  func isOpen(_ goal: Goal) -> Bool {
    openness.answer(goal) { parts(of: goal).contains { pages[$0].isOpen } }
  }

  /// Whether there is an anchor of a name.
  ///
  /// - Parameter isDocC: Whether the link is one that DocC alone knows.
  func hasAnchor(_ name: String, at goal: Goal, isDocC: Bool) -> Bool {
    let slug = isDocC ? AnchorStyle.docc.slug(name) : ""
    return parts(of: goal).contains { page in
      if isDocC { return doccAnchors.answer(page) { pages[page].doccAnchors }.contains(slug) }
      return anchors(of: page).contains(name)
        || pages[page].styles.contains(.docc) && foldedAnchors(of: page).contains(Self.fold(name))
    }
  }

  /// The first heading of a page that has an anchor, by its index.
  func heading(named anchor: String, _ style: AnchorStyle, on page: Int) -> Int? {
    places.answer(Style(page: page, style: style)) {
      Dictionary(zip(headingAnchors(style, on: page), 0...)) { first, _ in first }
    }[anchor]
  }

  /// The anchors of a page's headings, in order.
  func headingAnchors(_ style: AnchorStyle, on page: Int) -> [String] {
    headings.answer(Style(page: page, style: style)) { pages[page].headingAnchors(style) }
  }

  private func parts(of goal: Goal) -> Set<Int> {
    parts.answer(goal) {
      switch goal {
      case .page(let page): graph.parts(of: page)
      case .samePage(let page): graph.surroundings(of: page)
      }
    }
  }

  private func anchors(of page: Int) -> Set<String> {
    anchors.answer(page) { pages[page].allAnchors }
  }

  private func foldedAnchors(of page: Int) -> Set<String> {
    foldedAnchors.answer(page) { Set(anchors(of: page).map(Self.fold)) }
  }

  /// The letters and digits of an anchor, all that those of a page surely have in common whose
  /// dialect is not known.
  private static func fold(_ anchor: String) -> String {
    anchor.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

/// Answers by what was asked.
private struct Memo<Question: Hashable, Answer> {
  private var answers: [Question: Answer] = [:]

  mutating func answer(_ question: Question, _ find: () -> Answer) -> Answer {
    if let known = answers[question] { return known }
    let found = find()
    answers[question] = found
    return found
  }
}
