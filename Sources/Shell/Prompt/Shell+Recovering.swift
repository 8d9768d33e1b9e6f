// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import LineEditing
import Platform
import Session

extension Shell {
  private static let choices = ["recover", "discard", "later"]

  /// The note about edits that a shell didn't save but keeps.
  static let keptWords = "the next shell offers to recover the unsaved edits"

  /// Offers the unsaved edits of shells that were killed, one after the other: those of the open spec, or all if no spec is
  /// open. Other edits are only named.
  func offerLeftEdits() {
    guard let folder = Environment.stateFolder else { return }
    offer(RecoveryFolder.left(in: folder)[...])
  }

  /// - Parameter hasRecovered: whether edits were restored just now. Others would replace them; after a save, the next start
  ///   merges the others.
  private func offer(_ left: ArraySlice<LeftEdits>, hasRecovered: Bool = false) {
    var rest = left
    while let edits = rest.popFirst() {
      if !hasRecovered, concernsThis(edits) { return ask(about: edits, then: rest) }
      let place = edits.path.map { "'roundtable \(VisibleText.line($0))'" } ?? "'roundtable' without a spec"
      StandardStream.output.write(
        "note: unsaved edits of an earlier shell: \(edits.words); \(place) offers to recover them\n")
    }
  }

  private func concernsThis(_ edits: LeftEdits) -> Bool {
    guard let open = session.document.path else { return !session.document.isModified }
    return edits.path.map { RecoveryFolder.isSame($0, open) } ?? false
  }

  private func ask(about edits: LeftEdits, then rest: ArraySlice<LeftEdits>) {
    StandardStream.output.write("unsaved edits of an earlier shell: \(edits.words)\n")
    editor.ask(
      LineEditor.Question("recover, discard or later? ", choices: Self.choices) { [weak self] answer in
        self?.answer(answer, about: edits, then: rest)
      })
  }

  private func answer(_ answer: LineEditor.Answer, about edits: LeftEdits, then rest: ArraySlice<LeftEdits>) {
    // Ctrl-C and Ctrl-D decide nothing.
    guard case .line(let text) = answer else { return offer(rest) }
    switch Self.choice(text, among: Self.choices) {
    case "recover": return offer(rest, hasRecovered: recover(edits))
    case "discard":
      edits.file.remove()
      StandardStream.output.write("discarded\n")
    case "later": break
    default: return ask(about: edits, then: rest)
    }
    offer(rest)
  }

  /// - Returns: whether the edits were restored.
  private func recover(_ left: LeftEdits) -> Bool {
    guard var edits = left.read() else {
      let path = VisibleText.line(left.file.path)
      say(
        .error(
          SessionError("'\(path)' is not a complete recovery file", hint: "it is not deleted")))
      return false
    }
    // The path as this shell has it.
    if let open = session.document.path, let path = edits.path, RecoveryFolder.isSame(path, open) {
      edits.path = open
    }
    let before = session
    do {
      StandardStream.output.write(try session.recover(edits) + "\n")
    } catch {
      session = before
      say(.error(error))
      return false
    }
    documentChanged(since: before)
    // Our recovery file is on the disk before the other one is removed.
    if recovery?.flush() == true { left.file.remove() }
    return true
  }
}
