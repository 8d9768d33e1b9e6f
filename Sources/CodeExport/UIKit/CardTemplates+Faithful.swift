// SPDX-License-Identifier: GPL-3.0-or-later

/// The parts of a cell that articles write another way than they are exported else, each with a comment where it goes
/// wrong: `Pitfall:` what does, `Seen` when, and what is done about it without `--faithful`.
extension CardTemplates {
  /// Lines as layers, and what is done while the cell is drawn.
  static let faithfulCell = """
    %if faithful drawn

      override func draw(_ rect: CGRect) {
        super.draw(rect)
        // Pitfall: drawing is for pixels, and what is set here is set when the cell is first shown:
        // not when it gets another size, and not when it is used again for a row of another look.
        // Seen after a rotation and after the text size changed. Otherwise all of it is set in
        // layoutSubviews.
        card.decorate()
      }
    %end
    %if faithful anyLine

      private func addLines(_ look: RowLook, at position: RowPosition) {
        guard look.lineThickness > 0 else { return }
    %if line
    \(hasNoLine)
    %if lineTop
    %if lineBottom
        let top = look.lineIsOnTop ? 0 : bounds.height - look.lineThickness
    %else
        let top: CGFloat = 0
    %end
    %else
        let top = bounds.height - look.lineThickness
    %end
    %if lineText
        let title = contentView.convert(titleLabel.bounds.origin, from: titleLabel).x
    %if lineOwn
        let leading = look.lineLeading ?? title
    %else
        let leading = title
    %end
    %else
        let leading = look.lineLeading
    %end
        if !hasNone {
          let width = bounds.width - leading - look.lineTrailing
          addLine(CGRect(x: leading, y: top, width: width, height: look.lineThickness), look)
        }
    %end
    %if hasSectionEdges
        if look.hasSectionEdges, position.isFirst {
          addLine(CGRect(x: 0, y: 0, width: bounds.width, height: look.lineThickness), look)
        }
        if look.hasSectionEdges, position.isLast {
          let y = bounds.height - look.lineThickness
          addLine(CGRect(x: 0, y: y, width: bounds.width, height: look.lineThickness), look)
        }
    %end
      }

      private func addLine(_ frame: CGRect, _ look: RowLook) {
        let line = CALayer()
        // Pitfall: the frame is made of the bounds of this moment, before the cell is laid out, and
        // a layer has no constraints. Seen as lines that are too short, too long or in the middle
        // of a row that sizes itself, and on the wrong side from right to left. Otherwise the line
        // is a view with constraints.
        line.frame = frame
        // Pitfall: a layer's colour is that of the appearance now. Seen when dark mode is switched
        // on: the line stays light. Otherwise a view's background colour follows.
        line.backgroundColor = look.lineColor.cgColor
        // Pitfall: a cell that is used again keeps the line of its former row and gets one more.
        // Seen after scrolling: lines that grow darker, and lines under last rows. Otherwise there
        // is one, shown or hidden.
        contentView.layer.addSublayer(line)
      }
    %end
    """

