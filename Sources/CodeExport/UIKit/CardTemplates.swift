// SPDX-License-Identifier: GPL-3.0-or-later

/// The source of cells with cards; what a table does not need of it is left out.
enum CardTemplates {
  static let provider = """
    private func cell(for id: String, at indexPath: IndexPath) -> UITableViewCell? {
      let cell = tableView.dequeueReusableCell(
        withIdentifier: RowCell.reuseIdentifier, for: indexPath)
      if let cell = cell as? RowCell { show(id, in: cell, at: indexPath) }
      return cell
    }

    private func show(_ id: String, in cell: RowCell, at indexPath: IndexPath) {
    %if sections
      guard let item = Content.items[id],
        let section = dataSource.section(at: indexPath.section)
      else { return }
    %else
      guard let item = Content.items[id] else { return }
    %end
      let count = tableView.numberOfRows(inSection: indexPath.section)
    \(cellActions)
      cell.show(item, <#look#>, at: RowPosition(row: indexPath.row, count: count))
    }

    /// Corners and lines depend on a row's neighbours.
    private func showVisibleRows() {
      for case let cell as RowCell in tableView.visibleCells {
        guard let indexPath = tableView.indexPath(for: cell) else { continue }
        dataSource.itemIdentifier(for: indexPath).map { show($0, in: cell, at: indexPath) }
      }
    }
    """

  static let cellActions = """
    %if switch
      cell.switchControl.addTarget(self, action: #selector(switchChanged), for: .valueChanged)
      cell.switchControl.isOn = switchedOn.contains(id)
    %end
    %if details
      cell.detailButton.addTarget(self, action: #selector(detailTapped), for: .touchUpInside)
    %end
    """

  static let position = """
    /// A row's position in its section, which determines corners, lines and margins.
    private enum RowPosition {
      case first, middle, last, only

      init(row: Int, count: Int) {
        switch (row == 0, row == count - 1) {
        case (true, true): self = .only
        case (true, false): self = .first
        case (false, true): self = .last
        case (false, false): self = .middle
        }
      }

      var isFirst: Bool { self == .first || self == .only }
      var isLast: Bool { self == .last || self == .only }
    %if cornerRadius

      /// The corners at the section's ends.
      var corners: CACornerMask {
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners
      }
    %end
    }
    """

  static let card = """
    /// The background of a row.
    private final class CardView: UIView {
      private var look = RowLook.standard
    %if mask
      private var corners: CACornerMask = []
      private var <#radius#>: <#radiusType#> = <#noRadius#>
      private let maskLayer = CAShapeLayer()
    %if border
      private let borderLayer = CAShapeLayer()
    %end
    %end
    %if covers
      private var corners: CACornerMask = []
      private var radius: CGFloat = 0
      /// Square patches over the corners inside the section.
      private let covers = (0..<4).map { _ in CALayer() }
    %end

      var isHighlighted = false {
        didSet {
          backgroundColor = isHighlighted ? <#selectedColor#> : look.color
    %if covers
          setNeedsLayout()
    %end
        }
      }

    %if sublayers
      override init(frame: CGRect) {
        super.init(frame: frame)
    %if covers
        for cover in covers { layer.insertSublayer(cover, at: 0) }
    %end
    %if mask
        borderLayer.fillColor = nil
        layer.addSublayer(borderLayer)
    %end
      }

      @available(*, unavailable)
      required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
      }

    %end
    \(cardShowing)
    %if cornerRadius !covers
        clipsToBounds = look.masksToBounds
    %end
    \(layerCorners)
    %if mask
        self.corners = corners
        self.<#radius#> = <#radius#>
    %if fallsToLayer
        // A layer can draw this curve without a mask.
        let isPath = look.cornerCurve == nil
        layer.cornerRadius = isPath ? 0 : radius
        layer.cornerCurve = look.cornerCurve ?? .circular
        layer.maskedCorners = corners
    %end
    %end
    %if covers
        self.corners = corners
        self.radius = radius
        layer.cornerRadius = radius
        layer.cornerCurve = look.cornerCurve
    %end
    %if laysOut
        setNeedsLayout()
    %end
      }
    %if laysOut

      /// The bounds are correct here after each change of size, and dynamic colours are resolved again.
      override func layoutSubviews() {
        super.layoutSubviews()
    %if withoutAnimation
        // Layers that aren't views animate each change of their own accord.
        CATransaction.begin()
        CATransaction.setDisableActions(true)
    %end
    %if mask
    %if fallsToLayer
        let isSquare = corners.isEmpty || <#radius#> == <#noRadius#> || look.cornerCurve != nil
    %else
        let isSquare = corners.isEmpty || <#radius#> == <#noRadius#>
    %end
    %if uneven
        let path = radii.path(in: bounds, corners: corners)
    %else
        // Both types use the same bits.
        let path = UIBezierPath(
          roundedRect: bounds, byRoundingCorners: UIRectCorner(rawValue: corners.rawValue),
          cornerRadii: CGSize(width: radius, height: radius))
    %end
        maskLayer.frame = bounds
        maskLayer.path = path.cgPath
        layer.mask = isSquare ? nil : maskLayer
    %if border
        // A layer's border is a rectangle, which the mask would cut. The mask also hides the outer
        // half of this line.
        borderLayer.path = path.cgPath
        borderLayer.lineWidth = 2 * look.borderWidth
        borderLayer.strokeColor = look.borderColor.resolvedColor(with: traitCollection).cgColor
        borderLayer.isHidden = isSquare
        layer.borderWidth = isSquare ? look.borderWidth : 0
        layer.borderColor = look.borderColor.resolvedColor(with: traitCollection).cgColor
    %end
    %else
    %if border
        layer.borderWidth = look.borderWidth
        layer.borderColor = look.borderColor.resolvedColor(with: traitCollection).cgColor
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
        for (cover, (corner, origin)) in zip(covers, places) {
          cover.frame = CGRect(origin: origin, size: CGSize(width: radius, height: radius))
          cover.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor
          cover.isHidden = corners.contains(corner)
        }
    %end
    %if withoutAnimation
        CATransaction.commit()
    %end
      }
    %end
    }
    """

