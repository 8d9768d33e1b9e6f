// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// The view of a table without rows.
@MainActor enum ContentUnavailable {
  /// The system's ready-made views.
  enum Kind { case empty, loading, search }

  /// A button of the view.
  struct Button {
    var control: ButtonControl
    var action: UIAction
  }

  /// Shows the view in place of rows, since iOS 17. An app that has rows again sets
  /// `contentUnavailableConfiguration` to `nil`. Texts that are `nil` are the system's.
  static func show(
    in controller: UIViewController, _ kind: Kind = .empty, symbol: String? = nil,
    text: String? = nil, secondaryText: String? = nil, button: Button? = nil,
    secondaryButton: Button? = nil
  ) {
    guard #available(iOS 17.0, *) else { return }
    var configuration: UIContentUnavailableConfiguration =
      switch kind {
      case .empty: .empty()
      case .loading: .loading()
      case .search: .search()
      }
    if let symbol { configuration.image = UIImage(systemName: symbol) }
    if let text { configuration.text = text }
    if let secondaryText { configuration.secondaryText = secondaryText }
    if let button {
      configuration.button = button.control.configuration
      configuration.buttonProperties.primaryAction = button.action
      configuration.buttonProperties.isEnabled = button.control.isEnabled
    }
    if let button = secondaryButton {
      configuration.secondaryButton = button.control.configuration
      configuration.secondaryButtonProperties.primaryAction = button.action
      configuration.secondaryButtonProperties.isEnabled = button.control.isEnabled
    }
    controller.contentUnavailableConfiguration = configuration
  }

  /// A button of the view, which calls `tap`.
  static func button<Content>(
    of controller: TableController<Content>, _ id: Content.BarButton, _ title: String,
    _ style: ButtonControl.Style = .plain, isDestructive: Bool = false, symbol: String? = nil,
    color: UIColor? = nil, isEnabled: Bool = true
  ) -> Button {
    let control = ButtonControl(
      title: title, style: style, isDestructive: isDestructive, symbol: symbol, color: color,
      fills: false, isEnabled: isEnabled)
    return Button(
      control: control, action: UIAction { [weak controller] _ in controller?.tap(id) })
  }
}
