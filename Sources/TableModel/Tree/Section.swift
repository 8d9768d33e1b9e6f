// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// One section: header, rows, footer, and how it departs from its table.
package struct Section: Hashable, Sendable {
  /// What a section has besides its rows, the part that an edit replaces without touching them.
  package struct Info: Hashable, Sendable {
    /// A name that stays with the section when it moves; unique in its table.
    package var id: String?
    package var header: String?
    package var footer: String?
    /// What `tableView(_:heightForHeaderInSection:)` gives; `nil` is ``Table/Info/sectionHeaderHeight``. 0 means what the
    /// profile says of it.
    package var headerHeight: RowHeight?
    /// The same of its footer.
    package var footerHeight: RowHeight?
    package var look: Look

    package init(
      id: String? = nil, header: String? = nil, footer: String? = nil, headerHeight: RowHeight? = nil,
      footerHeight: RowHeight? = nil, look: Look = Look()
    ) {
      self.id = id
      self.header = header
      self.footer = footer
      self.headerHeight = headerHeight
      self.footerHeight = footerHeight
      self.look = look
    }
  }

  package var info: Info
  package var rows: BlockArray<Row>

  package init(info: Info = Info(), rows: some Sequence<Row> = [Row]()) {
    self.info = info
    self.rows = BlockArray(rows)
  }
}
