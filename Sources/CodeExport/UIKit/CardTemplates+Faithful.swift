// SPDX-License-Identifier: GPL-3.0-or-later

/// The parts of a cell that articles write another way than the corrected export does. Each has a comment where it goes
/// wrong: the problem, when one sees it, and what the code without `--faithful` does about it.
extension CardTemplates {
  static let faithfulProvider = """
    private func cell(for id: String, at indexPath: IndexPath) -> UITableViewCell? {
      let cell = tableView.dequeueReusableCell(
        withIdentifier: RowCell.reuseIdentifier, for: indexPath)
    %if sections
      guard let cell = cell as? RowCell, let item = Content.items[id],
        let section = dataSource.section(at: indexPath.section)
      else { return cell }
    %else
      guard let cell = cell as? RowCell, let item = Content.items[id] else { return cell }
    %end
      // Pitfall: the cell asks once whether its row is the first or the last. After rows are inserted,
      // deleted or moved, visible cells keep their old corners, lines and margins until they scroll off
      // screen. Without --faithful, visible rows are shown again after each snapshot.
      let count = tableView.numberOfRows(inSection: indexPath.section)
    \(cellActions)
      cell.show(item, <#look#>, at: RowPosition(row: indexPath.row, count: count))
      return cell
    }

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      (cell as? RowCell)?.decorate()
    }
    """

  static var faithfulCell: String {
    [faithfulHead, contents, views, faithfulLines, parts].joined(separator: "\n")
  }

  private static let faithfulHead = """
    \(declarations)
      private var look = RowLook.standard
      private var position = RowPosition.only

    \(constraints)

    \(initializer)
      }

    \(coder)

      /// Texts and margins are set for each row; corners and lines follow the article.
      func show(_ item: Item, _ look: RowLook, at position: RowPosition) {
        self.look = look
        self.position = position
    \(showing)
        card.show(look)
      }

      /// The cell has its size when the table view is about to display it.
      func decorate() {
    %if anyLine
        addLines()
    %end
    %if cornerRadius
    \(corners)
    %if mask
        // Pitfall: these corners are set and never reset. After scrolling, rows in the middle have the
        // rounded corners of their cell's previous row. Without --faithful, each row sets all corners.
        guard !corners.isEmpty, <#radius#> != <#noRadius#> else { return }
    %if fallsToLayer
        if let curve = look.cornerCurve {
          card.layer.cornerRadius = radius
          card.layer.cornerCurve = curve
          card.layer.maskedCorners = corners
          return
        }
    %end
        let shape = CAShapeLayer()
    %if insets
        let insets = insets(of: look, at: position)
        let rect = CGRect(
          x: insets.leading, y: insets.top, width: bounds.width - insets.leading - insets.trailing,
          height: bounds.height - insets.top - insets.bottom)
    %else
        let rect = bounds
    %end
        // Pitfall: the path keeps the current bounds. After a rotation, rows are cut off at the right or
        // have square corners there; when a row grows with its text, it is cut off at the bottom. Without
        // --faithful, layoutSubviews makes the path. Both types use the same bits for the corners.
    %if uneven
        shape.path = radii.path(in: rect, corners: corners).cgPath
    %else
        shape.path =
          UIBezierPath(
            roundedRect: rect, byRoundingCorners: UIRectCorner(rawValue: corners.rawValue),
            cornerRadii: CGSize(width: radius, height: radius)
          ).cgPath
    %end
    %if shadow
        // Pitfall: the mask also cuts off the shadow. Without --faithful, a view behind the card casts it.
    %end
        layer.mask = shape
    %else
        card.round(corners, <#radius#>: <#radius#>)
    %end
    %end
      }

    \(highlighted)
    %if drawn

      override func draw(_ rect: CGRect) {
        super.draw(rect)
        // Pitfall: draw(_:) runs when the cell is first shown, not when its size changes or when it is
        // reused for a row with another look. The card looks wrong after a rotation or a change of the text
        // size. Without --faithful, layoutSubviews sets all of this.
        card.decorate()
      }
    %end
    """

