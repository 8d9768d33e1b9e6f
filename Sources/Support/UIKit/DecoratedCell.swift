// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A row on a card, which holds any content and its accessories.
final class DecoratedCell: RowCell {
  private let card = CardView()
  private let stack = UIStackView()
  private var content: (any UIView & UIContentView)?
  private lazy var cardEdges = EdgeConstraints(of: card, in: contentView)
  private lazy var stackEdges = EdgeConstraints(of: stack, in: card.surface)

  override var standardMinimumHeight: CGFloat { 44 }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    guard let row, let decoration = row.decoration else { return }
    backgroundConfiguration = .clear()
    // UIKit's own line would be beside the card.
    separatorInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: .greatestFiniteMagnitude)
    if card.superview == nil { addViews() }
    let insets = decoration.insets(at: row.position, atLeast: row.sideInset)
    cardEdges.set(insets)
    var margins = decoration.margins
    stackEdges.set(.zero)
    if !accessories.isHidden {
      stackEdges.set(
        NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: margins.trailing))
      margins.trailing = accessories.spacing
    }
    show(
      row.content.configuration(
        in: RowContext(
          look: row.look, traits: state.traitCollection, isOnCard: true, margins: margins,
          insets: insets)
      ).updated(for: state))
    let color = row.look.background(for: state) ?? .secondarySystemGroupedBackground
    card.show(decoration, at: row.position, color: color)
    describe(row)
  }

  private func addViews() {
    // A cell that clips would hide shadows.
    clipsToBounds = false
    contentView.clipsToBounds = false
    contentView.addSubview(card)
    card.surface.addSubview(stack)
    stack.addArrangedSubview(accessories)
  }

  private func show(_ configuration: any UIContentConfiguration) {
    if let content, type(of: content.configuration) == type(of: configuration) {
      content.configuration = configuration
      return
    }
    content?.removeFromSuperview()
    let view = configuration.makeContentView()
    stack.insertArrangedSubview(view, at: 0)
    content = view
    card.content = view
  }

  /// The row is one element for VoiceOver; beside an information button, its content is one.
  private func describe(_ row: ShownRow) {
    guard !row.accessory.isToggle, let content else { return }
    let hasButton = !accessories.detailButton.isHidden
    isAccessibilityElement = !hasButton
    content.isAccessibilityElement = hasButton
    content.accessibilityLabel = row.label
    content.accessibilityTraits = accessibilityTraits
    accessibilityElements = hasButton ? [content, accessories.detailButton] : nil
  }
}
