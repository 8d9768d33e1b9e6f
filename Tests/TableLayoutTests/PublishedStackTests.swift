// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import Testing

@testable import TableLayout

/// Frames of `UIStackView` that other people published.
struct PublishedStackTests {
  /// OAStackView's tests (github.com/nsomar/OAStackView, Example/Tests): three views of 50, 60 and 100 points with equal
  /// priorities in 400 points. Its frames are those of `UIStackView`.
  private func three(_ distribution: StackDistribution, spacing: Points = 0) -> [Points] {
    let stack = Stack(
      axis: .vertical, distribution: distribution, spacing: spacing,
      items: [view(200, 50), view(500, 60), view(600, 100)])
    return stack.placed(width: 600, height: 400).items.map(\.frame.y)
  }

  @Test func `the first of equal items is grown`() {
    #expect(three(.fill) == [0, 240, 300])
  }

  @Test func `equal lengths end on pixels`() {
    // Published with a tolerance of 1 point: 133 and 266.
    #expect(three(.fillEqually) == [0, 133.5, 266.5])
    #expect(three(.fillEqually, spacing: 50) == [0, 150, 300])
  }

  /// OAStackView's tests: heights of 200, 500 and 600 points in a horizontal stack.
  @Test(arguments: [
    (StackAlignment.fill, [0, 0, 0], [600, 600, 600]), (.leading, [0, 0, 0], [200, 500, 600]),
    (.trailing, [400, 100, 0], [200, 500, 600]), (.center, [200, 50, 0], [200, 500, 600]),
  ])
  func `alignment`(_ alignment: StackAlignment, _ places: [Int], _ heights: [Int]) {
    let stack = Stack(
      axis: .horizontal, alignment: alignment, items: [view(20, 200), view(30, 500), view(40, 600)])
    let frames = stack.placed(width: nil, height: nil).items.map(\.frame)
    #expect(frames.map(\.y) == places.map { Points($0) })
    #expect(frames.map(\.height) == heights.map { Points($0) })
    #expect(frames.map(\.x) == [0, 20, 50])
  }

  /// OAStackView's tests: the fitting size of views of 20 and 40 points with gaps.
  @Test(arguments: [(0, 60), (20, 80), (50, 110)])
  func `the fitting size`(_ spacing: Int, _ height: Int) {
    let stack = Stack(axis: .vertical, spacing: Points(spacing), items: [view(100, 20), view(100, 40)])
    let layout = StackLayout(stack, grid: PixelGrid(scale: 2))
    #expect(layout.idealWidth == 100)
    #expect(layout.height == Points(height))
  }

  /// Stack Overflow, "Why does a UIStackView with a single view, fill proportionally and layout margins causes ambiguous
  /// constraint error": views of 25 and 75 points in 200 points, then with margins of 10 at both sides.
  @Test func `proportional items have their part of the whole width, and the last one has the rest`() {
    var stack = Stack(
      axis: .horizontal, distribution: .fillProportionally, items: [view(25, 40), view(75, 40)])
    #expect(stack.placed(width: 200, height: nil).items.map(\.frame.width) == [50, 150])
    stack.margins = StackMargins(leading: 10, trailing: 10)
    let frames = stack.placed(width: 200, height: nil).items.map(\.frame)
    #expect(frames.map(\.x) == [10, 60])
    #expect(frames.map(\.width) == [50, 130])
  }

  /// rdar://34595752: equal views with a small gap have equal widths, "except for the last one".
  @Test func `with a gap, proportional items have too little, and the last one has the rest`() {
    let stack = Stack(
      axis: .horizontal, distribution: .fillProportionally, spacing: 1,
      items: Array(repeating: view(1, 1), count: 4))
    let widths = stack.placed(width: 70, height: nil).items.map(\.frame.width)
    #expect(widths == [10, 10, 10, 37])
  }

  private func view(_ width: Points, _ height: Points) -> StackItem<Points> {
    StackItem(name: "view", width: StackLength(ideal: width), height: StackLength(ideal: height))
  }
}

extension Stack<Points> {
  /// The stack in its place, at two pixels a point.
  func placed(width: Points?, height: Points?) -> PlacedItem<Points> {
    StackLayout(self, width: width, grid: PixelGrid(scale: 2)).placed(height: height)
  }
}
