// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import OutputFormats
import Renderers
import TableLayout
import TableModel

/// Tables to draw.
enum Pictures {
  static func table(
    _ rows: [[Row]], style: TableStyle = .insetGrouped, profile: Profile.ID = .iOS15, width: Points = 300,
    scale: Int = 2, headers: [String?] = [], look: Look = Look(), direction: Direction = .leftToRight
  ) -> Table {
    var info = Table.Info(
      style: style, profile: profile, traits: Traits(width: width, scale: scale, direction: direction))
    info.look = look
    return Table(
      info: info,
      sections: rows.enumerated().map { index, rows in
        Section(
          info: Section.Info(header: headers.indices.contains(index) ? headers[index] : nil), rows: rows)
      })
  }

  static func text(_ table: Table, ascii: Bool = false, _ options: TextPictureOptions = .file) -> String {
    let renderer: any FittingRenderer =
      ascii ? ASCIIRenderer(options: options) : BoxDrawingRenderer(options: options)
    return String(decoding: renderer.render(LaidOutTable(table).displayList()), as: UTF8.self)
  }

  static func svg(_ table: Table) -> String {
    String(decoding: SVGRenderer().render(LaidOutTable(table).displayList()), as: UTF8.self)
  }

  /// The items of a role in a table's picture.
  static func items(_ table: Table, _ role: DisplayItem.Role) -> [DisplayItem] {
    LaidOutTable(table).displayList().items.filter { $0.role == role }
  }

  static func json(_ table: Table) -> String {
    String(decoding: FramesJSON.bytes(of: LaidOutTable(table)), as: UTF8.self)
  }
}
