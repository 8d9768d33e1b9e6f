// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// The finished picture. What a renderer no longer has to think about: styles, profiles, inheritance, traits,
/// text fitting, right-to-left, pixel snapping, dark mode. Everything is positioned and resolved.
///
/// Its items are kept, or painted row by row whenever somebody goes through them: those of a hundred thousand rows take
/// 200 MB, and who writes one picture needs each of them once.
package struct DisplayList: Sendable {
  private enum Source: Sendable {
    case items([DisplayItem])
    case groups([DisplayGroup])
    case painter(@Sendable ((DisplayGroup) -> Bool) -> Void)
  }

  /// The content size in points.
  package var size: Size
  /// Pixels per point of the device.
  package var scale: Int
  package var caption: PictureCaption
  package var traits: DisplayTraits
  private var source: Source

  package init(
    size: Size, scale: Int, caption: PictureCaption = PictureCaption(),
    traits: DisplayTraits = DisplayTraits(),
    items: [DisplayItem]
  ) {
    self.size = size
    self.scale = scale
    self.caption = caption
    self.traits = traits
    source = .items(items)
  }

  private init(_ list: DisplayList, _ groups: [DisplayGroup]) {
    (size, scale, caption, traits) = (list.size, list.scale, list.caption, list.traits)
    source = .groups(groups)
  }

  /// - Parameter paint: gives one group after the other, in paint order, until it is told that no more is wanted. Called
  ///   once for each time that somebody goes through the list.
  package init(
    size: Size, scale: Int, caption: PictureCaption, traits: DisplayTraits = DisplayTraits(),
    paint: @escaping @Sendable ((DisplayGroup) -> Bool) -> Void
  ) {
    self.size = size
    self.scale = scale
    self.caption = caption
    self.traits = traits
    source = .painter(paint)
  }

  /// In paint order, the first at the bottom.
  package var items: [DisplayItem] {
    if case .items(let items) = source { return items }
    var items: [DisplayItem] = []
    forEachGroup { group in
      items += group.items
      return true
    }
    return items
  }

  /// The same with its items kept, for who goes through them more than once.
  package var kept: DisplayList {
    var groups: [DisplayGroup] = []
    forEachGroup { group in
      groups.append(group)
      return true
    }
    return DisplayList(self, groups)
  }

  /// The same with other groups; one that has lost all its items is left out.
  ///
  /// - Parameter dy: points by which all items come to lie lower.
  package func map(
    movedBy dy: Points, _ change: @escaping @Sendable (DisplayItem) -> DisplayItem?
  ) -> DisplayList {
    DisplayList(size: size, scale: scale, caption: caption, traits: traits) { body in
      forEachGroup { group in
        let items = group.items.compactMap(change)
        let settled = group.settled.map { $0 + dy }
        return items.isEmpty
          || body(
            DisplayGroup(
              section: group.section, row: group.row, id: group.id, items: items, settled: settled))
      }
    }
  }

  /// Goes through the list row by row, in paint order, until `body` says no.
  package func forEachGroup(_ body: (DisplayGroup) -> Bool) {
    switch source {
    case .painter(let paint): paint(body)
    case .groups(let groups): for group in groups { guard body(group) else { return } }
    case .items(let items):
      var start = 0
      while start < items.count {
        let (section, row) = (items[start].section, items[start].row)
        let isRow = section != nil && row != nil
        var end = start + 1
        while isRow, end < items.count, items[end].row == row, items[end].section == section { end += 1 }
        let group = DisplayGroup(
          section: section, row: isRow ? row : nil, items: Array(items[start..<end]))
        guard body(group) else { return }
        start = end
      }
    }
  }
}

/// What holds for all of a picture and cannot be told from its items: pictures on a coarse grid draw by it.
package struct DisplayTraits: Hashable, Sendable {
  /// Whether everything lies mirrored.
  package var isRightToLeft: Bool
  /// Whether headers stand on the rows' ground, without a group around the rows below them.
  package var hasPlainHeaders: Bool

  /// How much higher lines of text are than at the standard text size; 1 but for accessibility sizes.
  package var lineScale: Double

  /// Points that a switch reaches beyond the edge that chevrons and check marks end at.
  package var switchOverhang: Points

  package init(
    isRightToLeft: Bool = false, hasPlainHeaders: Bool = false, lineScale: Double = 1,
    switchOverhang: Points = .zero
  ) {
    self.isRightToLeft = isRightToLeft
    self.hasPlainHeaders = hasPlainHeaders
    self.lineScale = lineScale
    self.switchOverhang = switchOverhang
  }
}

/// What is painted one after the other of one row, or some things outside of the rows.
package struct DisplayGroup: Sendable {
  package var section: Int?
  /// `nil` outside of the rows.
  package var row: Int?
  /// The row's, where it has one.
  package var id: String?
  /// In paint order, the first at the bottom.
  package var items: [DisplayItem]
  /// Points from the top: nothing outside of the rows that is painted later lies above it. `nil` where that is not known.
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

/// What a picture says of itself to whoever doesn't see it.
package struct PictureCaption: Hashable, Sendable {
  /// What the table is called.
  package var title: String
  /// What kind of picture it is. Nothing in it changes with the rows.
  package var summary: String?

  package init(title: String? = nil, summary: String? = nil) {
    self.title = title ?? "Table"
    self.summary = summary
  }
}
