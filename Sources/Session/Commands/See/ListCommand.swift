// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

struct ListCommand: SessionCommand {
  static let name = "list"
  static let runsOnCommandLine = true
  static let abstract = "List the rows by section: address, id, title and other settings."
  static let discussion = """
    `list 1` and `list network` list a section, `list wifi` and `list 0.*` list some rows. `show --addresses` prints \
    addresses and ids beside the preview.
    """
  static let examples = ["list", "list 0", "list 0.1", "list *.0"]

  private enum Part: Sendable {
    case sections([Int])
    case rows([Table.IndexPath])
  }

  private var part: Part?
  /// The sections if the address names sections, else the rows.
  private static let parts = ParameterKind<Part>(.rows) { text, context throws(SessionError) in
    if let sections = try? SectionSelection.resolve(text, in: context.table) { return .sections(sections) }
    return .rows(try RowSelection.resolve(text, in: context.table, by: context.rows))
  }

  private static let sections: ParameterDeclaration.Candidates = { _, _, session in
    AddressCandidates(table: session.table).sections
  }

  static let parameters: [Parameter<Self>] = [
    .optional(
      "rows", \.part, parts, candidates: sections, "Only these rows, or only the rows of this section.")
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    let table = turn.session.table
    turn.answer { .list(rows(of: table).map { Self.data($0, table) }) }
    let listing = RowListing(table, hasColumns: true)
    switch part {
    case nil:
      guard turn.printsLongText else { return listing.longText.text }
      turn.emit(listing.longText)
      return ""
    case .sections(let sections):
      return sections.flatMap { listing.lines(ofSection: $0) }.map(\.text).joined(separator: "\n")
    case .rows(let rows): return listing.lines(of: rows).map(\.text).joined(separator: "\n")
    }
  }

  private func rows(of table: Table) -> [Table.IndexPath] {
    func all(_ sections: some Sequence<Int>) -> [Table.IndexPath] {
      sections.flatMap { section in
        table.sections[section].rows.indices.map { Table.IndexPath(row: $0, section: section) }
      }
    }
    switch part {
    case nil: return all(table.sections.indices)
    case .sections(let sections): return all(sections)
    case .rows(let rows): return rows
    }
  }

  private static func data(_ path: Table.IndexPath, _ table: Table) -> ValueTree {
    let row = table[path]
    return .object([
      ("row", .text(path.description)), ("id", .optional(row.id)), ("title", .text(row.title)),
      ("detail", .optional(row.detail)), ("badge", .optional(row.badge)),
      ("accessory", .text(row.accessory.rawValue)), ("image", .optional(row.image?.name)),
    ])
  }
}
