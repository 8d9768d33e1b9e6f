// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A cell that shows a row. UIKit calls `updateConfiguration` when the row, the highlight, the text size or
/// the appearance changes; it sets everything, because cells are reused.
class RowCell: UITableViewCell {
  var row: ShownRow? { didSet { setNeedsUpdateConfiguration() } }
  let accessories = RowAccessories()
  /// Points, if the row has no height of its own.
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
    guard row.accessory.isToggle else { return }
    // The switch has the row's words, so it is the only element.
    isAccessibilityElement = false
    accessibilityElements = [accessories.toggle]
  }

  override func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    var size = super.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    let minimum = row?.look.height ?? row?.look.minimumHeight ?? standardMinimumHeight
    size.height = max(size.height, minimum)
    return size
  }
}
