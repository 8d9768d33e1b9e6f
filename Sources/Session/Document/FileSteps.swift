// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import TableSpec

/// The changes of a document's steps besides the table: the open file, its text, and the specs that were read. A step is named by its
/// depth, the number of steps in the history up to and including it.
struct FileSteps: Sendable {
  private var files: [FileStep] = []
  private var texts: [TextChange] = []
  /// The specs that steps opened or merged, by the depth of the step; the spec of depth 0 is the first one.
  private(set) var specs: [(depth: Int, spec: LoadedSpec)] = []

  private static let maximumSpecs = 16

  mutating func note(_ step: FileStep) { files.append(step) }

  mutating func note(_ change: TextChange) { texts.append(change) }

  /// Keeps a spec's text for its line numbers, but not the text of every reload: memory would grow.
  mutating func remember(_ spec: LoadedSpec, at depth: Int) {
    specs.append((depth, spec))
    if specs.count > Self.maximumSpecs { specs.removeFirst() }
  }

  mutating func removeAll(after depth: Int) {
    files.removeAll { $0.depth > depth }
    texts.removeAll { $0.depth > depth }
    specs.removeAll { $0.depth > depth }
  }

  mutating func removeTexts() { texts = [] }

  /// Makes all steps after `mark` one step.
  mutating func merge(since mark: Int) {
    for index in files.indices where files[index].depth > mark { files[index].depth = mark + 1 }
    for index in texts.indices where texts[index].depth > mark { texts[index].depth = mark + 1 }
    for index in specs.indices where specs[index].depth > mark { specs[index].depth = mark + 1 }
  }

  /// Goes back to the file before a step. A merged step may contain several changes: the first has the state before the step.
  func undo(_ depth: Int, in file: inout DocumentFile) {
    if let step = files.first(where: { $0.depth == depth }) { Self.walk(step, to: step.before, in: &file) }
    if let change = texts.first(where: { $0.depth == depth }) { file.text = change.before }
  }

  func redo(_ depth: Int, in file: inout DocumentFile) {
    if let step = files.last(where: { $0.depth == depth }) { Self.walk(step, to: step.after, in: &file) }
    if let change = texts.last(where: { $0.depth == depth }) { file.text = change.after }
  }

  private static func walk(_ step: FileStep, to state: DocumentFile, in file: inout DocumentFile) {
    guard step.isSameFile else {
      file = state
      return
    }
    // The table was saved under this name since then: the file holds the saved table.
    if file.path == state.path { file.table = state.table }
  }

  /// Notes that the text of a file was written. A step's text that is in the file now doesn't have to be kept; the text that it
  /// replaced does.
  ///
  /// - Parameter written: see ``Document/markSaved(to:text:)``.
  mutating func noteSaved(_ written: [UInt8]?, of file: DocumentFile) {
    guard let saved = file.text else { return }
    // The table was patched into the file's text: the texts of the steps aren't in the file.
    guard let written else { return texts.removeAll { $0.path == file.path } }
    func state(_ other: EditedText?) -> EditedText? {
      if other == saved { return nil }
      return (other?.bytes ?? saved.replaced).map { EditedText(bytes: $0, replaced: written) }
    }
    for index in texts.indices where texts[index].path == file.path {
      texts[index].before = state(texts[index].before)
      texts[index].after = state(texts[index].after)
    }
  }

  /// Notes that a file holds its table since the step at `depth`.
  mutating func noteSaved(_ file: DocumentFile, at depth: Int) {
    for index in files.indices {
      let step = files[index]
      // Undoing a merge brings back a table without the other program's changes, also if the merge was saved. The next save
      // must find them again.
      let lacksTheirs = step.isSameFile && step.depth <= depth
      if step.before.path == file.path, !lacksTheirs { files[index].before.table = file.table }
      if step.after.path == file.path { files[index].after.table = file.table }
    }
  }
}

/// A step of the history that opened another file, or took new content of the same file: `open`, `new`, or
/// a merge with another program's save.
struct FileStep: Sendable {
  var depth: Int
  var before: DocumentFile
  var after: DocumentFile

  /// Whether both sides are the same file with different content, as after a merge or a reload.
  var isSameFile: Bool { before.path == after.path }
}

/// A step of the history that changed the spec's text, besides the table.
struct TextChange: Sendable {
  /// The path of the file that the text is for.
  let path: String?
  var depth: Int
  /// `nil` if the file has the text.
  var before: EditedText?
  var after: EditedText?
}
