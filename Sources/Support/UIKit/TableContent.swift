// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// The data of one table. A generated type conforms; a ``TableController`` of that type shows it.
@MainActor
protocol TableContent {
  /// The ids of sections, of rows and of the navigation bar's buttons.
  associatedtype Section: Hashable & Sendable = Never
  associatedtype Row: Hashable & Sendable = Never
  associatedtype BarButton: Hashable & Sendable = Never
  /// The texts and states that change while the app runs.
  associatedtype Values: TableValues = NoValues

  /// The title in the navigation bar; nil leaves the controller's own. Default: nil.
  static var title: String? { get }
  static var style: UITableView.Style { get }
  /// The looks of all rows, headers and footers; a section's or row's own values win over them.
  static var look: RowLook { get }
  static var headerLook: HeaderLook { get }
  static var footerLook: HeaderLook { get }
  /// The background of all rows; nil for UIKit's own cells. Default: nil.
  static var decoration: RowDecoration? { get }

  @TableBuilder<TableSection<Self>>
  static func sections(_ values: Values) -> [TableSection<Self>]

  /// Sets up the table view and the navigation item once, when the view is loaded.
  static func configure(_ controller: TableController<Self>)

  /// Sets what depends on the width's size class, when the view is loaded and after the class has changed.
  static func adapt(_ controller: TableController<Self>)
}

extension TableContent {
  static var title: String? { nil }
  static var look: RowLook { RowLook() }
  static var headerLook: HeaderLook { HeaderLook() }
  static var footerLook: HeaderLook { HeaderLook() }
  static var decoration: RowDecoration? { nil }
  static func configure(_ controller: TableController<Self>) {}
  static func adapt(_ controller: TableController<Self>) {}
}

/// What changes while the app runs; its initial values are the design's samples.
@MainActor
protocol TableValues {
  init()
}

/// The values of a table that doesn't change.
struct NoValues: TableValues {}
