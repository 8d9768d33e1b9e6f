// SPDX-License-Identifier: GPL-3.0-or-later

/// A section's identity in a snapshot: its id, or its place in the table.
nonisolated enum SectionIdentity<Content: TableContent>: Hashable, Sendable {
  case id(Content.Section)
  case place(Int)

  init(_ section: TableSection<Content>, at place: Int) {
    self = section.id.map { .id($0) } ?? .place(place)
  }
}

/// A row's identity in a snapshot: its id, or its place in its section.
nonisolated enum RowIdentity<Content: TableContent>: Hashable, Sendable {
  case id(Content.Row)
  case place(Int, in: SectionIdentity<Content>)
}
