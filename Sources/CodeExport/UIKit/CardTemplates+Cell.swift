// SPDX-License-Identifier: GPL-3.0-or-later

extension CardTemplates {
  /// The cell from its views to what it shows.
  static var cell: String { [cellHead, contents, views, lines, parts].joined(separator: "\n") }

  private static let cellHead = """
    \(declarations)
    %if shadow
      private let shadowView = ShadowView()
    %end
    %if line
      private let line = UIView()
    %end
    %if hasSectionEdges
      private let topEdge = UIView()
      private let bottomEdge = UIView()
    %end

    \(constraints)
    %if line
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
    %if hasSectionEdges
      private lazy var topEdgeHeight = topEdge.heightAnchor.constraint(equalToConstant: 0)
      private lazy var bottomEdgeHeight = bottomEdge.heightAnchor.constraint(equalToConstant: 0)
    %end

    \(initializer)
    %if shadow
        addShadow()
    %end
    %if line
        addLine()
    %end
    %if hasSectionEdges
        addEdges()
    %end
      }

    \(coder)

      /// Sets everything that depends on the row: a reused cell keeps nothing of its previous row.
      func show(_ item: Item, _ look: RowLook, at position: RowPosition) {
    \(showing)
    %if line
        showLine(look, at: position)
    %end
    %if hasSectionEdges
        showEdges(look, at: position)
    %end
    %if cornerRadius
    \(corners)
        card.show(look, corners: corners, <#radius#>: <#radius#>)
    %if shadow
        shadowView.show(look, corners: corners, <#radius#>: <#radius#>)
    %end
    %else
        card.show(look)
    %if shadow
        shadowView.show(look)
    %end
    %end
      }

    \(highlighted)
    """

  // MARK: - What both ways of writing a cell have

  static let declarations = """
    /// A row on a card.
    private final class RowCell: UITableViewCell {
      static let reuseIdentifier = "RowCell"

    %if switch
      let switchControl = UISwitch()
    %end
    %if details
      let detailButton = UIButton(type: .detailDisclosure)
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
    %if badge
      private let badgeLabel = BadgeLabel()
    %end
    %if value
      private let valueLabel = UILabel()
    %end
    %if level
      private let levelView = UIImageView()
    %end
    %if side
      private let valueStack = UIStackView()
    %end
    %if indicators
      private let indicatorView = UIImageView()
    %end
    %if accessories
      private let accessoryStack = UIStackView()
    %end
      private let textStack = UIStackView()
      private let contentStack = UIStackView()
    """

  static let constraints = """
    %if insets
      private lazy var cardInsets = EdgeConstraints(of: card, in: contentView)
    %end
      private lazy var contentInsets = EdgeConstraints(of: contentStack, in: card)
    %if imageSizeStored
      private lazy var symbolWidth = symbolView.widthAnchor.constraint(equalToConstant: 0)
      private lazy var symbolHeight = symbolView.heightAnchor.constraint(equalToConstant: 0)
    %end
    """

  static let initializer = """
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
    """

  static let coder = """
      @available(*, unavailable)
      required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
      }
    """

  static let showing = """
    %if tintColor
        tintColor = <#tint#>
    %end
        showTexts(of: item)
    %if symbol
        symbolView.image = image(of: item)
        symbolView.isHidden = item.symbol == nil
    %if imageSizeOptional
        symbolWidth.constant = item.imageSize?.width ?? Metrics.symbolWidth
        symbolHeight.constant = item.imageSize?.height ?? 0
        symbolHeight.isActive = item.imageSize != nil
    %else
    %if imageSizeStored
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
        showAccessories(of: item)
    %end
        place(look, at: position)
    """

  static let corners = """
    %if roundsEachRow
        let place: RowPosition = look.roundsEachRow ? .only : position
    %end
    %if maskedCorners
        let corners = <#place#>.corners.intersection(look.maskedCorners)
    %else
        let corners = <#place#>.corners
    %end
    %if onlyRowCornerRadius
        let <#radius#> = position == .only ? look.<#onlyRowCornerRadius#> : look.<#cornerRadius#>
    %else
        let <#radius#> = look.<#cornerRadius#>
    %end
    """

  static let highlighted = """
      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        card.isHighlighted = highlighted
      }
    """

  static let contents = """

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
    %if values
        // A long title never takes the value's place.
        let isValue = item.style == .value
        textStack.axis = isValue ? .horizontal : .vertical
        detailLabel.setContentHuggingPriority(isValue ? .aboveTitles : .defaultLow, for: .horizontal)
        detailLabel.setContentCompressionResistancePriority(
          isValue ? .aboveTitles : .defaultHigh, for: .horizontal)
    %end
    %end
      }
    %if symbol

      <#image#>
    %end
    %if accessories

      private func showAccessories(of item: Item) {
    %if badge
        badgeLabel.show(item.badge, color: <#badgeColor#>)
    %end
    %if value
        valueLabel.text = item.value
        valueLabel.isHidden = item.value == nil
    %end
    %if level
        levelView.image = item.level.flatMap { UIImage(systemName: $0) }
        levelView.isHidden = item.level == nil
    %if levelColor
        levelView.tintColor = item.levelColor
    %end
    %end
    %if side
        valueStack.isHidden = valueStack.arrangedSubviews.allSatisfy(\\.isHidden)
    %end
    %if switch
        switchControl.isHidden = !item.hasSwitch
    %end
    %if accessory
        let accessory: UITableViewCell.AccessoryType = <#accessory#>
    %end
    %if details
        detailButton.isHidden = ![.detailButton, .detailDisclosureButton].contains(accessory)
    %end
    %if indicators
        indicatorView.image = accessory.indicator
    %if checkmarks
        indicatorView.tintColor = accessory == .checkmark ? nil : .tertiaryLabel
    %else
        indicatorView.tintColor = .tertiaryLabel
    %end
        indicatorView.isHidden = indicatorView.image == nil
    %end
        accessoryStack.isHidden = accessoryStack.arrangedSubviews.allSatisfy(\\.isHidden)
      }
    %end
    """

  /// What each cell's file needs besides.
  static let parts = """
    %if accessories

    extension UIView {
      /// Texts become shorter before this view does. A stack view gives its hidden views no width.
      fileprivate func keepWidth() {
        setContentHuggingPriority(.almostRequired, for: .horizontal)
        setContentCompressionResistancePriority(.almostRequired, for: .horizontal)
      }
    }
    %end
    %if indicators

    extension UITableViewCell.AccessoryType {
      /// The symbol that UIKit shows for it.
      fileprivate var indicator: UIImage? {
        switch self {
    %if chevrons
        case .disclosureIndicator, .detailDisclosureButton: .chevron
    %end
    %if checkmarks
        case .checkmark: UIImage(systemName: "checkmark")
    %end
        default: nil
        }
      }
    }
    %end
    """
}
