// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import TableModel
import TableSpec

/// The lines of a spec around the place where something is written.
struct SpecExcerpt {
  /// The file, as the daemon names it.
  let path: String
  /// The file, as the page names it.
  let name: String
  let line: Int
  let column: Int
  let firstLine: Int
  let lines: [String]

  private static let linesAround = 4
  /// Characters of a line that are shown.
  private static let maximumColumns = 400

  /// - Returns: `nil` for what the spec does not write.
  init?(of element: PageElement, in spec: InspectedSpec) {
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

  var json: ValueTree {
    .object([
      // Editors that the browser starts want the whole path.
      ("file", .text(name)), ("path", .text(PathText.absolute(path))), ("line", .integer(line)),
      ("column", .integer(column)),
      ("firstLine", .integer(firstLine)), ("lines", .texts(lines)),
    ])
  }
}
