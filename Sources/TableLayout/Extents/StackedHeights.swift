// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// Computes the heights of a list's elements.
protocol StackingRule {
  associatedtype Element
  /// The values that are computed for an element, such as its height.
  associatedtype Value
  /// The properties of the element above on which an element's value depends.
  associatedtype Above: Equatable
  /// The properties of the element below on which an element's value depends.
  associatedtype Below: Equatable

  /// The properties of `previous` on which the element below it depends.
  func above(_ previous: @autoclosure () -> Element) -> Above

  /// The properties above the first element.
  var aboveAll: Above { get }

  /// The properties of `next` on which the element above it depends.
  func below(_ next: @autoclosure () -> Element) -> Below

  /// The properties below the last element.
  var belowAll: Below { get }

  /// - Parameter former: a value that was computed before for this element, or a similar one.
  func value(
    of element: Element, above: Above, below: Below, former: (element: Element, value: Value)?
  ) -> Value

  /// A placeholder of no height for an element, used after the work has been cancelled, so that a look-up
  /// still finds a value.
  func flatValue(of element: Element) -> Value

  /// Points.
  static func height(of value: Value) -> Points

  /// Points above and below the element that contain everything that is drawn of it.
  static func reach(of value: Value) -> Points

  /// Whether the values of both elements are the same, if they are in the same place.
  func isUnchanged(_ old: Element, _ new: Element) -> Bool
}

/// The heights of a list's elements, one below the other, as a tree with the shape of the list's tree. It
/// finds an element by its y, and its y by its index, without a walk through the list.
///
/// Values of a part of the list are kept as long as the part has the same storage, so that after an edit only
/// the changed block and the branches above it are computed. With 100 000 rows that takes 12 µs of processor
/// time, and 55 ms if everything is computed again; with 1 000 rows 10 µs, and 0.4 ms.
struct StackedHeights<Rule: StackingRule> {
  typealias Source = BlockArray<Rule.Element>.Node

  /// A part of the tree, which belongs to a part of the list.
  struct Node {
    /// The part of the list that the values were computed from. It is retained, so that no other array can
    /// get its address.
    let source: Source
    /// The properties of the element above its first one.
    let above: Rule.Above
    /// The properties of the element below its last one.
    let below: Rule.Below
    /// The values of a block's elements; empty in a branch.
    var values: [Rule.Value] = []
    /// The children of a branch; empty in a block.
    var children: [Node] = []
    /// The sum of the heights, in points.
    var height = Points.zero
    /// The largest reach of the elements, in points.
    var reach = Points.zero
  }

  /// `nil` for elements of no height.
  private let root: Node?
  let count: Int
  /// The sum of the heights, in points.
  let height: Points

  /// - Parameter former: the heights of an earlier state, computed by the same rule. Default: none, which
  ///   computes everything.
  init(_ list: BlockArray<Rule.Element>, after former: StackedHeights? = nil, by rule: Rule) {
    count = list.count
    root = Stacking(rule: rule).node(
      list.root, above: rule.aboveAll, below: rule.belowAll, donors: former?.root.map { [$0] } ?? [])
    height = root?.height ?? .zero
  }

  /// Elements of no height.
  init(flat count: Int) {
    root = nil
    self.count = count
    height = .zero
  }

  /// Points above and below each element that contain everything that is drawn of it.
  var reach: Points { root?.reach ?? .zero }

  /// An element's value and the sum of the heights above it; `nil` if all elements have no height.
  func entry(at index: Int) -> (value: Rule.Value, top: Points)? {
    guard let root else { return nil }
    return entry(at: index, in: root, top: .zero)
  }

  private func entry(at index: Int, in node: Node, top: Points) -> (value: Rule.Value, top: Points) {
    var top = top
    guard !node.children.isEmpty else {
      // Uses indices: a slice would copy each section before the index.
      for place in 0..<index { top += Rule.height(of: node.values[place]) }
      return (node.values[index], top)
    }
    let (place, offset) = node.source.place(of: index)
    for before in 0..<place { top += node.children[before].height }
    return entry(at: offset, in: node.children[place], top: top)
  }

  /// The sum of the heights above an element, in points.
  func top(of index: Int) -> Points { index == count ? height : entry(at: index)?.top ?? .zero }

  /// An element's height in points.
  func height(at index: Int) -> Points { entry(at: index).map { Rule.height(of: $0.value) } ?? .zero }

  /// The first element that ends below `y`, with `spacing` points between elements; `nil` if all end above.
  func index(endingBelow y: Points, spacing: Points = .zero) -> Int? {
    guard let root else { return nil }
    var index = 0
    var top = Points.zero
    var node = root
    func ends(_ height: Points, _ last: Int) -> Bool { top + height + spacing * last > y }
    while !node.children.isEmpty {
      guard
        let place = node.children.firstIndex(where: { child in
          if ends(child.height, index + child.source.count - 1) { return true }
          top += child.height
          index += child.source.count
          return false
        })
      else { return nil }
      node = node.children[place]
    }
    for value in node.values {
      let height = Rule.height(of: value)
      if ends(height, index) { return index }
      top += height
      index += 1
    }
    return nil
  }
}

extension StackedHeights: Sendable
where
  Rule: Sendable, Rule.Element: Sendable, Rule.Value: Sendable, Rule.Above: Sendable, Rule.Below: Sendable
{}
extension StackedHeights.Node: Sendable
where Rule.Element: Sendable, Rule.Value: Sendable, Rule.Above: Sendable, Rule.Below: Sendable {}
