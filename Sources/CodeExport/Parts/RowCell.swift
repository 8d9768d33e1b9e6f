// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A row on a card.
private final class RowCell: UITableViewCell {
  static let reuseIdentifier = "RowCell"

  #if switches
  let switchControl = UISwitch()
  #endif
  #if details
  let detailButton = UIButton(type: .detailDisclosure)
  #endif
  private let card = CardView()
  private let titleLabel = UILabel()
  #if date
  private let dateLabel = UILabel()
  #endif
  #if detail
  private let detailLabel = UILabel()
  #endif
  #if symbol
  private let symbolView = UIImageView()
  #endif
  #if badge
  private let badgeLabel = BadgeLabel()
  #endif
  #if value
  private let valueLabel = UILabel()
  #endif
  #if level
  private let levelView = UIImageView()
  #endif
  #if side
  private let valueStack = UIStackView()
  #endif
  #if indicators
  private let indicatorView = UIImageView()
  #endif
  #if accessories
  private let accessoryStack = UIStackView()
  #endif
  #if texts
  private let textStack = UIStackView()
  #endif
  private let contentStack = UIStackView()
  #if shadow
  private let shadowView = ShadowView()
  #endif
  #if line
  private let line = UIView()
  #endif
  #if hasSectionEdges
  private let topEdge = UIView()
  private let bottomEdge = UIView()
  #endif

  #if insets
  private lazy var cardInsets = EdgeConstraints(of: card, in: contentView)
  #endif
  private lazy var contentInsets = EdgeConstraints(of: contentStack, in: card)
  #if imageSizeStored
  private lazy var symbolWidth = symbolView.widthAnchor.constraint(equalToConstant: 0)
  private lazy var symbolHeight = symbolView.heightAnchor.constraint(equalToConstant: 0)
  #endif
  #if line
  private lazy var lineHeight = line.heightAnchor.constraint(equalToConstant: 0)
  private lazy var lineTrailing = contentView.trailingAnchor.constraint(
    equalTo: line.trailingAnchor)
  #if lineOwn
  private lazy var lineLeading = line.leadingAnchor.constraint(
    equalTo: contentView.leadingAnchor)
  #endif
  #if lineText
  private lazy var lineAtTitle = line.leadingAnchor.constraint(
    equalTo: titleLabel.leadingAnchor)
  #endif
  #if lineTop
  private lazy var lineAtTop = line.topAnchor.constraint(equalTo: contentView.topAnchor)
  #endif
  #if lineBottom && lineSpacing
  private lazy var lineAtBottom = contentView.bottomAnchor.constraint(
    equalTo: line.bottomAnchor)
  #elseif lineBottom
  private lazy var lineAtBottom = line.bottomAnchor.constraint(
    equalTo: contentView.bottomAnchor)
  #endif
  #endif
  #if hasSectionEdges
  private lazy var topEdgeHeight = topEdge.heightAnchor.constraint(equalToConstant: 0)
  private lazy var bottomEdgeHeight = bottomEdge.heightAnchor.constraint(equalToConstant: 0)
  #endif

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    // The card is the background; the table shows around it.
    backgroundColor = .clear
    selectionStyle = .none
    #if shadow
    // A cell that clips would hide the shadow.
    clipsToBounds = false
    contentView.clipsToBounds = false
    #endif
    addViews()
    constrainViews()
    #if shadow
    addShadow()
    #endif
    #if line
    addLine()
    #endif
    #if hasSectionEdges
    addEdges()
    #endif
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Sets everything that depends on the row: a reused cell keeps nothing of its previous row.
  func show(_ item: Item, _ look: RowLook, at position: RowPosition) {
    #if tintColor
    tintColor = item.tintColor
    #endif
    showTexts(of: item)
    #if symbol
    symbolView.image = item.image
    symbolView.isHidden = item.symbol == nil
    #if imageSizeOptional
    symbolWidth.constant = item.imageSize?.width ?? Metrics.symbolWidth
    symbolHeight.constant = item.imageSize?.height ?? 0
    symbolHeight.isActive = item.imageSize != nil
    #elseif imageSizeStored
    symbolWidth.constant = item.imageSize.width
    symbolHeight.constant = item.imageSize.height
    symbolHeight.isActive = true
    #endif
    #if symbolColor
    symbolView.tintColor = item.symbolColor
    #endif
    #endif
    #if accessories
    showAccessories(of: item)
    #endif
    #if insets
    let insets = insets(of: look, at: position)
    cardInsets.set(insets)
    #endif
    #if titleOrigin && insets
    contentInsets.set(margins(of: look, on: CGPoint(x: insets.leading, y: insets.top)))
    #elseif titleOrigin
    contentInsets.set(margins(of: look, on: .zero))
    #else
    contentInsets.set(look.contentInsets)
    #endif
    #if line
    showLine(look, at: position)
    #endif
    #if hasSectionEdges
    showEdges(look, at: position)
    #endif
    card.show(look)
    #if shadow
    shadowView.show(look)
    #endif
    #if cornerRadius
    #if roundsEachRow
    let place = look.roundsEachRow ? RowPosition.only : position
    #if maskedCorners
    let corners = place.corners.intersection(look.maskedCorners)
    #else
    let corners = place.corners
    #endif
    #elseif maskedCorners
    let corners = position.corners.intersection(look.maskedCorners)
    #else
    let corners = position.corners
    #endif
    #if onlyRowCornerRadius
    let radius = position == .only ? look.onlyRowCornerRadius : look.cornerRadius
    #else
    let radius = look.cornerRadius
    #endif
    card.round(corners, by: radius)
    #if shadow
    shadowView.round(corners, by: radius)
    #endif
    #endif
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    card.isHighlighted = highlighted
  }

