// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

@testable import TableModel

@Suite struct CommonSubsequenceTests {
  /// The length of the longest common subsequence, computed by its definition.
  private func longest(_ a: [Int], _ b: [Int]) -> Int {
    var row = Array(repeating: 0, count: b.count + 1)
    for x in a {
      var last = 0
      for (index, y) in b.enumerated() {
        let above = row[index + 1]
        row[index + 1] = x == y ? last + 1 : max(row[index], above)
        last = above
      }
    }
    return row[b.count]
  }

  private func expectCommon(_ pairs: [(old: Int, new: Int)], _ a: [Int], _ b: [Int]) {
    #expect(pairs.allSatisfy { a[$0.old] == b[$0.new] })
    #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.old < $1.old && $0.new < $1.new })
  }

  @Test func `small lists give the longest subsequence`() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let a = (0..<Int.random(in: 0..<12, using: &random)).map { _ in Int.random(in: 0..<5, using: &random) }
      let b = (0..<Int.random(in: 0..<12, using: &random)).map { _ in Int.random(in: 0..<5, using: &random) }
      let pairs = CommonSubsequence.pairs(of: a, b)
      expectCommon(pairs, a, b)
      #expect(pairs.count == longest(a, b))
    }
  }

  @Test func `in a long list, only moved elements have no pair`() {
    var random = SeededGenerator(seed: 6)
    let a = Array(0..<9000)
    var b = a
    for _ in 0..<60 {
      let element = b.remove(at: Int.random(in: b.indices, using: &random))
      b.insert(element, at: Int.random(in: 0...b.count, using: &random))
    }
    b.insert(contentsOf: 20_000..<20_100, at: 4000)
    b.removeSubrange(6000..<6100)
    let pairs = CommonSubsequence.pairs(of: a, b)
    expectCommon(pairs, a, b)
    #expect(pairs.count >= 9000 - 60 - 100)
  }

  /// Lists without a common element, or with all elements in another order, once took quadratic time.
  @Test(arguments: [20_000]) func `different lists take linear time`(_ count: Int) {
    let a = Array(0..<count)
    #expect(CommonSubsequence.pairs(of: a, a.map { -1 - $0 }).isEmpty)
    expectCommon(CommonSubsequence.pairs(of: a, a.reversed()), a, a.reversed())
    let rows = (0..<count).map { Row(title: "Old \($0)") }
    let others = (0..<count).map { Row(title: "New \($0)") }
    let matching = ElementMatching.rows(from: rows, to: others)
    #expect(matching.old == Array(0..<count).map { $0 })
    #expect(matching.removed.isEmpty)
  }

  @Test func `each place is used once`() {
    var places = FreePlaces([true, false, true, true])
    #expect(places.first(from: 0) == 0)
    #expect(places.first(from: 1) == 2)
    places.occupy(2)
    #expect(places.first(from: 1) == 3)
    places.occupy(3)
    #expect(places.first(from: 1) == nil)
    #expect(places.first(from: 0) == 0)
    #expect(places.first(from: 9) == nil)
  }

  /// The new elements of both sides at both ends and in between, in order.
  @Test func `a merged order holds the new elements of both sides`() {
    let plan = MergePlan(baseCount: 3, our: [nil, 0, nil, 1, 2], their: [0, nil, 2, nil])
    let words = plan.elements.map { "\($0.base ?? -1) \($0.ours ?? -1) \($0.theirs ?? -1)" }
    #expect(words == ["-1 0 -1", "0 1 0", "-1 -1 1", "-1 2 -1", "1 3 -1", "2 4 2", "-1 -1 3"])
  }
}
