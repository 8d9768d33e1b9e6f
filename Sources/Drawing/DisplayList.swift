// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// The finished picture. What a renderer no longer has to think about: styles, profiles, inheritance, traits,
/// text fitting, right-to-left, pixel snapping, dark mode. Everything is positioned and resolved.
package struct DisplayList: Hashable, Sendable {
  /// The content size in points.
  package var size: Size
  /// Pixels per point of the device.
  package var scale: Int
  /// What the table is called.
  package var title: String?
  /// In paint order, the first at the bottom.
  package var items: [DisplayItem]

  package init(size: Size, scale: Int, title: String? = nil, items: [DisplayItem]) {
    self.size = size
    self.scale = scale
    self.title = title
    self.items = items
  }
}

/// What is painted one after the other of one row, or one thing outside of the rows.
package struct DisplayGroup: Sendable {
  package var section: Int?
  /// `nil` outside of the rows.
  package var row: Int?
  /// In paint order, the first at the bottom.
  package var items: [DisplayItem]

  package init(section: Int? = nil, row: Int? = nil, items: [DisplayItem]) {
    self.section = section
    self.row = row
    self.items = items
  }

  /// The background of the row's group or card.
  package var background: DisplayItem? { items.first { $0.role == .rowBackground } }
}

extension DisplayList {
  /// Goes through the list row by row, in paint order, until `body` says no.
  package func forEachGroup(_ body: (DisplayGroup) -> Bool) {
    var start = 0
    while start < items.count {
      let first = items[start]
      var end = start + 1
      if let row = first.row, let section = first.section {
        while end < items.count, items[end].row == row, items[end].section == section { end += 1 }
      }
      let isRow = first.section != nil && first.row != nil
      let group = DisplayGroup(
        section: first.section, row: isRow ? first.row : nil, items: Array(items[start..<end]))
      guard body(group) else { return }
      start = end
    }
  }
}
