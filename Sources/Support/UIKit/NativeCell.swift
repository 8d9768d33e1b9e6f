// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A row in UIKit's own cell.
final class NativeCell: RowCell {
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    guard let row else { return }
    let context = RowContext(
      look: row.look, traits: state.traitCollection, isOnCard: false,
      margins: contentView.directionalLayoutMargins)
    contentConfiguration = row.content.configuration(in: context).updated(for: state)
    backgroundConfiguration = row.look.background(for: state).map { color in
      var background = standardBackground.updated(for: state)
      background.backgroundColor = color
      return background
    }
    separatorInset = (row.look.separatorInset ?? SeparatorInset()).insets
    // A cell has an accessory type or an accessory view. A view's size doesn't follow the text size.
    let needsView = row.badge != nil || row.accessory.isToggle
    accessories.frame.size = accessories.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    accessoryView = needsView ? accessories : nil
    accessoryType = row.accessory.type
  }

  private var standardBackground: UIBackgroundConfiguration {
    if #available(iOS 16, *) { defaultBackgroundConfiguration() } else { .clear() }
  }
}
