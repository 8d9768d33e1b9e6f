// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLint
import TableModel

extension Session {
  /// Applies one edit as a step of the history, named by the line.
  mutating func perform(_ edit: Edit) throws(ConsoleError) {
    try document.perform(edit, named: commandLine)
  }

  /// Changes the settings of the table itself, besides its sections.
  ///
  /// - Returns: `message`, or a text that nothing changed.
  mutating func changeInfo(_ message: String, _ change: (inout Table.Info) -> Void) throws(ConsoleError)
    -> String
  {
    var info = table.info
    change(&info)
    guard info != table.info else { return Self.nothing }
    try perform(.setTableInfo(info))
    return message
  }

  static let nothing = "nothing to change"

  /// Changes the look of the table, of sections or of rows.
  ///
  /// - Parameter message: a description of the change, without the place.
  mutating func changeLook(
    _ levels: [LookLevel], _ message: String, _ change: (inout Look) -> Void
  ) throws(ConsoleError) -> String {
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
      var info = table.info
      info.look = look
      return .setTableInfo(info)
    case .section(let index):
      var info = table.sections[index].info
      info.look = look
      return .setSectionInfo(info, at: index)
    case .row(let path):
      var row = table[path]
      row.look = look
      return .setRow(row, at: path)
    }
  }

  private func look(_ scope: LookLevel) -> Look {
    switch scope {
    case .table: table.info.look
    case .section(let index): table.sections[index].info.look
    case .row(let path): table[path].look
    }
  }

  /// - Throws: if `id` isn't a valid id, or another section or row has it.
  mutating func check(id: String?) throws(ConsoleError) {
    guard let id else { return }
    if let complaint = Identifier.complaint(id) { throw ConsoleError("the id '\(id)' \(complaint)") }
    guard document.uses(id: id) else { return }
    for (section, content) in table.sections.enumerated() {
      if content.info.id == id { throw ConsoleError("the id '\(id)' is already used by section \(section)") }
      if let row = content.rows.firstIndex(where: { $0.id == id }) {
        throw ConsoleError("the id '\(id)' is already used by row \(section).\(row)")
      }
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
    guard options.isInteractive, places.isEmpty, notedNames.insert(former).inserted else { return }
    emit(note: "\(former) is now called \(name); the old name still works")
  }

  /// The path of a file to read: a relative path is relative to the script that contains it.
  mutating func readingPath(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = places.last?.folder, !folder.isEmpty else {
      read[path] = path
      return path
    }
    read[path] = folder + "/" + path
    return folder + "/" + path
  }
}
