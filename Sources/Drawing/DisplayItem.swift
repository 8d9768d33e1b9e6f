// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// One thing to paint, with its role and its place in the table.
package struct DisplayItem: Hashable, Sendable {
  /// The part of the table that an item shows. Renderers for coarse grids choose by it which items to draw.
  package enum Role: String, Hashable, Sendable, CaseIterable {
    case tableBackground
    /// The background of one row's group or card.
    case rowBackground
    case rowShadow, rowBorder
    /// A patch that covers a rounded corner and makes it square.
    case cornerCover
    case headerBackground
    case header, footer
    case separator
    case title, detail, badge, badgeText, image, imageTile, accessory
    /// A part of a control. Coarse grids show the control's mark instead.
    case control
    case tableHeader, tableFooter
    /// A header or footer that is held at the table's edge, above the rows.
    case pinnedHeader, pinnedFooter
    /// The navigation bar's background and its contents.
    case navigationBar, navigationTitle, navigationButton, searchField
    /// The titles of the section index. Coarse grids show its mark.
    case sectionIndex
    /// The texts of the view of a table without rows.
    case contentUnavailable
    /// A search field at the bottom of the screen, and its background.
    case bottomSearchField
    /// The tab bar and the toolbar, with their contents. Coarse grids show the marks of their texts.
    case bottomBar
    /// The tab bar at the top of an iPad's screen, in the same way.
    case topTabBar
    /// A copy of a text below it, in another colour. Coarse grids omit it.
    case textShadow
    /// The device's parts.
    case statusBar, homeIndicator, deviceFrame
    /// A measured gap, drawn over the picture.
    case ruler
    /// The scroll indicator. Coarse grids omit it.
    case scrollIndicator
    /// The refresh control above the content. Coarse grids show its mark and its text.
    case refreshControl
    /// The screen behind a sheet, and the sheet's grabber.
    case sheet
  }

  /// The shape that an item paints, with its colours.
  package enum Content: Hashable, Sendable {
    case fill(Outline, RGBA)
    case gradient(Outline, Gradient)
    /// A line, `width` points wide, along the inside of the outline.
    case border(Outline, width: Points, RGBA)
    case shadow(DropShadow)
    case text(TextRun)
    case symbol(Symbol)
    /// Indirect, because it is much larger than the others, and rare.
    indirect case picture(Picture)
    case ruler(Ruler)
    case mark(TextMark)
  }

  package var role: Role
  /// The section that the item belongs to, counted from 0. Default: `nil`, outside of sections.
  package var section: Int?
  /// The row within the section, counted from 0. Default: `nil`, outside of rows.
  package var row: Int?
  package var content: Content
  /// The outline that cuts the item off. Default: `nil`; all of it is shown.
  package var clip: Outline?

  package init(role: Role, section: Int? = nil, row: Int? = nil, content: Content, clip: Outline? = nil) {
    self.role = role
    self.section = section
    self.row = row
    self.content = content
    self.clip = clip
  }
}
