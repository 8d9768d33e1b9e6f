// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// Every frame of a laid-out table in content coordinates: points, y down from the top of the content.
package struct FrameTree: Hashable, Sendable {
  /// A parameter that took part in the layout, with the value that it had in the end.
  package struct Parameter: Hashable, Sendable {
    /// UIKit's name, or a dotted path such as `separator.left`.
    package var name: String
    package var value: ValueTree
    /// Whether the number is a stand-in because UIKit's own is not known.
    package var isAssumed: Bool

    package init(_ name: String, _ value: ValueTree, isAssumed: Bool = false) {
      self.name = name
      self.value = value
      self.isAssumed = isAssumed
    }
  }

  /// A piece of text with its label's frame and its baseline.
  package struct Label: Hashable, Sendable {
    package var text: String
    /// The text's: as wide as its widest line.
    package var frame: Rect
    /// The label's own, `UILabel.frame`, which may leave room around its text.
    package var box: Rect
    /// Points: y of the first line's baseline.
    package var baseline: Points
    /// Whether the text was cut.
    package var isTruncated: Bool

    package init(
      text: String, frame: Rect, box: Rect? = nil, baseline: Points, isTruncated: Bool = false
    ) {
      self.text = text
      self.frame = frame
      self.box = box ?? frame
      self.baseline = baseline
      self.isTruncated = isTruncated
    }
  }

  /// Empty space between two things, by its name.
  package struct Gap: Hashable, Sendable {
    package enum Axis: String, Hashable, Sendable {
      case vertical, horizontal
    }

    /// The constant or the setting that it comes from, or the two things that it lies between.
    package var name: String
    package var axis: Axis
    package var frame: Rect

    package init(name: String, axis: Axis, frame: Rect) {
      self.name = name
      self.axis = axis
      self.frame = frame
    }

    /// Points along the axis.
    package var length: Points { axis == .vertical ? frame.height : frame.width }
  }

  /// A section's header or footer: the whole view and the text in it.
  package struct HeaderFooter: Hashable, Sendable {
    package var frame: Rect
    /// Where it is drawn at the scroll offset, when that is elsewhere.
    package var pinnedFrame: Rect?
    package var label: Label?

    package init(frame: Rect, pinnedFrame: Rect? = nil, label: Label? = nil) {
      self.frame = frame
      self.pinnedFrame = pinnedFrame
      self.label = label
    }
  }

  package struct Separator: Hashable, Sendable {
    /// `top` or `bottom` of the row.
    package var position: String
    package var frame: Rect

    package init(position: String, frame: Rect) {
      self.position = position
      self.frame = frame
    }
  }

  package struct Row: Hashable, Sendable {
    package var section: Int
    package var row: Int
    package var id: String?
    /// `first`, `middle`, `last` or `only`, by the row's place in its section.
    package var position: String
    /// The cell, `rectForRow(at:)`.
    package var frame: Rect
    /// The rounded background inside the cell; the same as ``frame`` unless the row has margins.
    package var background: Rect
    /// `UITableViewCell.contentView`, which ends before an accessory; `nil` where nobody asked for it.
    package var contentView: Rect?
    package var cornerRadii: CornerRadii
    package var cornerCurve: CornerCurve
    package var separators: [Separator]
    package var title: Label?
    package var detail: Label?
    package var image: Rect?
    package var badge: Rect?
    package var accessory: Rect?
    /// Rectangles that cover rounded corners.
    package var cornerCovers: [Rect]
    package var gaps: [Gap]
    package var parameters: [Parameter]

    package init(
      section: Int, row: Int, id: String? = nil, position: String, frame: Rect, background: Rect,
      contentView: Rect? = nil, cornerRadii: CornerRadii, cornerCurve: CornerCurve,
      separators: [Separator] = [], title: Label? = nil,
      detail: Label? = nil, image: Rect? = nil, badge: Rect? = nil, accessory: Rect? = nil,
      cornerCovers: [Rect] = [], gaps: [Gap] = [], parameters: [Parameter] = []
    ) {
      self.section = section
      self.row = row
      self.id = id
      self.position = position
      self.frame = frame
      self.background = background
      self.contentView = contentView
      self.cornerRadii = cornerRadii
      self.cornerCurve = cornerCurve
      self.separators = separators
      self.title = title
      self.detail = detail
      self.image = image
      self.badge = badge
      self.accessory = accessory
      self.cornerCovers = cornerCovers
      self.gaps = gaps
      self.parameters = parameters
    }
  }

  package struct Section: Hashable, Sendable {
    package var index: Int
    package var id: String?
    /// `rect(forSection:)`: header, rows and footer.
    package var frame: Rect
    package var header: HeaderFooter?
    package var footer: HeaderFooter?
    package var rows: [Row]
    /// The named pieces of its height that are neither texts nor rows.
    package var gaps: [Gap]
    package var parameters: [Parameter]

    package init(
      index: Int, id: String? = nil, frame: Rect, header: HeaderFooter? = nil, footer: HeaderFooter? = nil,
      rows: [Row] = [], gaps: [Gap] = [], parameters: [Parameter] = []
    ) {
      self.index = index
      self.id = id
      self.frame = frame
      self.header = header
      self.footer = footer
      self.rows = rows
      self.gaps = gaps
      self.parameters = parameters
    }
  }

  /// The bar above the table. Its frames are in content coordinates, too: at rest it lies above 0.
  package struct NavigationBar: Hashable, Sendable {
    package struct Button: Hashable, Sendable {
      /// The title, or the symbol's name.
      package var text: String
      package var isSymbol: Bool
      package var frame: Rect

      package init(text: String, isSymbol: Bool, frame: Rect) {
        self.text = text
        self.isSymbol = isSymbol
        self.frame = frame
      }
    }

    package var frame: Rect
    /// `large` or `inline`.
    package var display: String
    package var title: Label?
    /// The arrow's box.
    package var backButton: Rect?
    package var backTitle: Label?
    package var left: [Button]
    package var right: [Button]
    package var searchField: Rect?

    package init(
      frame: Rect, display: String, title: Label?, backButton: Rect?, backTitle: Label?, left: [Button],
      right: [Button], searchField: Rect?
    ) {
      self.frame = frame
      self.display = display
      self.title = title
      self.backButton = backButton
      self.backTitle = backTitle
      self.left = left
      self.right = right
      self.searchField = searchField
    }
  }

  /// What the table is called.
  package var title: String?
  /// Pixels per point of the device.
  package var scale: Int
  package var contentSize: Size
  package var navigationBar: NavigationBar?
  /// What is drawn of the device; its signs have no frames of their own.
  package var statusBar: Rect?
  package var homeIndicator: Rect?
  package var tableHeaderView: Rect?
  package var tableFooterView: Rect?
  package var sections: [Section]
  /// The lines of the blank rows under a plain table's last row.
  package var fillerSeparators: [Rect]
  /// The named pieces of the height that belong to no section.
  package var gaps: [Gap]
  package var parameters: [Parameter]

  package init(
    title: String?, scale: Int, contentSize: Size, navigationBar: NavigationBar? = nil,
    statusBar: Rect? = nil, homeIndicator: Rect? = nil,
    tableHeaderView: Rect?, tableFooterView: Rect?,
    sections: [Section], fillerSeparators: [Rect], gaps: [Gap], parameters: [Parameter]
  ) {
    self.title = title
    self.scale = scale
    self.contentSize = contentSize
    self.navigationBar = navigationBar
    self.statusBar = statusBar
    self.homeIndicator = homeIndicator
    self.tableHeaderView = tableHeaderView
    self.tableFooterView = tableFooterView
    self.sections = sections
    self.fillerSeparators = fillerSeparators
    self.gaps = gaps
    self.parameters = parameters
  }
}