  #if shadow

  private func addShadow() {
    contentView.insertSubview(shadowView, belowSubview: card)
    shadowView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      shadowView.topAnchor.constraint(equalTo: card.topAnchor),
      shadowView.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      shadowView.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      shadowView.trailingAnchor.constraint(equalTo: card.trailingAnchor),
    ])
  }
  #endif
  #if line

  private func addLine() {
    contentView.addSubview(line)
    line.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([lineHeight, lineTrailing])
    #if lineOwn && !lineBoth
    lineLeading.isActive = true
    #elseif !lineBoth
    lineAtTitle.isActive = true
    #endif
    #if lineTop && !lineBottom
    lineAtTop.isActive = true
    #elseif !lineTop
    lineAtBottom.isActive = true
    #endif
  }

  private func showLine(_ look: RowLook, at position: RowPosition) {
    line.backgroundColor = look.lineColor
    lineHeight.constant = look.lineThickness
    lineTrailing.constant = look.lineTrailing
    #if lineSpacing
    lineAtBottom.constant = position.isLast ? 0 : look.lineSpacing
    #endif
    #if lineTop && lineBottom
    lineAtTop.isActive = look.lineIsOnTop
    lineAtBottom.isActive = !look.lineIsOnTop
    #endif
    #if lineTop && lineBottom
    let hasNone = look.lineIsOnTop ? position.isFirst : position.isLast
    #elseif lineTop
    let hasNone = position.isFirst
    #elseif hasLineUnderLastRow
    let hasNone = position.isLast && !look.hasLineUnderLastRow
    #else
    let hasNone = position.isLast
    #endif
    line.isHidden = hasNone || look.lineThickness == 0
    #if lineBoth
    lineLeading.constant = look.lineLeading ?? 0
    lineLeading.isActive = look.lineLeading != nil
    lineAtTitle.isActive = look.lineLeading == nil
    #elseif lineOwn
    lineLeading.constant = look.lineLeading
    #endif
  }
  #endif
  #if hasSectionEdges

  private func addEdges() {
    for edge in [topEdge, bottomEdge] {
      contentView.addSubview(edge)
      edge.translatesAutoresizingMaskIntoConstraints = false
      edge.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
      edge.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      topEdgeHeight, bottomEdgeHeight,
      topEdge.topAnchor.constraint(equalTo: contentView.topAnchor),
      bottomEdge.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  private func showEdges(_ look: RowLook, at position: RowPosition) {
    for edge in [topEdge, bottomEdge] { edge.backgroundColor = look.lineColor }
    topEdgeHeight.constant = look.lineThickness
    bottomEdgeHeight.constant = look.lineThickness
    topEdge.isHidden = !look.hasSectionEdges || !position.isFirst
    bottomEdge.isHidden = !look.hasSectionEdges || !position.isLast
  }
  #endif
}
