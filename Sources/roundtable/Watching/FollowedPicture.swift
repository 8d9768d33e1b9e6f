// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import LineEditing
import Platform
import PreviewRendering
import PreviewState
import Renderers
import Session
import Shell
import Synchronization
import TableModel

/// The part of a text preview that a terminal has room for, with the row that the last save changed.
final class FollowedPicture: Sendable {
  /// Below this number of lines, a part of a picture shows too little.
  private static let minimumHeight = 5

  private let rendering: SpecRendering
  private let picture: @Sendable () -> ShownPicture
  /// The row that each spec's picture shows. It stays if a save changes the whole table.
  private let shown = Mutex<[String: Table.IndexPath]>([:])

  init(rendering: SpecRendering, picture: @escaping @Sendable () -> ShownPicture) {
    self.rendering = rendering
    self.picture = picture
  }

  /// - Parameter texts: what is printed with the picture, above and below it.
  /// - Returns: `nil` if the whole picture fits, or there is no terminal.
  func part(of report: SpecReport, beside texts: [String]) -> [[UInt8]]? {
    guard let size = TerminalSize(), let good = rendering.good(report.spec),
      let height = Self.height(of: report, beside: texts, on: size)
    else { return nil }
    let row = shown.withLock { shown in
      if let changed = good.former.flatMap({ RowChange.first(from: $0, to: good.table) }) {
        shown[report.spec] = changed
      }
      return shown[report.spec] ?? Table.IndexPath(row: 0, section: 0)
    }
    let preview = picture().preview(of: good.layout, around: row)
    let window = LineWindow(height: height)
    let top = preview.lines(of: row).map { window.top(showing: $0, from: 0, of: preview.lines.count) } ?? 0
    let lines = window.shown(
      preview.lines, from: top,
      of: preview.rowsAbove.map { PaneRest(rowsAbove: $0, rowCount: good.table.counts.rows) })
    return lines.map { Array((DisplayWidth.prefixOfColored($0, columns: size.columns) + "\n").utf8) }
  }

  /// The number of lines available for a picture that is too tall; `nil` if the picture fits.
  private static func height(of report: SpecReport, beside texts: [String], on size: TerminalSize) -> Int? {
    let lines = report.terminal.reduce(0) { count, output in
      count + output.bytes.count { $0 == UInt8(ascii: "\n") }
    }
    let others = texts.reduce(0) { count, text in
      count
        + text.split(separator: "\n").reduce(0) { $0 + DisplayWidth.ofColored(String($1)) / size.columns + 1 }
    }
    // The cursor takes the last line.
    let height = max(minimumHeight, size.rows - others - 1)
    return lines > height ? height : nil
  }
}
