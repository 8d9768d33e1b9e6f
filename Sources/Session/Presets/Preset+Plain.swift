// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

extension Preset {
  static let plain = Preset(
    name: "plain", abstract: "a plain list with titles",
    table: Table(
      info: Table.Info(title: "Contacts", style: .plain),
      sections: [
        Section(info: Section.Info(id: "a", header: "A"), rows: [Row(title: "Ada"), Row(title: "Alan")]),
        Section(info: Section.Info(id: "g", header: "G"), rows: [Row(title: "Grace")]),
      ]))
}
