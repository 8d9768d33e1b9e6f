// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// One thing to paint, with what it is of the table.
package struct DisplayItem: Hashable, Sendable {
  /// What a person would call it. Renderers for coarse grids choose by it what to show.
  package enum Role: String, Hashable, Sendable, CaseIterable {
    case tableBackground
    /// The background of one row's group or card.
    case rowBackground
    case rowShadow, rowBorder
    /// A patch over a rounded corner that makes it square.
    case cornerCover
    case headerBackground
    case header, footer
    case separator
    case title, detail, badge, badgeText, image, imageTile, accessory
    case tableHeader, tableFooter
    /// A header or footer that stays at the table's edge, over the rows.
    case pinnedHeader, pinnedFooter
    /// What lies behind a navigation bar, and what is in it.
    case navigationBar, navigationTitle, navigationButton, searchField
    /// A search field at the screen's end, and what lies behind it.
    case bottomSearchField
    /// A copy of a text, below it and in another colour. Coarse grids leave it out.
    case textShadow
    /// What is the device's.
    case statusBar, homeIndicator, deviceFrame
    /// A measure drawn over the picture.
    case ruler
  }

  package enum Content: Hashable, Sendable {
    case fill(Outline, RGBA)
    case gradient(Outline, Gradient)
    /// A line of `width` points along the inside of the outline.
    case border(Outline, width: Points, RGBA)
    case shadow(DropShadow)
    case text(TextRun)
    case symbol(Symbol)
    case ruler(Ruler)
  }

  package var role: Role
  /// The section that it belongs to, and the row within it.
  package var section: Int?
  package var row: Int?
  package var content: Content
  /// What cuts the item off; `nil` is nothing.
  package var clip: Outline?

  package init(role: Role, section: Int? = nil, row: Int? = nil, content: Content, clip: Outline? = nil) {
    self.role = role
    self.section = section
    self.row = row
    self.content = content
    self.clip = clip
  }
}
