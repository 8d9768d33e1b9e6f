// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import LineEditing
import Session

extension Shell {
  private static let choices = ["save", "discard", "cancel"]

  /// The action after the user has decided about unsaved edits.
  struct Settlement {
    /// Called after the user chose to save. If the save failed, the question is asked again.
    let onSaved: () -> Void
    let onDiscarded: (UnsavedEdits) -> Void
    /// Called for Ctrl-D at the question; `nil` cancels, as Ctrl-C does.
    var onEndOfFile: ((UnsavedEdits) -> Void)?
  }

  /// Ends the shell; asks first if edits would be lost. Ctrl-D keeps their draft for the next shell.
  func leave(code: Int32) {
    guard let edits = session.document.unsavedEdits else {
      drafts.remove()
      return end(code: code)
    }
    session.cancelQuit()
    ask(
      about: edits,
      Settlement(
        onSaved: { [weak self] in self?.leave(code: code) },
        onDiscarded: { [weak self] edits in
          self?.say(.note("\(edits.words) not saved"))
          self?.drafts.remove()
          self?.end(code: code)
        },
        onEndOfFile: { [weak self] edits in
          guard let self else { return }
          if sayKept(edits) { return end(code: code) }
          say(
            .error(SessionError("the draft of the edits can't be written", hint: "save or discard them")))
          leave(code: code)
        }))
  }

  /// Waits until the draft of the unsaved edits is on the disk for the next shell, and reports it.
  ///
  /// - Returns: `false` if it can't be written.
  func sayKept(_ edits: UnsavedEdits) -> Bool {
    guard drafts.flush() else { return false }
    say(.note("\(edits.words) not saved; \(Self.keptWords)"))
    return true
  }

  /// Asks before a line replaces unsaved edits, and runs the line afterwards.
  func askBeforeReplacing(_ edits: UnsavedEdits, by line: String) {
    ask(
      about: edits,
      Settlement(
        onSaved: { [weak self] in _ = self?.run(line) },
        onDiscarded: { [weak self] _ in _ = self?.run(line, dropsEdits: true) }))
  }

  private func ask(about edits: UnsavedEdits, _ settlement: Settlement) {
    let verb = edits.count == 1 ? "is" : "are"
    StandardStream.output.write("\(edits.words) \(verb) not saved\n")
    editor.ask(
      LineEditor.Question("save, discard or cancel? ", choices: Self.choices) { [weak self] answer in
        self?.settle(edits, by: answer, settlement)
      })
  }

  private func settle(_ edits: UnsavedEdits, by answer: LineEditor.Answer, _ settlement: Settlement) {
    switch answer {
    case .interrupt: return
    case .endOfFile: settlement.onEndOfFile?(edits)
    case .line(let text):
      switch Self.choice(text, among: Self.choices) {
      case "save": save(as: nil, edits, settlement)
      case "discard": settlement.onDiscarded(edits)
      case "cancel": return
      default: ask(about: edits, settlement)
      }
    }
  }

  /// Saves; a table without a file needs a name first.
  ///
  /// - Parameter name: the file's name, quoted as in a command.
  private func save(as name: String?, _ edits: UnsavedEdits, _ settlement: Settlement) {
    guard session.document.path != nil || name != nil else { return askForName(edits, settlement) }
    _ = run("save" + (name.map { " " + $0 } ?? ""))
    settlement.onSaved()
  }

  private func askForName(_ edits: UnsavedEdits, _ settlement: Settlement) {
    editor.ask(
      LineEditor.Question("save as (a spec file, such as table.yaml): ", choices: nil) { [weak self] answer in
        guard case .line(let name) = answer, !name.isEmpty else {
          self?.ask(about: edits, settlement)
          return
        }
        self?.save(as: name, edits, settlement)
      })
  }

  /// The choice that an answer names; the answer may be shortened.
  static func choice(_ text: String, among choices: [String]) -> String? {
    let word = text.lowercased()
    return word.isEmpty ? nil : choices.first { $0.hasPrefix(word) }
  }

  private func end(code: Int32) {
    watch?.end()
    editor.stop()
    ExitStatus(code: code).exit()
  }
}
