// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// Values of which each is stored once: elements of a table share most of their settings, sums and sources.
///
/// A value is the index of its node. A node is a scalar; or a list of numbers, first the index of a shape, then the indexes of the
/// values. Shape 0 is a list; any other one has the names of an object's members. `shared-trees.js` reads them.
struct SharedTrees {
  private enum Node: Hashable {
    case scalar(ValueTree)
    case list(shape: Int, [Int])
  }

  private var nodes: [Node: Int] = [:]
  private var shapes: [[String]: Int] = [[]: 0]
  private var nodeTexts: [String] = []
  private var shapeTexts = ["[]"]
  /// The bytes of all nodes as JSON.
  private(set) var byteCount = 0

  /// Stores a value and those in it.
  ///
  /// - Returns: the index of its node.
  mutating func add(_ value: ValueTree) -> Int {
    if let items = value.items { return add(.list(shape: 0, items.map { add($0) })) }
    guard let members = value.members else { return add(.scalar(value)) }
    let names = members.map(\.name)
    let shape = shapes[names] ?? shapes.count
    if shape == shapeTexts.count {
      shapes[names] = shape
      shapeTexts.append(ValueTree.texts(names).jsonLine)
    }
    return add(.list(shape: shape, members.map { add($0.value) }))
  }

  private mutating func add(_ node: Node) -> Int {
    if let known = nodes[node] { return known }
    let text =
      switch node {
      case .scalar(let value): value.jsonLine
      case .list(let shape, let items): "[" + ([shape] + items).map(String.init).joined(separator: ",") + "]"
      }
    nodes[node] = nodeTexts.count
    nodeTexts.append(text)
    byteCount += text.utf8.count + 1
    return nodeTexts.count - 1
  }

  /// The members `shapes` and `nodes` of a JSON object.
  var json: String {
    "\"shapes\":[\(shapeTexts.joined(separator: ","))],\"nodes\":[\(nodeTexts.joined(separator: ","))]"
  }
}
