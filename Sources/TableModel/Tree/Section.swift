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
    @Boxed private var extras: SectionExtras
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
      _extras = Boxed()
      self.headerHeight = headerHeight
      self.footerHeight = footerHeight
      self.look = look
    }

    /// Whether a text has Markdown.
    package var hasMarkdown: Bool { !_extras.isEmpty && !extras.markdown.isEmpty }

    /// The Markdown of the header and of the footer. Default: none.
    var markdown: MarkdownTexts {
      get { extras.markdown }
      set { extras.markdown = newValue }
    }

    /// The parts of the header besides its text. Default: none.
    package var headerParts: HeaderElements {
      get { extras.header }
      set { extras.header = newValue }
    }

    /// Whether only the header is shown. Default: false.
    package var isCollapsed: Bool {
      get { !_extras.isEmpty && extras.isCollapsed }
      set { if newValue != isCollapsed { extras.isCollapsed = newValue } }
    }

    /// The settings of the look that hold where the width is regular, see ``Table/withRegularLooks``.
    package var regular: Look {
      get { _extras.isEmpty ? Look() : extras.regular }
      set { extras.regular = newValue }
    }

    /// Whether ``headerParts`` has any, which takes no time to find in most sections.
    package var hasHeaderParts: Bool { !_extras.isEmpty && !extras.header.isEmpty }
  }

  package var info: Info
  package var rows: [Row]

  package init(info: Info = Info(), rows: some Sequence<Row> = [Row]()) {
    self.info = info
    self.rows = Array(rows)
  }

  /// Whether the row below another one has the look of a selected row.
  package func isSelected(below row: Int) -> Bool { row + 1 < rows.count && rows[row + 1].hasSelectedLook }
}

/// The visibilities of lines that the rows above and below a row set for the edges that they share with it.
package struct NeighborVisibilities: Hashable, Sendable {
  /// That of the upper row's bottom.
  package var above = SeparatorVisibility.automatic
  /// That of the lower row's top.
  package var below = SeparatorVisibility.automatic

  package init() {}
}

extension Section {
  /// The values that the neighbours of a row set for the edges that they share with it.
  ///
  /// - Parameter table: the table's look.
  package func neighborVisibilities(ofRow row: Int, in table: Look) -> NeighborVisibilities {
    var result = NeighborVisibilities()
    func visibility(_ setting: LookSetting<SeparatorVisibility>, _ row: Int) -> SeparatorVisibility {
      rows[row].look[setting] ?? info.look[setting] ?? table[setting] ?? .automatic
    }
    if row > 0 { result.above = visibility(.separatorBottomVisibility, row - 1) }
    if row + 1 < rows.count { result.below = visibility(.separatorTopVisibility, row + 1) }
    return result
  }
}

extension Table {
  /// The table without the rows and the footers of collapsed sections.
  package var withoutCollapsedRows: Table {
    guard sections.contains(where: \.info.isCollapsed) else { return self }
    var result = self
    for index in sections.indices where sections[index].info.isCollapsed {
      result.sections[index].rows = []
      result.sections[index].info.footer = nil
    }
    return result
  }

  /// The table with all of its sections expanded.
  package var expanded: Table {
    guard sections.contains(where: \.info.isCollapsed) else { return self }
    var result = self
    for index in sections.indices { result.sections[index].info.isCollapsed = false }
    return result
  }
}

/// The parts of a section's header besides its text.
package struct HeaderElements: MostlyEmpty {
  /// The image before the text. Default: none.
  package var image: RowImage?
  /// The button at the trailing side, such as See All. Default: none.
  package var button: Element?
  /// Whether it has a chevron that shows or hides the section's rows. Default: false.
  package var isCollapsible = false

  package init() {}

  package static let empty = HeaderElements()
  package var isEmpty: Bool { image == nil && button == nil && !isCollapsible }
}

/// The parts that most sections don't have, in one box.
private struct SectionExtras: MostlyEmpty {
  var markdown = MarkdownTexts.empty
  var header = HeaderElements.empty
  var isCollapsed = false
  var regular = Look()

  static let empty = SectionExtras()
  var isEmpty: Bool { markdown.isEmpty && header.isEmpty && !isCollapsed && regular.isEmpty }
}

/// The prominence of headers, SwiftUI's `headerProminence` and UIKit's `prominentInsetGroupedHeader`.
package enum HeaderProminence: String, Hashable, Sendable, CaseIterable {
  case standard
  /// A larger title as typed, in the colour of labels.
  case increased
}
