// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A button beside a row's content.
struct ButtonControl: RowControl, Equatable {
  enum Style { case plain, gray, tinted, filled }

  var title: String
  var style: Style
  var isDestructive: Bool
  var symbol: String?
  /// nil: the tint colour, or red.
  var color: UIColor?
  var fills: Bool
  var isEnabled: Bool
  var label: String? { title }

  func makeView() -> UIButton { UIButton(type: .system) }

  @MainActor var configuration: UIButton.Configuration {
    var configuration: UIButton.Configuration =
      switch style {
      case .plain: .plain()
      case .gray: .gray()
      case .tinted: .tinted()
      case .filled: .filled()
      }
    configuration.title = title
    configuration.image = symbol.flatMap { UIImage(systemName: $0) }
    configuration.imagePadding = 6
    if style == .plain {
      (configuration.contentInsets.leading, configuration.contentInsets.trailing) = (0, 0)
    }
    if let color = color ?? (isDestructive ? .systemRed : nil) {
      if style != .filled { configuration.baseForegroundColor = color }
      if style == .tinted || style == .filled { configuration.baseBackgroundColor = color }
    }
    return configuration
  }

  func show(in view: UIButton) {
    view.configuration = configuration
    view.isEnabled = isEnabled
  }

  func observe(_ view: UIButton, _ changed: @escaping @MainActor () -> Void) {
    view.addAction(UIAction { _ in changed() }, for: .touchUpInside)
  }
}

@MainActor extension RowBehavior {
  /// A button, which calls `pressButton(in:)`.
  static func button(
    _ title: String, _ style: ButtonControl.Style = .plain, isDestructive: Bool = false,
    symbol: String? = nil, color: UIColor? = nil, fills: Bool = false, isEnabled: Bool = true
  ) -> Self {
    .custom { id, controller in
      let control = ButtonControl(
        title: title, style: style, isDestructive: isDestructive, symbol: symbol, color: color,
        fills: fills, isEnabled: isEnabled)
      return ShownControl(control: control, isFixed: id == nil) { [weak controller] _ in
        if let id { controller?.pressButton(in: id) }
      }
    }
  }
}
