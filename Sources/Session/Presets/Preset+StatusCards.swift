// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

extension Preset {
  /// Article 002, cards in cells: 8 points around, 4 where two cards meet, a white border, a light shadow.
  ///
  /// Its shadow has radius 2 and lies 2 lower, so it reaches 8 points down where the cell leaves 4, and its
  /// path is the plain rectangle of the bounds at the time of drawing.
  static let statusCards = Preset(
    name: "status-cards",
    abstract: "status cells as cards, with gaps of 8 points; set-style plain removes the cards",
    table: table { look in
      look[.cornerRadius] = 8
      look[.shadow] = Shadow(
        color: .semantic(.lightGray), radius: 1, opacity: 1000, offset: Point(x: 0, y: 1))
    },
    faithful: table { look in
      look[.cornerRadius] = 0
      look[.shadow] = Shadow(
        color: .semantic(.lightGray), radius: 2, opacity: 1000, offset: Point(x: 0, y: 2), path: .bounds)
    })

  private static func table(_ change: (inout Look) -> Void) -> Table {
    var info = Table.Info(
      title: "Device status", style: .cards, profile: .iOS11, traits: Traits(device: Device.ID("iPhone-X")))
    info.look[.insetLeft] = 8
    info.look[.insetRight] = 8
    info.look[.insetTop] = 8
    info.look[.insetBottom] = 8
    info.look[.border] = Border(color: .semantic(.white), width: 1)
    info.look[.separatorStyle] = SeparatorStyle.none
    change(&info.look)
    func row(
      _ id: String, _ title: String, _ date: String, _ text: String, _ value: String, _ level: RowImage,
      badge: String? = nil, image: RowImage
    ) -> Row {
      Row(
        id: id, title: title, detail: text, cellStyle: .status, image: image, badge: badge,
        status: StatusContent(date: date, value: value, level: level))
    }
    let full = RowImage(symbol: "battery.100", color: .semantic(.systemGreen))
    return Table(
      info: info,
      sections: [
        Section(rows: [
          row(
            "sensor", "Sensor", "Today, 09:41",
            "Battery is low. Replace it within the next few days to keep the history complete.", "12 %",
            RowImage(symbol: "battery.25", color: .semantic(.systemRed)), badge: "2",
            image: RowImage(symbol: "thermometer", color: .semantic(.systemOrange))),
          row("door", "Door", "Today, 08:15", "Locked", "87 %", full, image: RowImage(symbol: "lock.fill")),
          row(
            "freezer", "Freezer", "Yesterday, 23:02", "-18.5 °C, steady for 14 hours", "64 %", full,
            badge: "1",
            image: RowImage(symbol: "thermometer", color: .semantic(.systemTeal))),
        ])
      ])
  }
}
