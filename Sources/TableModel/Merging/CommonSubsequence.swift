// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// Finds pairs of equal elements that have the same order in two lists.
package enum CommonSubsequence {
  /// The largest number of elements on a side for which the longest common subsequence is found. Its time
  /// grows with the square of the differences. Longer lists pair the n-th occurrences of equal elements,
  /// which finds as many pairs unless repeated elements moved.
  static let exactLimit = 2000

  /// - Returns: the indices of each pair, ascending in both lists.
  package static func pairs<Key: Hashable>(of old: [Key], _ new: [Key]) -> [(old: Int, new: Int)] {
    guard max(old.count, new.count) > exactLimit else { return exact(old, new) }
    var head = 0
    while head < min(old.count, new.count), old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < min(old.count, new.count) - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
      tail += 1
    }
    let oldMiddle = Array(old[head..<(old.count - tail)])
    let newMiddle = Array(new[head..<(new.count - tail)])
    let isSmall = max(oldMiddle.count, newMiddle.count) <= exactLimit
    let middle = isSmall ? exact(oldMiddle, newMiddle) : ascending(oldMiddle, newMiddle)
    return (0..<head).map { ($0, $0) } + middle.map { ($0.old + head, $0.new + head) }
      + (0..<tail).reversed().map { (old.count - 1 - $0, new.count - 1 - $0) }
  }

  private static func exact<Key: Hashable>(_ old: [Key], _ new: [Key]) -> [(old: Int, new: Int)] {
    var gone: Set<Int> = []
    var come: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    return zip(old.indices.filter { !gone.contains($0) }, new.indices.filter { !come.contains($0) })
      .map { ($0, $1) }
  }

  /// The longest ascending sequence of pairs of the n-th old and the n-th new occurrence, in `n log n`.
  private static func ascending<Key: Hashable>(_ old: [Key], _ new: [Key]) -> [(old: Int, new: Int)] {
    var places: [Key: [Int]] = [:]
    for index in old.indices.reversed() { places[old[index], default: []].append(index) }
    let pairs = new.indices.compactMap { index in
      places[new[index]]?.popLast().map { (old: $0, new: index) }
    }
    // For each length, the pair with the smallest old index that ends such a sequence; for each pair, the one
    // before it.
    var ends: [Int] = []
    var before: [Int?] = []
    for (index, pair) in pairs.enumerated() {
      if WorkProgress.isCancelled { return [] }
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].old < pair.old { low = middle + 1 } else { high = middle }
      }
      before.append(low > 0 ? ends[low - 1] : nil)
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var result: [(old: Int, new: Int)] = []
    var last = ends.last
    while let index = last {
      result.append(pairs[index])
      last = before[index]
    }
    return result.reversed()
  }
}
