// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Dispatch
import LineEditing
import Platform
import PreviewRendering
import Renderers
import Synchronization
import TableLayout
import TableModel
import TerminalPictures

/// Draws the visible part of the table for the pane as a picture of pixels, on a queue of its own.
@MainActor
final class PicturePainter {
  private struct Request: Sendable {
    var table: Table
    var changed: Table.IndexPath?
    /// The first visible line.
    var top: Int
    var terminal: PictureTerminal
    var size: TerminalSize
    /// The pane's present place; `nil` if it isn't open.
    var place: PaneLayout?
  }

  private struct Picture: Sendable {
    var grid: PictureGrid
    /// The line that was the first visible one when the picture was ordered, and the line that should be.
    var formerTop: Int
    var top: Int
    var drawn: Range<Int>
    /// The texts of the drawn lines.
    var texts: [String]
    var removal: String
    var note: String?
  }

  private struct Ready {
    var waiting: Result<Picture, RasterError>?
    /// The layout of the table that was drawn last, and its cells.
    var layout: LaidOutTable?
    var grid: PictureGrid?
    var rows: (maker: PictureRows, terminal: PictureTerminal)?
  }

  private nonisolated let ready = Mutex(Ready())
  private var queue: NewestState<Request>?
  /// Called on the main actor when a picture is ready.
  var onReady: () -> Void = {}

  /// - Parameters:
  ///   - changed: the row to scroll to.
  ///   - top: the first visible line of the pane.
  ///   - place: the pane's place; `nil` for the place that it will get.
  func paint(
    _ table: Table, changed: Table.IndexPath?, top: Int, on terminal: PictureTerminal, in place: PaneLayout?
  ) {
    let queue = queue ?? makeQueue()
    self.queue = queue
    queue.submit(
      Request(
        table: table, changed: changed, top: top, terminal: terminal, size: TerminalSize() ?? .fallback,
        place: place))
  }

  /// - Returns: whether the newest picture is ready.
  @discardableResult
  func settle(within time: DispatchTimeInterval) -> Bool { queue?.settle(within: time) ?? true }

  /// Releases the pictures and the layout.
  func close() {
    queue?.cancel()
    queue = nil
    ready.withLock { $0 = Ready() }
  }

  /// The picture that is ready, with a note about it; `nil` if there is none.
  ///
  /// - Parameter top: the first visible line of the pane.
  func take(top: Int) throws(RasterError) -> (pane: LineEditor.Pane, note: String?)? {
    let waiting = ready.withLock { ready in
      defer { ready.waiting = nil }
      return ready.waiting
    }
    guard let picture = try waiting?.get() else { return nil }
    var lines = [String](repeating: "", count: picture.grid.lines)
    lines.replaceSubrange(picture.drawn, with: picture.texts)
    var pane = LineEditor.Pane(
      // If the pane was scrolled meanwhile, another picture follows.
      lines: lines, width: picture.grid.columns, top: picture.formerTop == top ? picture.top : nil
    ) { $0.hasPrefix("\u{1B}") ? $0 : DisplayWidth.prefixOfColored($0, columns: $1) }
    pane.picture = LineEditor.PanePicture(drawn: picture.drawn, removal: picture.removal)
    return (pane, picture.note)
  }

  /// The lines of a row of the table in the newest picture.
  func lines(of path: Table.IndexPath) -> Range<Int>? {
    ready.withLock { ready in
      guard let layout = ready.layout, let grid = ready.grid else { return nil }
      return Self.lines(of: path, layout, grid)
    }
  }

  private nonisolated static func lines(
    of path: Table.IndexPath, _ layout: LaidOutTable, _ grid: PictureGrid
  ) -> Range<Int>? {
    let table = layout.table
    guard table.sections.indices.contains(path.section),
      table.sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    let frame = layout.rectForRow(at: path)
    let origin = layout.pictureOrigin.y
    return grid.lines(from: frame.minY - origin, to: frame.maxY - origin)
  }

  private func makeQueue() -> NewestState<Request> {
    NewestState(label: "roundtable.picture", cancelsFormer: true) { [weak self] request in
      guard let self else { return }
      let result = Result { () throws(RasterError) in try self.draw(request) }
      guard !WorkProgress.isCancelled else { return }
      self.ready.withLock { $0.waiting = result }
      DispatchQueue.main.async { MainActor.assumeIsolated { self.onReady() } }
    }
  }

  private nonisolated func draw(_ request: Request) throws(RasterError) -> Picture {
    // Scrolling keeps the table, and so its layout.
    let former = ready.withLock(\.layout)
    let layout = former.flatMap { $0.table == request.table ? $0 : nil } ?? LaidOutTable(request.table)
    let grid = PictureGrid(
      layout.pictureSize, cell: request.terminal.cell, maximumColumns: request.size.columns)
    ready.withLock { ($0.layout, $0.grid) = (layout, grid) }
    guard let place = request.place ?? PaneLayout(size: request.size, wanted: grid.lines) else {
      // The editor reports that there is no room.
      return Picture(grid: grid, formerTop: 0, top: 0, drawn: 0..<0, texts: [], removal: "")
    }
    var top = place.clamped(top: request.top, of: grid.lines)
    if let lines = request.changed.flatMap({ Self.lines(of: $0, layout, grid) }) {
      top = place.top(showing: lines, from: top, of: grid.lines)
    }
    let seen = place.seen(from: top, of: grid.lines)
    let pixels = try DrawnPixels(layout, in: grid, lines: seen)
    guard !WorkProgress.isCancelled else { throw .cancelled }
    return ready.withLock { ready in
      var rows =
        ready.rows.flatMap { $0.terminal == request.terminal ? $0.maker : nil }
        ?? PictureRows(request.terminal, process: Int(CurrentProcess.id))
      let texts = rows.texts(of: pixels.image, row: seen.lowerBound - top + 1)
      ready.rows = (rows, request.terminal)
      return Picture(
        grid: grid, formerTop: request.top, top: top, drawn: seen, texts: texts, removal: rows.removal,
        note: pixels.note)
    }
  }
}
