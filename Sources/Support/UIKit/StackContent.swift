// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A stack in place of a row's texts, whose title is only in its words.
struct StackContent: ViewContent, Equatable {
  var text: TextContent
  var label: String { text.label }

  func makeView() -> StackHost { StackHost() }
  func show(in view: StackHost, _ context: RowContext) { view.stack = context.field }
}

/// Holds a stack, which the cell keeps.
final class StackHost: UIStackView {
  var stack: UIView? {
    didSet {
      guard stack !== oldValue || stack?.superview !== self else { return }
      if let oldValue, oldValue.superview === self { oldValue.removeFromSuperview() }
      if let stack { addArrangedSubview(stack) }
    }
  }
}

/// Room in a stack that the others leave.
struct SpacerControl: RowControl, Equatable {
  /// Points.
  var minimum: CGFloat

  func makeView() -> SpacerView { SpacerView() }
  func show(in view: SpacerView) { view.minimum = minimum }
}

/// An empty view.
final class SpacerView: UIView {
  var minimum: CGFloat = 0
}

/// A line of one pixel across a stack.
struct DividerControl: RowControl, Equatable {
  var color: UIColor

  func makeView() -> DividerView { DividerView() }
  func show(in view: DividerView) { view.backgroundColor = color }
}

/// A line.
final class DividerView: UIView {}
