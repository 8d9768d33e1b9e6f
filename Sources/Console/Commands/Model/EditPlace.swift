// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// What `edit` opens: the table, or a part of it as a spec of its own.
enum EditPlace {
  case table
  case section(Int)
  case row(Table.IndexPath)

  /// The words that say what an address names.
  static let kinds = ["row", "section"]

  init(_ what: String?, _ which: String?, in table: Table) throws(ConsoleError) {
    switch (what, which) {
    case (nil, _): self = .table
    case ("row", nil), ("section", nil):
      let example = what == "row" ? "row 0.0" : "section 0"
      throw ConsoleError("missing the \(what ?? "")", hint: "edit \(example)")
    case ("row", let which?): self = .row(try RowAddress.resolve(which, in: table))
    case ("section", let which?): self = .section(try SectionAddress.resolve(which, in: table))
    case (let address?, nil):
      if let section = try? SectionAddress.resolve(address, in: table) {
        self = .section(section)
      } else {
        self = .row(try RowAddress.resolve(address, in: table))
      }
    case (_, let which?):
      throw ConsoleError("unexpected '\(which)'", hint: "usage: \(EditCommand.usage)")
    }
  }

  /// As the command names it.
  var words: String {
    switch self {
    case .table: ""
    case .section(let index): "section \(index)"
    case .row(let path): "row \(path)"
    }
  }

  /// Comments over the text in the editor.
  var heading: String {
    switch self {
    case .table: "# The table. Save it and leave to apply it; leave it as it is to change nothing.\n"
    case .section(let index):
      "# Section \(index) alone. Save it and leave to apply it; leave it as it is to change nothing.\n"
    case .row(let path):
      "# Row \(path) alone. Save it and leave to apply it; leave it as it is to change nothing.\n"
    }
  }

  /// The part as a table of its own.
  func part(of table: Table) -> Table {
    switch self {
    case .table: table
    case .section(let index): Table(sections: [table.sections[index]])
    case .row(let path): Table(sections: [Section(rows: [table[path]])])
    }
  }

  /// - Throws: when the edited part holds what does not belong to it.
  func check(_ part: Table) throws(ConsoleError) {
    guard case .table = self else {
      guard part.info == Table().info else {
        throw ConsoleError("settings of the table have no place in \(words)", hint: "'edit' opens the table")
      }
      guard case .row(let path) = self else { return }
      guard part.sections.count <= 1, part.sections.allSatisfy({ $0.info == Section().info }) else {
        throw ConsoleError(
          "settings of a section have no place in \(words)", hint: "'edit section \(path.section)' opens one")
      }
      return
    }
  }

  /// The edit that puts the edited part into the table; `nil` where it is the same.
  func edit(to part: Table, in table: Table) throws(ConsoleError) -> Edit? {
    var new = table
    switch self {
    case .table: new = part
    case .section(let index): new.sections.replaceSubrange(index...index, with: part.sections)
    case .row(let path):
      new.sections[path.section].rows.replaceSubrange(
        path.row...path.row, with: part.sections.first?.rows ?? [])
    }
    var seen: Set<String> = []
    for id in new.sections.flatMap({ [$0.info.id] + $0.rows.map(\.id) }).compactMap({ $0 }) {
      guard seen.insert(id).inserted else { throw ConsoleError("the id '\(id)' is taken") }
    }
    return new == table ? nil : .replaceTable(new)
  }
}
