// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// Matches the elements of a newer list with those of an older one: by id, else by equality, by name, by
/// order.
package struct ElementMatching {
  /// For each new element, the index of the old element that it matches; `nil` if it is new.
  package private(set) var old: [Int?]
  /// The indices of the old elements that no new element matches, ascending.
  package private(set) var removed: [Int]

  package init<Element: Hashable>(
    from old: [Element], to new: [Element], id: (Element) -> String?, name: (Element) -> String?
  ) {
    var matches: [Int?] = Array(repeating: nil, count: new.count)
    var free = Set(old.indices)
    func pair(_ one: Int, _ other: Int) {
      matches[other] = one
      free.remove(one)
    }
    let byID = Dictionary(
      old.indices.compactMap { index in id(old[index]).map { ($0, index) } }, uniquingKeysWith: { a, _ in a })
    for index in new.indices {
      if let key = id(new[index]), let place = byID[key], free.contains(place) { pair(place, index) }
    }
    Self.inOrder(old, new, free, matches) { $0 }.forEach { pair($0.0, $0.1) }
    Self.inOrder(old, new, free, matches) { name($0) ?? "" }.forEach { pair($0.0, $0.1) }
    // The remaining elements between two pairs match in their order.
    var last = -1
    var limits = Array(repeating: old.count, count: new.count)
    for index in new.indices.reversed() {
      limits[index] = matches[index] ?? (index + 1 < new.count ? limits[index + 1] : old.count)
    }
    var places = FreePlaces(old.indices.map { free.contains($0) && id(old[$0]) == nil })
    for index in new.indices {
      guard WorkProgress.advance() else { break }
      if let match = matches[index] {
        last = max(last, match)
        continue
      }
      guard id(new[index]) == nil, let place = places.first(from: last + 1), place < limits[index] else {
        continue
      }
      pair(place, index)
      places.occupy(place)
      last = place
    }
    self.old = matches
    removed = free.sorted()
  }

  /// Pairs of unmatched elements with equal keys: their longest common subsequence.
  private static func inOrder<Element, Key: Hashable>(
    _ old: [Element], _ new: [Element], _ free: Set<Int>, _ matches: [Int?], by key: (Element) -> Key
  ) -> [(Int, Int)] {
    let oldPlaces = free.sorted()
    let newPlaces = matches.indices.filter { matches[$0] == nil }
    return CommonSubsequence.pairs(of: oldPlaces.map { key(old[$0]) }, newPlaces.map { key(new[$0]) })
      .map { (oldPlaces[$0.old], newPlaces[$0.new]) }
  }

  /// The new elements that changed their order among the matched ones: the smallest such set.
  ///
  /// - Parameter old: for each new element, the index of its old one.
  package static func moved(_ old: [Int?]) -> Set<Int> {
    let kept = old.indices.filter { old[$0] != nil }
    let places = kept.compactMap { old[$0] }
    let order = places.sorted()
    guard places != order else { return [] }
    let inOrder = Set(CommonSubsequence.pairs(of: order, places).map { kept[$0.new] })
    return Set(kept).subtracting(inOrder)
  }

  /// Matches sections; their headers are their names.
  static func sections(from old: [Section], to new: [Section]) -> ElementMatching {
    ElementMatching(from: old, to: new, id: \.info.id, name: \.info.header)
  }

  /// Matches rows; their titles are their names.
  static func rows(from old: [Row], to new: [Row]) -> ElementMatching {
    ElementMatching(from: old, to: new, id: \.id, name: \.title)
  }
}

/// The free indices of a list, each of which can be taken once. Finds the first one from an index on in
/// nearly constant time.
struct FreePlaces {
  /// For each index: itself if it is free, else an index nearer to the next free one.
  private var next: [Int]

  /// - Parameter isFree: for each index, whether it can be taken.
  init(_ isFree: [Bool]) {
    next = Array(0...isFree.count)
    for place in isFree.indices where !isFree[place] { next[place] = place + 1 }
  }

  mutating func occupy(_ place: Int) { next[place] = place + 1 }

  /// - Returns: the first free index that is at least `place`; `nil` if there is none.
  mutating func first(from place: Int) -> Int? {
    let end = next.count - 1
    var root = min(place, end)
    while next[root] != root { root = next[root] }
    // Shortens the path, so that the next search gets there in one step.
    var walk = min(place, end)
    while walk != root {
      let following = next[walk]
      next[walk] = root
      walk = following
    }
    return root < end ? root : nil
  }
}
