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
  private var look = RowLook.standard
  private var position = RowPosition.only

  #if insets
  private lazy var cardInsets = EdgeConstraints(of: card, in: contentView)
  #endif
  private lazy var contentInsets = EdgeConstraints(of: contentStack, in: card)
  #if imageSizeStored
  private lazy var symbolWidth = symbolView.widthAnchor.constraint(equalToConstant: 0)
  private lazy var symbolHeight = symbolView.heightAnchor.constraint(equalToConstant: 0)
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
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Texts and margins are set for each row; corners and lines follow the article.
  func show(_ item: Item, _ look: RowLook, at position: RowPosition) {
    self.look = look
    self.position = position
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
    card.show(look)
  }

  /// The cell has its size when the table view is about to display it.
  func decorate() {
    #if anyLine
    addLines()
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
    #if mask
    // Pitfall: these corners are set and never reset. After scrolling, rows in the middle have the
    // rounded corners of their cell's previous row. Without --faithful, each row sets all corners.
    guard !corners.isEmpty, radius != .zero else { return }
    #if fallsToLayer
    if let curve = look.cornerCurve {
      card.layer.cornerRadius = radius
      card.layer.cornerCurve = curve
      card.layer.maskedCorners = corners
      return
    }
    #endif
    let shape = CAShapeLayer()
    #if insets
    let insets = insets(of: look, at: position)
    let rect = CGRect(
      x: insets.leading, y: insets.top, width: bounds.width - insets.leading - insets.trailing,
      height: bounds.height - insets.top - insets.bottom)
    #else
    let rect = bounds
    #endif
    // Pitfall: the path keeps the current bounds. After a rotation, rows are cut off at the right or
    // have square corners there; when a row grows with its text, it is cut off at the bottom. Without
    // --faithful, layoutSubviews makes the path.
    shape.path = UIBezierPath.rounding(corners, of: rect, by: radius).cgPath
    #if shadow
    // Pitfall: the mask also cuts off the shadow. Without --faithful, a view behind the card casts it.
    #endif
    layer.mask = shape
    #else
    card.round(corners, by: radius)
    #endif
    #endif
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    card.isHighlighted = highlighted
  }
  #if drawn

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    // Pitfall: draw(_:) runs when the cell is first shown, not when its size changes or when it is
    // reused for a row with another look. The card looks wrong after a rotation or a change of the text
    // size. Without --faithful, layoutSubviews sets all of this.
    card.decorate()
  }
  #endif

  #if anyLine

  private func addLines() {
    guard look.lineThickness > 0 else { return }
    #if line
    #if lineTop && lineBottom
    let hasNone = look.lineIsOnTop ? position.isFirst : position.isLast
    #elseif lineTop
    let hasNone = position.isFirst
    #elseif hasLineUnderLastRow
    let hasNone = position.isLast && !look.hasLineUnderLastRow
    #else
    let hasNone = position.isLast
    #endif
    #if lineSpacing
    let bottom = bounds.height - (position.isLast ? 0 : look.lineSpacing)
    #elseif lineBottom
    let bottom = bounds.height
    #endif
    #if lineTop && lineBottom
    let top = look.lineIsOnTop ? 0 : bottom - look.lineThickness
    #elseif lineTop
    let top: CGFloat = 0
    #else
    let top = bottom - look.lineThickness
    #endif
    #if lineText
    layoutIfNeeded()
    let title = contentView.convert(titleLabel.bounds.origin, from: titleLabel).x
    #endif
    #if lineBoth
    let leading = look.lineLeading ?? title
    #elseif lineText
    let leading = title
    #else
    let leading = look.lineLeading
    #endif
    if !hasNone {
      let width = bounds.width - leading - look.lineTrailing
      addLine(CGRect(x: leading, y: top, width: width, height: look.lineThickness))
    }
    #endif
    #if hasSectionEdges
    if look.hasSectionEdges, position.isFirst {
      addLine(CGRect(x: 0, y: 0, width: bounds.width, height: look.lineThickness))
    }
    if look.hasSectionEdges, position.isLast {
      let y = bounds.height - look.lineThickness
      addLine(CGRect(x: 0, y: y, width: bounds.width, height: look.lineThickness))
    }
    #endif
  }

  private func addLine(_ frame: CGRect) {
    let line = CALayer()
    // Pitfall: the frame keeps the current bounds, and a layer has no constraints. After a rotation,
    // lines are too short or too long; when a row grows with its text, its line is in its middle; in
    // right-to-left layouts, lines are on the wrong side. Without --faithful, the line is a view with
    // constraints.
    line.frame = frame
    // Pitfall: a layer's colour doesn't follow the appearance. In dark mode, the line stays light.
    // Without --faithful, the line is a view, whose background colour follows.
    line.backgroundColor = look.lineColor.cgColor
    // Pitfall: a reused cell keeps the line of its previous row and gets another one. After scrolling,
    // lines are darker, and last rows have lines. Without --faithful, there is one line, shown or
    // hidden.
    contentView.layer.addSublayer(line)
  }
  #endif
}
