// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel
import TableSpec

/// The lines of a spec around the place that defines something.
package struct SpecExcerpt {
  /// The file's path, as the reader of the spec named it.
  package let path: String
  /// The file's name on the page.
  package let name: String
  package let line: Int
  package let column: Int
  let firstLine: Int
  let lines: [String]

  private static let linesAround = 4
  /// The most characters shown of a line.
  private static let maximumColumns = 400

  /// - Returns: `nil` if the spec doesn't define the element.
  package init?(of element: PageElement, in spec: InspectedSpec) {
    let place: SpecPlace?
    switch element {
    case .row(let path): place = spec.locator.place(of: .row(path))
    case .header(let section):
      place =
        spec.locator.place(of: "header", in: .section(section))
        ?? spec.locator.place(of: .section(section))
    case .footer(let section):
      place =
        spec.locator.place(of: "footer", in: .section(section))
        ?? spec.locator.place(of: .section(section))
    case .tableHeader: place = spec.locator.place(of: "tableHeaderView", in: .table)
    case .tableFooter: place = spec.locator.place(of: "tableFooterView", in: .table)
    case .surrounding(.navigationBar): place = spec.locator.place(of: "navigation", in: .table)
    case .surrounding(.toolbar): place = spec.locator.place(of: "toolbarItems", in: .table)
    case .surrounding(.sectionIndex): place = spec.locator.place(of: "sectionIndexTitles", in: .table)
    case .surrounding(.scrollIndicator):
      place = spec.locator.place(of: "showsVerticalScrollIndicator", in: .table)
    case .surrounding(let surrounding): place = spec.locator.place(of: surrounding.rawValue, in: .table)
    }
    guard let place else { return nil }
    let all = String(decoding: place.file.bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let first = max(1, place.line - Self.linesAround)
    let last = min(all.count, place.line + Self.linesAround)
    guard first <= last else { return nil }
    path = place.file.path
    name = spec.name(of: place.file)
    line = place.line
    column = place.column
    firstLine = first
    lines = all[(first - 1)..<last].map { VisibleText.lines(String($0.prefix(Self.maximumColumns))) }
  }

  /// Without the path, which only the machine with the file needs.
  package var json: ValueTree {
    .object([
      ("file", .text(name)), ("line", .integer(line)), ("column", .integer(column)),
      ("firstLine", .integer(firstLine)), ("lines", .texts(lines)),
    ])
  }
}
