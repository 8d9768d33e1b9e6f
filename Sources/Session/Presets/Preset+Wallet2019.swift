// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

extension Preset {
  /// Article 000, the Wallet look of iOS 12.2.
  ///
  /// As it should be: one radius, and a hairline that ends with its row. Its own code mixes a layer radius of
  /// 10 with masks of 12 and draws a line of 0.3 points that begins at 16 and is as wide as the row.
  static let wallet2019 = Preset(
    name: "wallet-ios12", abstract: "the rounded groups of Wallet in iOS 12.2",
    table: table { info in info.look[.separatorLeft] = .points(16) },
    faithful: faithful)

  private static func table(_ change: (inout Table.Info) -> Void) -> Table {
    var info = Table.Info(
      title: "Wallet", style: .grouped, profile: .iOS11, traits: Traits(device: Device.ID("iPhone-X")))
    info.look[.insetLeft] = 16
    info.look[.insetRight] = 16
    info.look[.cornerRadius] = 12
    info.look[.separatorSectionEdges] = false
    change(&info)
    return Table(
      info: info,
      sections: [
        Section(
          info: Section.Info(header: "Homework"),
          rows: ["Subjects", "Teachers", "Timetable"].map {
            Row(title: $0, accessory: .disclosureIndicator)
          }),
        Section(rows: [Row(id: "only", title: "Notifications", accessory: .disclosureIndicator)]),
      ])
  }

  private static var faithful: Table {
    var table = table { info in
      info.look[.cornerCurve] = .bezierPath
      info.look[.separatorLeft] = .points(16)
      info.look[.separatorThickness] = 0.3
      info.look[.separatorLength] = .contentWidth
    }
    table.sections[1].rows[0].look[.cornerRadius] = 10
    table.sections[1].rows[0].look[.cornerCurve] = .circular
    return table
  }
}
