/// Which element of an older list each element of a newer one is: by id, else by equality, by name, by order.
struct ElementMatching {
  /// For each new element the old one that it is.
  private(set) var old: [Int?]
  /// The old elements that are gone.
  private(set) var removed: [Int]

  init<Element: Hashable>(
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
    // What is left between two pairs, one by one.
    var last = -1
    for index in new.indices {
      if let match = matches[index] {
        last = max(last, match)
        continue
      }
      let limit = matches[index...].compactMap { $0 }.first ?? old.count
      let isNamed = id(new[index]) != nil
      if let place = free.filter({ $0 > last && $0 < limit && id(old[$0]) == nil }).min(), !isNamed {
        pair(place, index)
        last = place
      }
    }
    self.old = matches
    removed = free.sorted()
  }

  /// Pairs of the longest common subsequence of what is still free on both sides, by a key.
  private static func inOrder<Element, Key: Hashable>(
    _ old: [Element], _ new: [Element], _ free: Set<Int>, _ matches: [Int?], by key: (Element) -> Key
  ) -> [(Int, Int)] {
    let oldPlaces = free.sorted()
    let newPlaces = matches.indices.filter { matches[$0] == nil }
    let oldKeys = oldPlaces.map { key(old[$0]) }
    let newKeys = newPlaces.map { key(new[$0]) }
    var gone: Set<Int> = []
    var come: Set<Int> = []
    for change in newKeys.difference(from: oldKeys) {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    let kept = oldPlaces.indices.filter { !gone.contains($0) }.map { oldPlaces[$0] }
    let stayed = newPlaces.indices.filter { !come.contains($0) }.map { newPlaces[$0] }
    return Array(zip(kept, stayed))
  }

  static func sections(from old: BlockArray<Section>, to new: BlockArray<Section>) -> ElementMatching {
    ElementMatching(from: Array(old), to: Array(new), id: \.info.id, name: \.info.header)
  }

  static func rows(from old: BlockArray<Row>, to new: BlockArray<Row>) -> ElementMatching {
    ElementMatching(from: Array(old), to: Array(new), id: \.id, name: \.title)
  }
}
