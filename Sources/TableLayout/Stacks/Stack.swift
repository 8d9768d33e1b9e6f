// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// The direction in which a stack places its items.
package enum StackAxis: Hashable, Sendable {
  case horizontal
  case vertical

  /// The other direction.
  var across: StackAxis { self == .horizontal ? .vertical : .horizontal }
}

/// A stack of items, measured but not placed (`UIStackView`).
package struct Stack<N: Measure> {
  package var axis: StackAxis
  /// Default: fill.
  package var alignment = StackAlignment.fill
  /// Default: fill.
  package var distribution = StackDistribution.fill
  /// The gap between two items, in points. Default: 0.
  package var spacing = N.zero
  /// The margins within the stack (`isLayoutMarginsRelativeArrangement`). Default: 0.
  package var margins = StackMargins<N>()
  package var items: [StackItem<N>]
}

/// Distances from a stack's sides to its items, in points.
package struct StackMargins<N: Measure> {
  var top = N.zero
  var leading = N.zero
  var bottom = N.zero
  var trailing = N.zero

  /// The margin before and after the items along an axis.
  subscript(axis: StackAxis) -> (before: N, after: N) {
    axis == .horizontal ? (leading, trailing) : (top, bottom)
  }
}

/// An item of a stack.
package struct StackItem<N: Measure> {
  /// The item's name in sums, such as `label`.
  package var name: String
  /// Ignored for a stack, unless it is set.
  package var width = StackLength<N>()
  /// Ignored for a stack, unless it is set, and for an item that wraps.
  package var height = StackLength<N>()
  /// The distances from the item's top to the baselines of its first and last line, in points. Default: the top and the
  /// bottom, as for UIKit's views without text (`UIView.forFirstBaselineLayout`).
  package var baselines: (first: N, last: N)?
  /// Wraps the item's text to a width. It is called at most once. Default: the item doesn't wrap.
  package var wrap: ((N) -> WrappedItem<N>)?
  /// The gap after the item in place of the stack's spacing (`setCustomSpacing(_:after:)`). Default: none.
  package var spacingAfter: N?
  /// Whether it is an empty view that takes room before all other items; several share it. Its length along the stack's
  /// axis is its minimum, and it is never shorter. Default: false.
  package var isSpacer = false
  /// Whether it fills the stack across the stack's axis, with every alignment. Dividers do. Default: false.
  package var stretches = false
  /// The items within it. Default: none.
  package var stack: Stack<N>?
}

/// The length of an item along one axis.
package struct StackLength<N: Measure> {
  /// The length that it has if there is neither too much nor too little room, in points. Default: 0.
  package var ideal = N.zero
  /// Whether the length is a required constraint. Default: false.
  package var isSet = false
  /// 1...1000: the item with the lowest one grows first (`contentHuggingPriority`). Default: 250.
  package var hugging = 250
  /// 1...1000: the item with the lowest one is cut first (`contentCompressionResistancePriority`). Default: 750.
  package var resistance = 750
}

/// A text that is wrapped to a width.
package struct WrappedItem<N: Measure> {
  /// Points.
  package var height: N
  /// From the text's top, in points.
  package var baselines: (first: N, last: N)?
  /// The wrapped text; `nil` if the caller doesn't need it.
  var label: PlacedLabel<N>?
}

/// An item in its place.
package struct PlacedItem<N: Measure> {
  /// In the coordinates of the outermost stack, left to right; its sides are on the pixel grid.
  package var frame: Frame<N>
  /// The text that was wrapped to the frame's width, not placed.
  var label: PlacedLabel<N>?
  /// The points by which a stack's items exceed its room, along or across its axis. 0 if they fit.
  package var overflow = N.zero
  /// The points of a stack's room that no item takes, because all lengths are set. UIKit breaks a constraint there.
  /// 0 if the items fill it.
  package var unfilled = N.zero
  /// The items of a stack, in order.
  package var items: [PlacedItem] = []
}
