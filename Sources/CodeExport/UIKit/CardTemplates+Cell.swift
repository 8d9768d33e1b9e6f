// SPDX-License-Identifier: GPL-3.0-or-later

extension CardTemplates {
  /// The cell from its views to what it shows.
  static var cell: String { [cellHead, contents, faithfulCell, views].joined(separator: "\n") }

  private static let cellHead = """
    /// A row on a card.
    private final class RowCell: UITableViewCell {
      typealias Item = <#type#>.Item

      static let reuseIdentifier = "RowCell"

    %if switch
      var onSwitch: ((Bool) -> Void)?

    %end
    %if shadow !faithful
      private let shadowView = ShadowView()
    %end
      private let card = CardView()
      private let titleLabel = UILabel()
    %if date
      private let dateLabel = UILabel()
    %end
    %if detail
      private let detailLabel = UILabel()
    %end
    %if symbol
      private let symbolView = UIImageView()
    %end
    %if accessories
      private let accessoryStack = UIStackView()
    %end
      private let textStack = UIStackView()
      private let contentStack = UIStackView()
    %if line !faithful
      private let line = UIView()
    %end
    %if hasSectionEdges !faithful
      private let topEdge = UIView()
      private let bottomEdge = UIView()
    %end

    %if insets
      private lazy var cardInsets = EdgeConstraints(of: card, in: contentView)
    %end
      private lazy var contentInsets = EdgeConstraints(of: contentStack, in: card)
    %if imageSizeStored
      private lazy var symbolWidth = symbolView.widthAnchor.constraint(equalToConstant: 0)
      private lazy var symbolHeight = symbolView.heightAnchor.constraint(equalToConstant: 0)
    %end
    %if line !faithful
      private lazy var lineHeight = line.heightAnchor.constraint(equalToConstant: 0)
      private lazy var lineTrailing = contentView.trailingAnchor.constraint(
        equalTo: line.trailingAnchor)
    %if lineOwn
      private lazy var lineLeading = line.leadingAnchor.constraint(
        equalTo: contentView.leadingAnchor)
    %end
    %if lineText
      private lazy var lineAtTitle = line.leadingAnchor.constraint(
        equalTo: titleLabel.leadingAnchor)
    %end
    %if lineTop
      private lazy var lineAtTop = line.topAnchor.constraint(equalTo: contentView.topAnchor)
    %end
    %if lineBottom
    %if lineSpacing
      private lazy var lineAtBottom = contentView.bottomAnchor.constraint(
        equalTo: line.bottomAnchor)
    %else
      private lazy var lineAtBottom = line.bottomAnchor.constraint(
        equalTo: contentView.bottomAnchor)
    %end
    %end
    %end
    %if hasSectionEdges !faithful
      private lazy var topEdgeHeight = topEdge.heightAnchor.constraint(equalToConstant: 0)
      private lazy var bottomEdgeHeight = bottomEdge.heightAnchor.constraint(equalToConstant: 0)
    %end

      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        // The card is the background; the table shows around it.
        backgroundColor = .clear
        selectionStyle = .none
    %if shadow
        // A cell that clips would hide the shadow.
        clipsToBounds = false
        contentView.clipsToBounds = false
    %end
        addViews()
        constrainViews()
      }

      @available(*, unavailable)
      required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
      }

    %if faithful
      /// Texts and margins are set for each row; corners and lines follow the article.
    %else
      /// Sets everything that depends on the row: a reused cell keeps nothing of its previous row.
    %end
    %if switch
      func show(_ item: Item, at position: RowPosition, isOn: Bool) {
    %else
      func show(_ item: Item, at position: RowPosition) {
    %end
    %if looks
        let look = item.look
    %else
        let look = RowLook.standard
    %end
    %if tintColor
        tintColor = <#tint#>
    %end
        showTexts(of: item)
    %if symbol
        symbolView.image = image(of: item)
        symbolView.isHidden = item.symbol == nil
    %if imageSizeStored
    %if imageSizeOptional
        symbolWidth.constant = item.imageSize?.width ?? <#symbolWidth#>
        symbolHeight.constant = item.imageSize?.height ?? 0
        symbolHeight.isActive = item.imageSize != nil
    %else
        symbolWidth.constant = item.imageSize.width
        symbolHeight.constant = item.imageSize.height
        symbolHeight.isActive = true
    %end
    %end
    %if symbolColor
        symbolView.tintColor = item.symbolColor
    %end
    %end
    %if accessories
    %if switch
        showAccessories(of: item, isOn: isOn)
    %else
        showAccessories(of: item)
    %end
    %end
        place(look, at: position)
    %if line !faithful
        showLine(look, at: position)
    %end
    %if faithful anyLine
        addLines(look, at: position)
    %end
    %if cornerRadius
    %if roundsEachRow
    %if maskedCorners
        var corners = look.roundsEachRow ? RowPosition.only.corners : position.corners
    %else
        let corners = look.roundsEachRow ? RowPosition.only.corners : position.corners
    %end
    %else
    %if maskedCorners
        var corners = position.corners
    %else
        let corners = position.corners
    %end
    %end
    %if maskedCorners
        corners.formIntersection(look.maskedCorners)
    %end
    %if onlyRowCornerRadius
        let <#radius#> = position == .only ? look.<#onlyRowCornerRadius#> : look.<#cornerRadius#>
        card.show(look, corners: corners, <#radius#>: <#radius#>)
    %if shadow !faithful
        shadowView.show(look, corners: corners, <#radius#>: <#radius#>)
    %end
    %else
        card.show(look, corners: corners, <#radius#>: look.<#cornerRadius#>)
    %if shadow !faithful
        shadowView.show(look, corners: corners, <#radius#>: look.<#cornerRadius#>)
    %end
    %end
    %else
        card.show(look)
    %if shadow !faithful
        shadowView.show(look)
    %end
    %end
      }

      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        card.isHighlighted = highlighted
      }
    """

