// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLint
import TableModel
import TableSpec

extension Turn {
  /// Applies one edit as a step of the history, named by the line.
  mutating func perform(_ edit: Edit) throws(SessionError) {
    try session.document.perform(edit, named: line.command)
  }

  /// Replaces the table by another one, as a step that can be undone.
  ///
  /// - Parameter spec: the spec file that has the table; `nil` for a table without a file.
  mutating func replaceTable(with new: Table, of spec: LoadedSpec? = nil) throws(SessionError) {
    let edits = session.document.unsavedEdits
    try session.document.replace(with: new, of: spec, named: line.command)
    if let edits { line.replacedEdits.append(edits) }
  }

  static let nothing = "nothing to change"

  /// Notes the symbols that aren't drawn, as `lint` does.
  mutating func note(symbols names: [String]) {
    for name in names {
      guard let hint = SymbolAdvice.hint(for: name) else { continue }
      let shown = VisibleText.line(name)
      let problem =
        SymbolCatalog.contains(name)
        ? "SF Symbols doesn't have '\(shown)'" : "roundtable can't draw the symbol '\(shown)'"
      emit(note: "\(problem); \(hint)")
    }
  }

  /// The path of a file to read: a relative path is relative to the script that contains it.
  mutating func readingPath(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = scripts.last?.folder, !folder.isEmpty else {
      line.read[path] = path
      return path
    }
    line.read[path] = folder + "/" + path
    return folder + "/" + path
  }
}
