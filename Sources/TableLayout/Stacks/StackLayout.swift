// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// Lays out nested stacks as `UIStackView` does it, in four walks: widths up, widths down, heights up, heights down. Each
/// text is wrapped once, at the width that it has. The widths don't depend on the heights, as for UIKit's labels.
package struct StackLayout<N: Measure> {
  private let root: StackNode<N>
  private let grid: PixelGrid

  /// - Parameter width: the stack's width in points. Default: its ideal width.
  package init(_ stack: Stack<N>, width: N? = nil, grid: PixelGrid) {
    self.grid = grid
    root = StackNode(StackItem(name: "stack", stack: stack))
    root.measure(.horizontal)
    root[.horizontal].length = width ?? root[.horizontal].span.ideal
    root.place(.horizontal, grid)
    root.measure(.vertical)
  }

  /// The stack's height at its width, in points. It isn't rounded.
  package var height: N { root[.vertical].span.ideal }

  /// The stack's ideal width, in points.
  package var idealWidth: N { root[.horizontal].span.ideal }

  /// The distances of the stack's baselines from its top at its own height, in points.
  package var baselines: (first: N, last: N) { root.baselines }

  /// The stack, its left upper corner in the origin, and all items in their places.
  ///
  /// - Parameter height: the stack's height in points. Default: its own height.
  package func placed(height: N? = nil) -> PlacedItem<N> {
    root[.vertical].length = height ?? root[.vertical].span.ideal
    root.place(.vertical, grid)
    return root.placed
  }
}

/// An item with the lengths and places that are known so far.
private final class StackNode<N: Measure> {
  let item: StackItem<N>
  let children: [StackNode]
  private var width = Track()
  private var height = Track()
  private var wrapped: WrappedItem<N>?
  private(set) var baselines: (first: N, last: N) = (.zero, .zero)

  /// An item along one axis.
  struct Track {
    var span = StackSpan<N>(ideal: .zero, hugging: 0, cuts: [])
    /// In the coordinates of the outermost stack.
    var origin = N.zero
    var length = N.zero
    var overflow = N.zero
    var unfilled = N.zero
  }

  init(_ item: StackItem<N>) {
    self.item = item
    children = item.stack?.items.map { StackNode($0) } ?? []
  }

  subscript(axis: StackAxis) -> Track {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  var placed: PlacedItem<N> {
    PlacedItem(
      frame: Frame(x: width.origin, y: height.origin, width: width.length, height: height.length),
      label: wrapped?.label, overflow: N.larger(width.overflow, height.overflow),
      unfilled: N.larger(width.unfilled, height.unfilled), items: children.map(\.placed))
  }
}

// MARK: - Up

extension StackNode {
  /// Finds the lengths along an axis that this item and all within it can have.
  func measure(_ axis: StackAxis) {
    for child in children { child.measure(axis) }
    let own = axis == .horizontal ? item.width : item.height
    if let stack = item.stack {
      self[axis].span = span(of: stack, axis)
      if own.isSet { self[axis].span = StackSpan(own) }
    } else {
      self[axis].span = StackSpan(own)
      if axis == .vertical { wrap() }
    }
    self[axis].span.ideal = self[axis].span.ideal.named(item.name)
  }

  private func wrap() {
    guard let wrap = item.wrap else {
      baselines = item.baselines ?? (.zero, self[.vertical].span.ideal)
      return
    }
    let result = wrap(self[.horizontal].length)
    wrapped = result
    baselines = result.baselines ?? (.zero, result.height)
    guard !item.height.isSet else { return }
    var length = item.height
    length.ideal = result.height
    self[.vertical].span = StackSpan(length)
  }

  private func span(of stack: Stack<N>, _ axis: StackAxis) -> StackSpan<N> {
    let spans = zip(children, stack.items).map { child, item in
      guard item.isSpacer else { return child[axis].span }
      return StackSpan(spacer: axis == stack.axis ? child[axis].span.ideal : .zero)
    }
    for (child, span) in zip(children, spans) { child[axis].span = span }
    guard axis == .vertical else {
      return axis == stack.axis ? .along(stack, spans) : .across(stack, spans)
    }
    let lines = stack.alignsBaselines ? BaselineAlignment(children.map { $0.line(stack) }) : nil
    let span: StackSpan<N> =
      axis == stack.axis ? .along(stack, spans) : .across(stack, spans, ideal: lines?.height)
    baselines = baselines(of: stack, lines, height: span.ideal)
    return span
  }

