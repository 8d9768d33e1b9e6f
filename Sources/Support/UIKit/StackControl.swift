// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// Controls, texts and images below or beside each other. In a row, it is in place of the texts.
struct StackControl: RowControl, Equatable {
  var axis: NSLayoutConstraint.Axis
  /// Points.
  var spacing: CGFloat
  var alignment: UIStackView.Alignment
  var distribution: UIStackView.Distribution
  var margins: NSDirectionalEdgeInsets
  var items: [ShownControl]

  var fills: Bool { true }
  var words: [String] { items.flatMap(\.control.words) }
  func content(around text: TextContent) -> (any RowContent)? { StackContent(text: text) }

  func makeView() -> StackView { StackView() }
  func show(in view: StackView) { show(in: view, label: "") }
  func show(in view: StackView, label: String) { view.show(self, label: label) }
  func elements(in view: StackView) -> [UIView] { view.elements }
}

/// Shows a stack. It has the priorities of a design, which UIKit's classes have only in a storyboard.
final class StackView: UIStackView {
  private var slots: [ControlSlot] = []
  private var lengths: [NSLayoutConstraint] = []

  /// The views that VoiceOver reads by themselves.
  var elements: [UIView] { slots.flatMap(\.elements) }

  func show(_ stack: StackControl, label: String) {
    NSLayoutConstraint.deactivate(lengths)
    slots.show(stack.items, label: label)
    arrange(slots.map(\.view))
    axis = stack.axis
    spacing = stack.spacing
    alignment = stack.alignment
    distribution = stack.distribution
    isLayoutMarginsRelativeArrangement = true
    insetsLayoutMarginsFromSafeArea = false
    directionalLayoutMargins = stack.margins
    for slot in slots { prioritize(slot.view, slot.shown.arrangement) }
    lengths = slots.flatMap { lengths(of: $0.view, $0.shown.arrangement) } + spacers
    NSLayoutConstraint.activate(lengths)
  }

  private func prioritize(_ view: UIView, _ item: Arrangement) {
    var (width, height): (Float, Float) =
      switch view {
      case is UILabel, is UIImageView: (251, 251)
      case is UISwitch, is UIStepper, is UIActivityIndicatorView: (750, 750)
      case is UIProgressView: (250, 750)
      default: (250, 250)
      }
    if let hugging = item.hugging { (width, height) = (hugging, hugging) }
    let resistance = UILayoutPriority(item.resistance ?? 750)
    for (axis, hugging) in [(NSLayoutConstraint.Axis.horizontal, width), (.vertical, height)] {
      view.setContentHuggingPriority(UILayoutPriority(hugging), for: axis)
      view.setContentCompressionResistancePriority(resistance, for: axis)
    }
    setCustomSpacing(item.spacing ?? Self.spacingUseDefault, after: view)
  }

  private func lengths(of view: UIView, _ item: Arrangement) -> [NSLayoutConstraint] {
    var (width, height) = (item.width, item.height)
    let isRow = axis == .horizontal
    var result: [NSLayoutConstraint] = []
    if view is DividerView {
      let line = 1 / max(traitCollection.displayScale, 1)
      let guide = layoutMarginsGuide
      if isRow {
        width = width ?? line
        if height == nil { result = [view.heightAnchor.constraint(equalTo: guide.heightAnchor)] }
      } else {
        height = height ?? line
        if width == nil { result = [view.widthAnchor.constraint(equalTo: guide.widthAnchor)] }
      }
    }
    if let width { result.append(view.widthAnchor.constraint(equalToConstant: width)) }
    if let height { result.append(view.heightAnchor.constraint(equalToConstant: height)) }
    return result
  }

  /// Spacers take room before all others, in equal parts.
  private var spacers: [NSLayoutConstraint] {
    let views = slots.compactMap { $0.view as? SpacerView }
    let isRow = axis == .horizontal
    return views.flatMap { view in
      let along = isRow ? view.widthAnchor : view.heightAnchor
      let across = isRow ? view.heightAnchor : view.widthAnchor
      let least = along.constraint(greaterThanOrEqualToConstant: view.minimum)
      let small = [
        along.constraint(equalToConstant: view.minimum), across.constraint(equalToConstant: 0),
      ]
      for constraint in small { constraint.priority = UILayoutPriority(1) }
      guard let first = views.first, first !== view else { return [least] + small }
      let other = isRow ? first.widthAnchor : first.heightAnchor
      let more = view.minimum - first.minimum
      return [least, along.constraint(equalTo: other, constant: more)] + small
    }
  }
}

@MainActor extension RowBehavior {
  /// Controls, texts and images below each other, in place of the row's texts, whose title is then only its
  /// words: `.vStack(spacing: 8, .text("Title"), .stepper(\.guests))`.
  static func vStack(
    spacing: CGFloat = 0, alignment: UIStackView.Alignment = .fill,
    distribution: UIStackView.Distribution = .fill, margins: NSDirectionalEdgeInsets = .zero,
    _ items: Self...
  ) -> Self {
    stack(.vertical, spacing, alignment, distribution, margins, items)
  }

  /// The same beside each other.
  static func hStack(
    spacing: CGFloat = 0, alignment: UIStackView.Alignment = .fill,
    distribution: UIStackView.Distribution = .fill, margins: NSDirectionalEdgeInsets = .zero,
    _ items: Self...
  ) -> Self {
    stack(.horizontal, spacing, alignment, distribution, margins, items)
  }

  private static func stack(
    _ axis: NSLayoutConstraint.Axis, _ spacing: CGFloat, _ alignment: UIStackView.Alignment,
    _ distribution: UIStackView.Distribution, _ margins: NSDirectionalEdgeInsets, _ items: [Self]
  ) -> Self {
    .custom { id, controller in
      let controls = items.flatMap { $0.controls(of: id, in: controller) }
      return ShownControl(
        control: StackControl(
          axis: axis, spacing: spacing, alignment: alignment, distribution: distribution,
          margins: margins, items: controls))
    }
  }

  /// A control with other lengths or priorities than its own in a stack, or with other space after it. Lengths
  /// are in points.
  static func arranged(
    _ item: Self, width: CGFloat? = nil, height: CGFloat? = nil, hugging: Float? = nil,
    resistance: Float? = nil, spacing: CGFloat? = nil
  ) -> Self {
    .custom { id, controller in
      let controls = item.controls(of: id, in: controller)
      var shown = controls.first ?? ShownControl(control: SpacerControl(minimum: 0))
      shown.arrangement = Arrangement(
        width: width, height: height, hugging: hugging, resistance: resistance, spacing: spacing)
      return shown
    }
  }

  /// A text in a stack. 0 lines is any number.
  static func text(
    _ text: String, _ style: UIFont.TextStyle = .body, color: UIColor = .label, lines: Int = 1,
    alignment: TextSide = .leading, parts: TextPart...
  ) -> Self {
    .view(
      LabelControl(
        text: text, style: style, color: color, lines: lines, alignment: alignment, parts: parts))
  }

  /// Room that the others in a stack leave, at least some points.
  static func spacer(minimum: CGFloat = 0) -> Self { .view(SpacerControl(minimum: minimum)) }

  /// A line across a stack.
  static func divider(color: UIColor = .separator) -> Self { .view(DividerControl(color: color)) }
}