  /// Lines as layers.
  private static let faithfulLines = """
    %if anyLine

      private func addLines() {
        guard look.lineThickness > 0 else { return }
    %if line
    \(hasNoLine)
    %if lineSpacing
        let bottom = bounds.height - (position.isLast ? 0 : look.lineSpacing)
    %end
    %if lineTop
    %if lineBottom
        let top = look.lineIsOnTop ? 0 : <#lineBottom#> - look.lineThickness
    %else
        let top: CGFloat = 0
    %end
    %else
        let top = <#lineBottom#> - look.lineThickness
    %end
    %if lineText
        layoutIfNeeded()
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
          addLine(CGRect(x: leading, y: top, width: width, height: look.lineThickness))
        }
    %end
    %if hasSectionEdges
        if look.hasSectionEdges, position.isFirst {
          addLine(CGRect(x: 0, y: 0, width: bounds.width, height: look.lineThickness))
        }
        if look.hasSectionEdges, position.isLast {
          let y = bounds.height - look.lineThickness
          addLine(CGRect(x: 0, y: y, width: bounds.width, height: look.lineThickness))
        }
    %end
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
    %end
    }
    """

  /// The card with its corners, its border and its shadow.
  static let faithfulCard = """
    /// The background of a row.
    private final class CardView: UIView {
      private var look = RowLook.standard
    %if keepsCorners
      private var corners: CACornerMask = []
      private var <#radius#>: <#radiusType#> = <#noRadius#>
    %end
    %if covers
      private var covers: [(layer: CALayer, corner: CACornerMask)] = []
    %end

      var isHighlighted = false {
        didSet { backgroundColor = isHighlighted ? <#selectedColor#> : look.color }
      }

      func show(_ look: RowLook) {
        self.look = look
        backgroundColor = look.color
    %if cornerRadius !covers
    %if shadow
        // Pitfall: a view that clips its corners clips its own shadow, so there is no shadow. Without
        // --faithful, a view behind this one casts it.
    %end
        clipsToBounds = look.masksToBounds
    %end
      }
    %if rounds

      func round(_ corners: CACornerMask, <#radius#>: <#radiusType#>) {
    %if keepsCorners !covers
        self.corners = corners
        self.<#radius#> = <#radius#>
    %end
    \(layerCorners)
    %if covers
        // Pitfall: covers are only ever hidden here. After scrolling, rows in the middle have the rounded
        // corners of their cell's previous row. Without --faithful, each row shows or hides each cover.
        self.corners.formUnion(corners)
        self.radius = radius
        layer.cornerRadius = radius
        layer.cornerCurve = look.cornerCurve
        for cover in covers where corners.contains(cover.corner) { cover.layer.isHidden = true }
    %end
      }
    %end
    %if drawn

      func decorate() {
    %if border
    %if mask
        // Pitfall: a layer's border follows the layer's own corner radius, not the mask, so the line is
        // missing at the rounded corners. Without --faithful, a shape layer strokes the mask's path.
    %end
        layer.borderWidth = look.borderWidth
        // Pitfall: a layer's colour doesn't follow the appearance. In dark mode, the border keeps its light
        // colour. Without --faithful, layoutSubviews resolves the colour again.
        layer.borderColor = look.borderColor.cgColor
    %end
    %if shadow
    %if !border
        // Pitfall: a layer's colour doesn't follow the appearance. In dark mode, the shadow keeps its light
        // colour. Without --faithful, layoutSubviews resolves the colour again.
    %end
        layer.shadowColor = look.shadowColor.cgColor
        layer.shadowOpacity = look.shadowOpacity
        layer.shadowRadius = look.shadowRadius
        layer.shadowOffset = look.shadowOffset
        // Pitfall: the path keeps the current bounds. After a rotation, or when a row grows with its text,
        // the shadow has the old size. Without --faithful, layoutSubviews makes the path.
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
          // Pitfall: the patch stays at the corner's current place. After a rotation, patches are in the
          // middle of rows. Without --faithful, layoutSubviews sets their frames.
          cover.frame = CGRect(origin: origin, size: CGSize(width: radius, height: radius))
          // Pitfall: the colour is that of the current row and appearance. When a row is highlighted, four
          // squares keep the old colour. Without --faithful, it is set together with the card's colour.
          cover.backgroundColor = look.color.cgColor
          cover.isHidden = corners.contains(corner)
          // Pitfall: each drawing adds four more patches. The view debugger shows them, and scrolling gets
          // slow. Without --faithful, four patches are added once.
          layer.insertSublayer(cover, at: 0)
          covers.append((cover, corner))
        }
    %end
      }
    %end
    }
    """
}