  static let shadow = """
    /// Casts a card's shadow. It is a separate view: a view that clips its corners clips its shadow.
    private final class ShadowView: UIView {
      private var look = RowLook.standard
    %if cornerRadius
      private var corners: CACornerMask = []
      private var <#radius#>: <#radiusType#> = <#noRadius#>

      func show(_ look: RowLook, corners: CACornerMask, <#radius#>: <#radiusType#>) {
        self.look = look
        self.corners = corners
        self.<#radius#> = <#radius#>
        setNeedsLayout()
      }
    %else

      func show(_ look: RowLook) {
        self.look = look
        setNeedsLayout()
      }
    %end

      override func layoutSubviews() {
        super.layoutSubviews()
        layer.shadowColor = look.shadowColor.resolvedColor(with: traitCollection).cgColor
        layer.shadowOpacity = look.shadowOpacity
        layer.shadowRadius = look.shadowRadius
        layer.shadowOffset = look.shadowOffset
        // With a path, the layer doesn't compute its outline; the path must follow the bounds.
    %if cornerRadius
        let path =
          look.shadowIsRectangular
          ? UIBezierPath(rect: bounds)
    %if uneven
          : radii.path(in: bounds, corners: corners)
    %else
          : UIBezierPath(
            roundedRect: bounds, byRoundingCorners: UIRectCorner(rawValue: corners.rawValue),
            cornerRadii: CGSize(width: radius, height: radius))
    %end
        layer.shadowPath = path.cgPath
    %else
        layer.shadowPath = UIBezierPath(rect: bounds).cgPath
    %end
      }
    }
    """

  // MARK: - What both ways of writing a card have

  /// Whether a row's place leaves its line out.
  static let hasNoLine = """
    %if lineTop
    %if lineBottom
        let hasNone = look.lineIsOnTop ? position.isFirst : position.isLast
    %else
        let hasNone = position.isFirst
    %end
    %else
    %if hasLineUnderLastRow
        let hasNone = position.isLast && !look.hasLineUnderLastRow
    %else
        let hasNone = position.isLast
    %end
    %end
    """

  /// The head of what shows a look.
  static let cardShowing = """
    %if cornerRadius
      func show(_ look: RowLook, corners: CACornerMask, <#radius#>: <#radiusType#>) {
    %else
      func show(_ look: RowLook) {
    %end
        self.look = look
        backgroundColor = look.color
    """

  static let layerCorners = """
    %if layer
        layer.cornerRadius = radius
        layer.cornerCurve = look.cornerCurve
        layer.maskedCorners = corners
    %end
    """
}
