// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A button beside a row's content.
struct ButtonControl: RowControl {
  enum Style { case plain, gray, tinted, filled }

  var title: String
  var style: Style
  var isDestructive: Bool
  var label: String? { title }

  func makeView() -> UIButton { UIButton(type: .system) }

  func show(in view: UIButton) {
    var configuration: UIButton.Configuration =
      switch style {
      case .plain: .plain()
      case .gray: .gray()
      case .tinted: .tinted()
      case .filled: .filled()
      }
    configuration.title = title
    if isDestructive, style == .plain || style == .gray {
      configuration.baseForegroundColor = .systemRed
    }
    if isDestructive, style == .tinted || style == .filled {
      configuration.baseBackgroundColor = .systemRed
      if style == .tinted { configuration.baseForegroundColor = .systemRed }
    }
    view.configuration = configuration
  }

  func observe(_ view: UIButton, _ changed: @escaping @MainActor () -> Void) {
    view.addAction(UIAction { _ in changed() }, for: .touchUpInside)
  }
}

extension RowBehavior {
  /// A button, which calls `pressButton(in:)`.
  static func button(
    _ title: String, _ style: ButtonControl.Style = .plain, isDestructive: Bool = false
  ) -> Self {
    .custom { id, controller in
      let control = ButtonControl(title: title, style: style, isDestructive: isDestructive)
      return ShownControl(control: control, isFixed: id == nil) { [weak controller] _ in
        if let id { controller?.pressButton(in: id) }
      }
    }
  }
}
