// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import TableSpec

/// The table that is edited, its history and its file. Undo and redo also change the file if the step did:
/// `save` after an undone `open` must not write the former table over the opened file.
package struct Document: Sendable {
  package internal(set) var table: Table
  package internal(set) var history = EditHistory()
  var file: DocumentFile
  /// The file's version that unsaved edits conflict with; `nil` without a conflict.
  package var conflict: LoadedSpec?
  /// The changes of the steps besides the table.
  var steps = FileSteps()
  var saves = Saves()
  var ids = KnownIDs()

  package init(_ table: Table = Table()) {
    self.table = table
    file = DocumentFile(path: nil, table: table)
  }

  package init(_ spec: LoadedSpec) {
    table = spec.table
    file = DocumentFile(path: spec.path, table: spec.table)
    steps.remember(spec, at: 0)
  }

  /// An empty table in place of a spec that exists but isn't valid.
  ///
  /// - Parameter problem: see ``fileProblem``.
  package init(brokenFile path: String, problem: String) {
    table = Table()
    file = DocumentFile(path: path, table: table, problem: problem)
  }

  /// An empty table that `save` writes to a file that doesn't exist yet.
  package init(newFile path: String) {
    table = Table()
    file = DocumentFile(path: path, table: table, isNew: true)
  }
}

// MARK: - The file

extension Document {
  /// Whether the file that `save` writes doesn't exist yet.
  package var isNewFile: Bool { file.isNew }

  /// The spec file that `save` writes.
  package var path: String? { file.path }

  /// The open file as it was read last; `nil` without a file, or if the file was only written.
  package var openedSpec: LoadedSpec? { steps.specs.last { $0.spec.path == path }?.spec }

  /// The first problem of the file as it was read last, as one line: `bad.yaml:3:1: unknown key 'sectoins'`. `nil`
  /// for a valid file.
  package var fileProblem: String? {
    get { file.problem }
    set { file.problem = newValue }
  }

  /// The spec's text from `edit` that isn't in any file yet; `nil` if the file's own text counts.
  package var editedText: EditedText? { file.text }

  /// The table as it was opened, merged or saved last. Unsaved edits are counted from it.
  var savedTable: Table { file.table }

  package var isModified: Bool { file.text != nil || table != file.table }

  /// Whether the table or the text from `edit` is different.
  package func differs(from other: Document) -> Bool {
    file.text != other.file.text || table != other.table
  }
}

// MARK: - Steps

extension Document {
  /// The number of steps in the history.
  var depth: Int { history.undoSteps.count }

  mutating func perform(_ edit: Edit, named name: String) throws(SessionError) {
    let former = depth
    try table.checkScrolling(after: edit)
    do { try history.perform(edit, named: name, on: &table) } catch { throw SessionError(error) }
    ids.note(edit, undoneBy: history.undoSteps.last?.inverse)
    steps.removeAll(after: former)
  }

  /// Replaces the table and the spec's text with the result of the `edit` command, as one step. `undo` restores both.
  mutating func perform(_ edit: Edit, in text: EditedText, named name: String) throws(SessionError) {
    try perform(edit, named: name)
    steps.note(TextChange(path: file.path, depth: depth, before: file.text, after: text))
    file.text = text
  }

  mutating func undo() -> String? {
    let former = depth
    guard let name = history.undo(on: &table) else { return nil }
    ids = KnownIDs()
    steps.undo(former, in: &file)
    return name
  }

  mutating func redo() -> String? {
    guard let name = history.redo(on: &table) else { return nil }
    ids = KnownIDs()
    steps.redo(depth, in: &file)
    return name
  }

  mutating func mergeSteps(since mark: Int, named name: String, areTyped: Bool = false) {
    history.mergeSteps(since: mark, named: name, areTyped: areTyped)
    saves.depth = min(saves.depth, depth)
    steps.merge(since: mark)
  }

  /// - Throws: if `id` isn't a valid id, or another section or row has it.
  mutating func check(id: String?) throws(SessionError) { try ids.check(id, in: table) }
}
