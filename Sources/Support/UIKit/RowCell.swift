// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A cell that shows a row: any content, in UIKit's own cell or on a card. UIKit calls
/// `updateConfiguration` when the row, the highlight, the text size or the appearance changes; it sets
/// everything, because cells are reused.
///
/// It keeps the views of controls, so that a text field stays the first responder while its row changes.
final class RowCell: UITableViewCell {
  var row: ShownRow? { didSet { setNeedsUpdateConfiguration() } }
  private let leading = RowAccessories()
  private let accessories = RowAccessories()
  private let card = CardView()
  private let fillingImage = FillingImage(frame: .zero)
  /// Points from the cell's leading side to its content, without the safe area.
  private var contentLeading: CGFloat = 0

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    guard let row else { return }
    tintColor = row.look.tintColor
    // UIKit's texts fade in a cell that can't be used; controls beside them don't.
    if isUserInteractionEnabled != row.isEnabled { isUserInteractionEnabled = row.isEnabled }
    for controls in [leading, accessories] { controls.alpha = row.isEnabled ? 1 : 0.5 }
    leading.show(row.leading, label: row.label, hasField: false)
    // UIKit's own cells show some themselves, and have them at their own place.
    let type = row.decoration == nil ? row.accessoryType : nil
    accessories.show(
      row.trailing.filter { type == nil || $0.control.fills }, label: row.label,
      hasField: row.content is TextContent)
    let context = context(of: row, state.traitCollection)
    addSubview(leading)
    showFillingImage(row)
    contentLeading = context.margins.leading
    let field = accessories.field?.shown.control
    let content =
      (row.content as? TextContent).flatMap { field?.content(around: $0) } ?? row.content
    contentConfiguration = content.configuration(in: context).updated(for: state)
    showBackground(row, state)
    if row.decoration == nil {
      // A cell has an accessory type or an accessory view. A view's size doesn't follow the text size.
      accessoryView = type == nil ? accessories : nil
      // Controls stay while the row is edited; UIKit hides its own signs then.
      editingAccessoryView = accessoryView
      accessoryType = type ?? .none
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

  /// Points: controls before the content are at least as wide as a check mark's region in UIKit's lists.
  private var leadingRoom: CGFloat {
    leading.isHidden ? 0 : max(leading.frame.width, 24) + 16
  }

  private func context(of row: ShownRow, _ traits: UITraitCollection) -> RowContext {
    var margins: NSDirectionalEdgeInsets
    let insets = row.cardInsets
    let fillingWidth = row.content.fillingImage?.fillingWidth
    if let decoration = row.decoration {
      var usual = decoration.margins
      if fillingWidth != nil { usual.leading = FillingImage.spacing }
      margins = row.look.margins(over: usual)
      if !accessories.isHidden { margins.trailing += accessories.frame.width + accessories.spacing }
      margins.top += insets.top
      margins.leading += insets.leading
      margins.bottom += insets.bottom
      margins.trailing += insets.trailing
    } else {
      let side =
        effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? layoutMargins.right - safeAreaInsets.right : layoutMargins.left - safeAreaInsets.left
      let leading = fillingWidth == nil ? side : FillingImage.spacing
      margins = row.look.margins(
        over: NSDirectionalEdgeInsets(top: 11, leading: leading, bottom: 11, trailing: side))
    }
    margins.leading += leadingRoom + (fillingWidth ?? 0)
    return RowContext(
      look: row.look, traits: traits, isOnCard: row.decoration != nil, margins: margins,
      insets: insets, hasLeading: !leading.isHidden, field: accessories.field?.view)
  }

  /// A card clips the image to its corners, and UIKit its own cells to those of their groups.
  private func showFillingImage(_ row: ShownRow) {
    let image = row.content.fillingImage
    fillingImage.show(image)
    guard image != nil else { return }
    if row.decoration == nil { addSubview(fillingImage) } else { card.show(fillingImage) }
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

  /// Places what isn't in the content view, which is beside the safe area.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let row else { return }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (area, insets) = (contentView.frame, row.cardInsets)
    card.frame = area.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing))
    card.content = contentView
    let width = row.content.fillingImage?.fillingWidth ?? 0
    let box = row.decoration == nil ? area : card.bounds
    fillingImage.frame = CGRect(
      x: isRightToLeft ? box.maxX - width : box.minX, y: box.minY, width: width, height: box.height)
    let start = contentLeading - leadingRoom
    leading.frame.origin = CGPoint(
      x: isRightToLeft ? area.maxX - start - leading.frame.width : area.minX + start,
      y: card.frame.midY - leading.frame.height / 2)
    guard let decoration = row.decoration else { return }
    let size = accessories.frame.size
    let trailing = row.look.margins(over: decoration.margins).trailing
    accessories.frame.origin = CGPoint(
      x: isRightToLeft ? card.frame.minX + trailing : card.frame.maxX - trailing - size.width,
      y: card.frame.midY - size.height / 2)
  }

  /// A row is one element for VoiceOver: the cell, or its only control, which has the row's words. Further
  /// controls are elements beside the content; UIKit's own cells know their buttons.
  private func describe(_ row: ShownRow) {
    accessibilityIdentifier = row.identifier
    var traits: UIAccessibilityTraits = row.isSelectable ? .button : .none
    if !row.isEnabled { traits.insert(.notEnabled) }
    if row.isChecked { traits.insert(.selected) }
    for element in [self, contentView] {
      element.accessibilityLabel = row.label
      element.accessibilityTraits = traits
    }
    let controls = leading.elements + accessories.elements
    let all = (row.leading + row.trailing).map(\.control).filter(\.isElement)
    if all.isEmpty, controls.isEmpty {
      isAccessibilityElement = true
    } else if !controls.isEmpty {
      let isAlone = all.count == 1 && !row.isSelectable && all[0].label == nil
      isAccessibilityElement = false
      contentView.isAccessibilityElement = !isAlone
      accessibilityElements = isAlone ? controls : [contentView] + controls
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
