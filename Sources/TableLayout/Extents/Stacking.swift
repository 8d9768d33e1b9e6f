// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry
import TableModel

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
      node.height = node.values.reduce(.zero) { $0 + Rule.height(of: $1) }
    } else {
      let depth = source.depth - 1
      node.children = children(of: node, donors: donors.flatMap { Self.nodes($0, depth: depth) })
      node.height = node.children.reduce(.zero) { $0 + $1.height }
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
      self.node(
        children[index], isFirst: node.isFirst && index == 0,
        below: index + 1 < children.count ? rule.below(children[index + 1].first) : node.below,
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

  /// An element with what its value depends on.
  private struct Place {
    let element: Rule.Element
    let isFirst: Bool
    let below: Rule.Below
  }

  private func places(_ node: Node) -> [Place] {
    let elements = node.source.elements
    return elements.indices.map { index in
      Place(
        element: elements[index], isFirst: node.isFirst && index == 0,
        below: index + 1 < elements.count ? rule.below(elements[index + 1]) : node.below)
    }
  }

  private func values(of node: Node, donors: [Node]) -> [Rule.Value] {
    let new = places(node)
    let old = donors.flatMap(places)
    let former = donors.flatMap(\.values)
    func isUnchanged(_ one: Place, _ other: Place) -> Bool {
      rule.isUnchanged(one.element, other.element)
    }
    let same = Self.matches(new.count, old.count) { isUnchanged(old[$1], new[$0]) }
    return new.indices.map { index in
      let place = new[index]
      let known = Self.counterparts(of: index, in: same, among: old.count).first
      if let known, same[index] != nil, old[known].isFirst == place.isFirst, old[known].below == place.below {
        return former[known]
      }
      return rule.value(
        of: place.element, isFirst: place.isFirst, below: place.below,
        former: known.map { (old[$0].element, former[$0]) })
    }
  }
}
