// SPDX-License-Identifier: GPL-3.0-or-later

/// What our side brought: the same brought by theirs is one thing, not two.
struct MergeTwins<Element: Hashable> {
  private var counts: [Element: Int] = [:]

  init(_ plan: [MergePlan.Element], _ ours: BlockArray<Element>) {
    for element in plan where element.base == nil {
      if let place = element.ours { counts[ours[place], default: 0] += 1 }
    }
  }

  /// - Returns: whether our side brought it too; each counts once.
  mutating func take(_ element: Element) -> Bool {
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
