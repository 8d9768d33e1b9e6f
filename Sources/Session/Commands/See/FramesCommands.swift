// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import OutputFormats
import TableLayout
import TableModel

struct FramesCommand: SessionCommand {
  static let name = "frames"
  static let runsOnCommandLine = true
  static let abstract = "Print every frame, corner and separator in points."
  static let discussion =
    "y is measured downwards from the top of the content. Frames are those of cells, not of their backgrounds. Each gap is named after the measurement or the setting that causes it. `frames ROW` also lists the gaps inside the row."
  static let examples = ["frames", "frames 0.1", "frames --json", "frames 0.1 --json"]

  var row: Table.IndexPath?
  var isJSON = false
  static let parameters: [Parameter<Self>] = [
    .optional("row", \.row, .row, "Only this row."),
    .flag("json", \.isJSON, "Print JSON, with every parameter."),
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    let layout = turn.session.layout()
    let columns = turn.printsToPeople ? turn.session.columns : nil
    if turn.session.options.reportsJSON { turn.line.answer = Self.data(layout, row) }
    if isJSON, let row = row.flatMap({ layout.rowTree($0) }) {
      return String(decoding: FramesJSON.row(row), as: UTF8.self)
    }
    if isJSON {
      let document = LongText { FramesJSON.forEachPiece(of: layout, $0) }
      guard turn.printsLongText else { return document.text }
      turn.emit(document)
      return ""
    }
    if let path = row { return FrameListing.text(of: layout.rowTree(path), columns: columns) }
    // The output of a script is aligned in the same way for tables of all sizes.
    guard turn.printsLongText, turn.session.options.isInteractive else {
      return FrameListing(layout, columns: columns).text
    }
    turn.emit(FrameListing(layout, columns: columns).longText)
    return ""
  }

  /// The frames of the row or of all rows, as JSON on one line.
  private static func data(_ layout: LaidOutTable, _ path: Table.IndexPath?) -> String? {
    guard let path else { return JSONText.oneLine(FramesJSON.bytes(of: layout)) }
    return layout.rowTree(path).map { JSONText.oneLine(FramesJSON.row($0)) }
  }
}

struct HitCommand: SessionCommand {
  static let name = "hit"
  static let abstract = "Name the element at a point."
  static let examples = ["hit 100 60", "hit 5 5"]

  @Required var x: Points
  @Required var y: Points
  static let parameters: [Parameter<Self>] = [
    .argument("x", \.$x, .signed, "Points from the left."),
    .argument("y", \.$y, .signed, "Points from the top of the content."),
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    let point = Point(x: x, y: y)
    let layout = turn.session.layout()
    if let (surrounding, part) = layout.surrounding(at: point) {
      turn.answer { .object([(surrounding.rawValue, part.map { .text($0) } ?? .flag(true))]) }
      return surrounding.words + (part.map { " \($0)" } ?? "")
    }
    if let path = layout.indexPathForRow(at: point) {
      // The last one is painted over the others.
      let element = layout.rowTree(path)?.elements.last { $0.frame.contains(point) }?.path
      turn.answer {
        .object([("row", .text(path.description))] + (element.map { [("element", .text($0))] } ?? []))
      }
      let title = VisibleText.line(turn.session.table[path].title)
      return "row \(path) '\(title)'" + (element.map { " \($0)" } ?? "")
    }
    if let section = layout.section(at: point.y) {
      let parts = [
        ("header", layout.rectForHeader(inSection: section)),
        ("footer", layout.rectForFooter(inSection: section)),
      ]
      if let part = parts.first(where: { $0.1.contains(point) }) {
        let elements = part.0 == "header" ? layout.sectionTree(section, isBare: true).header?.elements : nil
        let element = elements?.last { $0.frame.contains(point) }?.path
        turn.answer {
          .object([(part.0, .integer(section))] + (element.map { [("element", .text($0))] } ?? []))
        }
        return "\(part.0) of section \(section)" + (element.map { " \($0)" } ?? "")
      }
    }
    turn.answer { .null }
    return "nothing"
  }
}
