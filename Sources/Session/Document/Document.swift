// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import TableSpec

/// The table that is edited, its history and its file. Undo and redo also change the file if the step did:
/// `save` after an undone `open` must not write the former table over the opened file.
package struct Document: Sendable {
  package private(set) var table: Table
  package private(set) var history = EditHistory()
  private var file: DocumentFile
  /// The file's version that unsaved edits conflict with; `nil` without a conflict.
  package var conflict: LoadedSpec?
  private var fileChanges: [FileStep] = []
  private var textChanges: [TextChange] = []
  private var saves = 0
  private var lastSave: DocumentFile?
  /// The specs that steps opened or merged, by the depth of the step; the spec of depth 0 is the first one.
  private(set) var sources: [(depth: Int, spec: LoadedSpec)] = []
  /// The number of steps in the history when the table was last equal to the file's.
  private var savedDepth = 0
  /// The ids of all sections and rows, from the first look-up until an edit that removes or replaces one.
  private var ids: Set<String>?

  package init(_ table: Table = Table()) {
    self.table = table
    file = DocumentFile(path: nil, table: table)
  }

  package init(_ spec: LoadedSpec) {
    table = spec.table
    file = DocumentFile(path: spec.path, table: spec.table)
    sources = [(0, spec)]
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

  /// Whether the file that `save` writes doesn't exist yet.
  package var isNewFile: Bool { file.isNew }

  /// The spec file that `save` writes.
  package var path: String? { file.path }

  /// The open file as it was read last; `nil` without a file, or if the file was only written.
  package var openedSpec: LoadedSpec? { sources.last { $0.spec.path == path }?.spec }

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

  /// The state at the beginning of a line, without a copy of the table.
  struct Checkpoint: Sendable {
    fileprivate let mark: EditHistory.Mark
    /// The document without its table and history.
    fileprivate let rest: Document
  }

  /// Notes the state to which a line goes back if it fails. ``end(_:)`` must follow.
  mutating func checkpoint() -> Checkpoint {
    var rest = self
    (rest.table, rest.history, rest.ids) = (Table(), EditHistory(), nil)
    return Checkpoint(mark: history.mark(), rest: rest)
  }

  mutating func end(_ checkpoint: Checkpoint) { history.end(checkpoint.mark) }

  /// Whether the table is different.
  func hasNewTable(since checkpoint: Checkpoint) -> Bool {
    history.hasChanged(table, since: checkpoint.mark)
  }

  /// Whether the table or the text from `edit` is different.
  func differs(from checkpoint: Checkpoint) -> Bool {
    file.text != checkpoint.rest.file.text || hasNewTable(since: checkpoint)
  }

  mutating func rollBack(to checkpoint: Checkpoint) {
    history.rollBack(to: checkpoint.mark, on: &table)
    restore(checkpoint.rest)
  }

  mutating func rollBack(to old: Document) {
    history.replace(with: old.history, old.table, on: &table)
    restore(old)
  }

  /// Goes back to `old` in everything except the table, its history, and the contents of files: the document may have been
  /// saved since `old`.
  private mutating func restore(_ old: Document) {
    let saved = saves == old.saves ? nil : lastSave
    let count = saves
    let found = file
    let (table, history) = (table, history)
    self = old
    (self.table, self.history, ids) = (table, history, nil)
    if found.path == file.path { file.problem = found.problem }
    guard let saved else { return }
    saves = count
    lastSave = saved
    guard saved.path == file.path else { return }
    file.table = saved.table
    file.isNew = false
    file.text = nil
    textChanges = []
  }

  /// The number of steps between the table and its file, undone or done; 0 when nothing is unsaved.
  package var unsavedEditCount: Int {
    isModified ? max(1, abs(history.undoSteps.count - savedDepth)) : 0
  }

  /// Notes that the file at `path` now holds the table; `nil` means the document's own file.
  ///
  /// - Parameter text: the bytes that were written, if they are the text from `edit`.
  package mutating func markSaved(to path: String? = nil, text: [UInt8]? = nil) {
    noteSaved(text: text)
    file = DocumentFile(path: path ?? file.path, table: table)
    conflict = nil
    saves += 1
    lastSave = file
    let depth = history.undoSteps.count
    savedDepth = depth
    for index in fileChanges.indices {
      let change = fileChanges[index]
      // Undoing a merge brings back a table without the other program's changes, also if the merge was saved. The next save
      // must find them again.
      let lacksTheirs = change.isSameFile && change.depth <= depth
      if change.before.path == file.path, !lacksTheirs { fileChanges[index].before.table = table }
      if change.after.path == file.path { fileChanges[index].after.table = table }
    }
  }

  mutating func perform(_ edit: Edit, named name: String) throws(SessionError) {
    let depth = history.undoSteps.count
    try checkScrolling(after: edit)
    do { try history.perform(edit, named: name, on: &table) } catch { throw SessionError(error) }
    noteIDs(of: edit)
    fileChanges.removeAll { $0.depth > depth }
    textChanges.removeAll { $0.depth > depth }
    sources.removeAll { $0.depth > depth }
  }

  /// Refuses an edit after which `scrollTo` would name no row, because no file can have such a table.
  private func checkScrolling(after edit: Edit) throws(SessionError) {
    guard table.info.scrollTo != nil || edit.setsScrollTo else { return }
    var new = table
    guard (try? new.apply(edit)) != nil, let mistake = new.scrollingMistake else { return }
    let isNew = table.scrollingMistake == nil && new.info.scrollTo == table.info.scrollTo
    throw SessionError(
      mistake.message, hint: isNew ? "'unset scrollTo' first, or 'unset contentOffset'" : mistake.hint)
  }

  /// Replaces the table and the spec's text with the result of the `edit` command, as one step. `undo` restores both.
  mutating func perform(_ edit: Edit, in text: EditedText, named name: String) throws(SessionError) {
    try perform(edit, named: name)
    textChanges.append(
      TextChange(path: file.path, depth: history.undoSteps.count, before: file.text, after: text))
    file.text = text
  }

  /// Notes that the file was written. A step's text that is in the file now doesn't have to be kept; the text
  /// that it replaced does.
  private mutating func noteSaved(text: [UInt8]?) {
    guard let saved = file.text else { return }
    // The table was patched into the file's text: the texts of the steps aren't in the file.
    guard let text else { return textChanges.removeAll { $0.path == file.path } }
    func state(_ other: EditedText?) -> EditedText? {
      if other == saved { return nil }
      return (other?.bytes ?? saved.replaced).map { EditedText(bytes: $0, replaced: text) }
    }
    for index in textChanges.indices where textChanges[index].path == file.path {
      textChanges[index].before = state(textChanges[index].before)
      textChanges[index].after = state(textChanges[index].after)
    }
  }

  /// Replaces this table by another one, as a step that can be undone.
  ///
  /// - Parameter spec: the spec file that has the table; `nil` for a table without a file.
  mutating func replace(with new: Table, of spec: LoadedSpec? = nil, named name: String) throws(SessionError)
  {
    try replace(with: DocumentFile(path: spec?.path, table: new), named: name)
    if let spec { remember(spec) }
  }

  private mutating func replace(with after: DocumentFile, named name: String) throws(SessionError) {
    try perform(.replaceTable(after.table), named: name)
    fileChanges.append(FileStep(depth: history.undoSteps.count, before: file, after: after))
    file = after
    savedDepth = history.undoSteps.count
  }

  /// Restores edits that were never saved, as a step that can be undone.
  mutating func recover(_ edits: UnsavedEdits, named name: String) throws(SessionError) {
    try replace(with: DocumentFile(path: edits.path, table: edits.base), named: name)
    conflict = nil
    let mark = history.undoSteps.count - 1
    try perform(.replaceTable(edits.table), named: name)
    if let text = edits.text {
      textChanges.append(
        TextChange(path: file.path, depth: history.undoSteps.count, before: nil, after: text))
      file.text = text
    }
    mergeSteps(since: mark, named: name)
    savedDepth = max(0, history.undoSteps.count - edits.count)
  }

  /// Keeps a spec's text for its line numbers, but not the text of every reload: memory would grow.
  private mutating func remember(_ spec: LoadedSpec) {
    sources.append((history.undoSteps.count, spec))
    if sources.count > Self.maximumSources { sources.removeFirst() }
  }

  private static let maximumSources = 16

  /// Keeps the known ids if the last step only added one, or none.
  private mutating func noteIDs(of edit: Edit) {
    switch (edit, history.undoSteps.last?.inverse) {
    case (.setTableInfo, _): break
    case (.insertRow(let row, _), _): if let id = row.id { ids?.insert(id) }
    case (.setRow(let new, _), .setRow(let old, _)) where new.id == old.id: break
    case (.setSectionInfo(let new, _), .setSectionInfo(let old, _)) where new.id == old.id: break
    case (.removeRow, .insertRow(let row, _)) where row.id == nil: break
    default: ids = nil
    }
  }

  /// - Throws: if `id` isn't a valid id, or another section or row has it.
  mutating func check(id: String?) throws(SessionError) {
    guard let id else { return }
    if let complaint = Identifier.complaint(id) { throw SessionError("the id '\(id)' \(complaint)") }
    let known = ids ?? Set(table.sections.flatMap { [$0.info.id] + $0.rows.map(\.id) }.compactMap { $0 })
    ids = known
    guard known.contains(id) else { return }
    for (section, content) in table.sections.enumerated() {
      if content.info.id == id { throw SessionError("the id '\(id)' is already used by section \(section)") }
      if let row = content.rows.firstIndex(where: { $0.id == id }) {
        throw SessionError("the id '\(id)' is already used by row \(section).\(row)")
      }
    }
  }

  mutating func undo() -> String? {
    let depth = history.undoSteps.count
    guard let name = history.undo(on: &table) else { return nil }
    ids = nil
    // A merged step may contain several changes: the first has the state before the step.
    if let change = fileChanges.first(where: { $0.depth == depth }) { walk(change, to: change.before) }
    if let change = textChanges.first(where: { $0.depth == depth }) { file.text = change.before }
    return name
  }

  mutating func redo() -> String? {
    guard let name = history.redo(on: &table) else { return nil }
    ids = nil
    let depth = history.undoSteps.count
    if let change = fileChanges.last(where: { $0.depth == depth }) { walk(change, to: change.after) }
    if let change = textChanges.last(where: { $0.depth == depth }) { file.text = change.after }
    return name
  }

  private mutating func walk(_ change: FileStep, to state: DocumentFile) {
    guard change.isSameFile else {
      file = state
      return
    }
    // The table was saved under this name since then: the file holds the saved table.
    if file.path == state.path { file.table = state.table }
  }

  mutating func mergeSteps(since mark: Int, named name: String, areTyped: Bool = false) {
    history.mergeSteps(since: mark, named: name, areTyped: areTyped)
    savedDepth = min(savedDepth, history.undoSteps.count)
    for index in fileChanges.indices where fileChanges[index].depth > mark {
      fileChanges[index].depth = mark + 1
    }
    for index in textChanges.indices where textChanges[index].depth > mark {
      textChanges[index].depth = mark + 1
    }
    for index in sources.indices where sources[index].depth > mark { sources[index].depth = mark + 1 }
  }

  /// Replaces the table by one that was read from the file, as a step that can be undone.
  mutating func reload(_ spec: LoadedSpec, named name: String) {
    replaceAll(spec.table, of: spec, named: name)
  }

  /// Replaces the table by one that is based on the file's new content, as a step that can be undone.
  ///
  /// - Parameter base: the table that unsaved edits are counted from; default: the file's table.
  mutating func replaceAll(
    _ new: Table, base: Table? = nil, of spec: LoadedSpec, named name: String
  ) {
    var after = file
    after.table = base ?? spec.table
    after.isNew = false
    after.problem = nil
    if new != table {
      // Replacing the whole table can't fail, because it needs no address.
      try? perform(.replaceTable(new), named: name)
      fileChanges.append(FileStep(depth: history.undoSteps.count, before: file, after: after))
      remember(spec)
    }
    file = after
    conflict = nil
    if !isModified { savedDepth = history.undoSteps.count }
  }
}
