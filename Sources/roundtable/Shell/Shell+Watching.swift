// SPDX-License-Identifier: GPL-3.0-or-later

import Console
import LineEditing
import OutputFormats
import Preview
import TableLayout
import TableModel
import TableSpec
import TextEscaping

extension Shell {
  func begin(_ effect: Effect) {
    switch effect {
    case .watch(let path, let formats, let scale):
      if formats.contains(where: { $0.raster != nil }), !Rasterizer.isInstalled {
        let absence = Rasterizer.absence
        say(.error(LocatedError(ConsoleError(absence.message, hint: absence.hint))))
        return
      }
      watch?.cancel()
      let watch = ShellWatch(
        path: path, formats: formats, scale: scale, opened: session.document.openedSpec,
        limits: options.limits
      ) { [weak self] in self?.reload($0) }
      self.watch = watch
      let files = watch.writePreviews(of: session.table)
      let names = files.map(VisibleText.line)
      let shown = VisibleText.line(path)
      session.watchStatus = "\(shown) → \(names.joined(separator: ", "))"
      StandardStream.output.write("watching \(shown), previews in \(names.joined(separator: " and "))\n")
    case .unwatch:
      watch?.cancel()
      watch = nil
      session.watchStatus = nil
      StandardStream.output.write("no longer watching\n")
    case .pane(let change): changePane(change)
    }
  }

  private func reload(_ change: ShellWatch.Change) {
    defer { editor.refreshPrompt() }
    switch change {
    case .problem(let text): editor.notify(text)
    case .table(let spec): receive(spec)
    }
  }

  /// A save by somebody else: one line about it above the prompt.
  private func receive(_ spec: LoadedSpec) {
    let before = session
    let path = VisibleText.line(spec.path)
    switch session.document.receive(spec) {
    // Our own save comes back as a change of the file, too.
    case .same: recovery?.note(session.document.unsavedEdits)
    case .reloaded:
      announce("\(path) reloaded: \(LayoutReport(from: before.table, to: session.table).text)", since: before)
    case .merged:
      announce(
        "\(path) merged with your unsaved edits: \(LayoutReport(from: before.table, to: session.table).text)",
        since: before)
    case .conflict(let conflicts):
      editor.notify(
        VisibleText.lines(
          "\(path) and you both changed \(conflicts.map(\.words).joined(separator: "; ")); yours stay: "
            + "'resolve' settles each, 'diff file' shows it, 'reload' takes the file's, 'save --force' writes yours"
        ))
    }
  }

  private func announce(_ text: String, since before: Session) {
    documentChanged(since: before)
    editor.notify(VisibleText.lines(text))
    for output in session.saveAutomatically() + session.runDisplays() { editor.notify(output.text()) }
    recovery?.note(session.document.unsavedEdits)
  }
}
