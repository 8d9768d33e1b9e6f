// SPDX-License-Identifier: GPL-3.0-or-later

extension UIKitExport {
  /// Gives a row its cell, with all that the row may have and others not.
  static let nativeProviderTemplate = """
    %if !labels
    private static let cellIdentifier = "Cell"
    %end
    %if optionalInset
    private static let insetSuffix = "Inset"
    %end

    private func cell(for id: String, at indexPath: IndexPath) -> UITableViewCell? {
    %if sections
      guard let item = Content.items[id],
        let section = dataSource.section(at: indexPath.section)
      else { return nil }
    %else
      guard let item = Content.items[id] else { return nil }
    %end
    %if labels kinds
      let kind =
        switch item.style {
        <#identifiers#>
        }
    %end
    %if optionalInset
      // A cell without an inset of its own aligns its separator to its text.
      let inset = <#inset#>
      let suffix = inset == nil ? "" : Self.insetSuffix
      let cell = tableView.dequeueReusableCell(
        withIdentifier: <#kind#> + suffix, for: indexPath)
    %else
      let cell = tableView.dequeueReusableCell(withIdentifier: <#kind#>, for: indexPath)
    %end
    %if labels
      cell.textLabel?.text = item.title
    %if lines
      cell.textLabel?.numberOfLines = <#lines#>
    %end
    %if titleColor
      cell.textLabel?.textColor = <#titleColor#>
    %end
    %if titleFont
      cell.textLabel?.font = <#titleFont#>
      cell.textLabel?.adjustsFontForContentSizeCategory = true
    %end
    %if titleAlignment
      cell.textLabel?.textAlignment = <#titleAlignment#>
    %end
    %if detail
      cell.detailTextLabel?.text = <#detail#>
    %if detailLines
      cell.detailTextLabel?.numberOfLines = <#detailLines#>
    %end
    %end
    %if detailFont
      cell.detailTextLabel?.font = <#detailFont#>
      cell.detailTextLabel?.adjustsFontForContentSizeCategory = true
    %end
    %if detailAlignment
      cell.detailTextLabel?.textAlignment = <#detailAlignment#>
    %end
    %if detailColor
      cell.detailTextLabel?.textColor = item.detailColor ?? .secondaryLabel
    %end
    %if symbol
      cell.imageView?.image = image(of: item)
    %end
    %if symbolColor
      cell.imageView?.tintColor = <#symbolColor#>
    %end
    %if color
      cell.backgroundColor = <#color#>
    %end
    %else
      cell.contentConfiguration = content(of: item)
    %if color
      var background = UIBackgroundConfiguration.<#background#>()
      background.backgroundColor = <#color#>
      cell.backgroundConfiguration = background
    %end
    %end
    %if tint
      cell.tintColor = <#tint#>
    %end
    %if inset
      <#insetPitfall#>
    %if optionalInset
      if let inset { cell.separatorInset = inset }
    %else
      cell.separatorInset = <#inset#>
    %end
    %end
    %if accessory
    %if leaves
      // Pitfall: the accessory is set and never removed. After scrolling, rows without accessories show
      // chevrons and check marks. Without --faithful, every row sets it.
      if <#accessory#> != .none { cell.accessoryType = <#accessory#> }
    %else
      cell.accessoryType = <#accessory#>
    %end
    %end
    %if stack
    %if faithful
      // Pitfall: the same happens with accessory views. After scrolling, rows show switches and badges of
      // other rows. Without --faithful, a row without one sets nil.
      if let view = accessoryView(of: item, in: cell) { cell.accessoryView = view }
    %else
      cell.accessoryView = accessoryView(of: item, in: cell)
    %end
    %end
    %if switch
      cell.selectionStyle = item.hasSwitch ? .none : .default
    %end
      return cell
    }
    %if !labels

    private func content(of item: Item) -> UIListContentConfiguration {
    %if kinds
      var content: UIListContentConfiguration =
        switch item.style {
        <#cases#>
        }
    %else
      var content = UIListContentConfiguration<#content#>
    %end
      content.text = item.title
      content.textProperties.numberOfLines = <#lines#>
    %if titleColor
      content.textProperties.color = <#titleColor#>
    %end
    %if titleFont
      content.textProperties.font = <#titleFont#>
    %end
    %if titleAlignment
      content.textProperties.alignment = <#titleAlignment#>
    %end
    %if detail
      content.secondaryText = <#detail#>
      content.secondaryTextProperties.numberOfLines = <#detailLines#>
    %end
    %if detailFont
      content.secondaryTextProperties.font = <#detailFont#>
    %end
    %if detailAlignment
      content.secondaryTextProperties.alignment = <#detailAlignment#>
    %end
    %if detailColor
      if let color = item.detailColor {
        content.secondaryTextProperties.color = color
      }
    %end
    %if symbol
      content.image = image(of: item)
    %end
    %if tile
      content.imageToTextPadding = Metrics.imageToTextPadding
    %end
    %if symbolColor
      content.imageProperties.tintColor = <#symbolColor#>
    %end
    %if imageSize
    %if imageSizeOptional
      if let size = <#imageSize#> {
        content.imageProperties.reservedLayoutSize = size
        content.imageProperties.maximumSize = size
      }
    %else
      content.imageProperties.reservedLayoutSize = <#imageSize#>
      content.imageProperties.maximumSize = <#imageSize#>
    %end
    %end
      return content
    }
    %end
    """
}
