// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// Colours, fonts and lengths of rows. A value that is nil is that of the section, then the table's,
/// then UIKit's own. Lengths are in points.
struct RowLook: Equatable {
  typealias TextAlignment = UIListContentConfiguration.TextProperties.TextAlignment

  var titleColor: UIColor?
  var titleFont: UIFont?
  var titleAlignment: TextAlignment?
  /// 0 or nil: any number of lines. So is `detailLines`.
  var titleLines: Int?
  var detailColor: UIColor?
  var detailFont: UIFont?
  var detailAlignment: TextAlignment?
  var detailLines: Int?
  var tintColor: UIColor?
  var badgeColor: UIColor?
  var backgroundColor: UIColor?
  /// The background while a finger is on the row.
  var selectedColor: UIColor?
  /// At the default text size; images grow with texts.
  var imageSize: CGSize?
  /// From the row's sides to its content.
  var contentInsets = ContentInsets()
  /// As in `UITableViewCell`, which indents only its own labels.
  var indentationLevel: Int?
  var indentationWidth: CGFloat?
  /// The control of a row while the table is edited. nil: deleting.
  var editingStyle: UITableViewCell.EditingStyle?
  /// Whether a row that is edited can be moved.
  var showsReorderControl: Bool?
  /// Whether a row is edited while the table is. nil: it is.
  var isEditing: Bool?
  /// The cell's height; the minimum height at accessibility text sizes.
  var height: CGFloat?
  /// The minimum height of a cell that fits its content.
  var minimumHeight: CGFloat?
  /// The insets of UIKit's own separator.
  var separatorInset: SeparatorInset?
  /// The style of texts with an image. nil: a usual cell.
  var contentStyle: ContentStyle?

  /// The background in a state; nil: UIKit's own. A highlight without a colour of its own is a lighter
  /// background, on which the texts stay readable.
  func background(for state: UICellConfigurationState) -> UIColor? {
    guard state.isHighlighted || state.isSelected else { return backgroundColor }
    return selectedColor ?? backgroundColor?.withAlphaComponent(0.7)
  }

  /// Points by which the content is indented from its leading margin.
  var indentation: CGFloat { CGFloat(indentationLevel ?? 0) * (indentationWidth ?? 10) }

  /// The margins of a row with this look, if they are these otherwise.
  func margins(over usual: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: contentInsets.top ?? usual.top,
      leading: (contentInsets.leading ?? usual.leading) + indentation,
      bottom: contentInsets.bottom ?? usual.bottom,
      trailing: contentInsets.trailing ?? usual.trailing)
  }

  /// This look, completed by an outer one.
  func over(_ outer: RowLook) -> RowLook {
    RowLook(
      titleColor: titleColor ?? outer.titleColor, titleFont: titleFont ?? outer.titleFont,
      titleAlignment: titleAlignment ?? outer.titleAlignment,
      titleLines: titleLines ?? outer.titleLines, detailColor: detailColor ?? outer.detailColor,
      detailFont: detailFont ?? outer.detailFont,
      detailAlignment: detailAlignment ?? outer.detailAlignment,
      detailLines: detailLines ?? outer.detailLines, tintColor: tintColor ?? outer.tintColor,
      badgeColor: badgeColor ?? outer.badgeColor,
      backgroundColor: backgroundColor ?? outer.backgroundColor,
      selectedColor: selectedColor ?? outer.selectedColor, imageSize: imageSize ?? outer.imageSize,
      contentInsets: contentInsets.over(outer.contentInsets),
      indentationLevel: indentationLevel ?? outer.indentationLevel,
      indentationWidth: indentationWidth ?? outer.indentationWidth,
      editingStyle: editingStyle ?? outer.editingStyle,
      showsReorderControl: showsReorderControl ?? outer.showsReorderControl,
      isEditing: isEditing ?? outer.isEditing, height: height ?? outer.height,
      minimumHeight: minimumHeight ?? outer.minimumHeight,
      separatorInset: separatorInset ?? outer.separatorInset,
      contentStyle: contentStyle ?? outer.contentStyle)
  }
}

/// Points from a row's sides to its content. A side that is nil has UIKit's own margin.
struct ContentInsets: Equatable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  func over(_ outer: ContentInsets) -> ContentInsets {
    ContentInsets(
      top: top ?? outer.top, leading: leading ?? outer.leading, bottom: bottom ?? outer.bottom,
      trailing: trailing ?? outer.trailing)
  }
}

/// The insets of UIKit's own separator in points. A side that is nil is automatic; UIKit mirrors them
/// from right to left.
struct SeparatorInset: Equatable {
  var left: CGFloat?
  var right: CGFloat?

  @MainActor var insets: UIEdgeInsets {
    let automatic = UITableView.automaticDimension
    return UIEdgeInsets(top: 0, left: left ?? automatic, bottom: 0, right: right ?? automatic)
  }
}
