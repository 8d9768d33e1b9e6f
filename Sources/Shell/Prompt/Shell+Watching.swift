// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Dispatch
import LineEditing
import OutputFormats
import Platform
import PreviewRendering
import PreviewServer
import Session
import TableLayout
import TableModel
import TableSpec

extension Shell {
  func begin(_ effect: Effect) {
    switch effect {
    case .watch(let request): startWatch(request)
    case .unwatch:
      previewRequest = nil
      endWatch()
    case .pane(let change): changePane(change)
    case .recordTerminal(let path): recordTerminal(to: path)
    }
  }

  private func recordTerminal(to path: String?) {
    TerminalTap.close()
    editor.passTap(path != nil)
    guard let path else { return }
    let recorder = CastRecorder(to: path) { [weak self] problem in
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated { self?.loseRecording(problem) }
      }
    }
    TerminalTap.open { recorder.take($0) }
  }

  private func loseRecording(_ problem: String) {
    TerminalTap.close()
    session.terminalRecording = nil
    editor.notify("note: the recording has stopped: \(VisibleText.lines(problem))")
  }

  /// Adapts the watch to the document's file. The watch of another file ends; with `--watch`, a watch of the new file begins.
  func followFile() {
    guard watch?.path != session.document.path else { return }
    endWatch()
    if let previewRequest { startWatch(previewRequest) }
  }

  private func startWatch(_ request: PreviewRequest) {
    for output in newWatch(request) { say(output) }
  }

  /// Begins a watch.
  ///
  /// - Returns: its notes and its files, and the page's address as the last line, next to the prompt.
  private func newWatch(_ request: PreviewRequest) -> [SessionOutput] {
    guard let path = session.document.path else { return [] }
    if request.formats.contains(where: { $0.raster != nil }), !Rasterizer.isInstalled {
      let absence = Rasterizer.absence
      return [.error(SessionError(absence.message, hint: absence.hint))]
    }
    if watch?.path == path { watch?.cancel() } else { endWatch() }
    // The next file gets the same previews.
    if previewRequest != nil { previewRequest = request }
    let watch = ShellWatch(
      of: session.document, path: path, request, limits: options.limits,
      ShellWatch.Handlers(
        onSave: { [weak self] in self?.receive($0) },
        onProblem: { [weak self] in self?.editor.notify(VisibleText.lines($0)) },
        onEnd: { [weak self] in self?.loseWatch() },
        onFree: { [weak self] in self?.takeOver(request) }))
    self.watch = watch
    // The previews of a broken file are marked as stale.
    if session.document.fileProblem == nil { watch.show(session) }
    let names = watch.keptPaths.map(VisibleText.line)
    let shown = VisibleText.line(path)
    session.watchStatus = "\(shown) → \(names.isEmpty ? "no previews" : names.joined(separator: ", "))"
    let previews = names.isEmpty ? "no previews" : "writing \(names.joined(separator: " and "))"
    return (watch.note.map { [.note(VisibleText.line($0))] } ?? [])
      + [.output("watching \(shown), \(previews)\n")] + serve(request.page, of: watch)
  }

  private func serve(_ request: PreviewRequest.Page?, of watch: ShellWatch) -> [SessionOutput] {
    do {
      guard let request, let page = try watch.serve() else { return [] }
      if request == .opened { page.open() }
      return page.notes.map { .note(VisibleText.line($0)) } + [.output("page: \(page.address)\n")]
    } catch {
      return [.error(SessionError("\(error)"))]
    }
  }

  /// Keeps the previews in place of a program that has ended.
  private func takeOver(_ request: PreviewRequest) {
    guard let watch else { return }
    let news = "the other watch of \(VisibleText.line(watch.path)) has ended\n"
    editor.notify(news + newWatch(request).map { $0.text() }.joined())
  }

  private func endWatch() {
    guard let former = watch else { return }
    former.cancel()
    StandardStream.output.write(forgetWatch(of: former))
  }

  /// The watch has ended because its lock is gone.
  private func loseWatch() {
    guard let watch else { return }
    previewRequest = nil
    editor.notify(forgetWatch(of: watch))
  }

  private func forgetWatch(of former: ShellWatch) -> String {
    watch = nil
    session.watchStatus = nil
    return "no longer watching \(VisibleText.line(former.path))\n"
  }

  /// Receives the file's first state, or a save by another program.
  private func receive(_ outcome: Result<LoadedSpec, SpecFault>) {
    defer { editor.refreshPrompt() }
    switch outcome {
    case .success(let spec):
      let hadFault = watch?.hasFault == true
      watch?.hasFault = false
      let table = session.table
      receive(spec)
      // This removes the marks, and shows a picture file that was saved.
      if hadFault || !spec.table.pictures.isEmpty, session.table == table { watch?.show(session) }
    case .failure(let fault):
      session.document.fileProblem = fault.summary
      let path = VisibleText.line(session.document.path ?? "")
      let rest = "\n\(path): the table is unchanged; 'edit' opens the file's text"
      editor.notify(fault.description + (fault.kind == .invalid ? rest : ""))
    }
  }

  /// Receives a save by another program, and prints one line about it above the prompt.
  private func receive(_ spec: LoadedSpec) {
    let before = session
    let path = VisibleText.line(spec.path)
    switch session.document.receive(spec) {
    // Our own save is reported as a change of the file, too.
    case .same:
      drafts.note(session.document.unsavedEdits)
      if before.document.fileProblem != nil { editor.notify("\(path) is valid again") }
    case .reloaded:
      announce("\(path) reloaded: \(LayoutReport(from: before.table, to: session.table).text)", since: before)
    case .merged:
      announce(
        "\(path) merged with your unsaved edits: \(LayoutReport(from: before.table, to: session.table).text)",
        since: before)
    case .conflict(let conflicts):
      editor.notify(
        VisibleText.lines(
          "\(path) and you both changed \(conflicts.map(\.words).joined(separator: "; ")); your version is kept: "
            + "'resolve' decides each, 'diff file' shows the changes, 'reload' uses the file's version, 'save --force' overwrites the file"
        ))
    }
  }

  private func announce(_ text: String, since before: Session) {
    documentChanged(since: before)
    editor.notify(VisibleText.lines(text))
    for output in session.saveAutomatically() + session.runDisplays() { editor.notify(output.text()) }
    drafts.note(session.document.unsavedEdits)
  }
}
