// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The finished picture, resolved and positioned. Renderers need no styles, profiles, inheritance, traits,
/// text fitting, right-to-left, pixel snapping or dark mode.
///
/// Its items are painted again, row by row, at each pass over the list, unless it is ``kept``: the items of
/// 100 000 rows take 200 MB, and one picture needs each of them once.
package struct DisplayList: Sendable {
  /// The content size in points.
  package var size: Size
  /// Pixels per point of the device: 1, 2 or 3.
  package var scale: Int
  /// The title and description for readers who can't see the picture. Default: the title `Table` alone.
  package var caption: PictureCaption
  /// The properties of the whole picture that coarse grids need. Default: left to right, standard text size.
  package var traits: DisplayTraits
  private let paint: @Sendable ((DisplayGroup) -> Bool) -> Void

  /// - Parameter paint: gives the groups in paint order until its argument returns `false`.
  package init(
    size: Size, scale: Int, caption: PictureCaption = PictureCaption(),
    traits: DisplayTraits = DisplayTraits(), paint: @escaping @Sendable ((DisplayGroup) -> Bool) -> Void
  ) {
    self.size = size
    self.scale = scale
    self.caption = caption
    self.traits = traits
    self.paint = paint
  }

  /// All items in paint order, the first at the bottom.
  package var items: [DisplayItem] { groups.flatMap(\.items) }

  private var groups: [DisplayGroup] {
    var groups: [DisplayGroup] = []
    forEachGroup { group in
      groups.append(group)
      return true
    }
    return groups
  }

  /// The same list with its items stored, for several passes.
  package var kept: DisplayList {
    let groups = groups
    return DisplayList(size: size, scale: scale, caption: caption, traits: traits) { body in
      for group in groups { guard body(group) else { return } }
    }
  }

  /// The same list with each item replaced by `change`. Items for which it returns `nil` are removed, and so
  /// are groups without items.
  ///
  /// - Parameter dy: the points by which `change` moves all items down.
  package func map(
    movedBy dy: Points, _ change: @escaping @Sendable (DisplayItem) -> DisplayItem?
  ) -> DisplayList {
    DisplayList(size: size, scale: scale, caption: caption, traits: traits) { body in
      forEachGroup { group in
        var changed = group
        changed.items = group.items.compactMap(change)
        changed.settled = group.settled.map { $0 + dy }
        return changed.items.isEmpty || body(changed)
      }
    }
  }

  /// Passes the groups to `body`, row by row in paint order, until `body` returns `false`.
  package func forEachGroup(_ body: (DisplayGroup) -> Bool) { paint(body) }
}

/// The properties of a whole picture that its items don't show. Pictures on a coarse grid depend on them.
package struct DisplayTraits: Hashable, Sendable {
  /// Whether the picture is mirrored. Default: no.
  package var isRightToLeft: Bool
  /// Whether headers are on the rows' background, without a group around the rows below them. Default: no.
  package var hasPlainHeaders: Bool

  /// The height of a text line relative to the standard text size: 1, or more at accessibility sizes.
  /// Default: 1.
  package var lineScale: Double

  package init(isRightToLeft: Bool = false, hasPlainHeaders: Bool = false, lineScale: Double = 1) {
    self.isRightToLeft = isRightToLeft
    self.hasPlainHeaders = hasPlainHeaders
    self.lineScale = lineScale
  }
}

/// The consecutive items of one row, or some items outside of the rows.
package struct DisplayGroup: Sendable {
  /// The section of the items, counted from 0. Default: `nil`, outside of sections.
  package var section: Int?
  /// The row within the section, counted from 0. Default: `nil`, outside of rows.
  package var row: Int?
  /// The row's id. Default: `nil`, none.
  package var id: String?
  /// The state of the row that coarse grids mark. Default: `nil`, none.
  package var mark: RowMark?
  /// In paint order, the first at the bottom.
  package var items: [DisplayItem]
  /// A y in points: later items outside of the rows are all below it. Default: `nil`, unknown.
  package var settled: Points?

  package init(
    section: Int? = nil, row: Int? = nil, id: String? = nil, items: [DisplayItem], settled: Points? = nil
  ) {
    self.section = section
    self.row = row
    self.id = id
    self.items = items
    self.settled = settled
  }

  /// The background of the row's group or card.
  package var background: DisplayItem? { items.first { $0.role == .rowBackground } }
}

/// A state of a row that pictures on a coarse grid mark.
package enum RowMark: Hashable, Sendable { case selected, disabled }

/// A picture's title and description for readers who can't see it, such as screen readers.
package struct PictureCaption: Hashable, Sendable {
  /// The table's title. Default: `Table`.
  package var title: String
  /// The kind of picture. It doesn't depend on the rows. Default: none.
  package var summary: String?

  package init(title: String? = nil, summary: String? = nil) {
    self.title = title ?? "Table"
    self.summary = summary
  }
}
