// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A cell that shows a row: any content, in UIKit's own cell or on a card. UIKit calls
/// `updateConfiguration` when the row, the highlight, the text size or the appearance changes; it sets
/// everything, because cells are reused.
final class RowCell: UITableViewCell {
  var row: ShownRow? { didSet { setNeedsUpdateConfiguration() } }
  let accessories = RowAccessories()
  private let card = CardView()

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    guard let row else { return }
    tintColor = row.look.tintColor
    accessories.show(row)
    accessories.frame.size = accessories.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let context = context(of: row, state.traitCollection)
    contentConfiguration = row.content.configuration(in: context).updated(for: state)
    showBackground(row, state)
    if row.decoration == nil {
      // A cell has an accessory type or an accessory view. A view's size doesn't follow the text size.
      let needsView = row.badge != nil || row.accessory.isToggle
      accessoryView = needsView ? accessories : nil
      accessoryType = row.accessory.type
      // Only cells with the same insets are reused for each other.
      let insets = row.look.contentInsets
      if let leading = insets.leading { directionalLayoutMargins.leading = leading }
      if let trailing = insets.trailing { directionalLayoutMargins.trailing = trailing }
    } else {
      // The content view can be a new one.
      insertSubview(card, belowSubview: contentView)
      addSubview(accessories)
      let standard: UIColor = state.isHighlighted ? .systemGray4 : .secondarySystemGroupedBackground
      let color = row.look.background(for: state) ?? standard
      card.show(row, color: drawsCard ? color : nil)
      setNeedsLayout()
    }
    describe(row)
  }

  private func context(of row: ShownRow, _ traits: UITraitCollection) -> RowContext {
    guard let decoration = row.decoration else {
      let side =
        effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? layoutMargins.right - safeAreaInsets.right : layoutMargins.left - safeAreaInsets.left
      let margins = NSDirectionalEdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
      return RowContext(
        look: row.look, traits: traits, isOnCard: false, margins: row.look.margins(over: margins))
    }
    let insets = row.cardInsets
    var margins = row.look.margins(over: decoration.margins)
    if !accessories.isHidden { margins.trailing += accessories.frame.width + accessories.spacing }
    margins.top += insets.top
    margins.leading += insets.leading
    margins.bottom += insets.bottom
    margins.trailing += insets.trailing
    return RowContext(
      look: row.look, traits: traits, isOnCard: true, margins: margins, insets: insets)
  }

  private var drawsCard: Bool { row?.decoration?.drawsCard ?? false }

  private func showBackground(_ row: ShownRow, _ state: UICellConfigurationState) {
    // UIKit's own line would be beside a card.
    let hidden = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: .greatestFiniteMagnitude)
    let inset = row.look.separatorInset ?? SeparatorInset()
    separatorInset = row.decoration == nil ? inset.insets : hidden
    if drawsCard {
      backgroundConfiguration = .clear()
      clipsToBounds = false
    } else {
      backgroundConfiguration = row.look.background(for: state).map { color in
        var background = UIBackgroundConfiguration.clear()
        if #available(iOS 16, *) {
          background = defaultBackgroundConfiguration().updated(for: state)
        }
        background.backgroundColor = color
        return background
      }
    }
  }

  /// Places the card in the content view, which is beside the safe area.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let row, let decoration = row.decoration else { return }
    let insets = row.cardInsets
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    card.frame = contentView.frame.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing))
    card.content = contentView
    let size = accessories.frame.size
    let trailing = row.look.margins(over: decoration.margins).trailing
    accessories.frame.origin = CGPoint(
      x: isRightToLeft ? card.frame.minX + trailing : card.frame.maxX - trailing - size.width,
      y: card.frame.midY - size.height / 2)
  }

  /// A row is one element for VoiceOver: the cell, or a switch, which has the row's words. Beside an
  /// information button on a card, the content is one; UIKit's own cells know their buttons.
  private func describe(_ row: ShownRow) {
    accessibilityIdentifier = row.identifier
    var traits: UIAccessibilityTraits = row.isSelectable ? .button : .none
    if row.accessory == .indicator(.checkmark) { traits.insert(.selected) }
    for element in [self, contentView] {
      element.accessibilityLabel = row.label
      element.accessibilityTraits = traits
    }
    if row.accessory.isToggle {
      isAccessibilityElement = false
      accessibilityElements = [accessories.toggle]
    } else if !row.accessory.hasButton {
      isAccessibilityElement = true
    } else if row.decoration != nil {
      isAccessibilityElement = false
      contentView.isAccessibilityElement = true
      accessibilityElements = [contentView, accessories.detailButton]
    }
  }

  override func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    var size = super.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    size.height = max(size.height, row?.minimumHeight ?? 0)
    return size
  }
}
