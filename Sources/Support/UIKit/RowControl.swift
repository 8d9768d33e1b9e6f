// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A kind of control, or of sign, at a row's side: its data, and the view that shows them.
protocol RowControl {
  associatedtype View: UIView
  /// What people change with it; `Void` for a button, and for a view that only shows something.
  associatedtype Value = Void

  /// Whether its view takes the rest of the row after the title. Default: no.
  var fills: Bool { get }
  /// Whether people use it, so that VoiceOver reads it by itself. Default: if it is a `UIControl`.
  var isElement: Bool { get }
  /// The row's content around the view if it fills the row. Default: none.
  func content(around text: TextContent) -> (any RowContent)?
  /// Its own words for VoiceOver. Default: nil, then an element has the row's.
  var label: String? { get }
  /// Its part of the row's words. Default: its own words if it isn't an element.
  var words: [String] { get }

  @MainActor func makeView() -> View
  /// Shows the data in a view that may have shown others. It is the same view while people type.
  @MainActor func show(in view: View)
  /// The same with the row's words, for an element without own ones.
  @MainActor func show(in view: View, label: String)
  /// The views that VoiceOver reads by themselves. Default: the view, if it is an element.
  @MainActor func elements(in view: View) -> [UIView]
  @MainActor func value(of view: View) -> Value
  /// Reports each use once. Default: the event `valueChanged` of a `UIControl`.
  @MainActor func observe(_ view: View, _ changed: @escaping @MainActor () -> Void)
  func isEqual(to other: any RowControl) -> Bool
}

extension RowControl {
  var fills: Bool { false }
  var isElement: Bool { false }
  var label: String? { nil }
  var words: [String] { isElement ? [] : [label].compactMap { $0 } }
  func content(around text: TextContent) -> (any RowContent)? { nil }
  @MainActor func observe(_ view: View, _ changed: @escaping @MainActor () -> Void) {}
  @MainActor func elements(in view: View) -> [UIView] { isElement ? [view] : [] }

  @MainActor func show(in view: View, label: String) {
    show(in: view)
    view.accessibilityLabel = self.label ?? (isElement && !label.isEmpty ? label : nil)
  }
}

extension RowControl where Self: Equatable {
  func isEqual(to other: any RowControl) -> Bool { other as? Self == self }
}

extension RowControl where Value == Void {
  @MainActor func value(of view: View) {}
}

extension RowControl where View: UIControl {
  var isElement: Bool { true }

  @MainActor func observe(_ view: View, _ changed: @escaping @MainActor () -> Void) {
    view.addAction(UIAction { _ in changed() }, for: .valueChanged)
  }
}

/// A control whose value is a property of the app's values.
protocol ValueControl: RowControl {
  var value: Value { get set }
}

/// A control of a row, resolved from the values, and what a use of it does.
struct ShownControl: Equatable {
  var control: any RowControl
  /// Whether it only shows its value.
  var isFixed = false
  /// Its place in a stack.
  var arrangement = Arrangement()
  var changed: @MainActor (Any) -> Void = { _ in }

  static func == (left: Self, right: Self) -> Bool {
    left.control.isEqual(to: right.control) && left.isFixed == right.isFixed
      && left.arrangement == right.arrangement
  }
}

/// The lengths and the priorities of a control in a stack. A value that is nil is the control's own, or the
/// stack's. Lengths are in points.
struct Arrangement: Equatable {
  var width: CGFloat?
  var height: CGFloat?
  /// From 1 to 1000, in both directions.
  var hugging: Float?
  var resistance: Float?
  /// The space after it.
  var spacing: CGFloat?
}

@MainActor extension RowBehavior {
  /// A control that changes a property. Without an id, its row only shows the value.
  static func control<Control: ValueControl>(
    _ control: Control, _ value: WritableKeyPath<Content.Values, Control.Value>
  ) -> Self {
    .custom { id, controller in
      var control = control
      control.value = controller.values[keyPath: value]
      return ShownControl(control: control, isFixed: id == nil) { [weak controller] new in
        if let new = new as? Control.Value { controller?.values[keyPath: value] = new }
      }
    }
  }

  /// A view that only shows something.
  static func view(_ control: some RowControl) -> Self {
    .custom { _, _ in ShownControl(control: control) }
  }
}

extension TableValues {
  /// A value that never changes, for controls of rows without an id: `.slider(\.[constant: 0.5])`.
  subscript<Value: Hashable>(constant value: Value) -> Value {
    get { value }
    set {}
  }
}

/// A control's view in a cell, which shows the controls of the same kind in other rows later.
@MainActor
final class ControlSlot {
  let view: UIView
  private(set) var shown: ShownControl

  init(_ shown: ShownControl) {
    (view, self.shown) = (shown.control.makeView(), shown)
    observe(shown.control)
  }

  private func observe<Control: RowControl>(_ control: Control) {
    guard let view = view as? Control.View else { return }
    control.observe(view) { [weak self] in
      guard let self, let control = shown.control as? Control else { return }
      if let view = self.view as? Control.View { shown.changed(control.value(of: view)) }
    }
  }

  /// - Parameter label: the row's words.
  /// - Returns: whether the view can show a control of this kind.
  func show(_ shown: ShownControl, label: String) -> Bool {
    guard type(of: shown.control) == type(of: self.shown.control) else { return false }
    self.shown = shown
    show(shown.control, label: label)
    view.isUserInteractionEnabled = !shown.isFixed
    return true
  }

  private func show<Control: RowControl>(_ control: Control, label: String) {
    guard let view = view as? Control.View else { return }
    control.show(in: view, label: label)
  }

  /// The views that VoiceOver reads by themselves.
  var elements: [UIView] { elements(shown.control) }

  private func elements<Control: RowControl>(_ control: Control) -> [UIView] {
    (view as? Control.View).map(control.elements) ?? []
  }
}

@MainActor extension [ControlSlot] {
  /// Shows controls in the views that were made for the same kinds, so that a text field stays the first
  /// responder.
  ///
  /// - Parameter label: the row's words, for controls without own ones.
  mutating func show(_ controls: [ShownControl], label: String) {
    var others = self
    self = controls.map { control in
      if let index = others.firstIndex(where: { $0.show(control, label: label) }) {
        return others.remove(at: index)
      }
      let slot = ControlSlot(control)
      _ = slot.show(control, label: label)
      return slot
    }
    for slot in others { slot.view.removeFromSuperview() }
  }
}

extension UIStackView {
  /// Has these views in this order. Those that are there remain.
  func arrange(_ views: [UIView]) {
    for (index, view) in views.enumerated() where !arrangedSubviews.starts(with: views[...index]) {
      insertArrangedSubview(view, at: index)
    }
  }
}
