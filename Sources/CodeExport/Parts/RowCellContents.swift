// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

extension RowCell {
  private func showTexts(of item: Item) {
    titleLabel.text = item.title
    titleLabel.numberOfLines = item.lines
    titleLabel.textColor = item.titleColor
    titleLabel.font = item.titleFont
    #if titleAlignment
    titleLabel.textAlignment = item.titleAlignment
    #endif
    #if date
    dateLabel.text = item.date
    dateLabel.isHidden = item.date == nil
    #endif
    #if detail
    detailLabel.text = item.detail
    detailLabel.isHidden = item.detail == nil
    detailLabel.numberOfLines = item.detailLines
    #if detailColor
    detailLabel.textColor = item.detailColor ?? .secondaryLabel
    #else
    detailLabel.textColor = .secondaryLabel
    #endif
    detailLabel.font = item.detailFont
    #if detailAlignment
    detailLabel.textAlignment = item.detailAlignment
    #endif
    #if values
    // A long title never takes the value's place.
    let isValue = item.style == .value
    textStack.axis = isValue ? .horizontal : .vertical
    detailLabel.setContentHuggingPriority(isValue ? .aboveTitles : .defaultLow, for: .horizontal)
    detailLabel.setContentCompressionResistancePriority(
      isValue ? .aboveTitles : .defaultHigh, for: .horizontal)
    #endif
    #endif
  }
  #if accessories

  private func showAccessories(of item: Item) {
    #if badge
    badgeLabel.show(item.badge, color: item.badgeColor)
    #endif
    #if value
    valueLabel.text = item.value
    valueLabel.isHidden = item.value == nil
    #endif
    #if level
    levelView.image = item.level.flatMap { UIImage(systemName: $0) }
    levelView.isHidden = item.level == nil
    #if levelColor
    levelView.tintColor = item.levelColor
    #endif
    #endif
    #if side
    valueStack.isHidden = valueStack.arrangedSubviews.allSatisfy(\.isHidden)
    #endif
    #if switches
    switchControl.isHidden = !item.hasSwitch
    #endif
    #if accessory
    let accessory: UITableViewCell.AccessoryType = item.accessory
    #endif
    #if details
    detailButton.isHidden = ![.detailButton, .detailDisclosureButton].contains(accessory)
    #endif
    #if indicators
    indicatorView.image = accessory.indicator
    #if checkmarks
    indicatorView.tintColor = accessory == .checkmark ? nil : .tertiaryLabel
    #else
    indicatorView.tintColor = .tertiaryLabel
    #endif
    indicatorView.isHidden = indicatorView.image == nil
    #endif
    accessoryStack.isHidden = accessoryStack.arrangedSubviews.allSatisfy(\.isHidden)
  }
  #endif

  #if titleOrigin
  /// A title with a position of its own is as large as the card and begins in the cell's corner, so
  /// it extends past the card's sides.
  private func margins(of look: RowLook, on card: CGPoint) -> NSDirectionalEdgeInsets {
    guard let origin = look.titleOrigin else { return look.contentInsets }
    let (x, y) = (origin.x - card.x, origin.y - card.y)
    return NSDirectionalEdgeInsets(top: y, leading: x, bottom: -y, trailing: -x)
  }
  #endif
  #if insets

  private func insets(of look: RowLook, at position: RowPosition) -> NSDirectionalEdgeInsets {
    #if neighborInsets
    var insets = look.insets
    if !position.isFirst { insets.top = look.neighborInsets.top }
    if !position.isLast { insets.bottom = look.neighborInsets.bottom }
    return insets
    #else
    look.insets
    #endif
  }
  #endif

  // MARK: Views, which are added once

