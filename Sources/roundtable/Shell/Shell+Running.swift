import Console
import LineEditing
import TextEscaping

extension Shell {
  /// Runs a line on a copy of the session, so that one that is interrupted leaves nothing behind.
  ///
  /// - Parameter dropsEdits: whether it was asked what becomes of unsaved edits.
  func run(_ line: String, dropsEdits: Bool = false) -> LineOutcome {
    // A continued line comes with its line ends; the backslash before each belongs to it.
    let line = CommandLines.joined(line)
    session.columns = TerminalSize(fileDescriptor: 1)?.columns
    let before = session
    let work = InterruptibleWork<(Session, CommandResult)>(label: line)
    let finished = editor.interruptFlag.observing(onRaise: { work.cancel() }) {
      work.run {
        var session = before
        let result = session.execute(line, dropsEdits: dropsEdits)
        return (session, result)
      }
    }
    editor.restoreScreen()
    guard let (after, result) = finished else {
      say(.error("interrupted; the table is as it was before '\(Self.shortened(line))'\n"))
      return .failed
    }
    session = after
    if result.hasGivenTerminal { editor.restorePane() }
    show(result.outputs)
    for effect in result.effects { begin(effect) }
    keepForNext(result.dropped)
    documentChanged(since: before)
    if let edits = result.atStake {
      askBeforeReplacing(edits, by: line)
      return .failed
    }
    if let code = result.exitCode {
      leave(code: code)
      return .failed
    }
    return result.hasFailed ? .failed : .succeeded
  }

  private func keepForNext(_ dropped: [UnsavedEdits]) {
    guard let recovery, !dropped.isEmpty else { return }
    for edits in dropped { recovery.keepForNext(edits) }
    say(.error("note: the next shell offers to recover \(dropped.count == 1 ? "that" : "those")\n"))
  }

  private static func shortened(_ line: String) -> String {
    let limit = 40
    return VisibleText.line(line.count > limit ? line.prefix(limit - 1) + "…" : line)
  }

  /// What does not fit on the screen goes through the pager, errors always to the terminal.
  func show(_ outputs: [SessionOutput]) {
    var text = ""
    for output in outputs {
      if case .output(let part) = output {
        text += part
      } else {
        page(text)
        text = ""
        say(output)
      }
    }
    page(text)
  }

  private func page(_ text: String) {
    guard !text.isEmpty else { return }
    let hasPager = session.settings.pager
    if hasPager, let pager = OutputPager(for: text, rows: editor.outputRows, hasPane: hasPane) {
      editor.yieldScreen()
      let isShown = pager.show(text)
      editor.restorePane(keepsScreen: pager.keepsScreen && isShown)
      if isShown { return }
    }
    say(.output(text))
  }

  /// After a command or somebody else's save: the recovery file, the previews and the pane follow.
  func documentChanged(since before: Session) {
    guard session.table != before.table || session.document.isModified != before.document.isModified else {
      return
    }
    recovery?.note(session.document.unsavedEdits)
    guard session.table != before.table else { return }
    watch?.keepPreviews(of: session.table)
    if hasPane { drawPane(before: before.table) }
  }
}
