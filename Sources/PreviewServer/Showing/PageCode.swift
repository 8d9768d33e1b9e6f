// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CodeExport
import TableModel

/// The exported code of a table, for the page.
enum PageCode {
  /// The choices of the page's pickers.
  static let choices = ValueTree.object([
    (
      "formats",
      .list(
        CodeFormat.allCases.map { format in
          .object([
            ("id", .text(format.rawValue)), ("name", .text(format.title)),
          ])
        })
    ),
  ])

  static func json(_ request: CodeRequest, of table: Table) -> ValueTree {
    guard let code = try? request.format.code(for: request.variant.applied(to: table), request.options) else {
      return .object([])
    }
    return .object([
      ("file", .text(code.typeName + ".swift")), ("minimum", .text("iOS \(code.format.minimumIOS)")),
      ("text", .text(code.source)), ("unexported", .texts(code.unexportedLines)),
      ("missing", .text(code.format.missing)),
      ("marks", .list(code.marks.flatMap(marks))),
    ])
  }

  private static func marks(_ mark: CodeMark) -> [ValueTree] {
    let elements: [PageElement] =
      switch mark.level {
      case .table: []
      case .section(let index): [.header(index), .footer(index)]
      case .row(let path): [.row(path)]
      }
    return elements.map { element in
      .object([
        ("element", .text(element.name)), ("first", .integer(mark.lines.lowerBound)),
        ("last", .integer(mark.lines.upperBound)),
      ])
    }
  }
}