  /// The baselines of a vertical stack are those of its first and last item, and a horizontal one's are those of its tallest
  /// item (`UIView.forFirstBaselineLayout` of a stack view).
  private func baselines(
    of stack: Stack<N>, _ lines: BaselineAlignment<N>?, height: N
  ) -> (first: N, last: N) {
    guard let first = children.first, let last = children.last else { return (.zero, height) }
    let (top, bottom) = (stack.margins.top, stack.margins.bottom)
    if stack.axis == .vertical {
      return (
        top + first.baselines.first, height - bottom - last[.vertical].span.ideal + last.baselines.last
      )
    }
    let heights = children.map { $0[.vertical].span.ideal.points }
    let index =
      heights.indices.max { heights[$0] < heights[$1] || heights[$0] == heights[$1] && $0 > $1 } ?? 0
    let y = lines.map { top + $0.y(index) } ?? top
    return (y + children[index].baselines.first, y + children[index].baselines.last)
  }

  /// The distance from the item's top to the line that the stack aligns, and from there to its bottom, in points.
  fileprivate func line(_ stack: Stack<N>) -> (above: N, below: N) {
    let above = stack.alignment == .firstBaseline ? baselines.first : baselines.last
    return (above, self[.vertical].span.ideal - above)
  }
}

extension Stack {
  /// Whether its items have one baseline.
  fileprivate var alignsBaselines: Bool {
    axis == .horizontal && (alignment == .firstBaseline || alignment == .lastBaseline)
  }
}

/// The heights of items above and below their common baseline.
private struct BaselineAlignment<N: Measure> {
  private let items: [(above: N, below: N)]
  private let above: N
  private let below: N

  init(_ items: [(above: N, below: N)]) {
    self.items = items
    above = items.map(\.above).reduce(.zero, N.larger)
    below = items.map(\.below).reduce(.zero, N.larger)
  }

  var height: N { above + below }

  /// An item's y in points.
  func y(_ index: Int) -> N { (above - items[index].above).named("on the baseline", .rule("alignment")) }
}

// MARK: - Down

extension StackNode {
  /// Gives all items within this one their places and lengths along an axis.
  func place(_ axis: StackAxis, _ grid: PixelGrid) {
    guard let stack = item.stack else { return }
    if axis == stack.axis { placeAlong(stack, grid) } else { placeAcross(stack, axis, grid) }
    for child in children { child.place(axis, grid) }
  }

  private func room(_ stack: Stack<N>, _ axis: StackAxis) -> N {
    self[axis].length - stack.margins[axis].before - stack.margins[axis].after
  }

  private func placeAlong(_ stack: Stack<N>, _ grid: PixelGrid) {
    let axis = stack.axis
    let lengths = stack.distribute(
      children.map { $0[axis].span }, room: room(stack, axis), whole: self[axis].length)
    self[axis].overflow = lengths.overflow
    self[axis].unfilled = lengths.unfilled
    var place = self[axis].origin + stack.margins[axis].before
    for (index, child) in children.enumerated() {
      child.settle(axis, at: place, lengths.items[index], grid)
      place += lengths.items[index].named(child.item.name)
      if index < lengths.gaps.count { place += lengths.gaps[index].named("spacing") }
    }
  }

  private func placeAcross(_ stack: Stack<N>, _ axis: StackAxis, _ grid: PixelGrid) {
    let room = room(stack, axis).whatRoomThereIs
    let begin = self[axis].origin + stack.margins[axis].before
    let lines = stack.alignsBaselines ? BaselineAlignment(children.map { $0.line(stack) }) : nil
    self[axis].overflow = .zero
    self[axis].unfilled = .zero
    for (index, child) in children.enumerated() {
      let span = child[axis].span
      var length = span.ideal
      if span.hugging < StackSpan<N>.required {
        length =
          stack.alignment == .fill || child.item.stretches
          ? room.named("fills the room", .rule("alignment fill"))
          : length.atMost(room, "too little room", .layout)
      } else if stack.alignment == .fill {
        self[axis].unfilled = .larger(self[axis].unfilled, (room - length).notNegative)
      }
      let rest = room - length
      let offset: N =
        switch stack.alignment {
        case .fill, .leading: .zero
        case .center: (rest / 2).named("centred").rounded(to: grid)
        case .trailing: rest.named("at the end", .rule("alignment trailing"))
        case .firstBaseline: lines?.y(index) ?? .zero
        // Assumed: in more height than they need, the items are at the stack's end.
        case .lastBaseline: lines.map { $0.y(index) + (room - $0.height).notNegative } ?? .zero
        }
      self[axis].overflow = .larger(self[axis].overflow, (offset + length - room).notNegative)
      child.settle(axis, at: begin + offset, length, grid)
    }
  }

  /// Gives an item its place and its length, both sides rounded to pixels as UIKit rounds frames.
  private func settle(_ axis: StackAxis, at place: N, _ length: N, _ grid: PixelGrid) {
    self[axis].origin = place.rounded(to: grid)
    let exact = grid.round(place.points + length.points) - grid.round(place.points)
    let rounding = exact - length.points
    self[axis].length =
      rounding == .zero ? length : length + N(rounding, "rounded to the pixel grid", .layout)
  }
}
