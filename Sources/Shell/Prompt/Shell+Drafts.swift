// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import LineEditing
import Platform
import Session

extension Shell {
  private static let choices = ["restore", "discard", "later"]

  /// The note about a draft of edits that aren't saved.
  static let keptWords = "the draft is kept, and the next shell offers to restore it"

  /// Offers the drafts of shells that were killed, one after the other: those of the open spec, or all if no spec is open. Other
  /// drafts are only named.
  func offerDrafts() {
    guard let folder = Environment.stateFolder else { return }
    offer(LeftDraft.all(in: folder)[...])
  }

  /// - Parameter hasRestored: whether a draft was restored just now. Another one would replace it; after a save, the next start
  ///   merges the other one.
  private func offer(_ left: ArraySlice<LeftDraft>, hasRestored: Bool = false) {
    var rest = left
    while let draft = rest.popFirst() {
      if !hasRestored, concernsThis(draft) { return ask(about: draft, then: rest) }
      let place = draft.content.path.map { "'roundtable \(VisibleText.line($0))'" }
      StandardStream.output.write(
        "note: draft of an earlier shell: \(draft.words); \(place ?? "'roundtable' without a spec") offers to restore it\n"
      )
    }
  }

  private func concernsThis(_ draft: LeftDraft) -> Bool {
    session.document.path.map(draft.concerns) ?? !session.document.isModified
  }

  private func ask(about draft: LeftDraft, then rest: ArraySlice<LeftDraft>) {
    StandardStream.output.write("draft of an earlier shell: \(draft.words)\n")
    editor.ask(
      LineEditor.Question("restore, discard or later? ", choices: Self.choices) { [weak self] answer in
        self?.answer(answer, about: draft, then: rest)
      })
  }

  private func answer(_ answer: LineEditor.Answer, about draft: LeftDraft, then rest: ArraySlice<LeftDraft>) {
    // Ctrl-C and Ctrl-D decide nothing.
    guard case .line(let text) = answer else { return offer(rest) }
    switch Self.choice(text, among: Self.choices) {
    case "restore": return offer(rest, hasRestored: restore(draft))
    case "discard":
      draft.remove()
      StandardStream.output.write("discarded\n")
    case "later": break
    default: return ask(about: draft, then: rest)
    }
    offer(rest)
  }

  /// - Returns: whether the edits were restored.
  private func restore(_ draft: LeftDraft) -> Bool {
    let before = session
    do throws(SessionError) {
      var edits = try draft.edits()
      // The path as this shell has it.
      if let open = session.document.path { edits.path = open }
      StandardStream.output.write(try session.restore(edits) + "\n")
    } catch {
      session = before
      say(.error(error))
      return false
    }
    documentChanged(since: before)
    // Our own draft is on the disk before the other one is removed.
    if drafts.flush() { draft.remove() }
    return true
  }
}
