// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import Testing

@testable import TableLayout

struct StackLayoutTests {
  private func row(_ items: StackItem<Points>...) -> Stack<Points> { Stack(axis: .horizontal, items: items) }

  private func view(
    _ width: Points, _ height: Points = 20, hugging: Int = 250, resistance: Int = 750
  ) -> StackItem<Points> {
    StackItem(
      name: "view", width: StackLength(ideal: width, hugging: hugging, resistance: resistance),
      height: StackLength(ideal: height))
  }

  private var spacer: StackItem<Points> { StackItem(name: "spacer", isSpacer: true) }

  private func widths(_ stack: Stack<Points>, in width: Points) -> [Points] {
    stack.placed(width: width, height: nil).items.map(\.frame.width)
  }

  @Test func `the item with the lowest hugging grows`() {
    #expect(widths(row(view(10, hugging: 251), view(10), view(10, hugging: 251)), in: 100) == [10, 80, 10])
  }

  @Test func `the item with the lowest resistance is cut first, then the last of equal ones`() {
    let stack = row(view(40), view(40, resistance: 749), view(40))
    #expect(widths(stack, in: 100) == [40, 20, 40])
    #expect(widths(stack, in: 70) == [40, 0, 30])
    #expect(widths(stack, in: 30) == [30, 0, 0])
  }

  @Test func `spacers share the rest before any item grows`() {
    #expect(widths(row(view(10, hugging: 1), spacer, view(10), spacer), in: 100) == [10, 40, 10, 40])
  }

  @Test func `a stack with set items alone leaves room, and overflows with too little`() {
    var item = view(40)
    item.width.isSet = true
    let wide = row(item, item).placed(width: 100, height: nil)
    #expect(wide.items.map(\.frame.x) == [0, 40])
    #expect(wide.unfilled == 20)
    #expect(wide.overflow == 0)
    let narrow = row(item, item).placed(width: 70, height: nil)
    #expect(narrow.overflow == 10)
    #expect(narrow.items.map(\.frame.width) == [40, 40])
  }

  @Test func `an item that is higher than the stack's set height overflows across`() {
    var item = view(40, 30)
    item.height.isSet = true
    let placed = Stack(axis: .horizontal, alignment: .center, items: [item]).placed(width: 40, height: 20)
    #expect(placed.items[0].frame.y == -5)
    #expect(placed.overflow == 5)
  }

  @Test func `custom spacing replaces the gap after an item`() {
    var stack = row(view(10), view(10), view(10, hugging: 1))
    stack.spacing = 8
    stack.items[0].spacingAfter = 20
    #expect(stack.placed(width: 100, height: nil).items.map(\.frame.x) == [0, 30, 48])
  }

  @Test func `centres have equal distances, and a gap never less than the spacing`() {
    var stack = row(view(10), view(60), view(10), view(10))
    stack.distribution = .equalCentering
    stack.spacing = 10
    // Centres at 5, 65, 125 and 185.
    #expect(stack.placed(width: 190, height: nil).items.map(\.frame.x) == [0, 35, 120, 180])
    // The gaps around the wide item are the least ones; the third has the rest.
    #expect(stack.placed(width: 125, height: nil).items.map(\.frame.x) == [0, 20, 90, 115])
  }

  @Test func `gaps are equal, also with custom spacing`() {
    var stack = row(view(10), view(20), view(10))
    stack.distribution = .equalSpacing
    stack.items[0].spacingAfter = 16
    #expect(stack.placed(width: 100, height: nil).items.map(\.frame.x) == [0, 40, 90])
    #expect(StackLayout(stack, grid: PixelGrid(scale: 2)).idealWidth == 72)
  }

  @Test func `centred places are rounded to pixels`() {
    let stack = Stack(axis: .vertical, alignment: .center, items: [view(10.5)])
    let item = StackLayout(stack, width: 20, grid: PixelGrid(scale: 2)).placed().items[0]
    #expect(item.frame.x == 5)
    #expect(item.frame.width == 10.5)
  }

  @Test func `a text wraps once, at the width that its neighbours leave`() {
    var asked: [Points] = []
    var text = view(300)
    text.wrap = {
      asked.append($0)
      return WrappedItem(height: 60, baselines: (first: 15, last: 55))
    }
    var stack = row(view(40, hugging: 251, resistance: 1000), text)
    stack.spacing = 10
    stack.alignment = .center
    let layout = StackLayout(stack, width: 200, grid: PixelGrid(scale: 2))
    #expect(layout.height == 60)
    let placed = layout.placed()
    #expect(asked == [150])
    #expect(placed.items.map(\.frame.y) == [20, 0])
  }

  @Test func `baselines are aligned, and a stack has the baseline of its tallest item or its first one`() {
    var (small, large, icon) = (view(10, 16), view(10, 40), view(10, 12))
    small.baselines = (12, 12)
    large.baselines = (20, 36)
    var stack = row(small, large, icon)
    stack.alignment = .firstBaseline
    var layout = StackLayout(stack, grid: PixelGrid(scale: 2))
    // A view without text has its top as its first baseline.
    #expect(layout.placed().items.map(\.frame.y) == [8, 0, 20])
    #expect(layout.height == 40)
    #expect(layout.baselines == (20, 36))
    stack.alignment = .lastBaseline
    layout = StackLayout(stack, grid: PixelGrid(scale: 2))
    #expect(layout.placed().items.map(\.frame.y) == [24, 0, 24])
    let column = Stack(axis: .vertical, spacing: 4, items: [small, large])
    #expect(StackLayout(column, grid: PixelGrid(scale: 2)).baselines == (12, 56))
  }

  @Test func `an empty stack is as large as its margins`() {
    let stack = Stack<Points>(
      axis: .vertical, margins: StackMargins(top: 1, leading: 2, bottom: 3, trailing: 4), items: [])
    let frame = stack.placed(width: nil, height: nil).frame
    #expect(frame.width == 6)
    #expect(frame.height == 4)
  }

  @Test func `a sum names the gaps, the room and the priorities`() {
    func item(_ name: String, _ width: Points) -> StackItem<Traced> {
      StackItem(name: name, width: StackLength(ideal: Traced(width, "width", .layout)))
    }
    let stack = Stack<Traced>(
      axis: .horizontal, spacing: Traced(8, "8", .layout), items: [item("icon", 40), item("text", 100)])
    let room = Traced(200, "row", .layout)
    let placed = StackLayout(stack, width: room, grid: PixelGrid(scale: 2)).placed()
    #expect(placed.items[1].frame.x.terms.map { "\($0.name) \($0.value)" } == ["icon 92", "spacing 8"])
    let width = placed.items[0].frame.width.terms
    #expect(width.map { "\($0.name) \($0.value)" } == ["icon 40", "fills the room 52"])
    #expect(width[1].source == .rule("hugging 250, the lowest of the stack"))
    let narrow = StackLayout(stack, width: Traced(100, "row", .layout), grid: PixelGrid(scale: 2)).placed()
    let cut = narrow.items[1].frame.width.terms
    #expect(cut.map { "\($0.name) \($0.value)" } == ["text 100", "too little room -48"])
    #expect(cut[1].source == .rule("resistance 750, the lowest of the stack"))
  }
}
