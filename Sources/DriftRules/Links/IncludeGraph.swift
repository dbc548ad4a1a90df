// Which pages take in which: their anchors belong together.

/// The pages of a run by what they take in.
struct IncludeGraph {
  /// By the index of a page, the pages that it takes in, and the other way round.
  private var included: [Int: [Int]] = [:]
  private var including: [Int: [Int]] = [:]

  init(_ pages: [PageLinks]) {
    guard pages.contains(where: { !$0.includedFiles.isEmpty }) else { return }
    let byFile = Dictionary(pages.indices.map { (pages[$0].file, $0) }) { first, _ in first }
    for index in pages.indices {
      for file in pages[index].includedFiles {
        guard let other = byFile[file] else { continue }
        included[index, default: []].append(other)
        including[other, default: []].append(index)
      }
    }
  }

  /// A page and all that it takes in, however deep.
  func parts(of page: Int) -> Set<Int> { Self.reach([page], included) }

  /// The pages in which the anchors of a page may be linked to: what it takes in and, where it is
  /// taken in itself, all of the pages that do.
  func surroundings(of page: Int) -> Set<Int> {
    Self.reach(Self.reach([page], including), included)
  }

  private static func reach(_ start: Set<Int>, _ edges: [Int: [Int]]) -> Set<Int> {
    var seen = start
    var open = Array(start)
    while let page = open.popLast() {
      for next in edges[page] ?? [] where seen.insert(next).inserted { open.append(next) }
    }
    return seen
  }
}
