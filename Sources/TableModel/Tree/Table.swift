// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A table: sections of rows, a style, and the device that shows it. It is a value; ``Edit`` changes it.
package struct Table: Hashable, Sendable {
  /// The settings of a table without its sections. An edit can replace them and keep the sections.
  package struct Info: Hashable, Sendable {
    /// The table's name, which is the picture's title; it isn't laid out.
    package var title: String?
    /// Default: `insetGrouped`.
    package var style: TableStyle
    /// The profile whose measurements are used. Default: `ios15`.
    package var profile: Profile.ID
    package var traits: Traits
    package var look: Look
    /// The colour behind everything. Default: the style's own colour.
    package var backgroundColor: Color?
    /// A block above the first section. Default: none.
    package var tableHeaderView: TableEdgeView?
    /// A block below the last section. Default: none.
    package var tableFooterView: TableEdgeView?
    /// `UITableView.sectionHeaderHeight`, for sections that don't set their own. Default: the height of the
    /// title with its margins.
    package var sectionHeaderHeight: RowHeight?
    /// `UITableView.sectionFooterHeight`, likewise.
    package var sectionFooterHeight: RowHeight?
    /// `UITableView.sectionHeaderTopPadding`: points above each section header, 0 or more. Default: the
    /// profile's.
    package var sectionHeaderTopPadding: Points?
    /// The kind of list. Default: `UITableView`.
    package var host = ListHost.uiKit
    /// The largest width of groups in points; a wider table centres them. Default: no limit.
    package var maximumWidth: Points?
    /// `UITableView.cellLayoutMarginsFollowReadableWidth`. Default: the profile's flag
    /// `followsReadableWidth`.
    package var cellLayoutMarginsFollowReadableWidth: Bool?
    /// `UITableView.insetsContentViewsToSafeArea`: whether a row's content avoids the sensor housing.
    /// Default: true.
    package var insetsContentViewsToSafeArea = true
    /// Insets that replace those of the device.
    package var safeArea = SafeArea()
    /// `UITableView.fillerRowHeight`: the height of ruled blank rows under a plain table's last row, 0 for
    /// none; automatic is the last row's height. Default: the profile's.
    package var fillerRowHeight: RowHeight?
    /// `contentOffset.y`: points from the content's top to the top of the visible part. Default: everything
    /// is visible.
    package var contentOffset: Points?
    /// The bar above the table.
    package var navigation = Navigation()
    @Boxed fileprivate var extras: TableExtras
    fileprivate var hasNoExtras: Bool { _extras.isEmpty }
    /// The parts of the device that are drawn around the table. Default: none.
    package var screen = ScreenParts()
    /// `contentInset.bottom`: points that the app adds below the content. Default: 0.
    package var contentInsetBottom = Points.zero
    /// `sectionIndexTitles(for:)`: the titles of the index at the trailing side. Default: no index.
    package var sectionIndexTitles: [String]?
    /// Whether code puts a table that doesn't scroll into a scroll view as wide as the screen, so that touches beside its
    /// rows scroll, too. Default: false.
    package var isInScrollView = false
    /// Constants of the profile that this table overrides; points, or a factor, see ``Metric/unit``.
    package var metrics: [Metric: Points] = [:]
    /// Yes-or-no constants of the profile that this table overrides.
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
      _extras = Boxed()
    }
  }

  package var info: Info
  package var sections: [Section]
  /// The contents of the picture files that its rows name. They lie beside the table: they aren't a part of its value, and
  /// no edit changes them.
  package var pictures = LoadedPictures()

  package static func == (one: Table, other: Table) -> Bool {
    one.info == other.info && one.sections == other.sections
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(info)
    hasher.combine(sections)
  }

  package init(info: Info = Info(), sections: some Sequence<Section> = [Section]()) {
    self.info = info
    self.sections = Array(sections)
  }

  /// `UITableView.numberOfRows(inSection:)`; 0 if the section doesn't exist.
  package func numberOfRows(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// Whether the table has a row at `path`.
  package func contains(_ path: IndexPath) -> Bool {
    path.row >= 0 && path.row < numberOfRows(inSection: path.section)
  }

  /// The row at `path`, which must exist.
  package subscript(path: IndexPath) -> Row {
    get { sections[path.section].rows[path.row] }
    _modify { yield &sections[path.section].rows[path.row] }
  }

  /// The looks that apply to a section.
  package func look(ofSection section: Int) -> InheritedLook {
    InheritedLook(table: info.look, section: sections[section].info.look)
  }

  /// The looks that apply to a row.
  package func look(ofRowAt path: IndexPath) -> InheritedLook {
    InheritedLook(
      table: info.look, section: sections[path.section].info.look, row: self[path].look)
  }
}

