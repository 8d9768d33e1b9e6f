// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A typed line while it runs, or a script: the state that ends with it, and its output. A script's lines, and the lines of the
/// scripts that it sources, run in the same turn, each with a ``Line`` of its own.
package struct Turn: Sendable {
  /// The state that lasts.
  var session: Session
  /// Whether a line may replace a table that has unsaved edits without asking.
  let dropsEdits: Bool
  /// The running scripts, the outermost first; empty at a prompt.
  var scripts: [Script] = []
  /// The arguments of the running user's commands, the innermost last: `$1`, `$2` …
  var calls: [[String]] = []
  /// Whether a command gets the output, instead of the terminal or a file.
  var isCollecting = false
  var line = Line()
  /// The result so far, without its outputs.
  var result = CommandResult()
  private var pending: [Pending] = []

  /// The state of one line, with the commands that it runs itself: in a loop, in `$(…)` or as a user's command.
  struct Line: Sendable {
    /// The running command's text, which names its step in the history.
    var command = ""
    /// The text that a recording gets instead of the line.
    var replayed: String?
    /// The command's result for machines, as JSON on one line.
    var answer: String?
    /// The error of a sourced script that failed; its output and its edits up to the error are kept.
    var scriptFailure: SessionError?
    /// The files that the line has read so far: the paths by the names in the line.
    var read: [String: String] = [:]
    /// Whether the line wrote a file that a replay could overwrite only with `--force`.
    var needsForceAgain = false
    /// The unsaved edits of the tables that it replaced.
    var replacedEdits: [UnsavedEdits] = []
    /// Whether it ended a transaction: edits from before the line must then be saved, too.
    var endsTransaction = false
  }

  init(_ session: consuming Session, dropsEdits: Bool = false) {
    self.dropsEdits = dropsEdits || !session.options.asksAboutEdits
    self.session = session
  }

  /// Something to print, and whether it is a command's whole report.
  private struct Pending: Sendable {
    var output: SessionOutput
    var isReport = false
  }

  var pendingCount: Int { pending.count }

  /// Removes and returns the output since `index` pending outputs; the reports of nested commands remain.
  mutating func drainPrinted(from index: Int) -> [SessionOutput] {
    let new = pending[index...]
    pending.removeSubrange(index...)
    pending += new.filter(\.isReport)
    return new.filter { !$0.isReport }.map(\.output)
  }

  mutating func drainPending() -> [SessionOutput] {
    defer { pending = [] }
    return pending.map(\.output)
  }

  /// The result, with the pending outputs.
  mutating func finished() -> CommandResult {
    result.outputs = drainPending()
    result.exitCode = session.exitCode
    return result
  }

  mutating func emit(_ output: SessionOutput) { pending.append(Pending(output: output)) }

  /// Prints a text that is made while it is written.
  mutating func emit(_ text: LongText) { emit(.longOutput(text)) }

  /// Prints a note on standard error. It isn't an error.
  mutating func emit(note: String) {
    guard session.options.reportsJSON else { return emit(.note(note)) }
    let line = ValueTree.object([("note", .text(note))]).jsonLine + "\n"
    pending.append(Pending(output: .diagnostic(line), isReport: true))
  }

  mutating func emit(report: CommandReport) {
    pending.append(Pending(output: .output(report.line), isReport: true))
    if let line = report.errorLine { pending.append(Pending(output: .diagnostic(line), isReport: true)) }
  }

  mutating func request(_ effect: Effect) { result.effects.append(effect) }

  /// Sets the command's result for machines; `value` is computed only if it is needed.
  mutating func answer(_ value: () -> ValueTree) {
    if session.options.reportsJSON { line.answer = value().jsonLine }
  }
}
