// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A section's identity: its id, or its place in the table.
nonisolated enum SectionIdentity<Content: TableContent>: Hashable, Sendable {
  case id(Content.Section)
  case place(Int)
}

/// A row's identity: its id, or its place in its section.
nonisolated enum RowIdentity<Content: TableContent>: Hashable, Sendable {
  case id(Content.Row)
  case place(Int, in: SectionIdentity<Content>)
}

/// What a table shows, with everything that its cells need.
struct TableSnapshot<Content: TableContent> {
  typealias DataSource = RowDataSource<Content>
  typealias Entry = (row: TableRow<Content>, shown: ShownRow)

  var sections: [TableSection<Content>] = []
  var rows: [RowIdentity<Content>: Entry] = [:]
  var identities = NSDiffableDataSourceSnapshot<SectionIdentity<Content>, RowIdentity<Content>>()
  private var texts: [SectionIdentity<Content>: [SectionText]] = [:]
  private var collapsed: Set<SectionIdentity<Content>> = []

  init() {}

  /// Sections with all their rows, which are shown as `resolve` says.
  init(
    _ sections: [TableSection<Content>],
    resolve: (TableRow<Content>, TableSection<Content>, RowPosition) -> ShownRow
  ) {
    self.sections = sections
    for (place, section) in sections.enumerated() {
      let identity = section.identity(at: place)
      texts[identity] = [section.header, section.footer]
      identities.appendSections([identity])
      if section.isCollapsed {
        self.sections[place].footer.text = nil
        collapsed.insert(identity)
      }
      for (index, row) in section.rows.enumerated() where !section.isCollapsed {
        let item = row.id.map { RowIdentity<Content>.id($0) } ?? .place(index, in: identity)
        let position = RowPosition(row: index, count: section.rows.count)
        rows[item] = (row, resolve(row, section, position))
        identities.appendItems([item], toSection: identity)
      }
    }
  }

  /// Marks the rows and sections that differ from those of an older snapshot.
  mutating func markChanges(since old: Self) {
    for item in identities.itemIdentifiers {
      guard let shown = old.rows[item]?.shown, let new = rows[item]?.shown, shown != new else {
        continue
      }
      if shown.reuseIdentifier == new.reuseIdentifier {
        identities.reconfigureItems([item])
      } else {
        identities.reloadItems([item])
      }
    }
    for (identity, new) in texts {
      guard let before = old.texts[identity] else { continue }
      if new != before || collapsed.contains(identity) != old.collapsed.contains(identity) {
        identities.reloadSections([identity])
      }
    }
  }
}

extension TableSection {
  /// - Parameter place: its index in the table.
  func identity(at place: Int) -> SectionIdentity<Content> { id.map { .id($0) } ?? .place(place) }
}