extension Table.Info {
  /// The tab bar and the toolbar at the screen's end. Default: none.
  package var bottomBars: BottomBars {
    get { hasNoExtras ? .empty : extras.bottomBars }
    set { extras.bottomBars = newValue }
  }

  /// The view that the table shows instead of rows. Default: none.
  package var contentUnavailable: ContentUnavailable {
    get { hasNoExtras ? .empty : extras.contentUnavailable }
    set { extras.contentUnavailable = newValue }
  }

  /// The settings of the look that hold where the width is regular, see ``Table/withRegularLooks``.
  package var regular: Look {
    get { hasNoExtras ? Look() : extras.regular }
    set { extras.regular = newValue }
  }

  /// The address or the id of the row to which the table is scrolled. Default: none.
  package var scrollTo: String? {
    get { hasNoExtras ? nil : extras.scrollTo }
    set { extras.scrollTo = newValue }
  }

  /// Whether the vertical scroll indicator is drawn in a picture of a part of the content. Default: false.
  package var showsVerticalScrollIndicator: Bool {
    get { !hasNoExtras && extras.showsVerticalScrollIndicator }
    set { extras.showsVerticalScrollIndicator = newValue }
  }

  /// The sheet whose content the table is. Default: none.
  package var sheet: Sheet {
    get { hasNoExtras ? .empty : extras.sheet }
    set { extras.sheet = newValue }
  }

  /// The refresh control above the content. Default: none.
  package var refreshControl: RefreshControl {
    get { hasNoExtras ? RefreshControl() : extras.refreshControl }
    set { extras.refreshControl = newValue }
  }
}

/// The parts that most tables don't have, in one box.
private struct TableExtras: MostlyEmpty {
  var bottomBars = BottomBars.empty
  var contentUnavailable = ContentUnavailable.empty
  var regular = Look()
  var scrollTo: String?
  var showsVerticalScrollIndicator = false
  var refreshControl = RefreshControl()
  var sheet = Sheet.empty

  static let empty = TableExtras()
  var isEmpty: Bool { self == .empty }
}

/// `UIRefreshControl`.
package struct RefreshControl: Hashable, Sendable {
  /// Whether it is refreshing, and so visible; `nil` without a control.
  package var isRefreshing: Bool?
  /// The text below the spinner (`attributedTitle`). Default: none.
  package var title: String?

  package init() {}
}

/// The overall look of a table, `UITableView.Style` plus `cards`. Default: `insetGrouped`.
package enum TableStyle: String, Hashable, Sendable, CaseIterable {
  /// Full-width rows; section titles stay at the top while their section is scrolled.
  case plain
  /// Full-width sections with gaps; titles scroll with their rows.
  case grouped
  /// Sections as rounded groups inset from the sides (iOS 13 and later).
  case insetGrouped
  /// Each row is a card with a margin, a border and a shadow; not a UIKit style.
  case cards
}

/// The kind of view that lays the list out. Some numbers depend on it.
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

/// `tableHeaderView` or `tableFooterView`: a block above the first or below the last section.
package struct TableEdgeView: Hashable, Sendable {
  /// Points, 0 or more. A header view of any height removes the gap above the first section.
  package var height: Points
  /// A text in the middle of the block, in ``titleStyle``. Default: none.
  package var title: String?
  /// The text style of ``title`` in pictures and in exported code. UIKit has none: an app sets the view.
  package static let titleStyle = TextStyle.headline

  package init(height: Points, title: String? = nil) {
    self.height = height
    self.title = title
  }
}
