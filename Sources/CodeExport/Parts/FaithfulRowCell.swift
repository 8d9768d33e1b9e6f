// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

extension RowCell {
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
