// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// Finds pairs of equal elements that have the same order in two lists: the longest common subsequence.
package enum CommonSubsequence {
  /// The elements of each list that are compared at once: the time of a comparison grows with the square of its
  /// differences.
  static let window = 2000

  /// Lists of more than ``window`` elements are compared window by window: an element that moved farther than half a window
  /// has no pair.
  ///
  /// - Returns: the indices of each pair, ascending in both lists; fewer pairs if the work is cancelled.
  package static func pairs<Key: Hashable>(of old: [Key], _ new: [Key]) -> [(old: Int, new: Int)] {
    guard max(old.count, new.count) > window else {
      return exact(old, new, Array(old.indices), Array(new.indices))
    }
    var pairs: [(old: Int, new: Int)] = []
    var (one, other) = (0, 0)
    while one < old.count, other < new.count, !WorkProgress.isCancelled {
      let (oldEnd, newEnd) = (min(one + window, old.count), min(other + window, new.count))
      // Elements that only one list has would make the comparison of 100 000 rows take seconds.
      let common = Set(old[one..<oldEnd]).intersection(new[other..<newEnd])
      var found = exact(
        old, new, (one..<oldEnd).filter { common.contains(old[$0]) },
        (other..<newEnd).filter { common.contains(new[$0]) })
      if oldEnd < old.count || newEnd < new.count {
        // The other half may have better pairs in the next window.
        found = Array(found.prefix { max($0.old - one, $0.new - other) < window / 2 })
        (one, other) = found.last.map { ($0.old + 1, $0.new + 1) } ?? (one + window / 2, other + window / 2)
      } else {
        (one, other) = (oldEnd, newEnd)
      }
      pairs += found
    }
    return pairs
  }

  /// - Parameters:
  ///   - olds: the indices of the old elements to compare, ascending.
  ///   - news: the same for the new ones.
  private static func exact<Key: Hashable>(
    _ old: [Key], _ new: [Key], _ olds: [Int], _ news: [Int]
  ) -> [(old: Int, new: Int)] {
    var gone: Set<Int> = []
    var come: Set<Int> = []
    for change in news.map({ new[$0] }).difference(from: olds.map { old[$0] }) {
      switch change {
      case .remove(let offset, _, _): gone.insert(olds[offset])
      case .insert(let offset, _, _): come.insert(news[offset])
      }
    }
    return zip(olds.filter { !gone.contains($0) }, news.filter { !come.contains($0) }).map { ($0, $1) }
  }
}
