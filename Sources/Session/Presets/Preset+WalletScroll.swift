// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

extension Preset {
  /// Article 001, the Wallet look in a scroll view: radius 15, an own line at the top of every row but the
  /// first, 20 points more below the content.
  ///
  /// Its code masks single rows with a bezier path that has no room for 15, and draws lines of 0.2 points.
  static let walletScroll = Preset(
    name: "wallet-scroll", abstract: "rounded groups in a scroll view, with separators at the top of rows",
    table: table { info in info.look[.cornerCurve] = .continuous },
    faithful: table { info in
      info.look[.cornerCurve] = .bezierPath
      info.look[.separatorThickness] = 0.2
      info.contentInsetBottom = 20
    })

  private static func table(_ change: (inout Table.Info) -> Void) -> Table {
    var info = Table.Info(
      title: "Wallet in a scroll view", style: .grouped, profile: .iOS11,
      traits: Traits(device: Device.ID("iPhone-X")))
    info.backgroundColor = .rgba(RGBA(hex: 0xF2F2F2))
    info.look[.insetLeft] = 16
    info.look[.insetRight] = 16
    info.look[.cornerRadius] = 15
    info.look[.rowColor] = .semantic(.white)
    info.look[.titleColor] = .semantic(.black)
    info.look[.separatorLeft] = .points(16)
    info.look[.separatorPosition] = .top
    info.look[.separatorColor] = .rgba(RGBA(hex: 0xCCCCCC))
    info.look[.separatorSectionEdges] = false
    change(&info)
    return Table(
      info: info,
      sections: [2, 1, 2].enumerated().map { index, count in
        Section(
          info: Section.Info(header: "Section \(index)"), rows: (0..<count).map { Row(title: "Cell \($0)") })
      })
  }
}
