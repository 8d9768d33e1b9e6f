// SPDX-License-Identifier: GPL-3.0-or-later

/// The elements of a merged list in order, each with its index in the base and on both sides.
struct MergePlan {
  /// The indices of an element in the three lists; `nil` if a list doesn't contain it.
  struct Element {
    var base: Int?
    var ours: Int?
    var theirs: Int?
  }

  private(set) var elements: [Element] = []
  /// Whether both sides reordered the same elements differently.
  private(set) var hasOrderConflict = false

  /// - Parameters:
  ///   - our: for each of our elements, its index in the base; `nil` if it is new.
  ///   - their: the same for their elements.
  ///   - prefersTheirs: whether their order wins if both sides changed it. Default: false.
  init(baseCount: Int, our: [Int?], their: [Int?], prefersTheirs: Bool = false) {
    let ourPlaces = Self.places(our, baseCount)
    let theirPlaces = Self.places(their, baseCount)
    let common = (0..<baseCount).filter { ourPlaces[$0] != nil && theirPlaces[$0] != nil }
    let ourOrder = our.compactMap { $0 }.filter { theirPlaces[$0] != nil }
    let theirOrder = their.compactMap { $0 }.filter { ourPlaces[$0] != nil }
    let theyMoved = theirOrder != common
    hasOrderConflict = ourOrder != common && theyMoved && ourOrder != theirOrder
    // The order is that of the side that moved elements. The other side's new elements stay behind their
    // neighbours.
    let followsTheirs = theyMoved && (ourOrder == common || prefersTheirs)
    let lead = followsTheirs ? their : our
    let follow = followsTheirs ? our : their
    let leadPlaces = Self.places(lead, baseCount)
    // The other side's elements behind each element of the leading side; -1 has those before its first.
    var behind: [Int: [Element]] = [:]
    var anchor = -1
    for (index, place) in follow.enumerated() {
      if let place, let position = leadPlaces[place] {
        anchor = position
        continue
      }
      // It is new on that side, or the leading side removed it.
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

  /// For each element of the base, its index on a side.
  private static func places(_ side: [Int?], _ count: Int) -> [Int?] {
    var result: [Int?] = Array(repeating: nil, count: count)
    for (index, place) in side.enumerated() {
      if let place { result[place] = index }
    }
    return result
  }
}

/// The elements that our side added. An equal element that their side added is the same one and isn't added
/// again.
struct MergeTwins<Element: Hashable> {
  private var counts: [Element: Int] = [:]

  init(_ plan: [MergePlan.Element], _ ours: [Element]) {
    for element in plan where element.base == nil {
      if let place = element.ours { counts[ours[place], default: 0] += 1 }
    }
  }

  /// Removes one element that our side added.
  ///
  /// - Returns: whether there was one.
  mutating func remove(_ element: Element) -> Bool {
    guard let count = counts[element], count > 0 else { return false }
    counts[element] = count - 1
    return true
  }
}

/// The base for the next merge: their elements, with the base's elements where a conflict is open.
struct MergeRemainder<Element> {
  private var items: [(element: Element, base: Int?, theirs: Int?)] = []

  /// Adds an element with its indices in the three lists.
  mutating func add(_ element: Element, _ place: MergePlan.Element) {
    items.append((element, place.base, place.theirs))
  }

  /// - Parameter inBaseOrder: whether to use the base's order instead of theirs, because the order is in
  ///   conflict.
  func elements(inBaseOrder: Bool) -> [Element] {
    func key(_ item: (element: Element, base: Int?, theirs: Int?)) -> Int? {
      inBaseOrder ? item.base : item.theirs
    }
    let leading = items.filter { key($0) != nil }.sorted { key($0) ?? 0 < key($1) ?? 0 }
    guard leading.count < items.count else { return leading.map(\.element) }
    // Elements that the leading list doesn't contain stay behind the element that they were behind.
    var behind: [Int: [Element]] = [:]
    var anchor = -1
    for item in items {
      if let place = key(item) { anchor = place } else { behind[anchor, default: []].append(item.element) }
    }
    return (behind[-1] ?? []) + leading.flatMap { [$0.element] + (behind[key($0) ?? -1] ?? []) }
  }
}
