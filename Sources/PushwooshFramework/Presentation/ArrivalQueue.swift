// The rich media that wait to be asked for.

internal import Synchronization

/// The rich media that wait at the gate, in the order in which they first came.
///
/// One that was sent away and comes again keeps its place in the order, so that it goes before
/// those that came after it.
struct ArrivalQueue: Sendable {
  private var items: [PWRichMedia] = []
  /// The index of the first one that still waits.
  private var head = 0
  private var members: Set<ObjectIdentifier> = []
  private var lastArrival = 0

  var isEmpty: Bool { members.isEmpty }

  func contains(_ richMedia: PWRichMedia) -> Bool {
    members.contains(ObjectIdentifier(richMedia))
  }

  /// Takes a rich media in, unless it waits already.
  mutating func insert(_ richMedia: PWRichMedia) {
    guard members.insert(ObjectIdentifier(richMedia)).inserted else { return }
    let arrival = arrival(of: richMedia)
    var index = items.endIndex
    while index > head, Self.arrival(items[index - 1]) > arrival { index -= 1 }
    items.insert(richMedia, at: index)
  }

  mutating func popFirst() -> PWRichMedia? {
    guard head < items.endIndex else { return nil }
    let first = items[head]
    head += 1
    if head > items.count / 2 {
      items.removeFirst(head)
      head = 0
    }
    members.remove(ObjectIdentifier(first))
    return first
  }

  mutating func remove(_ richMedia: PWRichMedia) {
    guard members.remove(ObjectIdentifier(richMedia)) != nil else { return }
    items.removeFirst(head)
    head = 0
    items.removeAll { $0 === richMedia }
  }

  /// Forgets when a rich media came: should it come again, it is the latest.
  static func forget(_ richMedia: PWRichMedia) {
    richMedia.arrival.store(0, ordering: .relaxed)
  }

  /// The number of its arrival, which it gets now if it has none.
  private mutating func arrival(of richMedia: PWRichMedia) -> Int {
    let known = Self.arrival(richMedia)
    guard known == 0 else { return known }
    lastArrival += 1
    richMedia.arrival.store(lastArrival, ordering: .relaxed)
    return lastArrival
  }

  private static func arrival(_ richMedia: PWRichMedia) -> Int {
    richMedia.arrival.load(ordering: .relaxed)
  }
}
