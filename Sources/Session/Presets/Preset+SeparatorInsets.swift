// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

extension Preset {
  /// Article 004, what separator insets count from: the cell's edges, or the automatic insets.
  ///
  /// Its code leaves the reference to the system, and that changed with iOS 11.
  static let separatorInsets = Preset(
    name: "separator-insets", abstract: "the same separator inset from cell edges and from automatic insets",
    table: table(edges: .fromCellEdges), faithful: table(edges: nil))

  private static func table(edges: SeparatorInsetReference?) -> Table {
    let info = Table.Info(
      title: "Separator insets", style: .plain, profile: .iOS11,
      traits: Traits(device: Device.ID("iPhone-X")))
    func section(_ header: String, _ change: (inout Look) -> Void) -> Section {
      var section = Section.Info(header: header)
      change(&section.look)
      return Section(info: section, rows: [Row(title: "One"), Row(title: "Two")])
    }
    return Table(
      info: info,
      sections: [
        section("Automatic") { _ in },
        section("50 and 50") {
          $0[.separatorLeft] = .points(50)
          $0[.separatorRight] = .points(50)
          $0[.separatorReference] = edges
        },
        section("50 and 50 from automatic insets") {
          $0[.separatorLeft] = .points(50)
          $0[.separatorRight] = .points(50)
          $0[.separatorReference] = .fromAutomaticInsets
        },
        section("Zero") {
          $0[.separatorLeft] = .points(0)
          $0[.separatorRight] = .points(0)
          $0[.separatorReference] = edges
        },
      ])
  }
}
