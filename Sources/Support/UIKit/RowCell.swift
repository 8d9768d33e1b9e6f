// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A cell that shows a row; it sets everything each time, because cells are reused. UIKit calls
/// `updateConfiguration` when the row, the highlight, the text size or the appearance changes.
class RowCell: UITableViewCell {
  var row: ShownRow? { didSet { setNeedsUpdateConfiguration() } }
  let accessories = RowAccessories()

  /// Points, if the row has none of its own.
  var standardMinimumHeight: CGFloat { 0 }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    guard let row else { return }
    tintColor = row.look.tintColor
    accessories.show(row)
    accessibilityIdentifier = row.identifier
    accessibilityLabel = row.label
    var traits: UIAccessibilityTraits = row.isSelectable ? .button : .none
    if row.accessory == .indicator(.checkmark) { traits.insert(.selected) }
    accessibilityTraits = traits
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    var size = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    let minimum = row?.look.height ?? row?.look.minimumHeight ?? standardMinimumHeight
    size.height = max(size.height, minimum)
    return size
  }
}

/// A row in UIKit's own cell.
final class NativeCell: RowCell {
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    guard let row else { return }
    let context = RowContext(
      look: row.look, traits: state.traitCollection,
      margins: contentView.directionalLayoutMargins)
    contentConfiguration = row.content.configuration(in: context).updated(for: state)
    backgroundConfiguration = ownBackground(of: row.look, for: state)
    separatorInset = (row.look.separatorInset ?? SeparatorInset()).insets
    if row.badge == nil, case .indicator(let type) = row.accessory {
      accessoryView = nil
      accessoryType = type
    } else {
      // A cell has an accessory type or an accessory view, whose size doesn't follow the text size.
      accessories.frame.size = accessories.systemLayoutSizeFitting(
        UIView.layoutFittingCompressedSize)
      accessoryView = accessories
    }
  }

}

extension RowCell {
  /// The background of UIKit's own cell; nil: with its colours.
  func ownBackground(
    of look: RowLook, for state: UICellConfigurationState
  ) -> UIBackgroundConfiguration? {
    guard let color = look.background(for: state) else { return nil }
    var background: UIBackgroundConfiguration
    if #available(iOS 16, *) {
      background = defaultBackgroundConfiguration().updated(for: state)
    } else {
      background = .clear()
    }
    background.backgroundColor = color
    return background
  }
}
