// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel

/// Finds shadows that extend beyond the cell, where they are clipped or overlap a neighbour. A shadow extends
/// by three standard deviations and its offset.
enum ShadowOverlapRule: LintRule {
  static let id = "SHADOW-OVERLAP"
  static let summary = "A shadow extends past its row's cell."

  static func findings(in subject: LintSubject) -> [Finding] {
    let rows = subject.rows.filter { $0.look[.shadow].isVisible && overrun($0) > .zero }
    // A cell that doesn't clip shows all of its shadow, which looks wrong only if it reaches the next card.
    return [
      (Finding.Severity.design, rows.filter { overrun($0) <= gap($0) }),
      (.unlikeSetting, rows.filter { overrun($0) > gap($0) }),
    ].flatMap { severity, rows in report(subject, severity, rows) }
  }

  /// The margin above or below the background, in points; the smaller one.
  private static func gap(_ row: LaidOutRow) -> Points {
    min(
      row.frames.background.minY - row.frames.frame.minY, row.frames.frame.maxY - row.frames.background.maxY)
  }

  private static func report(_ subject: LintSubject, _ severity: Finding.Severity, _ rows: [LaidOutRow])
    -> [Finding]
  {
    subject.findings(
      Self.self, severity, in: rows, by: .shadow,
      message: { row in
        let reach = row.look[.shadow].radius * 3
        return "the shadow (3 x radius = \(reach), plus its offset) extends \(overrun(row)) pt past the cell"
      }, advice: { advice(subject, $0, $1) })
  }

  /// The largest shadow that stays inside of all the cells.
  private static func advice(_ subject: LintSubject, _ level: LookLevel, _ rows: [LaidOutRow]) -> [Advice] {
    let shadow = rows[0].look[.shadow]
    var (offset, radius) = (shadow.offset, shadow.radius)
    for row in rows {
      let (cell, box) = (row.frames.frame, row.frames.background)
      let room = EdgeInsets(
        top: box.minY - cell.minY, left: box.minX - cell.minX, bottom: cell.maxY - box.maxY,
        right: cell.maxX - box.maxX)
      guard let x = Self.nearest(offset.x, from: -room.left, to: room.right),
        let y = Self.nearest(offset.y, from: -room.top, to: room.bottom)
      else { return [.inWords("set larger insets")] }
      offset = Point(x: x, y: y)
      let least = [
        room.top + offset.y, room.bottom - offset.y, room.left + offset.x, room.right - offset.x,
      ].min()
      radius = min(radius, PixelGrid(scale: 2).floor((least ?? .zero) / 3))
    }
    var changes = [SettingChange.set("shadow.radius", .points(radius), at: level)]
    if offset != shadow.offset {
      changes.append(.set("shadow.offset", .list([.points(offset.x), .points(offset.y)]), at: level))
    }
    if subject.table.level(of: .shadow, from: level) != level {
      // The style's shadow. A shadow of one's own has other standard values.
      changes += [
        .set("shadow.color", .color(shadow.color), at: level),
        .set("shadow.opacity", .points(Points(Double(shadow.opacity) / 1000)), at: level),
      ]
    }
    return [Advice(changes), .inWords("set larger insets")]
  }

  /// The value in a range that is nearest to `offset`, in the thousandths that a command is written with.
  ///
  /// - Returns: `nil` if there is no such value, because the background itself is larger than the cell.
  private static func nearest(_ offset: Points, from lowest: Points, to highest: Points) -> Points? {
    let grid = PixelGrid(scale: 1000)
    let (low, high) = (grid.ceil(lowest), grid.floor(highest))
    return low > high ? nil : max(low, min(high, grid.round(offset)))
  }

  /// Points by which the shadow extends beyond the cell, at the side where it is the most.
  private static func overrun(_ row: LaidOutRow) -> Points {
    let shadow = row.look[.shadow]
    let cell = row.frames.frame
    let box = row.frames.background
    let reach = shadow.radius * 3
    return [
      cell.minY - (box.minY - reach + shadow.offset.y), box.maxY + reach + shadow.offset.y - cell.maxY,
      cell.minX - (box.minX - reach + shadow.offset.x), box.maxX + reach + shadow.offset.x - cell.maxX,
    ].max() ?? .zero
  }
}
