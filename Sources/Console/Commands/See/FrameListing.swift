// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry

/// An aligned list of frames.
struct FrameListing {
  private var lines: [[String]] = [
    ["", "x", "y", "width", "height", "corners", "separators (x y width height)"]
  ]

  mutating func add(_ section: FrameTree.Section) {
    if let header = section.header { add("header", header, section.index) }
    for row in section.rows { add(row) }
    if let footer = section.footer { add("footer", footer, section.index) }
    for gap in section.gaps { add(gap) }
  }

  private mutating func add(_ kind: String, _ view: FrameTree.HeaderFooter, _ section: Int) {
    add("\(kind) \(section)", view.frame)
    if let pinned = view.pinnedFrame { add("pinned \(kind) \(section)", pinned) }
  }

  mutating func add(_ gap: FrameTree.Gap) { add("gap \(gap.name)", gap.frame) }

  mutating func add(filler line: Rect) { add("blank row's line", line) }

  mutating func add(_ row: FrameTree.Row) {
    let radii = row.cornerRadii
    let corners =
      radii.isZero
      ? "-"
      : [radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight].map(\.description).joined(
        separator: "/")
    let separators = row.separators.map { line in
      "\(line.position) \(line.frame.minX) \(line.frame.minY) \(line.frame.width) \(line.frame.height)"
    }
    add("row \(row.section).\(row.row)", row.frame, corners, separators.joined(separator: ", "))
  }

  private mutating func add(_ name: String, _ frame: Rect, _ corners: String = "", _ separators: String = "")
  {
    lines.append([
      name, frame.minX.description, frame.minY.description, frame.width.description, frame.height.description,
      corners, separators,
    ])
  }

  /// Columns as wide as their widest cell, numbers to the right; ends with a newline.
  var text: String {
    let widths = (0..<6).map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      let cells = line.enumerated().map { column, cell in
        let pad = column < 6 ? String(repeating: " ", count: max(0, widths[column] - cell.count)) : ""
        return (1...4).contains(column) ? pad + cell : cell + pad
      }
      var joined = cells.joined(separator: "  ")
      while joined.last == " " { joined.removeLast() }
      return joined + "\n"
    }.joined()
  }
}
