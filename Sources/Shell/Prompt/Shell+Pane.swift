// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Dispatch
import LineEditing
import Platform
import PreviewRendering
import Renderers
import Session
import TableModel
import TerminalPictures

extension Shell {
  /// The time for which a prompt waits for the pane. The pane of a large table appears when it is ready.
  private static let paneTime = DispatchTimeInterval.milliseconds(50)

  func changePane(_ change: PaneChange) {
    switch change {
    case .on(let look):
      guard let notes = choosePaneImage(look.image) else { return }
      paneLook = look
      openPane()
      // A pane that opens moves earlier lines off the screen.
      for note in notes { say(.note(note)) }
    case .redraw:
      if hasPane { paintPane(changed: nil) }
    case .off:
      hasPane = false
      editor.show(nil)
      closePainters()
    case .up, .down, .row:
      guard hasPane else {
        return say(.error(SessionError("the pane is off", hint: "'pane on' opens it")))
      }
      settlePane(within: Self.paneTime)
      if case .row(let path) = change {
        if let lines = paneTerminal == nil ? painter.lines(of: path) : picturePainter.lines(of: path) {
          editor.scrollPane(.lines(lines))
        } else {
          paintPane(changed: path)
        }
      } else {
        editor.scrollPane(.pages(change == .up ? -1 : 1))
      }
    }
  }

  private func closePainters() {
    painter.close()
    picturePainter.close()
  }

  /// Finds out how the terminal shows the pane's picture.
  ///
  /// - Returns: sentences about the difference from the request; `nil` if it can't show one, which is reported.
  private func choosePaneImage(_ mode: ImageMode) -> [String]? {
    var (image, notes): (TerminalImage?, [String]) = (nil, [])
    if mode != .off {
      do {
        (image, notes) = try TerminalImage.of(mode, colors: session.usesColors ? session.colors : nil)
      } catch {
        say(.error(error))
        return nil
      }
    }
    if image != paneImage {
      editor.erasePane()
      // The next picture isn't one that was ready before.
      closePainters()
    }
    paneImage = image
    return notes
  }

  /// The terminal, if the pane shows pixels; with the present size of its cells.
  private var paneTerminal: PictureTerminal? {
    guard case .pixels(var terminal) = paneImage else { return nil }
    terminal.cell = TerminalCell.size
    return terminal
  }

  private func openPane() {
    hasPane = true
    editor.callbacks.onPaneWidth = { [weak self] in self?.paintPane(changed: nil) }
    editor.callbacks.onPaneEdge = { [weak self] in self?.paintPane(changed: nil) }
    painter.onReady = { [weak self] in self?.deliverPane() }
    picturePainter.onReady = { [weak self] in self?.deliverPane() }
    paintPane(changed: nil)
    // A terminal that can't show the pane is reported at once.
    settlePane(within: .seconds(1))
    deliverPane()
  }

  @discardableResult
  private func settlePane(within time: DispatchTimeInterval) -> Bool {
    paneTerminal == nil ? painter.settle(within: time) : picturePainter.settle(within: time)
  }

  private func showPane(_ pane: LineEditor.Pane) {
    guard hasPane else { return }
    hasPane = editor.show(pane)
    guard !hasPane else { return }
    say(
      .error(
        SessionError(
          "this terminal can't show a pane",
          hint: "it needs \(PaneLayout.minimumRows) lines and a TERM that can move the cursor")))
  }

  private func deliverPane() {
    guard paneTerminal != nil else { return painter.deliver(top: editor.paneTop) }
    do {
      guard let (pane, note) = try picturePainter.take(top: editor.paneTop) else { return }
      showPane(pane)
      if let note { editor.notify("note: \(note)") }
    } catch {
      editor.notify("note: \(VisibleText.line(error.description)); the pane shows text")
      editor.erasePane()
      (paneImage, paneLook.image) = (nil, .off)
      paintPane(changed: nil)
    }
  }

  private func paintPane(changed: Table.IndexPath?) {
    let top = editor.paneTop
    if let terminal = paneTerminal {
      picturePainter.paint(session.table, changed: changed, top: top, on: terminal, in: editor.paneLayout)
    } else {
      painter.paint(session.table, changed: changed, top: top, as: shownPicture(paneLook, isPane: true)) {
        [weak self] pane in self?.showPane(pane)
      }
    }
  }

  /// How the shell's terminal shows a picture: with which columns, colours and letters.
  ///
  /// - Parameter isPane: whether lines that are wider than the terminal would be cut instead of wrapped.
  func shownPicture(_ look: PaneLook = PaneLook(), isPane: Bool = false) -> ShownPicture {
    var columns = TerminalSize.wantedColumns
    if isPane, let most = TerminalSize()?.columns { columns = min(columns ?? most, most) }
    if isPane, case .blocks(let colors) = paneImage { return .blocks(colors, columns: columns) }
    return ShownPicture(
      format: session.shownFormat,
      options: TextPictureOptions(
        maximumColumns: columns, isCompact: look.isCompact, colors: session.usesColors ? session.colors : nil),
      hasAddresses: look.hasAddresses)
  }

  func drawPane(before: Table) {
    paintPane(changed: RowChange.first(from: before, to: session.table))
    if settlePane(within: PromptTime.of(session.table, upTo: Self.paneTime)) { deliverPane() }
  }
}
