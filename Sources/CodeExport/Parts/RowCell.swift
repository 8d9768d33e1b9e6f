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
  #if shadow && !decorates
  private let shadowView = ShadowView()
  #endif
  #if line && !decorates
  private let line = UIView()
  #endif
  #if hasSectionEdges && !decorates
  private let topEdge = UIView()
  private let bottomEdge = UIView()
  #endif
  #if decorates
  private var look = RowLook.standard
  private var position = RowPosition.only
  #endif

  #if insets
  private lazy var cardInsets = EdgeConstraints(of: card, in: contentView)
  #endif
  private lazy var contentInsets = EdgeConstraints(of: contentStack, in: card)
  #if imageSizeStored
  private lazy var symbolWidth = symbolView.widthAnchor.constraint(equalToConstant: 0)
  private lazy var symbolHeight = symbolView.heightAnchor.constraint(equalToConstant: 0)
  #endif
  #if line && !decorates
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
  #if hasSectionEdges && !decorates
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
    #if shadow && !decorates
    addShadow()
    #endif
    #if line && !decorates
    addLine()
    #endif
    #if hasSectionEdges && !decorates
    addEdges()
    #endif
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  #if decorates
  /// Texts and margins are set for each row; corners and lines follow the article.
  #else
  /// Sets everything that depends on the row: a reused cell keeps nothing of its previous row.
  #endif
  func show(_ item: Item, _ look: RowLook, at position: RowPosition) {
    #if decorates
    self.look = look
    self.position = position
    #endif
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
    #if line && !decorates
    showLine(look, at: position)
    #endif
    #if hasSectionEdges && !decorates
    showEdges(look, at: position)
    #endif
    card.show(look)
    #if shadow && !decorates
    shadowView.show(look)
    #endif
    #if cornerRadius && !decorates
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
}
