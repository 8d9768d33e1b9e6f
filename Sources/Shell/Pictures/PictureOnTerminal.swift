// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import OutputFormats
import Platform
import PreviewRendering
import Renderers
import Session
import Synchronization
import TableLayout
import TerminalPictures

/// Prints the table once as a picture.
enum PictureOnTerminal {
  /// The number of the last picture that was printed by Kitty's protocol.
  private static let serial = Mutex(0)

  /// - Parameter rows: the rows of the screen that scroll; `nil` in a script, for all.
  /// - Returns: sentences that say how the picture differs from the request.
  static func print(
    _ layout: LaidOutTable, as mode: ImageMode, colors: ColorDepth?, rows: Int?
  ) throws(SessionError) -> [String] {
    var (image, notes) = try TerminalImage.of(mode, colors: colors)
    // A script has no prompt that could read them.
    if rows == nil, !TypedAhead.isEmpty {
      TypedAhead.removeAll()
      notes.append("keys that were typed while the terminal was asked are lost")
    }
    switch image {
    case .blocks(let colors):
      let shown = ShownPicture.blocks(colors)
      StandardStream.output.write(shown.preview(of: layout).lines.map { $0 + "\n" }.joined())
      return notes
    case .pixels(let terminal): return notes + (try print(layout, on: terminal, rows: rows))
    }
  }

  private static func print(
    _ layout: LaidOutTable, on terminal: PictureTerminal, rows: Int?
  ) throws(SessionError) -> [String] {
    let size = TerminalSize() ?? .fallback
    let grid = PictureGrid(layout.pictureSize, cell: terminal.cell, maximumColumns: size.columns)
    guard grid.lines * grid.cell.height <= RasterFormat.mostPixels else {
      throw SessionError(
        "the picture has \(grid.lines) lines, more than can be drawn at once",
        hint: "'pane --image auto' shows a part and scrolls")
    }
    let pixels: DrawnPixels
    do { pixels = try DrawnPixels(layout, in: grid, lines: 0..<grid.lines) } catch {
      throw SessionError(error.message, hint: error.hint)
    }
    let picture = PrintedPicture(terminal, process: Int(CurrentProcess.id))
    let text = serial.withLock { picture.text(of: pixels.image, rows: rows ?? size.rows, after: &$0) }
    StandardStream.output.write(sequences: Array(text.utf8))
    return pixels.note.map { [$0] } ?? []
  }
}
