// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A row on a card, which holds any content and its accessories.
final class DecoratedCell: RowCell {
  private let card = CardView()
  private let stack = UIStackView()
  /// The cell without the card's insets.
  private let area = UILayoutGuide()
  private var content: (any UIView & UIContentView)?

  private lazy var top = area.topAnchor.constraint(equalTo: contentView.topAnchor)
  private lazy var leading = area.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)
  private lazy var bottom = contentView.bottomAnchor.constraint(equalTo: area.bottomAnchor)
  private lazy var trailing = contentView.trailingAnchor.constraint(equalTo: area.trailingAnchor)
  private lazy var maximumWidth = card.widthAnchor.constraint(
    lessThanOrEqualToConstant: CGFloat.greatestFiniteMagnitude)

  override var standardMinimumHeight: CGFloat { 44 }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    // Cells clip neither shadows nor labels.
    clipsToBounds = false
    contentView.clipsToBounds = false
    contentView.addLayoutGuide(area)
    contentView.addSubview(card)
    card.translatesAutoresizingMaskIntoConstraints = false
    card.surface.addSubview(stack)
    stack.pin(to: card.surface)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.addArrangedSubview(accessories)
    // The table view's own constraints on the cell's size come first.
    let fill = card.widthAnchor.constraint(equalTo: area.widthAnchor)
    for constraint in [bottom, trailing, fill] { constraint.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate([
      top, leading, bottom, trailing, fill, maximumWidth,
      card.topAnchor.constraint(equalTo: area.topAnchor),
      card.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      card.centerXAnchor.constraint(equalTo: area.centerXAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    guard let row, let decoration = row.decoration else { return }
    let drawsCard = decoration.drawsCard
    backgroundConfiguration = drawsCard ? .clear() : ownBackground(of: row.look, for: state)
    // UIKit's own line would be beside the card.
    separatorInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: .greatestFiniteMagnitude)
    let insets = decoration.insets(at: row.position)
    top.constant = insets.top
    leading.constant = insets.leading
    bottom.constant = insets.bottom
    trailing.constant = insets.trailing
    maximumWidth.constant = row.maximumWidth ?? CGFloat.greatestFiniteMagnitude
    show(decoration.margins, insets, row, state)
    let color = row.look.background(for: state) ?? .secondarySystemGroupedBackground
    card.show(decoration, at: row.position, color: drawsCard ? color : nil)
    showElements(row)
  }

  private func show(
    _ margins: NSDirectionalEdgeInsets, _ insets: NSDirectionalEdgeInsets, _ row: ShownRow,
    _ state: UICellConfigurationState
  ) {
    accessories.isHidden = accessories.isEmpty
    stack.directionalLayoutMargins = .zero
    var margins = margins
    if !accessories.isHidden {
      stack.directionalLayoutMargins.trailing = margins.trailing
      margins.trailing = accessories.spacing
    }
    let context = RowContext(
      look: row.look, traits: state.traitCollection, isOnCard: true, margins: margins,
      insets: insets)
    let configuration = row.content.configuration(in: context).updated(for: state)
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

  /// The row is one element for VoiceOver, a switch its element, and an information button a second one.
  private func showElements(_ row: ShownRow) {
    let control = accessories.control
    isAccessibilityElement = control == nil
    content?.isAccessibilityElement = control != nil
    content?.accessibilityLabel = row.label
    content?.accessibilityTraits = accessibilityTraits
    let elements: [UIView?] = [control is UISwitch ? nil : content, control]
    accessibilityElements = control == nil ? nil : elements.compactMap { $0 }
  }
}
