// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A group of rows with an optional header and footer.
struct TableSection<Content: TableContent> {
  /// nil: the section is identified by its place.
  var id: Content.Section?
  var header: String?
  var footer: String?
  var rows: [TableRow<Content>]
  var look = RowLook()
  var headerLook = HeaderLook()
  var footerLook = HeaderLook()
  /// nil: the table's decoration; `.some(nil)`: UIKit's own cells.
  var decoration: RowDecoration??
  /// Points; nil: UIKit's own height. At accessibility text sizes, texts can make it larger.
  var headerHeight: CGFloat?
  var footerHeight: CGFloat?

  /// A section whose texts are localized.
  init(
    _ id: Content.Section? = nil, header: String.LocalizationValue? = nil,
    footer: String.LocalizationValue? = nil,
    @TableBuilder<TableRow<Content>> rows: () -> [TableRow<Content>]
  ) {
    self.init(
      id, verbatimHeader: header.map { String(localized: $0) },
      verbatimFooter: footer.map { String(localized: $0) }, rows: rows)
  }

  /// A section whose texts are shown as they are.
  init(
    _ id: Content.Section? = nil, verbatimHeader: String?, verbatimFooter: String? = nil,
    @TableBuilder<TableRow<Content>> rows: () -> [TableRow<Content>]
  ) {
    self.id = id
    header = verbatimHeader
    footer = verbatimFooter
    self.rows = rows()
  }

  func look(_ look: RowLook) -> Self { with(\.look, look) }
  func headerLook(_ look: HeaderLook) -> Self { with(\.headerLook, look) }
  func footerLook(_ look: HeaderLook) -> Self { with(\.footerLook, look) }
  func decoration(_ decoration: RowDecoration?) -> Self { with(\.decoration, .some(decoration)) }
  func headerHeight(_ height: CGFloat) -> Self { with(\.headerHeight, height) }
  func footerHeight(_ height: CGFloat) -> Self { with(\.footerHeight, height) }

  private func with<Value>(_ property: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var copy = self
    copy[keyPath: property] = value
    return copy
  }
}

extension Array {
  /// Changes the row with an id, for texts that the design fixes and the app knows better:
  /// `sections.update(.inbox) { $0.badge = "3" }`. Nothing happens if there is no such row.
  mutating func update<Content: TableContent>(
    _ id: Content.Row, _ change: (inout TableRow<Content>) -> Void
  ) where Element == TableSection<Content> {
    for section in indices {
      guard let row = self[section].rows.firstIndex(where: { $0.id == id }) else { continue }
      return change(&self[section].rows[row])
    }
  }
}
