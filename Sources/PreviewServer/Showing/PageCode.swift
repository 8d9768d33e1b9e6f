// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CodeExport
import Inspecting
import TableModel

/// The exported code of a table, for the page.
enum PageCode {
  /// The choices of the page's picker.
  static let choices = ValueTree.object([
    (
      "formats",
      .list(
        CodeFormat.allCases.map { .object([("id", .text($0.rawValue)), ("name", .text($0.title))]) })
    )
  ])

  /// - Parameter spec: the path of the table's spec.
  static func json(_ request: CodeRequest, of table: Table, from spec: String) -> ValueTree {
    let code: ExportedCode
    do {
      code = try request.format.code(for: request.variant.applied(to: table), CodeOptions(spec: spec))
    } catch {
      return .object([
        ("problem", .text([error.message, error.hint].compactMap(\.self).joined(separator: "; ")))
      ])
    }
    let files =
      [file(code.fileName, code.source, code.marks)]
      + (code.controller.map { [file($0.name, $0.text, [])] } ?? [])
    return .object([
      ("files", .list(files)), ("support", .texts(code.support.map(\.name))),
      ("unexported", .texts(code.unexportedLines)), ("missing", .text(code.format.missing)),
    ])
  }

  private static func file(_ name: String, _ text: String, _ lines: [CodeMark]) -> ValueTree {
    .object([("name", .text(name)), ("text", .text(text)), ("marks", .list(lines.flatMap(marks)))])
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
