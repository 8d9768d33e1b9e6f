import Geometry

/// Every frame of a laid-out table in content coordinates: points, y down from the top of the content.
package struct FrameTree: Hashable, Sendable {
  /// A parameter that took part in the layout, with the value that it had in the end.
  package struct Parameter: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
      case points(Points)
      case integer(Int)
      case flag(Bool)
      case text(String)
      case insets(EdgeInsets)
    }

    /// UIKit's name, or a dotted path such as `separator.left`.
    package var name: String
    package var value: Value
    /// Whether the number is a stand-in because UIKit's own is not known.
    package var isAssumed: Bool

    package init(_ name: String, _ value: Value, isAssumed: Bool = false) {
      self.name = name
      self.value = value
      self.isAssumed = isAssumed
    }
  }

  /// A piece of text with its label's frame and its baseline.
  package struct Label: Hashable, Sendable {
    package var text: String
    package var frame: Rect
    /// Points: y of the first line's baseline.
    package var baseline: Points
    /// Whether the text was cut.
    package var isTruncated: Bool

    package init(text: String, frame: Rect, baseline: Points, isTruncated: Bool = false) {
      self.text = text
      self.frame = frame
      self.baseline = baseline
      self.isTruncated = isTruncated
    }
  }

  /// A section's header or footer: the whole view and the text in it.
  package struct HeaderFooter: Hashable, Sendable {
    package var frame: Rect
    package var label: Label?

    package init(frame: Rect, label: Label? = nil) {
      self.frame = frame
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
    package var parameters: [Parameter]

    package init(
      section: Int, row: Int, id: String? = nil, position: String, frame: Rect, background: Rect,
      cornerRadii: CornerRadii, cornerCurve: CornerCurve, separators: [Separator] = [], title: Label? = nil,
      detail: Label? = nil, image: Rect? = nil, badge: Rect? = nil, accessory: Rect? = nil,
      cornerCovers: [Rect] = [], parameters: [Parameter] = []
    ) {
      self.section = section
      self.row = row
      self.id = id
      self.position = position
      self.frame = frame
      self.background = background
      self.cornerRadii = cornerRadii
      self.cornerCurve = cornerCurve
      self.separators = separators
      self.title = title
      self.detail = detail
      self.image = image
      self.badge = badge
      self.accessory = accessory
      self.cornerCovers = cornerCovers
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
    package var parameters: [Parameter]

    package init(
      index: Int, id: String? = nil, frame: Rect, header: HeaderFooter? = nil, footer: HeaderFooter? = nil,
      rows: [Row] = [], parameters: [Parameter] = []
    ) {
      self.index = index
      self.id = id
      self.frame = frame
      self.header = header
      self.footer = footer
      self.rows = rows
      self.parameters = parameters
    }
  }

  package var contentSize: Size
  package var tableHeaderView: Rect?
  package var tableFooterView: Rect?
  package var sections: [Section]
  package var parameters: [Parameter]

  package init(
    contentSize: Size, tableHeaderView: Rect? = nil, tableFooterView: Rect? = nil, sections: [Section] = [],
    parameters: [Parameter] = []
  ) {
    self.contentSize = contentSize
    self.tableHeaderView = tableHeaderView
    self.tableFooterView = tableFooterView
    self.sections = sections
    self.parameters = parameters
  }
}