  private func addViews() {
    contentView.addSubview(card)
    card.addSubview(contentStack)
    #if symbol
    #if imageSize
    symbolView.contentMode = .scaleAspectFit
    #else
    symbolView.contentMode = .center
    #endif
    contentStack.addArrangedSubview(symbolView)
    contentStack.setCustomSpacing(Metrics.symbolSpacing, after: symbolView)
    #endif
    #if texts
    contentStack.addArrangedSubview(textStack)
    #else
    contentStack.addArrangedSubview(titleLabel)
    #endif
    contentStack.alignment = .center
    #if accessories
    contentStack.spacing = Metrics.columnSpacing
    contentStack.addArrangedSubview(accessoryStack)
    addAccessories()
    #endif
    #if texts && columns
    textStack.axis = .vertical
    #endif
    #if textSpacing
    textStack.spacing = Metrics.textSpacing
    #endif
    #if texts
    textStack.addArrangedSubview(titleLabel)
    #endif
    titleLabel.adjustsFontForContentSizeCategory = true
    #if date
    textStack.addArrangedSubview(dateLabel)
    dateLabel.numberOfLines = 0
    dateLabel.font = .preferredFont(forTextStyle: .caption1)
    dateLabel.adjustsFontForContentSizeCategory = true
    dateLabel.textColor = .secondaryLabel
    #endif
    #if detail
    textStack.addArrangedSubview(detailLabel)
    detailLabel.adjustsFontForContentSizeCategory = true
    #if valuesAlone
    // A long title never takes the value's place.
    detailLabel.setContentHuggingPriority(.aboveTitles, for: .horizontal)
    detailLabel.setContentCompressionResistancePriority(.aboveTitles, for: .horizontal)
    #endif
    #endif
  }
  #if accessories

  private func addAccessories() {
    #if statusAlone
    accessoryStack.axis = .vertical
    accessoryStack.alignment = .trailing
    #else
    accessoryStack.alignment = .center
    #endif
    #if badge
    accessoryStack.spacing = Metrics.badgeSpacing
    accessoryStack.addArrangedSubview(badgeLabel)
    #endif
    #if side
    accessoryStack.addArrangedSubview(valueStack)
    valueStack.alignment = .center
    #if value
    valueStack.addArrangedSubview(valueLabel)
    valueLabel.font = .preferredFont(forTextStyle: .body)
    valueLabel.adjustsFontForContentSizeCategory = true
    #if level
    valueStack.spacing = 2 * Metrics.levelSpacing
    #endif
    #endif
    #if level
    valueStack.addArrangedSubview(levelView)
    levelView.contentMode = .scaleAspectFit
    levelView.widthAnchor.constraint(equalToConstant: Metrics.levelSide).activateAlmost()
    levelView.heightAnchor.constraint(equalToConstant: Metrics.levelSide).activateAlmost()
    #endif
    for view in valueStack.arrangedSubviews { view.keepWidth() }
    #endif
    #if switches
    accessoryStack.addArrangedSubview(switchControl)
    #endif
    #if details
    accessoryStack.addArrangedSubview(detailButton)
    #endif
    #if indicators
    accessoryStack.addArrangedSubview(indicatorView)
    indicatorView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
    #endif
    for view in accessoryStack.arrangedSubviews { view.keepWidth() }
  }
  #endif

  private func constrainViews() {
    contentStack.translatesAutoresizingMaskIntoConstraints = false
    card.translatesAutoresizingMaskIntoConstraints = false
    #if insets
    cardInsets.activate()
    #else
    EdgeConstraints(of: card, in: contentView).activate()
    #endif
    contentInsets.activate()
    #if cards
    let least = card.heightAnchor.constraint(greaterThanOrEqualToConstant: RowLook.minimumHeight)
    #else
    let least = contentView.heightAnchor.constraint(
      greaterThanOrEqualToConstant: RowLook.minimumHeight)
    #endif
    least.activateAlmost()
    #if symbol
    #if imageSizeStored
    symbolWidth.activateAlmost()
    #elseif imageSize
    let size = _imageSize_
    symbolView.widthAnchor.constraint(equalToConstant: size.width).activateAlmost()
    symbolView.heightAnchor.constraint(equalToConstant: size.height).activateAlmost()
    #else
    symbolView.widthAnchor.constraint(equalToConstant: Metrics.symbolWidth).activateAlmost()
    #endif
    #endif
  }
}
#if accessories

extension UIView {
  /// Texts become shorter before this view does. A stack view gives its hidden views no width.
  fileprivate func keepWidth() {
    setContentHuggingPriority(.almostRequired, for: .horizontal)
    setContentCompressionResistancePriority(.almostRequired, for: .horizontal)
  }
}
#endif
#if indicators

extension UITableViewCell.AccessoryType {
  /// The symbol that UIKit shows for it.
  fileprivate var indicator: UIImage? {
    switch self {
    #if chevrons
    case .disclosureIndicator, .detailDisclosureButton: .chevron
    #endif
    #if checkmarks
    case .checkmark: UIImage(systemName: "checkmark")
    #endif
    default: nil
    }
  }
}
#endif