  private static let contents = """

      private func showTexts(of item: Item) {
        titleLabel.text = item.title
        titleLabel.numberOfLines = <#lines#>
        titleLabel.textColor = <#titleColor#>
        titleLabel.font = <#titleFont#>
    %if titleAlignment
        titleLabel.textAlignment = <#titleAlignment#>
    %end
    %if date
        dateLabel.text = item.date
        dateLabel.isHidden = item.date == nil
    %end
    %if detail
        detailLabel.text = item.detail
        detailLabel.isHidden = item.detail == nil
        detailLabel.numberOfLines = <#detailLines#>
    %if detailColor
        detailLabel.textColor = item.detailColor ?? .secondaryLabel
    %else
        detailLabel.textColor = .secondaryLabel
    %end
        detailLabel.font = <#detailFont#>
    %if detailAlignment
        detailLabel.textAlignment = <#detailAlignment#>
    %end
        textStack.axis = <#axis#>
    %end
      }
    %if symbol

      <#image#>
    %end
    %if accessories

    %if switch
      private func showAccessories(of item: Item, isOn: Bool) {
    %else
      private func showAccessories(of item: Item) {
    %end
        for view in accessoryStack.arrangedSubviews { view.removeFromSuperview() }
    %if badge
        if let badge = item.badge {
          accessoryStack.addArrangedSubview(BadgeLabel(badge, color: <#badgeColor#>))
        }
    %end
    %if side
        if let side = valueView(of: item) { accessoryStack.addArrangedSubview(side) }
    %end
    %if switch
        if item.hasSwitch { accessoryStack.addArrangedSubview(makeSwitch(isOn: isOn)) }
    %end
    %if accessory
        <#accessories#>
    %end
        accessoryStack.isHidden = accessoryStack.arrangedSubviews.isEmpty
      }
    %end
    %if side

      private func valueView(of item: Item) -> UIView? {
        let stack = UIStackView()
        stack.alignment = .center
        stack.spacing = <#sideSpacing#>
    %if value
        if let value = item.value {
          let label = UILabel()
          label.text = value
          label.font = .preferredFont(forTextStyle: .body)
          label.adjustsFontForContentSizeCategory = true
          stack.addArrangedSubview(label)
        }
    %end
    %if level
        if let level = item.level {
          let view = UIImageView(image: UIImage(systemName: level))
          view.contentMode = .scaleAspectFit
    %if levelColor
          view.tintColor = item.levelColor
    %end
          NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: <#levelSide#>),
            view.heightAnchor.constraint(equalToConstant: <#levelSide#>),
          ])
          stack.addArrangedSubview(view)
        }
    %end
        return stack.arrangedSubviews.isEmpty ? nil : stack
      }
    %end
    %if switch

      private func makeSwitch(isOn: Bool) -> UISwitch {
        let control = UISwitch()
        control.isOn = isOn
    %if action
        control.addAction(
          UIAction { [weak self, weak control] _ in self?.onSwitch?(control?.isOn == true) },
          for: .valueChanged)
    %else
        // Actions with closures need iOS 14; before, read the switch's state where you need it.
        if #available(iOS 14, *) {
          control.addAction(
            UIAction { [weak self, weak control] _ in self?.onSwitch?(control?.isOn == true) },
            for: .valueChanged)
        }
    %end
        return control
      }
    %end
    %if chevrons

      private func addSymbol(_ name: String, color: UIColor?) {
        let view = UIImageView(image: UIImage(systemName: name))
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
        view.tintColor = color
        view.setContentCompressionResistancePriority(.required, for: .horizontal)
        accessoryStack.addArrangedSubview(view)
      }
    %end
    %if details

      private func addDetailButton() {
        accessoryStack.addArrangedSubview(UIButton(type: .detailDisclosure))
      }
    %end
    """
}
