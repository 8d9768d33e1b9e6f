// SPDX-License-Identifier: GPL-3.0-or-later

/// The elements of a merged list in order, each with its places in the base and on both sides.
struct MergePlan {
  struct Element {
    var base: Int?
    var ours: Int?
    var theirs: Int?
  }

  private(set) var elements: [Element] = []
  /// Whether both sides put the same elements into different new orders.
  private(set) var hasOrderConflict = false

  /// - Parameters:
  ///   - our: for each of our elements its place in the base.
  ///   - their: the same for theirs.
  ///   - prefersTheirs: whether their order is the right one where both are new.
  init(baseCount: Int, our: [Int?], their: [Int?], prefersTheirs: Bool = false) {
    let ourPlaces = Self.places(our, baseCount)
    let theirPlaces = Self.places(their, baseCount)
    let common = (0..<baseCount).filter { ourPlaces[$0] != nil && theirPlaces[$0] != nil }
    let ourOrder = our.compactMap { $0 }.filter { theirPlaces[$0] != nil }
    let theirOrder = their.compactMap { $0 }.filter { ourPlaces[$0] != nil }
    let theyMoved = theirOrder != common
    hasOrderConflict = ourOrder != common && theyMoved && ourOrder != theirOrder
    // The side that moved something is followed; the other's new elements stay behind their neighbours.
    let followsTheirs = theyMoved && (ourOrder == common || prefersTheirs)
    let lead = followsTheirs ? their : our
    let follow = followsTheirs ? our : their
    let leadPlaces = Self.places(lead, baseCount)
    // What comes behind each element of the leading side, and before its first.
    var behind: [Int: [Element]] = [:]
    var anchor = -1
    for (index, place) in follow.enumerated() {
      if let place, let position = leadPlaces[place] {
        anchor = position
        continue
      }
      // New on that side, or gone on the leading one.
      behind[anchor, default: []].append(
        followsTheirs
          ? Element(base: place, ours: index, theirs: nil) : Element(base: place, ours: nil, theirs: index))
    }
    elements = behind[-1] ?? []
    for (index, place) in lead.enumerated() {
      elements.append(
        followsTheirs
          ? Element(base: place, ours: place.flatMap { ourPlaces[$0] }, theirs: index)
          : Element(base: place, ours: index, theirs: place.flatMap { theirPlaces[$0] }))
      elements += behind[index] ?? []
    }
  }

  /// For each element of the base its place on a side.
  private static func places(_ side: [Int?], _ count: Int) -> [Int?] {
    var result: [Int?] = Array(repeating: nil, count: count)
    for (index, place) in side.enumerated() {
      if let place { result[place] = index }
    }
    return result
  }
}

/// What our side brought: the same brought by theirs is one thing, not two.
struct MergeTwins<Element: Hashable> {
  private var counts: [Element: Int] = [:]

  init(_ plan: [MergePlan.Element], _ ours: BlockArray<Element>) {
    for element in plan where element.base == nil {
      if let place = element.ours { counts[ours[place], default: 0] += 1 }
    }
  }

  /// Strikes out one that our side brought as well.
  ///
  /// - Returns: whether there was one.
  mutating func remove(_ element: Element) -> Bool {
    guard let count = counts[element], count > 0 else { return false }
    counts[element] = count - 1
    return true
  }
}

/// The base that a merge leaves for the next: what theirs has, and of the base what is still in conflict.
struct MergeRemainder<Element> {
  private var items: [(element: Element, base: Int?, theirs: Int?)] = []

  mutating func add(_ element: Element, _ place: MergePlan.Element) {
    items.append((element, place.base, place.theirs))
  }

  /// - Parameter inBaseOrder: in the base's order and not in theirs, where the order itself is in conflict.
  func elements(inBaseOrder: Bool) -> [Element] {
    func key(_ item: (element: Element, base: Int?, theirs: Int?)) -> Int? {
      inBaseOrder ? item.base : item.theirs
    }
    let leading = items.filter { key($0) != nil }.sorted { key($0) ?? 0 < key($1) ?? 0 }
    guard leading.count < items.count else { return leading.map(\.element) }
    // What the leading list lacks stands behind what it stood behind.
    var behind: [Int: [Element]] = [:]
    var anchor = -1
    for item in items {
      if let place = key(item) { anchor = place } else { behind[anchor, default: []].append(item.element) }
    }
    return (behind[-1] ?? []) + leading.flatMap { [$0.element] + (behind[key($0) ?? -1] ?? []) }
  }
}
