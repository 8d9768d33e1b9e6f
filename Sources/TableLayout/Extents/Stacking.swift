// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry
import TableModel
import WorkProgress

/// Works out a tree of heights, and takes from an earlier one what still holds.
///
/// Which parts still hold is told by comparing arrays by their identity: so an edit needs to tell nobody what it changed,
/// and any two states of a list can follow each other.
struct Stacking<Rule: StackingRule> {
  typealias Source = BlockArray<Rule.Element>.Node
  typealias Node = StackedHeights<Rule>.Node

  let rule: Rule

  /// - Parameter donors: parts of the earlier tree that lay about here.
  func node(_ source: Source, isFirst: Bool, below: Rule.Below, donors: [Node]) -> Node {
    if let same = donors.first(where: { $0.source.isIdentical(to: source) }),
      same.isFirst == isFirst, same.below == below
    {
      return same
    }
    var node = Node(source: source, isFirst: isFirst, below: below)
    if source.isBlock {
      node.values = values(of: node, donors: donors.flatMap { Self.nodes($0, depth: 0) })
      for value in node.values {
        node.height += Rule.height(of: value)
        node.reach = max(node.reach, Rule.reach(of: value))
      }
    } else {
      let depth = source.depth - 1
      node.children = children(of: node, donors: donors.flatMap { Self.nodes($0, depth: depth) })
      for child in node.children {
        node.height += child.height
        node.reach = max(node.reach, child.reach)
      }
    }
    return node
  }

  /// The parts of this depth, or those that are flatter.
  private static func nodes(_ node: Node, depth: Int) -> [Node] {
    node.source.depth > depth ? node.children.flatMap { nodes($0, depth: depth) } : [node]
  }

  private func children(of node: Node, donors: [Node]) -> [Node] {
    let children = node.source.children
    let same = Self.matches(children.count, donors.count) {
      donors[$1].source.isIdentical(to: children[$0])
    }
    return children.indices.map { index in
      let isFirst = node.isFirst && index == 0
      let next = index + 1
      if let known = same[index], donors[known].isFirst == isFirst, next < same.count, same[next] == known + 1
      {
        return donors[known]
      }
      return self.node(
        children[index], isFirst: isFirst,
        below: next < children.count ? rule.below(children[next][0]) : node.below,
        donors: Array(donors[Self.counterparts(of: index, in: same, among: donors.count)]))
    }
  }

  /// Which of the old ones each of the new ones is, in order.
  private static func matches(_ new: Int, _ old: Int, _ isSame: (Int, Int) -> Bool) -> [Int?] {
    var result = [Int?](repeating: nil, count: new)
    var front = 0
    while front < min(new, old), isSame(front, front) {
      result[front] = front
      front += 1
    }
    var back = 0
    while back < min(new, old) - front, isSame(new - 1 - back, old - 1 - back) {
      result[new - 1 - back] = old - 1 - back
      back += 1
    }
    // Between them as many as there are: half of what was divided is in another place now.
    var next = front
    for index in front..<new - back where next < old - back {
      if let found = (next..<old - back).first(where: { isSame(index, $0) }) {
        result[index] = found
        next = found + 1
      }
    }
    return result
  }

  /// The old ones that a new one may have come from: the very same, or those that are nobody's between its neighbours'.
  private static func counterparts(of index: Int, in same: [Int?], among count: Int) -> Range<Int> {
    if let found = same[index] { return found..<found + 1 }
    let above = same[..<index].lastIndex { $0 != nil }
    let below = same[index...].firstIndex { $0 != nil }
    let first = above.flatMap { same[$0] }.map { $0 + 1 } ?? 0
    let end = below.flatMap { same[$0] } ?? count
    let new = (below ?? same.count) - (above.map { $0 + 1 } ?? 0)
    // The halves of what was divided and the sum of what was joined come from the same few; where everything is new,
    // each comes from what stood at its place.
    if end - first != new, end - first <= 3 { return first..<end }
    let place = min(first + index - (above.map { $0 + 1 } ?? 0), end)
    return place..<min(place + 1, end)
  }

  private func values(of node: Node, donors: [Node]) -> [Rule.Value] {
    let new = node.source.elements
    if WorkProgress.isCancelled { return new.map(rule.flatValue) }
    // Mostly it is one block; several are neighbours.
    let isOne = donors.count == 1
    let old = isOne ? donors[0].source.elements : donors.flatMap(\.source.elements)
    let former = isOne ? donors[0].values : donors.flatMap(\.values)
    let same = Self.matches(new.count, old.count) { rule.isUnchanged(old[$1], new[$0]) }
    func below(_ index: Int) -> Rule.Below {
      index + 1 < new.count ? rule.below(new[index + 1]) : node.below
    }
    func wasBelow(_ index: Int) -> Rule.Below? {
      index + 1 < old.count ? rule.below(old[index + 1]) : donors.last?.below
    }
    func isKept(_ index: Int, _ known: Int) -> Bool {
      guard (node.isFirst && index == 0) == (donors.first?.isFirst == true && known == 0) else {
        return false
      }
      // Where the next one is the same, too, there is nothing to compare.
      return index + 1 < new.count && same[index + 1] == known + 1 || below(index) == wasBelow(known)
    }
    return new.indices.map { index in
      let known = Self.counterparts(of: index, in: same, among: old.count).first
      if let known, same[index] != nil, isKept(index, known) { return former[known] }
      return rule.value(
        of: new[index], isFirst: node.isFirst && index == 0, below: below(index),
        former: known.map { (old[$0], former[$0]) })
    }
  }
}
