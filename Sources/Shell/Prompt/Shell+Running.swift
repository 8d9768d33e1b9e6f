// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import LineEditing
import Platform
import Session

extension Shell {
  /// Runs a line on a copy of the session, so that an interrupted line changes nothing.
  ///
  /// - Parameter dropsEdits: whether the user has agreed to drop the unsaved edits.
  func run(_ line: String, dropsEdits: Bool = false) -> LineOutcome {
    // A continued line has its line ends, each after a backslash.
    let line = CommandLines.joined(session.unabbreviated(line))
    session.columns = TerminalSize.wantedColumns
    session.scrollingRows = editor.outputRows
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
    guard let (after, result) = finished else { return sayInterrupted(line) }
    session = after
    if result.hasGivenTerminal {
      editor.restorePane()
      if before.terminalRecording != nil { say(.note("the recording lacks what the program printed")) }
    }
    guard show(result.outputs) else {
      // The command ran, although its output was interrupted. The recorded commands are kept.
      guard !after.isRecording else {
        say(.diagnostic("interrupted; the rest of the output is not shown\n"))
        documentChanged(since: before)
        return .failed
      }
      session = after.goneBack(to: before)
      return sayInterrupted(line)
    }
    for effect in result.effects { begin(effect) }
    keepForNext(result.droppedEdits)
    documentChanged(since: before)
    if let edits = result.editsToAskAbout {
      askBeforeReplacing(edits, by: line)
      return .failed
    }
    if let code = result.exitCode {
      leave(code: code)
      return .failed
    }
    return result.hasFailed ? .failed : .succeeded
  }

  func keepForNext(_ dropped: [UnsavedEdits]) {
    guard !dropped.isEmpty else { return }
    if dropped.allSatisfy(drafts.keepForNext) { say(.note(Self.keptWords)) }
  }

  private func sayInterrupted(_ line: String) -> LineOutcome {
    say(.diagnostic("interrupted; the table is unchanged since before '\(Self.shortened(line))'\n"))
    return .failed
  }

  private static func shortened(_ line: String) -> String {
    let limit = 40
    return VisibleText.line(line.count > limit ? line.prefix(limit - 1) + "…" : line)
  }

  /// Shows output that doesn't fit on the screen in the pager, and errors always on the terminal.
  ///
  /// - Returns: whether all of it was shown; `false` after Ctrl-C.
  private func show(_ outputs: [SessionOutput]) -> Bool {
    var texts: [LongText] = []
    for output in outputs {
      switch output {
      case .output(let text): texts.append(LongText(text))
      case .longOutput(let text): texts.append(text)
      case .error, .note, .diagnostic:
        guard page(LongText(joining: texts)) else { return false }
        texts = []
        say(output)
      }
    }
    return page(LongText(joining: texts))
  }

  private func page(_ text: LongText) -> Bool {
    // A recording must have the text itself.
    let hasPager = session.settings.pager && session.terminalRecording == nil
    if hasPager, let pager = OutputPager(for: text, rows: editor.outputRows, hasPane: hasPane) {
      editor.yieldScreen()
      let isShown = pager.show(text)
      editor.restorePane(keepsScreen: pager.keepsScreen && isShown)
      if isShown { return true }
    }
    return write(text)
  }

  /// The size of text that even a slow terminal prints before the user can press Ctrl-C.
  private static let shortText = 16 * 1024

  private func write(_ text: LongText) -> Bool {
    let beginning = text.beginning { $0.count > Self.shortText }
    guard !beginning.isWhole else {
      if !beginning.bytes.isEmpty { StandardStream.output.write(beginning.bytes) }
      return true
    }
    let work = InterruptibleWork<Bool>(label: nil)
    return editor.interruptFlag.observing(onRaise: { work.cancel() }) {
      work.run {
        SessionOutput.longOutput(text).write()
        return true
      }
    } ?? false
  }

  /// Updates the watch, the draft, the previews and the pane after a command, or after a save by another program.
  func documentChanged(since before: Session) {
    if let path = session.document.path, path != before.document.path {
      AtomicFileWriter.sweepTemporaries(beside: [path])
    }
    followFile()
    guard
      session.document.differs(from: before.document)
        || session.document.isModified != before.document.isModified
    else { return }
    drafts.note(session.document.unsavedEdits)
    guard session.table != before.table else { return }
    watch?.show(session)
    if hasPane { drawPane(before: before.table) }
  }
}
