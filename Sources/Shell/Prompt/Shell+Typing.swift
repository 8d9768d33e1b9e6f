// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import LineEditing
import Platform
import Session

extension Shell {
  func runTyped(_ line: String) -> LineOutcome {
    defer { paste?.note(session) }
    return run(line)
  }

  /// The lines of a paste are one step of undo.
  func notePaste(isOver: Bool) {
    guard isOver else {
      paste = PastedStep(in: session)
      return
    }
    paste?.merge(in: &session)
    paste = nil
    // The draft has the number of steps.
    drafts.note(session.document.unsavedEdits)
  }

  /// The line from the user's editor; `nil` if the editor failed, which is reported.
  func edited(_ line: String) -> String? {
    editor.yieldScreen()
    let outcome = Result { () throws(SessionError) in try inEditor(line) }
    // This comes first, because it clears the screen.
    editor.restorePane()
    switch outcome {
    case .success(let text): return text
    case .failure(let error):
      say(.error(error))
      return nil
    }
  }

  private func inEditor(_ line: String) throws(SessionError) -> String {
    let host = SystemHost(colorsErrors: colorsErrors)
    let path = try host.makeEditorFile(line + "\n", ending: ".rt")
    defer { host.removeEditorFile(path) }
    let editor = EditorCommand.own
    guard editor.run(path) else {
      throw SessionError(
        "the editor '\(VisibleText.line(editor.command))' failed; the line is unchanged",
        hint: "set VISUAL or EDITOR")
    }
    do { return String(decoding: try FileReader.read(path), as: UTF8.self) } catch {
      throw SessionError("cannot read '\(VisibleText.line(path))': \(error.reason.words)")
    }
  }
}
