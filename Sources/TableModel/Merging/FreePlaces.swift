// SPDX-License-Identifier: GPL-3.0-or-later

/// Places of a list that may be taken once, found by "the first behind", in nearly constant time.
struct FreePlaces {
  /// For each place itself while it is free, else one that is nearer to the next free place.
  private var next: [Int]

  /// - Parameter isFree: for each place whether it can be taken.
  init(_ isFree: [Bool]) {
    next = Array(0...isFree.count)
    for place in isFree.indices where !isFree[place] { next[place] = place + 1 }
  }

  mutating func take(_ place: Int) { next[place] = place + 1 }

  /// - Returns: the first free place that is not before `place`; `nil` when there is none.
  mutating func first(from place: Int) -> Int? {
    let end = next.count - 1
    var root = min(place, end)
    while next[root] != root { root = next[root] }
    // Whoever asks again gets there in one step.
    var walk = min(place, end)
    while walk != root {
      let following = next[walk]
      next[walk] = root
      walk = following
    }
    return root < end ? root : nil
  }
}
