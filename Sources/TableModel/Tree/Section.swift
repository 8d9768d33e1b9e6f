// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// One section: header, rows, footer, and a look that overrides its table's.
package struct Section: Hashable, Sendable {
  /// The settings of a section without its rows. An edit can replace them and keep the rows.
  package struct Info: Hashable, Sendable {
    /// A name that the section keeps when it moves; unique in its table.
    package var id: String?
    /// The title above the rows. Default: none.
    package var header: String? { didSet { if hasMarkdown { markdown.first = nil } } }
    /// The text below the rows. Default: none.
    package var footer: String? { didSet { if hasMarkdown { markdown.second = nil } } }
    /// The Markdown of the header and of the footer. Default: none.
    @Boxed var markdown: MarkdownTexts
    /// The result of `tableView(_:heightForHeaderInSection:)`. Default: ``Table/Info/sectionHeaderHeight``.
    /// The profile decides what 0 means.
    package var headerHeight: RowHeight?
    /// The same for the footer. Default: ``Table/Info/sectionFooterHeight``.
    package var footerHeight: RowHeight?
    package var look: Look

    package init(
      id: String? = nil, header: String? = nil, footer: String? = nil, headerHeight: RowHeight? = nil,
      footerHeight: RowHeight? = nil, look: Look = Look()
    ) {
      self.id = id
      self.header = header
      self.footer = footer
      _markdown = Boxed()
      self.headerHeight = headerHeight
      self.footerHeight = footerHeight
      self.look = look
    }

    /// Whether a text has Markdown.
    package var hasMarkdown: Bool { !_markdown.isEmpty }
  }

  package var info: Info
  package var rows: [Row]

  package init(info: Info = Info(), rows: some Sequence<Row> = [Row]()) {
    self.info = info
    self.rows = Array(rows)
  }

  /// Whether the row below another one is selected.
  package func isSelected(below row: Int) -> Bool { row + 1 < rows.count && rows[row + 1].isSelected }
}
