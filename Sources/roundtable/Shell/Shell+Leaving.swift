import Console
import LineEditing
import TextEscaping

extension Shell {
  private static let choices = ["save", "discard", "cancel"]

  /// Ends the shell, or asks first where that would lose edits.
  func leave(code: Int32) {
    guard let edits = session.document.unsavedEdits else { return end(code: code) }
    session.goOn()
    askBeforeLeaving(edits, code: code)
  }

  private func askBeforeLeaving(_ edits: UnsavedEdits, code: Int32) {
    let verb = edits.count == 1 ? "is" : "are"
    StandardStream.output.write("\(edits.words) \(verb) not saved\n")
    editor.ask(
      LineEditor.Question("save, discard or cancel? ", choices: Self.choices) { [weak self] answer in
        self?.answerLeaving(answer, edits, code: code)
      })
  }

  private func answerLeaving(_ answer: LineEditor.Answer, _ edits: UnsavedEdits, code: Int32) {
    switch answer {
    case .interrupt: return
    // A second Ctrl-D means it.
    case .endOfFile: discard(edits, code: code)
    case .line(let text):
      switch Self.choice(text, among: Self.choices) {
      case "save": save(as: nil, code: code)
      case "discard": discard(edits, code: code)
      case "cancel": return
      default: askBeforeLeaving(edits, code: code)
      }
    }
  }

  private func discard(_ edits: UnsavedEdits, code: Int32) {
    say(.error("note: \(edits.words) not saved\n"))
    end(code: code)
  }

  /// Saves and leaves; a table without a file needs a name first.
  ///
  /// - Parameter name: as it is typed in a command.
  private func save(as name: String?, code: Int32) {
    guard session.document.path != nil || name != nil else { return askForName(code: code) }
    _ = run("save" + (name.map { " " + $0 } ?? ""))
    leave(code: code)
  }

  private func askForName(code: Int32) {
    editor.ask(
      LineEditor.Question("save as (a spec file, such as table.yaml): ", choices: nil) { [weak self] answer in
        guard case .line(let name) = answer, !name.isEmpty else {
          self?.leave(code: code)
          return
        }
        self?.save(as: name, code: code)
      })
  }

  /// An answer may be shortened.
  static func choice(_ text: String, among choices: [String]) -> String? {
    let word = text.lowercased()
    return word.isEmpty ? nil : choices.first { $0.hasPrefix(word) }
  }

  private func end(code: Int32) {
    watch?.settle()
    recovery?.remove()
    editor.stop()
    ExitStatus(code: code).exit()
  }
}
