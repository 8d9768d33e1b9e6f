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

  /// Changes the settings of the table itself, besides its sections.
  ///
  /// - Returns: `message`, or a text that nothing changed.
  mutating func changeInfo(_ message: String, _ change: (inout Table.Info) -> Void) throws(SessionError)
    -> String
  {
    var info = session.table.info
    change(&info)
    guard info != session.table.info else { return Self.nothing }
    try perform(.setTableInfo(info))
    return message
  }

  static let nothing = "nothing to change"

  /// Changes the look of the table, of sections or of rows.
  ///
  /// - Parameter message: a description of the change, without the place.
  mutating func changeLook(
    _ levels: [LookLevel], _ message: String, _ change: (inout Look) -> Void
  ) throws(SessionError) -> String {
    var edits: [Edit] = []
    var changed: [LookLevel] = []
    for level in levels {
      var look = self.look(level)
      change(&look)
      guard look != self.look(level) else { continue }
      edits.append(edit(level, look))
      changed.append(level)
    }
    guard let first = changed.first else { return Self.nothing }
    try perform(Edit.together(edits))
    return "\(message) for \(changed.count == 1 ? first.words : Self.words(changed))"
  }

  private static func words(_ levels: [LookLevel]) -> String {
    if case .row = levels.first { return levels.count.counted("row") }
    return levels.count.counted("section")
  }

  private func edit(_ level: LookLevel, _ look: Look) -> Edit {
    switch level {
    case .table:
      var info = session.table.info
      info.look = look
      return .setTableInfo(info)
    case .section(let index):
      var info = session.table.sections[index].info
      info.look = look
      return .setSectionInfo(info, at: index)
    case .row(let path):
      var row = session.table[path]
      row.look = look
      return .setRow(row, at: path)
    }
  }

  private func look(_ scope: LookLevel) -> Look {
    switch scope {
    case .table: session.table.info.look
    case .section(let index): session.table.sections[index].info.look
    case .row(let path): session.table[path].look
    }
  }

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

  /// Notes once that a name has changed; only at the prompt, so that the output of older scripts stays the
  /// same.
  mutating func note(_ former: String, replacedBy name: String) {
    guard session.options.isInteractive, scripts.isEmpty, session.notedNames.insert(former).inserted else {
      return
    }
    emit(note: "\(former) is now called \(name); the old name still works")
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
