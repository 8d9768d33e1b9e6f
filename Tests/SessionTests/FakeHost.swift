// SPDX-License-Identifier: GPL-3.0-or-later

import Session
import Synchronization

/// A simulated machine: programs are closures, the editor is a list of texts, and the clock is stopped.
final class FakeHost: SessionHost {
  struct State {
    var calls: [ProgramCall] = []
    var shown: [SessionOutput] = []
    var outcome: @Sendable (ProgramCall) -> ProgramOutcome = { _ in ProgramOutcome(ending: .exited(0)) }
    /// The results of the editor, one for each start; `nil` fails.
    var edits: [String?] = []
    var answers: [Bool] = []
    var editorFiles: Set<String> = []
    /// The line at which the editor was opened, one for each start.
    var lines: [Int?] = []
    var hasTerminal = true
    var time = Duration.zero
  }

  let state = Mutex(State())
  private let workspace: MemoryWorkspace

  init(_ workspace: MemoryWorkspace) { self.workspace = workspace }

  var calls: [ProgramCall] { state.withLock { $0.calls } }
  var shown: [SessionOutput] { state.withLock { $0.shown } }
  var editorFiles: Set<String> { state.withLock { $0.editorFiles } }

  var now: Duration {
    state.withLock { state in
      state.time += .microseconds(1500)
      return state.time
    }
  }

  func show(_ outputs: [SessionOutput]) { state.withLock { $0.shown += outputs } }

  func run(_ call: ProgramCall) throws(SessionError) -> ProgramOutcome {
    state.withLock { state in
      state.calls.append(call)
      return state.outcome(call)
    }
  }

  func makeEditorFile(_ text: String) throws(SessionError) -> String {
    try workspace.write(Array(text.utf8), to: "/draft.yaml")
    state.withLock { _ = $0.editorFiles.insert("/draft.yaml") }
    return "/draft.yaml"
  }

  func removeEditorFile(_ path: String) { state.withLock { _ = $0.editorFiles.remove(path) } }

  var hasTerminal: Bool { state.withLock(\.hasTerminal) }

  func openEditor(_ path: String, atLine line: Int?) throws(SessionError) {
    let edit = state.withLock { state in
      state.lines.append(line)
      return state.edits.isEmpty ? nil : state.edits.removeFirst()
    }
    guard let edit else { throw SessionError("the editor failed") }
    if edit != "" { try workspace.write(Array(edit.utf8), to: path) }
  }

  func confirm(_ question: String) -> Bool {
    state.withLock { $0.answers.isEmpty ? false : $0.answers.removeFirst() }
  }
}
