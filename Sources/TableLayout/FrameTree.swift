// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// The frames of a laid-out table outside of its sections, in content coordinates: in points, y down from the top of the
/// content. ``Section`` and ``Row`` have the frames in a section and a row.
package struct FrameTree: Hashable, Sendable {
  /// A parameter that the layout used, with its final value.
  package struct Parameter: Hashable, Sendable {
    /// UIKit's name, or a dotted path such as `separator.left`.
    package var name: String
    package var value: ValueTree
    /// Whether the number is assumed because UIKit's own is unknown. Default: no.
    package var isAssumed: Bool

    init(_ name: String, _ value: ValueTree, isAssumed: Bool = false) {
      self.name = name
      self.value = value
      self.isAssumed = isAssumed
    }
  }

  /// A text with its label's frame and its baseline.
  package struct Label: Hashable, Sendable {
    package var text: String
    /// The parts of the whole text with their attributes. Default: none, a plain text.
    package var runs: [AttributedText.Run] = []
    /// The frame of the text: as wide as its widest line.
    package var frame: Rect
    /// `UILabel.frame`, which may be larger than the text.
    package var box: Rect
    /// The y of the first line's baseline, in points.
    package var baseline: Points
    /// Whether the text was cut. Default: no.
    package var isTruncated = false
  }

  package typealias Gap = NamedGap

  /// A section's header or footer: the whole view and its text.
  package struct HeaderFooter: Hashable, Sendable {
    package var frame: Rect
    /// The frame at the scroll offset if the view is pinned elsewhere. Default: `nil`, not pinned.
    package var pinnedFrame: Rect?
    package var label: Label?
    /// The image, the button and the chevron of a header, at its unscrolled place. Default: none.
    package var elements: [Element] = []
  }

  /// A line above or below a row.
  package struct Separator: Hashable, Sendable {
    /// `top` or `bottom` of the row.
    package var position: String
    package var frame: Rect
  }

  /// An element of a row besides its image, badge and accessory.
  package struct Element: Hashable, Sendable {
    /// Its place in the row: `stepper`, `trailing.0`; of a header the setting that makes it: `headerButton`.
    package var path: String
    /// Such as `stepper`.
    package var kind: String
    package var frame: Rect
  }

  /// A row with the frames of its parts. By default, parts are `nil` or empty, which means that the row lacks
  /// them.
  package struct Row: Hashable, Sendable {
    /// The section's index and the row's index in it, both counted from 0.
    package var section: Int
    package var row: Int
    package var id: String?
    /// `first`, `middle`, `last` or `only`, by the row's place in its section.
    package var position: String
    /// The cell, `rectForRow(at:)`.
    package var frame: Rect
    /// The frame of the rounded background in the cell; ``frame`` unless the row has margins.
    package var background: Rect
    /// `UITableViewCell.contentView`, which ends before an accessory; `nil` if the layout didn't compute it.
    package var contentView: Rect?
    /// The radii in points, as they are drawn.
    package var cornerRadii: CornerRadii
    package var cornerCurve: CornerCurve
    package var separators: [Separator]
    package var title: Label?
    package var detail: Label?
    package var image: Rect?
    package var badge: Rect?
    package var accessory: Rect?
    package var elements: [Element] = []
    /// The rectangles that cover rounded corners.
    package var cornerCovers: [Rect]
    package var gaps: [Gap]
    package var parameters: [Parameter]
  }

  /// A section with its header and its footer. By default, it has neither.
  package struct Section: Hashable, Sendable {
    /// Counted from 0.
    package var index: Int
    package var id: String?
    /// `rect(forSection:)`: header, rows and footer.
    package var frame: Rect
    package var header: HeaderFooter?
    package var footer: HeaderFooter?
    /// The named parts of its height that are neither texts nor rows.
    package var gaps: [Gap]
    package var parameters: [Parameter]
  }

  /// The bar above the table. Its frames are in content coordinates, too: at rest their y is negative.
  package struct NavigationBar: Hashable, Sendable {
    /// A button at the left or right of the bar.
    package struct Button: Hashable, Sendable {
      /// The title, or the symbol's name if ``isSymbol``.
      package var text: String
      package var isSymbol: Bool
      package var frame: Rect
      /// Default: none.
      package var badge: Rect?
    }

    package var frame: Rect
    /// The style of the title: `large` or `inline`.
    package var display: String
    package var title: Label?
    /// The frame of the back button's arrow.
    package var backButton: Rect?
    package var backTitle: Label?
    /// The buttons at the left and at the right.
    package var left: [Button]
    package var right: [Button]
    package var searchField: Rect?
  }

  /// The tab bar or the toolbar at the screen's end, in content coordinates.
  package struct BottomBar: Hashable, Sendable {
    /// A tab, or an item of a toolbar.
    package struct Item: Hashable, Sendable {
      package var title: String
      package var frame: Rect
      package var symbol: Rect?
      package var label: Rect?
      package var badge: Rect?
      package var isSelected: Bool
    }

    package var bar: TableLayout.BottomBar
    package var frame: Rect
    package var items: [Item]
  }

  /// A view around the rows, such as the one of a table without rows, in content coordinates.
  package struct View: Hashable, Sendable {
    package var frame: Rect
    package var elements: [Element]
  }

  /// The table's title.
  package var title: String?
  /// Pixels per point of the device: 1, 2 or 3.
  package var scale: Int
  package var contentSize: Size
  package var navigationBar: NavigationBar?
  /// The toolbar and the tab bar, which can be at the top.
  package var bottomBars: [BottomBar]
  /// The frames of the device's parts that are drawn. The symbols in them have no frames.
  package var statusBar: Rect?
  package var homeIndicator: Rect?
  /// The titles of the section index.
  package var sectionIndex: Rect?
  package var scrollIndicator: Rect?
  package var refreshControl: Rect?
  /// The sheet and its grabber.
  package var sheet: View?
  /// The view of a table without rows: its image, texts and buttons.
  package var contentUnavailable: View?
  package var tableHeaderView: Rect?
  package var tableFooterView: Rect?
  /// The separators of the blank rows below a plain table's last row.
  package var fillerSeparators: [Rect]
  /// The named parts of the height that belong to no section.
  package var gaps: [Gap]
  package var parameters: [Parameter]
}
