// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

extension UnexportedSetting {
  /// Why nobody wrote a setting that code could have: what it is about is not there, or it has no say.
  static func usualReason(_ setting: Setting, in table: Table) -> String? {
    let key = setting.key
    let name = String(key.prefix { $0 != "." })
    if case .row = setting.level, Look.spacingSettings.contains(name) {
      return "a row has none of its own: its section's counts"
    }
    switch name {
    case "screen": return "of the picture alone"
    case "headerFont", "headerColor", "headerAlignment": return "no section that it counts for has a header"
    case "footerFont", "footerColor", "footerAlignment": return "no section that it counts for has a footer"
    case "detail", "detailFont", "detailColor", "detailAlignment", "detailNumberOfLines":
      return "no row that it counts for shows a detail"
    case "imageSize": return "no row that it counts for has an image"
    case "badgeColor": return "no row that it counts for has a badge"
    case "date", "value", "level": return "status cells alone show it"
    case "accessory": return "a status cell shows none"
    case "sectionSpacing": return "there is no section above"
    case "rowSpacing": return "no rows stand beside each other"
    case "separator":
      return key == "separator.reference"
        ? "no separator inset counts from it" : "no row that it counts for has a line of that kind"
    case "corners", "cornerRadius", "onlyRowCornerRadius", "maskedCorners", "cornerCurve", "cornerTechnique",
      "cornerClamping", "masksToBounds":
      return "no row that it counts for has round corners of its own"
    default: return table.sections.allSatisfy { $0.rows.isEmpty } ? "there are no rows" : nil
    }
  }
}
