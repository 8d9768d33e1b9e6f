// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Foundation
import TableModel
import TestSupport

@testable import TableLayout

/// A tree of stacks and the frames that a constraint solver found for it, one line of `Pinned/stacks.txt`.
/// `Scripts/checks/generate-stacks.py` describes the words.
struct RecordedStack {
  let line: String

  static let all: [RecordedStack] = {
    let file = Repository.root.appendingPathComponent("Tests/TestSupport/Pinned/stacks.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map { RecordedStack(line: String($0)) }
  }()

  /// x, y, width and height of each item in the order of the tree.
  var frames: [Double] {
    line.split(separator: "=")[1].split(separator: " ").compactMap { Double($0) }
  }

  var width: Points {
    var words = StackWords(line)
    return words.number()
  }

  /// The frames of the layout, in the same order.
  ///
  /// - Parameter isMirrored: reverses the items of horizontal stacks, and swaps the sides of all. Default: false.
  func laidOut<N: Measure>(as: N.Type, isMirrored: Bool = false) -> PlacedItem<N> {
    var words = StackWords(line)
    let width: N = words.length("width")
    let height: N? = words.optional("height")
    var stack: Stack<N> = words.stack()
    if isMirrored { stack = stack.mirrored }
    return StackLayout(stack, width: width, grid: PixelGrid(scale: 6_000)).placed(height: height)
  }
}

extension PlacedItem {
  /// The item and all within it, in the order of the tree.
  var all: [PlacedItem] { [self] + items.flatMap(\.all) }
}

extension Stack {
  /// The stack seen in a mirror.
  var mirrored: Stack {
    var result = self
    (result.margins.leading, result.margins.trailing) = (margins.trailing, margins.leading)
    if axis == .vertical {
      if alignment == .leading { result.alignment = .trailing }
      if alignment == .trailing { result.alignment = .leading }
    }
    for index in items.indices { result.items[index].stack = items[index].stack?.mirrored }
    return result
  }
}

/// The words of a recorded stack.
private struct StackWords {
  private var words: ArraySlice<Substring>

  init(_ line: String) { words = line.split(separator: " ")[...] }

  mutating func word() -> String { String(words.removeFirst()) }
  mutating func number() -> Points { Points(Double(word()) ?? 0) }
  mutating func integer() -> Int { Int(word()) ?? 0 }
  mutating func length<N: Measure>(_ name: String) -> N { N(number(), name, .layout) }

  mutating func optional<N: Measure>(_ name: String) -> N? {
    if words.first == "-" {
      words.removeFirst()
      return nil
    }
    return length(name)
  }

  mutating func stack<N: Measure>() -> Stack<N> {
    var stack = Stack<N>(axis: word() == "h" ? .horizontal : .vertical, items: [])
    stack.alignment = StackAlignment(rawValue: word()) ?? .fill
    stack.distribution = StackDistribution(rawValue: word()) ?? .fill
    stack.spacing = length("spacing")
    stack.margins = StackMargins(
      top: length("margin"), leading: length("margin"), bottom: length("margin"), trailing: length("margin"))
    for _ in 0..<integer() { stack.items.append(item()) }
    return stack
  }

  private mutating func item<N: Measure>() -> StackItem<N> {
    var item = StackItem<N>(name: "item")
    item.spacingAfter = optional("custom spacing")
    switch word() {
    case "view":
      item.width.ideal = length("width")
      item.height.ideal = length("height")
      item.width.hugging = integer()
      item.height.hugging = integer()
      item.width.resistance = integer()
      item.height.resistance = integer()
      let sides = word()
      item.width.isSet = sides == "w" || sides == "b"
      item.height.isSet = sides == "h" || sides == "b"
      item.baselines = (length("baseline"), length("baseline"))
    case "text":
      let width: N = length("width")
      let line: N = length("line")
      item.width = StackLength(ideal: width, hugging: integer(), resistance: integer())
      item.height = item.width
      item.wrap = { available in
        let quotient = width.points.doubleValue / max(0.001, available.points.doubleValue)
        let lines = available.points < 0.01 ? 1 : max(1, Int((quotient - 1e-4).rounded(.up)))
        return WrappedItem(height: line * lines)
      }
    case "space":
      item.isSpacer = true
      item.width.ideal = length("minimum")
      item.height.ideal = item.width.ideal
    default: item.stack = stack()
    }
    return item
  }
}
