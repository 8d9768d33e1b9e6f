// SPDX-License-Identifier: GPL-3.0-or-later

import Platform

extension LineEditor {
  /// The content of a pane, and the function that cuts its lines to the terminal's width.
  package struct Pane {
    package var lines: [String]
    /// The lines to make visible, such as those just edited; `nil` leaves the scroll position unchanged.
    package var focus: Range<Int>?
    /// The width of the widest line in columns.
    package var width: Int
    /// The first visible line, unless `focus` is elsewhere; `nil` leaves the scroll position unchanged.
    package var top: Int?
    /// The rows outside the pane, if the lines show only some rows.
    package var rest: PaneRest?
    /// Set if the lines draw a picture.
    package var picture: PanePicture?
    package var fit: (String, Int) -> String

    package init(
      lines: [String], focus: Range<Int>? = nil, width: Int, top: Int? = nil, rest: PaneRest? = nil,
      fit: @escaping (String, Int) -> String
    ) {
      self.lines = lines
      self.focus = focus
      self.width = width
      self.top = top
      self.rest = rest
      self.fit = fit
    }
  }

  /// A picture in a pane. Its lines are sequences for fixed rows of the terminal.
  package struct PanePicture {
    /// The lines that are drawn. The others are empty until the pane is scrolled to them.
    package var drawn: Range<Int>
    /// Removes the picture from the terminal's memory; its rows are erased besides.
    package var removal: String

    package init(drawn: Range<Int>, removal: String) { (self.drawn, self.removal) = (drawn, removal) }
  }

  /// The fixed area above the prompt. It doesn't access the terminal, except for its size.
  struct PaneState {
    /// `nil` without a pane.
    private(set) var pane: Pane?
    /// `nil` also while the terminal has no room for the pane.
    var layout: PaneLayout?
    /// The text that each row of the area shows on the screen.
    var rows: [String] = []
    /// The first visible line.
    private(set) var top = 0
    /// The former functions of the keys that scroll the pane.
    var formerPageKeys: (up: KeyFunction?, down: KeyFunction?)?

    /// The layout for the terminal's present size; `nil` without room.
    var fittingLayout: PaneLayout? {
      guard let pane, let terminal = Environment.value("TERM"), terminal != "dumb", let size = TerminalSize()
      else { return nil }
      return PaneLayout(size: size, wanted: pane.lines.count)
    }

    mutating func set(_ new: Pane) {
      pane = new
      top = new.top ?? top
      if let layout { top = layout.clamped(top: top, of: new.lines.count) }
      scrollToFocus()
    }

    mutating func scrollToFocus() {
      guard let pane, let layout, let focus = pane.focus else { return }
      top = layout.top(showing: focus, from: top, of: pane.lines.count)
    }

    /// Whether the visible lines are drawn; `false` for a picture whose next part isn't ready.
    private var showsPicture: Bool {
      guard let pane, let layout, let picture = pane.picture else { return true }
      return layout.seen(from: top, of: pane.lines.count) == picture.drawn
    }

    /// - Returns: whether more must be drawn: the first or last line is within a page, and there are more rows, or the visible
    ///   part of a picture isn't drawn.
    mutating func scroll(_ movement: PaneMovement) -> Bool {
      guard let pane, let layout else { return false }
      switch movement {
      case .pages(let pages): top = layout.top(pages: pages, from: top, of: pane.lines.count)
      case .lines(let lines): top = layout.top(showing: lines, from: top, of: pane.lines.count)
      }
      // After the user has scrolled, a resize must not return to the last edit.
      self.pane?.focus = nil
      guard pane.picture == nil else { return !showsPicture }
      guard let rest = pane.rest else { return false }
      let isNearEnd = top + layout.height * 2 > pane.lines.count
      return rest.hasRowsAbove && top < layout.height || rest.hasRowsBelow && isNearEnd
    }

    /// What removes a picture: from its rows, so that no pixel remains, and from the terminal's memory. Empty for a text.
    var removal: String {
      guard let layout, let picture = pane?.picture else { return "" }
      return picture.removal + layout.erasing
    }

    /// The text that draws the rows that changed since the last drawing.
    mutating func drawing() -> String {
      // The rows keep their content until the picture's part is ready.
      guard let pane, let layout, showsPicture else { return "" }
      let former = rows
      rows = layout.rows(pane.lines, from: top, of: pane.rest, ruleWidth: pane.width, fit: pane.fit)
      return PaneLayout.drawing(rows, over: former)
    }
  }

  /// The ways to scroll a pane.
  package enum PaneMovement: Hashable, Sendable {
    /// By this many pages; up if negative.
    case pages(Int)
    /// Until these lines are visible.
    case lines(Range<Int>)
  }
}
