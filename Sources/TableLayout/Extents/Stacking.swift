// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// Computes a tree of heights and takes unchanged parts from an earlier one.
///
/// It compares the storage of arrays to find unchanged parts. So edits don't have to report their changes,
/// and any two states of a list can follow each other.
struct Stacking<Rule: StackingRule> {
  typealias Source = BlockArray<Rule.Element>.Node
  typealias Node = StackedHeights<Rule>.Node

  let rule: Rule

  /// The node of a part of the list.
  ///
  /// - Parameter donors: nodes of the earlier tree near the same place.
  func node(_ source: Source, above: Rule.Above, below: Rule.Below, donors: [Node]) -> Node {
    if let same = donors.first(where: { $0.source.isIdentical(to: source) }),
      same.above == above, same.below == below
    {
      return same
    }
    var node = Node(source: source, above: above, below: below)
    if source.isBlock {
      node.values =
        valuesInPlace(of: node, donors: donors)
        ?? values(of: node, donors: donors.flatMap { Self.nodes($0, depth: 0) })
      for value in node.values {
        node.height += Rule.height(of: value)
        node.reach = max(node.reach, Rule.reach(of: value))
      }
    } else {
      let depth = source.depth - 1
      node.children =
        childrenInPlace(of: node, donors: donors)
        ?? children(of: node, donors: donors.flatMap { Self.nodes($0, depth: depth) })
      for child in node.children {
        node.height += child.height
        node.reach = max(node.reach, child.reach)
      }
    }
    return node
  }

  /// The children, if all except one or two are the earlier ones at the same places; else `nil`. This is so
  /// after nearly every edit, and checking it costs less than a general search.
  private func childrenInPlace(of node: Node, donors: [Node]) -> [Node]? {
    let sources = node.source.children
    guard donors.count == 1, donors[0].children.count == sources.count else { return nil }
    var children = donors[0].children
    let changed = sources.indices.filter { !children[$0].source.isIdentical(to: sources[$0]) }
    guard changed.count <= Self.few, sources[0].depth == children[0].source.depth else { return nil }
    for index in sources.indices where Self.mayDiffer(index, among: sources.count, changed) {
      let next = index + 1
      children[index] = self.node(
        sources[index], above: above(index, in: sources, of: node),
        below: next < sources.count ? rule.below(sources[next][0]) : node.below, donors: [children[index]])
    }
    return children
  }

  /// The properties of the element above a child's first one.
  private func above(_ index: Int, in children: [Source], of node: Node) -> Rule.Above {
    guard index > 0 else { return node.above }
    let upper = children[index - 1]
    return rule.above(upper[upper.count - 1])
  }

  /// The same for a block's values.
  private func valuesInPlace(of node: Node, donors: [Node]) -> [Rule.Value]? {
    let new = node.source.elements
    guard donors.count == 1, !new.isEmpty, donors[0].values.count == new.count, !WorkProgress.isCancelled
    else { return nil }
    let old = donors[0].source.elements
    let changed = new.indices.filter { !rule.isUnchanged(old[$0], new[$0]) }
    guard changed.count <= Self.few else { return nil }
    var values = donors[0].values
    for index in new.indices where Self.mayDiffer(index, among: new.count, changed) {
      let next = index + 1
      let above = index > 0 ? rule.above(new[index - 1]) : node.above
      let wasAbove = index > 0 ? rule.above(old[index - 1]) : donors[0].above
      let below = next < new.count ? rule.below(new[next]) : node.below
      let wasBelow = next < new.count ? rule.below(old[next]) : donors[0].below
      if above == wasAbove, below == wasBelow, !changed.contains(index) { continue }
      values[index] = rule.value(
        of: new[index], above: above, below: below, former: (old[index], values[index]))
    }
    return values
  }

  /// Whether a value can differ: an unchanged element can now be above or below a different one, or no longer
  /// be the first.
  private static func mayDiffer(_ index: Int, among count: Int, _ changed: [Int]) -> Bool {
    index == 0 || index == count - 1 || changed.contains { abs($0 - index) <= 1 }
  }

  /// The largest number of changed elements for which the others are kept in place.
  private static var few: Int { 2 }

  /// The nodes of this depth, or flatter ones if there are no deeper ones.
  private static func nodes(_ node: Node, depth: Int) -> [Node] {
    node.source.depth > depth ? node.children.flatMap { nodes($0, depth: depth) } : [node]
  }

  private func children(of node: Node, donors: [Node]) -> [Node] {
    let children = node.source.children
    let same = Self.matches(children.count, donors.count) {
      donors[$1].source.isIdentical(to: children[$0])
    }
    return children.indices.map { index in
      let next = index + 1
      let above = above(index, in: children, of: node)
      if let known = same[index], donors[known].above == above, next < same.count, same[next] == known + 1 {
        return donors[known]
      }
      return self.node(
        children[index], above: above,
        below: next < children.count ? rule.below(children[next][0]) : node.below,
        donors: Array(donors[Self.counterparts(of: index, in: same, among: donors.count)]))
    }
  }

  /// For each new element, the index of the identical old one, in order; `nil` if there is none.
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
    // Between them, as many as possible: half of a block that was divided has moved.
    var next = front
    for index in front..<new - back where next < old - back {
      if let found = (next..<old - back).first(where: { isSame(index, $0) }) {
        result[index] = found
        next = found + 1
      }
    }
    return result
  }

  /// The old elements that a new one may come from: the identical element, else unmatched ones between
  /// matched neighbours.
  private static func counterparts(of index: Int, in same: [Int?], among count: Int) -> Range<Int> {
    if let found = same[index] { return found..<found + 1 }
    let above = same[..<index].lastIndex { $0 != nil }
    let below = same[index...].firstIndex { $0 != nil }
    let first = above.flatMap { same[$0] }.map { $0 + 1 } ?? 0
    let end = below.flatMap { same[$0] } ?? count
    let new = (below ?? same.count) - (above.map { $0 + 1 } ?? 0)
    // Parts of a divided block and a joined block come from the same few; if everything is new, each comes
    // from the element at its place.
    if end - first != new, end - first <= 3 { return first..<end }
    let place = min(first + index - (above.map { $0 + 1 } ?? 0), end)
    return place..<min(place + 1, end)
  }

  private func values(of node: Node, donors: [Node]) -> [Rule.Value] {
    let new = node.source.elements
    if WorkProgress.isCancelled { return new.map(rule.flatValue) }
    // Usually one block; several are neighbours.
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
    func above(_ index: Int) -> Rule.Above { index > 0 ? rule.above(new[index - 1]) : node.above }
    func wasAbove(_ index: Int) -> Rule.Above? {
      index > 0 ? rule.above(old[index - 1]) : donors.first?.above
    }
    func isKept(_ index: Int, _ known: Int) -> Bool {
      guard above(index) == wasAbove(known) else { return false }
      // If the next element is unchanged too, nothing needs to be compared.
      return index + 1 < new.count && same[index + 1] == known + 1 || below(index) == wasBelow(known)
    }
    return new.indices.map { index in
      let known = Self.counterparts(of: index, in: same, among: old.count).first
      if let known, same[index] != nil, isKept(index, known) { return former[known] }
      return rule.value(
        of: new[index], above: above(index), below: below(index),
        former: known.map { (old[$0], former[$0]) })
    }
  }
}
