// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

extension Preset {
  static let settings = Preset(
    name: "settings", abstract: "an inset grouped settings screen",
    table: Table(
      info: Table.Info(title: "Settings", style: .insetGrouped),
      sections: [
        Section(
          info: Section.Info(id: "network"),
          rows: [
            Row(
              id: "airplane", title: "Airplane Mode", image: tile("airplane", .systemOrange),
              accessory: .switchOff),
            Row(
              id: "wifi", title: "Wi-Fi", detail: "Home", cellStyle: .value1,
              image: tile("wifi", .systemBlue),
              accessory: .disclosureIndicator),
            Row(
              id: "bluetooth", title: "Bluetooth", detail: "On", cellStyle: .value1,
              image: tile("antenna.radiowaves.left.and.right", .systemBlue), accessory: .disclosureIndicator),
          ]),
        Section(
          info: Section.Info(id: "general", header: "General"),
          rows: [
            Row(title: "About", image: tile("info.circle", .systemGray), accessory: .disclosureIndicator),
            Row(
              title: "Software Update", image: tile("gear", .systemGray), accessory: .disclosureIndicator,
              badge: "1"),
          ]),
      ]))

  private static func tile(_ symbol: String, _ color: SemanticColor) -> RowImage {
    RowImage(symbol: symbol, tileColor: .semantic(color))
  }
}
