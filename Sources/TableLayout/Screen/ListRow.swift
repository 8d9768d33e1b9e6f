// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// The lengths of a row in the code of a SwiftUI list, in points, in a layout from left to right.
package struct ListRow {
  /// From the row's sides to its content.
  package private(set) var insets: EdgeInsets
  /// The height of its content, if it differs from the list's own least height.
  package let height: Points?
  /// The least height of content that sizes itself, if it is set.
  package let minimumHeight: Points?

  /// - Parameters:
  ///   - isInset: whether insets count from the group's sides instead of the list's.
  ///   - hasBackground: whether it draws its background within the row.
  ///   - least: the list's own least height of rows.
  package init(
    _ row: RowGeometry, at path: Table.IndexPath, of screen: Screen, isInset: Bool, hasBackground: Bool,
    least: Points
  ) {
    let look = screen.look(at: path)
    let minimum = look.given(.minimumRowHeight)
    let height = look[.rowHeight].points.flatMap { $0 == least ? nil : $0 }
    let background = row.backgroundInsets
    var insets = EdgeInsets(
      top: .zero, left: row.contentMargins.left, bottom: .zero, right: row.contentMargins.right)
    if !isInset {
      insets.left += background.left
      insets.right += background.right
    }
    if hasBackground { (insets.top, insets.bottom) = (background.top, background.bottom) }
    if height == nil, hasBackground {
      let room = screen.read(Self.room(of: screen.table[path]))
      insets.top += room
      insets.bottom += room
    }
    func inner(_ height: Points) -> Points { max(height - insets.top - insets.bottom, .zero) }
    self.insets = insets
    self.height = height.map(inner)
    minimumHeight = height == nil ? minimum.map(inner) : nil
  }

  /// Points above and below its texts.
  private static func room(of row: Row) -> Metric {
    switch row.cellStyle {
    case .status: .cardContentMargin
    case .subtitle where row.detail != nil: .subtitleVerticalMargin
    case .default, .subtitle, .value1, .value2: .cellVerticalMargin
    }
  }
}

extension Screen {
  /// Points: the lowest fixed height of a row; `nil` if all rows size themselves.
  package var leastRowHeight: Points? { rowLooks.compactMap { $0[.rowHeight].points }.min() }

  /// Points: the lowest height that is set for headers or footers; a list makes lower headers as high as its own
  /// least height otherwise.
  package var leastHeaderHeight: Points? {
    let own = table.sections.flatMap { [$0.info.headerHeight, $0.info.footerHeight] }
    return ([read(\.sectionHeaderHeight)] + own).compactMap { $0?.points }.min()
  }

  /// Points from a list's sides to the text of a header or footer whose height is set: a list adds none of its own.
  /// 0 without a text.
  ///
  /// - Parameter isInset: whether they count from the group's sides instead of the list's.
  package func listInsets(of kind: HeaderFooterKind, inSection index: Int, isInset: Bool) -> EdgeInsets {
    guard let label = layout.labelInsets(kind, inSection: index) else { return .zero }
    let group = isInset ? layout.rectForHeader(inSection: index) : nil
    return EdgeInsets(
      top: .zero, left: label.left - (group?.minX ?? .zero), bottom: .zero,
      right: label.right - (group.map { environment.width - $0.maxX } ?? .zero))
  }
}
