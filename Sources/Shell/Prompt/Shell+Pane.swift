// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import LineEditing
import Platform
import Renderers
import Session
import TableModel

extension Shell {
  /// The time for which a prompt waits for the pane. The pane of a large table appears when it is ready.
  private static let paneTime = DispatchTimeInterval.milliseconds(50)

  func changePane(_ change: PaneChange) {
    switch change {
    case .on(let look):
      paneLook = look
      openPane()
    case .redraw:
      if hasPane { paintPane(changed: nil) }
    case .off:
      hasPane = false
      editor.show(nil)
      painter.close()
    case .up, .down, .row:
      guard hasPane else {
        return say(.error(SessionError("the pane is off", hint: "'pane on' opens it")))
      }
      painter.settle(within: Self.paneTime)
      if case .row(let path) = change {
        if let lines = painter.lines(of: path) {
          editor.scrollPane(.lines(lines))
        } else {
          paintPane(changed: path)
        }
      } else {
        editor.scrollPane(.pages(change == .up ? -1 : 1))
      }
    }
  }

  private func openPane() {
    hasPane = true
    editor.callbacks.onPaneWidth = { [weak self] in self?.paintPane(changed: nil) }
    editor.callbacks.onPaneEdge = { [weak self] in self?.paintPane(changed: nil) }
    painter.onReady = { [weak self] in self?.deliverPane() }
    paintPane(changed: nil)
    // A terminal that can't show the pane is reported at once.
    painter.settle(within: .seconds(1))
    deliverPane()
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

  private func deliverPane() { painter.deliver(top: editor.paneTop) }

  private func paintPane(changed: Table.IndexPath?) {
    painter.paint(
      session.table, changed: changed, top: editor.paneTop, as: shownPicture(paneLook, isPane: true)
    ) { [weak self] pane in self?.showPane(pane) }
  }

  /// How the shell's terminal shows a picture: with which columns, colours and letters.
  ///
  /// - Parameter isPane: whether lines that are wider than the terminal would be cut instead of wrapped.
  func shownPicture(_ look: PaneLook = PaneLook(), isPane: Bool = false) -> ShownPicture {
    var columns = TerminalSize.wantedColumns
    if isPane, let most = TerminalSize()?.columns { columns = min(columns ?? most, most) }
    return ShownPicture(
      format: session.shownFormat,
      options: TextPictureOptions(
        maximumColumns: columns, isCompact: look.isCompact, colors: session.usesColors ? session.colors : nil),
      hasAddresses: look.hasAddresses)
  }

  func drawPane(before: Table) {
    paintPane(changed: RowChange.first(from: before, to: session.table))
    if painter.settle(within: PromptTime.of(session.table, upTo: Self.paneTime)) { deliverPane() }
  }
}
