// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import LineEditing
import Renderers
import Synchronization
import TableLayout
import TableModel
import WorkProgress

/// Draws the table for the pane, on a queue of its own: a large table must not hold up the prompt.
@MainActor
final class PanePainter {
  private struct Request: Sendable {
    var table: Table
    var changed: Table.IndexPath?
    var columns: Int?
  }

  private struct Picture: Sendable {
    var preview: TextPreview
    var changed: Table.IndexPath?
  }

  /// What is ready and not shown yet, and what was shown last.
  private struct Ready {
    var waiting: Picture?
    var shown: TextPreview?
  }

  private nonisolated let ready = Mutex(Ready())
  private var onPicture: ((LineEditor.Pane) -> Void)?
  private var queue: NewestState<Request>?

  /// Draws the table and hands the pane over on the main actor.
  ///
  /// - Parameters:
  ///   - changed: the row to scroll to.
  ///   - columns: what the terminal has; a wider picture is drawn narrower, not cut.
  func paint(
    _ table: Table, changed: Table.IndexPath?, columns: Int?, _ onPicture: @escaping (LineEditor.Pane) -> Void
  ) {
    self.onPicture = onPicture
    let queue = queue ?? makeQueue()
    self.queue = queue
    queue.submit(Request(table: table, changed: changed, columns: columns))
  }

  /// - Returns: whether the newest picture is ready.
  @discardableResult
  func settle(within time: DispatchTimeInterval) -> Bool { queue?.settle(within: time) ?? true }

  /// Hands over what is ready.
  func deliver() {
    let picture = ready.withLock { ready in
      defer { ready.waiting = nil }
      if let waiting = ready.waiting { ready.shown = waiting.preview }
      return ready.waiting
    }
    guard let picture else { return }
    let lines = picture.preview.lines
    onPicture?(
      LineEditor.Pane(
        lines: lines, focus: picture.changed.flatMap(picture.preview.lines),
        width: picture.preview.width
      ) { DisplayWidth.prefix($0, columns: $1) })
  }

  /// Where a row is in the picture that is shown.
  func lines(of path: Table.IndexPath) -> Range<Int>? {
    ready.withLock { ($0.waiting?.preview ?? $0.shown)?.lines(of: path) }
  }

  private func makeQueue() -> NewestState<Request> {
    NewestState(label: "roundtable.pane", cancelsFormer: true) { [weak self] request in
      let list = LaidOutTable(request.table).unkeptDisplayList()
      let preview = BoxDrawingRenderer(maximumColumns: request.columns).preview(of: list)
      guard !WorkProgress.isCancelled, let self else { return }
      self.ready.withLock { $0.waiting = Picture(preview: preview, changed: request.changed) }
      DispatchQueue.main.async { MainActor.assumeIsolated { self.deliver() } }
    }
  }
}

extension TextPreview {
  func lines(of path: Table.IndexPath) -> Range<Int>? { lines(ofRow: path.row, section: path.section) }
}
