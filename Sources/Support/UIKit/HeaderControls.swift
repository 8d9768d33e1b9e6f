// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A button in a section's header, in the size of the header's text.
struct HeaderButton: RowControl, Equatable {
  var title: String
  var textStyle: UIFont.TextStyle
  var isDestructive: Bool
  var symbol: String?
  var isEnabled: Bool
  var label: String? { title.isEmpty ? nil : title }

  func makeView() -> UIButton { UIButton(type: .system) }

  func show(in view: UIButton) {
    view.setTitle(title, for: .normal)
    view.titleLabel?.font = .preferredFont(forTextStyle: textStyle)
    view.titleLabel?.adjustsFontForContentSizeCategory = true
    let configuration = UIImage.SymbolConfiguration(textStyle: textStyle, scale: .medium)
    let image = symbol.flatMap { UIImage(systemName: $0, withConfiguration: configuration) }
    view.setImage(image, for: .normal)
    view.tintColor = isDestructive ? .systemRed : nil
    view.isEnabled = isEnabled
  }

  func observe(_ view: UIButton, _ changed: @escaping @MainActor () -> Void) {
    view.addAction(UIAction { _ in changed() }, for: .touchUpInside)
  }
}

@MainActor extension HeaderControl {
  /// A button, which calls `pressHeader(of:)`.
  static func headerButton(
    _ title: String, _ textStyle: UIFont.TextStyle, isDestructive: Bool = false,
    symbol: String? = nil, isEnabled: Bool = true
  ) -> Self {
    pressing(
      HeaderButton(
        title: title, textStyle: textStyle, isDestructive: isDestructive, symbol: symbol,
        isEnabled: isEnabled))
  }

  /// The same with a background.
  static func headerButton(
    _ title: String, _ style: ButtonControl.Style, isDestructive: Bool = false,
    symbol: String? = nil, isEnabled: Bool = true
  ) -> Self {
    pressing(
      ButtonControl(
        title: title, style: style, isDestructive: isDestructive, symbol: symbol, fills: false,
        isEnabled: isEnabled))
  }

  /// A chevron that shows or hides the section's rows. It points down while they are shown.
  static func headerChevron() -> Self {
    HeaderControl { section, place, controller in
      let control = OutlineControl(value: !section.isCollapsed)
      return ShownControl(control: control) { [weak controller] _ in
        controller?.toggleRows(ofSection: section.identity(at: place))
      }
    }
  }

  private static func pressing(_ control: some RowControl) -> Self {
    HeaderControl { section, _, controller in
      ShownControl(control: control, isFixed: section.id == nil) { [weak controller] _ in
        if let id = section.id { controller?.pressHeader(of: id) }
      }
    }
  }
}
