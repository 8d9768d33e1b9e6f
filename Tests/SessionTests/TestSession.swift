// SPDX-License-Identifier: GPL-3.0-or-later

import Session
import TableModel

/// A session with the settings preset, and short ways to use it.
struct TestSession {
  let workspace: MemoryWorkspace
  let host: FakeHost
  var session: Session

  init(
    files: [String: String] = [:], isInteractive: Bool = false, keepsGoing: Bool = false,
    isEmpty: Bool = false, table: Table? = nil, reportsJSON: Bool = false, asksAboutEdits: Bool = false
  ) {
    workspace = MemoryWorkspace(files)
    host = FakeHost(workspace)
    let preset = Preset.all.first { $0.name == "settings" }?.table ?? Table()
    session = Session(
      document: Document(isEmpty ? Table() : table ?? preset), workspace: workspace, host: host,
      options: Session.Options(
        isInteractive: isInteractive, asksAboutEdits: asksAboutEdits, keepsGoing: keepsGoing,
        reportsJSON: reportsJSON))
  }

  /// Runs a line. Returns its output, including errors.
  mutating func run(_ line: String) -> String {
    session.execute(line).outputs.map { $0.text() }.joined()
  }

  /// Runs lines whose output doesn't matter.
  mutating func enter(_ lines: String...) {
    for line in lines { _ = run(line) }
  }

  /// - Returns: the exit code, standard output and standard error.
  mutating func script(_ text: String, file: String = "s.rt") -> (Int32, String, String) {
    var out = ""
    var err = ""
    let result = session.run(Script(text, file: file)) { output in
      if output.isOutput { out += output.text() } else { err += output.text() }
    }
    return (result.programExitCode, out, err)
  }
}
