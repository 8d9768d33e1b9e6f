// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A text field, which takes the rest of its row.
struct TextFieldControl: ValueControl, FieldControl, Equatable {
  var value = ""
  var placeholder: String?
  var isSecure: Bool
  var clearButton: UITextField.ViewMode
  var alignment: TextSide
  var isEnabled: Bool

  func makeView() -> UITextField { UITextField() }

  func show(in view: UITextField) {
    // The insertion point of an equal text stays.
    if view.text != value { view.text = value }
    view.placeholder = placeholder
    view.isSecureTextEntry = isSecure
    view.clearButtonMode = clearButton
    view.textAlignment = alignment.alignment(in: view)
    view.isEnabled = isEnabled
    view.font = .preferredFont(forTextStyle: .body)
    view.adjustsFontForContentSizeCategory = true
  }

  func value(of view: UITextField) -> String { view.text ?? "" }

  func observe(_ view: UITextField, _ changed: @escaping @MainActor () -> Void) {
    view.addAction(UIAction { _ in changed() }, for: .editingChanged)
    view.addAction(
      UIAction { [weak view] _ in view?.resignFirstResponder() }, for: .editingDidEndOnExit)
  }
}

@MainActor extension RowBehavior {
  /// A field for a text of one line.
  static func textField(
    _ value: WritableKeyPath<Content.Values, String>, placeholder: String? = nil,
    isSecure: Bool = false, clearButton: UITextField.ViewMode = .never,
    alignment: TextSide = .leading, isEnabled: Bool = true
  ) -> Self {
    .control(
      TextFieldControl(
        placeholder: placeholder, isSecure: isSecure, clearButton: clearButton,
        alignment: alignment, isEnabled: isEnabled), value)
  }
}
