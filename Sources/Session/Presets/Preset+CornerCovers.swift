// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

extension Preset {
  /// Article 003, rounded cells beside normal ones: radius 15, inset by the radius, own colours, 15 points
  /// before the rounded section.
  ///
  /// Its code rounds a background layer that is one point lower than its cell and covers corners by patches.
  static let cornerCovers = Preset(
    name: "corner-covers", abstract: "a rounded section beside a normal one, in iOS 6",
    table: table { _ in },
    faithful: table { look in
      look[.cornerCurve] = .circular
      look[.cornerTechnique] = .covers
      look[.insetBottom] = 1
      look[.titleOrigin] = Point(x: 15, y: 5)
    })

  private static func table(_ change: (inout Look) -> Void) -> Table {
    var info = Table.Info(
      title: "Normal and rounded", style: .plain, profile: .iOS6, traits: Traits(width: 320, scale: 2))
    info.backgroundColor = .rgba(RGBA(hex: 0xB0CFC9))
    info.look[.separatorStyle] = SeparatorStyle.none
    info.look[.rowColor] = .rgba(RGBA(hex: 0x63263D))
    info.look[.titleColor] = .semantic(.white)
    var rounded = Section.Info(id: "rounded", headerHeight: .fixed(15))
    rounded.look[.cornerRadius] = 15
    rounded.look[.insetLeft] = 15
    rounded.look[.insetRight] = 15
    change(&rounded.look)
    return Table(
      info: info,
      sections: [
        Section(
          info: Section.Info(id: "normal"), rows: [Row(title: "normal cell"), Row(title: "normal cell")]),
        Section(info: rounded, rows: (1...3).map { Row(title: "my round cell No.\($0)") }),
      ])
  }
}
