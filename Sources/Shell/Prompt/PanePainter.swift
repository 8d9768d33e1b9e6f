// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Dispatch
import LineEditing
import Renderers
import Session
import Synchronization
import TableLayout
import TableModel

/// Draws the table for the pane, on a queue of its own, so that the prompt doesn't wait for a large table. It draws only the
/// rows of a large table that are near the visible ones.
@MainActor
final class PanePainter {
  private struct Request: Sendable {
    var table: Table
    var changed: Table.IndexPath?
    /// The row around which a large table is drawn.
    var center: Table.IndexPath
    var picture: ShownPicture
  }

  private struct Picture: Sendable {
    var preview: TextPreview
    var changed: Table.IndexPath?
    /// The number of rows of the table.
    var rowCount: Int
  }

  /// The next picture, ready but not shown yet, and the shown picture.
  private struct Ready {
    var waiting: Picture?
    var shown: TextPreview?
    /// The layout of the table that was drawn last.
    var layout: LaidOutTable?
  }

  private nonisolated let ready = Mutex(Ready())
  private var onPicture: ((LineEditor.Pane) -> Void)?
  private var queue: NewestState<Request>?

  /// Draws the table, and passes the pane to `onPicture` on the main actor.
  ///
  /// - Parameters:
  ///   - changed: the row to scroll to.
  ///   - top: the first visible line of the pane.
  ///   - picture: the options for the terminal; a wider picture is drawn narrower, not cut.
  func paint(
    _ table: Table, changed: Table.IndexPath?, top: Int, as shown: ShownPicture,
    _ onPicture: @escaping (LineEditor.Pane) -> Void
  ) {
    self.onPicture = onPicture
    let queue = queue ?? makeQueue()
    self.queue = queue
    let seen = ready.withLock { $0.shown?.place(atLine: top) }.map(Table.IndexPath.init)
    queue.submit(
      Request(
        table: table, changed: changed, center: changed ?? seen ?? Table.IndexPath(row: 0, section: 0),
        picture: shown))
  }

  /// - Returns: whether the newest picture is ready.
  @discardableResult
  func settle(within time: DispatchTimeInterval) -> Bool { queue?.settle(within: time) ?? true }

  /// Releases the pictures and the layout. Called when the pane is closed.
  func close() {
    queue?.cancel()
    queue = nil
    ready.withLock { $0 = Ready() }
  }

  /// Passes on the picture that is ready, if there is one.
  ///
  /// - Parameter top: the first visible line of the pane.
  func deliver(top: Int) {
    let (picture, former) = ready.withLock { ready in
      let former = ready.shown
      defer { ready.waiting = nil }
      if let waiting = ready.waiting { ready.shown = waiting.preview }
      return (ready.waiting, former)
    }
    guard let picture else { return }
    let preview = picture.preview
    onPicture?(
      LineEditor.Pane(
        lines: preview.lines, focus: picture.changed.flatMap(preview.lines), width: preview.width,
        top: Self.top(of: preview, as: top, of: former),
        rest: preview.rowsAbove.map { PaneRest(rowsAbove: $0, rowCount: picture.rowCount) }
      ) { DisplayWidth.prefixOfColored($0, columns: $1) })
  }

  /// The position of a row in the shown picture.
  func lines(of path: Table.IndexPath) -> Range<Int>? {
    ready.withLock { ($0.waiting?.preview ?? $0.shown)?.lines(of: path) }
  }

  /// The line of this picture with the row that the former picture has in line `top`, if one of the pictures has only some rows;
  /// `nil` to keep the number of the line.
  private static func top(of preview: TextPreview, as top: Int, of former: TextPreview?) -> Int? {
    guard preview.rowsAbove != nil || former?.rowsAbove != nil else { return nil }
    guard let former, let place = former.place(atLine: top), let old = former.lines(of: place),
      let new = preview.lines(of: place)
    else { return 0 }
    return max(0, new.lowerBound + top - old.lowerBound)
  }

  private func makeQueue() -> NewestState<Request> {
    NewestState(label: "roundtable.pane", cancelsFormer: true) { [weak self] request in
      guard let self else { return }
      // Scrolling keeps the table, and so its layout.
      let former = self.ready.withLock(\.layout)
      let layout = former.flatMap { $0.table == request.table ? $0 : nil } ?? LaidOutTable(request.table)
      guard !WorkProgress.isCancelled else { return }
      self.ready.withLock { $0.layout = layout }
      let preview = request.picture.preview(of: layout, around: request.center)
      guard !WorkProgress.isCancelled else { return }
      let picture = Picture(
        preview: preview, changed: request.changed, rowCount: request.table.counts.rows)
      self.ready.withLock { $0.waiting = picture }
      DispatchQueue.main.async { MainActor.assumeIsolated { self.onReady() } }
    }
  }

  /// Called on the main actor when a picture is ready.
  var onReady: () -> Void = {}
}