  /// The card with its corners, its border and its shadow.
  static let faithfulCard = """
    /// What a row lies on.
    private final class CardView: UIView {
      private var look = RowLook.standard
    %if keepsCorners
      private var corners: CACornerMask = []
      private var <#radius#>: <#radiusType#> = <#noRadius#>
    %end
    %if covers
      private var covers: [(layer: CALayer, corner: CACornerMask)] = []
    %end

    \(highlighting)

    \(showing)
    %if cornerRadius !covers
    %if shadow
        // Pitfall: what cuts off at the corners cuts off the view's own shadow. Seen at once: there
        // is none. Otherwise a view behind this one throws it.
    %end
        clipsToBounds = look.masksToBounds
    %end
    %if keepsCorners !covers
        self.corners = corners
        self.<#radius#> = <#radius#>
    %end
    \(layerCorners)
    %if mask
        // Pitfall: what one row gets here, no other takes off. Seen after scrolling: rows in the
        // middle with the round corners of the row that their cell showed before. Otherwise every
        // place sets all of it.
        guard !corners.isEmpty, <#radius#> != <#noRadius#> else { return }
    %if fallsToLayer
        if let curve = look.cornerCurve {
          layer.cornerRadius = radius
          layer.cornerCurve = curve
          layer.maskedCorners = corners
          return
        }
    %end
        let shape = CAShapeLayer()
        // Pitfall: the bounds are those of this moment, before the cell has its width and height.
        // Seen as rows cut off at the right or below at first, after a rotation and with larger
        // text. Otherwise the path is made in layoutSubviews. The same bits say which corners in
        // both types.
    %if uneven
        shape.path = radii.path(in: bounds, corners: corners).cgPath
    %else
        shape.path =
          UIBezierPath(
            roundedRect: bounds, byRoundingCorners: UIRectCorner(rawValue: corners.rawValue),
            cornerRadii: CGSize(width: radius, height: radius)
          ).cgPath
    %end
        layer.mask = shape
    %end
    %if covers
        // Pitfall: corners are only ever uncovered here. Seen after scrolling: rows in the middle
        // with the round corners of the row that their cell showed before. Otherwise each cover is
        // shown or hidden for each row.
        self.corners.formUnion(corners)
        self.radius = radius
        layer.cornerRadius = radius
        layer.cornerCurve = look.cornerCurve
        for cover in covers where corners.contains(cover.corner) { cover.layer.isHidden = true }
    %end
      }
    %if drawn

      func decorate() {
    %if border
    %if mask
        // Pitfall: a layer's border is a rectangle with round corners of its own radius, which the
        // mask knows nothing of. Seen at the round corners: the line ends there. Otherwise a layer
        // strokes the mask's path.
    %end
        layer.borderWidth = look.borderWidth
        // Pitfall: a layer's colour is that of the appearance now. Seen when dark mode is switched
        // on: the border keeps its light colour. Otherwise the colour is resolved anew in
        // layoutSubviews.
        layer.borderColor = look.borderColor.cgColor
    %end
    %if shadow
    %if !border
        // Pitfall: a layer's colour is that of the appearance now. Seen when dark mode is switched on:
        // the shadow keeps its light colour. Otherwise it is resolved anew in layoutSubviews.
    %end
        layer.shadowColor = look.shadowColor.cgColor
        layer.shadowOpacity = look.shadowOpacity
        layer.shadowRadius = look.shadowRadius
        layer.shadowOffset = look.shadowOffset
        // Pitfall: the path keeps the bounds of this moment. Seen after a rotation and when a row
        // grows with its text: the shadow is that of the former card. Otherwise it is made in
        // layoutSubviews.
    %if cornerRadius
        layer.shadowPath =
          look.shadowIsRectangular
          ? UIBezierPath(rect: bounds).cgPath
    %if uneven
          : radii.path(in: bounds, corners: corners).cgPath
    %else
          : UIBezierPath(
            roundedRect: bounds, byRoundingCorners: UIRectCorner(rawValue: corners.rawValue),
            cornerRadii: CGSize(width: radius, height: radius)
          ).cgPath
    %end
    %else
        layer.shadowPath = UIBezierPath(rect: bounds).cgPath
    %end
    %end
    %if covers
        let (right, bottom) = (bounds.width - radius, bounds.height - radius)
        let places: [(CACornerMask, CGPoint)] = [
          (.layerMinXMinYCorner, CGPoint(x: 0, y: 0)),
          (.layerMaxXMinYCorner, CGPoint(x: right, y: 0)),
          (.layerMinXMaxYCorner, CGPoint(x: 0, y: bottom)),
          (.layerMaxXMaxYCorner, CGPoint(x: right, y: bottom)),
        ]
        for (corner, origin) in places {
          let cover = CALayer()
          // Pitfall: the patch stays where the corner is now. Seen after a rotation: patches in the
          // middle of rows. Otherwise their frames are set in layoutSubviews.
          cover.frame = CGRect(origin: origin, size: CGSize(width: radius, height: radius))
          // Pitfall: the colour is that of this row and appearance. Seen when a row is touched:
          // four squares keep the old colour. Otherwise it is set with the card's own.
          cover.backgroundColor = look.color.cgColor
          cover.isHidden = corners.contains(corner)
          // Pitfall: each drawing adds four more. Seen in the view debugger and while scrolling,
          // which grows slow. Otherwise there are four, added once.
          layer.insertSublayer(cover, at: 0)
          covers.append((cover, corner))
        }
    %end
      }
    %end
    }
    """
}
