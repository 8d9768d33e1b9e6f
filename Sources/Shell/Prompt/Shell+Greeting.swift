// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import LineEditing
import Platform
import Renderers
import Session
import TableLayout
import TableModel

extension Shell {
  /// The number of lines that the greeting needs beside the picture: the program's version, the number of rows that aren't
  /// shown, commands to try, the prompt, the watched file, its page, and edits of an earlier shell.
  private static let otherLines = 7

  /// Shows as much of the opened table as fits above the prompt, and commands to try.
  func greet() {
    guard session.table.hasRows(beyond: 0), let size = TerminalSize(), size.rows > Self.otherLines + 3 else {
      return
    }
    let room = size.rows - Self.otherLines
    let table = session.table.beginning(rows: size.rows)
    let layout = LaidOutTable(table)
    var shown = shownPicture()
    let rowCount = session.table.counts.rows
    let isPart = table.counts.rows < rowCount
    var picture = shown.preview(of: layout)
    if !isPart, picture.lines.count > room {
      shown.options.isCompact = true
      let compact = shown.preview(of: layout)
      if compact.lines.count <= room { picture = compact }
    }
    var lines = picture.lines.prefix(room)
    // Blank lines above the first group are omitted.
    while lines.first == "" { lines.removeFirst() }
    while lines.last == "" { lines.removeLast() }
    if isPart || picture.lines.count > room {
      let shown = picture.place(atLine: room).map { table.rows(above: $0) } ?? table.counts.rows
      let rest = rowCount - shown
      if rest > 0 { lines.append("… \(rest.counted("more row")); 'show' prints all") }
    }
    lines.append(Self.tries(table, columns: TerminalSize.wantedColumns ?? size.columns))
    StandardStream.output.write(lines.joined(separator: "\n") + "\n")
  }

  /// Commands with a visible effect on this table, as many as fit on one line.
  private static func tries(_ table: Table, columns: Int) -> String {
    let row = table.sections.indices.first { !table.sections[$0].rows.isEmpty } ?? 0
    var line = "try: pane on"
    for command in ["set-radius 24", "set-row \(row).0 --title Hello", "undo", "why row \(row).0 height"] {
      let longer = line + ", " + command
      guard longer.count <= columns else { break }
      line = longer
    }
    return line
  }
}

extension Table {
  /// The table with only its first rows, at least this many if it has them. If a part would look different, the whole table.
  fileprivate func beginning(rows limit: Int) -> Table {
    guard hasRows(beyond: limit), info.contentOffset == nil else { return self }
    var count = 0
    var kept: [Section] = []
    for section in sections {
      guard count < limit else { break }
      var section = section
      if section.rows.count > limit - count {
        section.rows = .init(section.rows.prefix(limit - count))
        section.info.footer = nil
      }
      count += section.rows.count
      kept.append(section)
    }
    return Table(info: info, sections: kept)
  }

  fileprivate func rows(above place: TextPreview.Place) -> Int {
    sections[..<place.section].reduce(0) { $0 + $1.rows.count } + place.row
  }
}
