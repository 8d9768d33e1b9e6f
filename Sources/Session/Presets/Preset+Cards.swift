// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

extension Preset {
  static let cards = Preset(
    name: "cards", abstract: "cards with a margin, a border and a shadow",
    table: Table(
      info: Table.Info(title: "Cards", style: .cards),
      sections: [
        Section(rows: [
          Row(
            id: "sensor", title: "Living Room", detail: "Battery is low", cellStyle: .status,
            image: RowImage(symbol: "thermometer", color: .semantic(.systemOrange)), badge: "2",
            status: StatusContent(
              date: "Today, 09:41", value: "12 %",
              level: RowImage(symbol: "battery.25", color: .semantic(.systemRed)))),
          Row(
            id: "door", title: "Front Door", detail: "Locked", cellStyle: .status,
            image: RowImage(symbol: "lock.fill"),
            status: StatusContent(
              date: "Today, 08:15", value: "87 %",
              level: RowImage(symbol: "battery.100", color: .semantic(.systemGreen)))),
        ])
      ]))
}
