// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A pop-up button: it shows the chosen one of its choices.
struct MenuControl: ValueControl, Equatable {
  /// The index of the chosen one.
  var value = 0
  var choices: [String]
  var isEnabled: Bool

  func makeView() -> MenuButton {
    let view = MenuButton(frame: .zero)
    view.showsMenuAsPrimaryAction = true
    return view
  }

  func show(in view: MenuButton) {
    view.chosen = value
    let actions = choices.enumerated().map { index, title in
      UIAction(title: title, state: index == value ? .on : .off) { [weak view] _ in
        view?.chosen = index
        view?.sendActions(for: .valueChanged)
      }
    }
    view.menu = UIMenu(options: .singleSelection, children: actions)
    var configuration = UIButton.Configuration.plain()
    configuration.title = choices.indices.contains(value) ? choices[value] : nil
    configuration.baseForegroundColor = .secondaryLabel
    configuration.image = UIImage(
      systemName: "chevron.up.chevron.down",
      withConfiguration: UIImage.SymbolConfiguration(textStyle: .body, scale: .small))
    configuration.imagePlacement = .trailing
    configuration.imagePadding = 4
    configuration.contentInsets.leading = 0
    configuration.contentInsets.trailing = 0
    view.configuration = configuration
    view.isEnabled = isEnabled
    view.accessibilityValue = configuration.title
  }

  func value(of view: MenuButton) -> Int { view.chosen }
}

/// A button whose menu opens at once.
final class MenuButton: UIButton {
  var chosen = 0
}

@MainActor extension RowBehavior {
  /// A pop-up button for the index of its choice.
  static func menu(
    _ value: WritableKeyPath<Content.Values, Int>, _ choices: [String], isEnabled: Bool = true
  ) -> Self {
    .control(MenuControl(choices: choices, isEnabled: isEnabled), value)
  }
}
