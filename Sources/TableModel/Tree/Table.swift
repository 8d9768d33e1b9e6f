// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A table: sections of rows, a style, and the device it is shown on. A value; edits go through ``Edit``.
package struct Table: Hashable, Sendable {
  /// What a table has besides its sections, the part that an edit replaces without touching them.
  package struct Info: Hashable, Sendable {
    /// What the table is called; shown as the picture's title, never laid out.
    package var title: String?
    package var style: TableStyle
    package var profile: Profile.ID
    package var traits: Traits
    package var look: Look
    /// Behind everything; `nil` is the style's own colour.
    package var backgroundColor: Color?
    package var tableHeaderView: TableEdgeView?
    package var tableFooterView: TableEdgeView?
    /// `UITableView.sectionHeaderHeight` and `sectionFooterHeight`: of sections that give none themselves; `nil` is as high
    /// as the title needs.
    package var sectionHeaderHeight: RowHeight?
    package var sectionFooterHeight: RowHeight?
    /// Points above each section header (`UITableView.sectionHeaderTopPadding`); `nil` is automatic.
    package var sectionHeaderTopPadding: Points?
    /// Who lays the list out.
    package var host: ListHost
    /// Points: groups are not wider than this and stand in the middle; `nil` is no limit.
    package var maximumWidth: Points?
    /// `UITableView.cellLayoutMarginsFollowReadableWidth`; `nil` is the profile's default.
    package var cellLayoutMarginsFollowReadableWidth: Bool?
    /// `UITableView.insetsContentViewsToSafeArea`: whether a row's content keeps out of the sensor housing.
    package var insetsContentViewsToSafeArea: Bool
    /// What stands in place of the device's safe area.
    package var safeArea: SafeArea
    /// `UITableView.fillerRowHeight`: ruled blank rows under a plain table's last row, 0 for none; `nil` is
    /// the profile's default.
    package var fillerRowHeight: RowHeight?
    /// Points from the content's top to the top of what is seen (`contentOffset.y`); `nil` shows everything.
    package var contentOffset: Points?
    /// The bar above the table.
    package var navigation: Navigation
    /// What of the device is drawn around it.
    package var screen: Screen
    /// Points added below the content by the app, as scroll-view content (`contentInset.bottom`) is.
    package var contentInsetBottom: Points
    /// Profile constants that this table replaces, in points.
    package var metrics: [Metric: Points]
    /// Yes-or-no constants of the profile that this table replaces.
    package var flags: [ProfileFlag: Bool] = [:]

    package init(
      title: String? = nil, style: TableStyle = .insetGrouped, profile: Profile.ID = .iOS15,
      traits: Traits = Traits(), look: Look = Look()
    ) {
      self.title = title
      self.style = style
      self.profile = profile
      self.traits = traits
      self.look = look
      host = .uiKit
      insetsContentViewsToSafeArea = true
      safeArea = SafeArea()
      contentInsetBottom = .zero
      navigation = Navigation()
      screen = Screen()
      metrics = [:]
    }
  }

  package var info: Info
  package var sections: BlockArray<Section>

  package init(info: Info = Info(), sections: some Sequence<Section> = [Section]()) {
    self.info = info
    self.sections = BlockArray(sections)
  }

  /// `UITableView.numberOfRows(inSection:)`; 0 for a section that is not there.
  package func numberOfRows(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  package func contains(_ path: IndexPath) -> Bool {
    path.row >= 0 && path.row < numberOfRows(inSection: path.section)
  }

  package subscript(path: IndexPath) -> Row {
    get { sections[path.section].rows[path.row] }
    _modify { yield &sections[path.section].rows[path.row] }
  }

  /// The looks that decide about a section.
  package func look(ofSection section: Int) -> InheritedLook {
    InheritedLook(table: info.look, section: sections[section].info.look)
  }

  /// The looks that decide about a row.
  package func look(ofRowAt path: IndexPath) -> InheritedLook {
    InheritedLook(
      table: info.look, section: sections[path.section].info.look, row: self[path].look)
  }
}

/// The overall look of a table, `UITableView.Style` plus `cards`.
package enum TableStyle: String, Hashable, Sendable, CaseIterable {
  /// Full-width rows, section titles that stay pinned to the top.
  case plain
  /// Full-width sections with gaps, titles that scroll with their rows.
  case grouped
  /// Sections as rounded groups inset from the sides (iOS 13 and later).
  case insetGrouped
  /// Every row a card of its own, with a margin, a border and a shadow; not a UIKit style.
  case cards
}

/// What lays the list out; their numbers differ in a few places.
package enum ListHost: String, Hashable, Sendable, CaseIterable {
  /// `UITableView`.
  case uiKit
  /// A `UICollectionView` with a list layout.
  case collectionView
  /// SwiftUI's `List`.
  case swiftUI
  /// SwiftUI's `Form`.
  case form
  /// The Settings app's own list.
  case settings
}

/// `tableHeaderView` or `tableFooterView`: a block over the first or under the last section.
package struct TableEdgeView: Hashable, Sendable {
  /// Points, 0 or more. Any height, however small, takes the first section's top gap away.
  package var height: Points
  package var title: String?

  package init(height: Points, title: String? = nil) {
    self.height = height
    self.title = title
  }
}
