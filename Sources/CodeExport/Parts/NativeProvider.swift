// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

extension Controller {
  #if !labels
  private static let cellIdentifier = "Cell"
  #endif
  #if optionalInset
  private static let insetSuffix = "Inset"
  #endif

  private func cell(for id: String, at indexPath: IndexPath) -> UITableViewCell? {
    #if sections
    guard let item = Content.items[id],
      let section = dataSource.section(at: indexPath.section)
    else { return nil }
    #else
    guard let item = Content.items[id] else { return nil }
    #endif
    #if labels && kinds
    let kind =
      switch item.style {
      #if columns
      case .column: ColumnCell.reuseIdentifier
      #endif
      #if subtitles
      case .subtitle: SubtitleCell.reuseIdentifier
      #endif
      #if titles
      case .title: TitleCell.reuseIdentifier
      #endif
      #if values
      case .value: ValueCell.reuseIdentifier
      #endif
      }
    #endif
    #if optionalInset
    // A cell without an inset of its own aligns its separator to its text.
    let inset = _inset_
    let suffix = inset == nil ? "" : Self.insetSuffix
    let cell = tableView.dequeueReusableCell(
      withIdentifier: _kind_ + suffix, for: indexPath)
    #else
    let cell = tableView.dequeueReusableCell(withIdentifier: _kind_, for: indexPath)
    #endif
    #if labels
    cell.textLabel?.text = item.title
    #if setsLines
    cell.textLabel?.numberOfLines = item.lines
    #endif
    #if titleColor
    cell.textLabel?.textColor = item.titleColor
    #endif
    #if titleFont
    cell.textLabel?.font = item.titleFont
    cell.textLabel?.adjustsFontForContentSizeCategory = true
    #endif
    #if titleAlignment
    cell.textLabel?.textAlignment = item.titleAlignment
    #endif
    #if detail
    cell.detailTextLabel?.text = item.detail
    #endif
    #if detail && detailLines
    cell.detailTextLabel?.numberOfLines = item.detailLines
    #endif
    #if detailFont
    cell.detailTextLabel?.font = item.detailFont
    cell.detailTextLabel?.adjustsFontForContentSizeCategory = true
    #endif
    #if detailAlignment
    cell.detailTextLabel?.textAlignment = item.detailAlignment
    #endif
    #if detailColor
    cell.detailTextLabel?.textColor = item.detailColor ?? .secondaryLabel
    #endif
    #if symbol
    cell.imageView?.image = item.image
    #endif
    #if symbolColor
    cell.imageView?.tintColor = item.symbolColor
    #endif
    #else
    cell.contentConfiguration = content(of: item)
    #endif
    #if color && labels || color && selected
    cell.backgroundColor = _color_
    #elseif color
    var background = UIBackgroundConfiguration._listCell_()
    background.backgroundColor = _color_
    cell.backgroundConfiguration = background
    #endif
    #if optionalSelected
    cell.selectedBackgroundView = _selectedColor_.map { color in
      let view = UIView()
      view.backgroundColor = color
      return view
    }
    #elseif selected
    let selectedView = UIView()
    selectedView.backgroundColor = _selectedColor_
    cell.selectedBackgroundView = selectedView
    #endif
    #if tintColor
    cell.tintColor = item.tintColor
    #endif
    #if inset
    _insetPitfall_
    #endif
    #if optionalInset
    if let inset { cell.separatorInset = inset }
    #elseif inset
    cell.separatorInset = _inset_
    #endif
    #if articles && accessories
    showAccessory(of: item, in: cell)
    #else
    #if accessory
    cell.accessoryType = item.accessory
    #endif
    #if stack
    cell.accessoryView = accessoryView(of: item, in: cell)
    #endif
    #endif
    #if switches
    cell.selectionStyle = item.hasSwitch ? .none : .default
    #endif
    return cell
  }
  #if !labels

  private func content(of item: Item) -> UIListContentConfiguration {
    #if kinds
    var content: UIListContentConfiguration =
      switch item.style {
      #if subtitles
      case .subtitle: .subtitleCell()
      #endif
      #if titles
      case .title: .cell()
      #endif
      #if values
      case .value: .valueCell()
      #endif
      }
    #elseif subtitles
    var content = UIListContentConfiguration.subtitleCell()
    #elseif values
    var content = UIListContentConfiguration.valueCell()
    #else
    var content = UIListContentConfiguration.cell()
    #endif
    content.text = item.title
    content.textProperties.numberOfLines = item.lines
    #if titleColor
    content.textProperties.color = item.titleColor
    #endif
    #if titleFont
    content.textProperties.font = item.titleFont
    #endif
    #if titleAlignment
    content.textProperties.alignment = item.titleAlignment
    #endif
    #if detail
    content.secondaryText = item.detail
    content.secondaryTextProperties.numberOfLines = item.detailLines
    #endif
    #if detailFont
    content.secondaryTextProperties.font = item.detailFont
    #endif
    #if detailAlignment
    content.secondaryTextProperties.alignment = item.detailAlignment
    #endif
    #if detailColor
    if let color = item.detailColor {
      content.secondaryTextProperties.color = color
    }
    #endif
    #if symbol
    content.image = item.image
    #endif
    #if tile
    content.imageToTextPadding = Metrics.imageToTextPadding
    #endif
    #if symbolColor
    content.imageProperties.tintColor = item.symbolColor
    #endif
    #if imageSizeOptional
    if let size = item.imageSize {
      content.imageProperties.reservedLayoutSize = size
      content.imageProperties.maximumSize = size
    }
    #elseif imageSize
    content.imageProperties.reservedLayoutSize = item.imageSize
    content.imageProperties.maximumSize = item.imageSize
    #endif
    return content
  }
  #endif
}
