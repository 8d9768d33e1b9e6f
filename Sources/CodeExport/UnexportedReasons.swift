// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

extension UnexportedSetting {
  /// The reason why a setting that code could have wasn't written: its element is absent, or it's overridden.
  static func usualReason(_ setting: Setting, in table: Table) -> String? {
    let key = setting.key
    let name = String(key.prefix { $0 != "." })
    if case .row = setting.level, AnyLookSetting.named(key)?.isOfSections == true {
      return "rows use the value of their section"
    }
    switch name {
    case "screen": return pictureOnly
    case "headerFont", "headerColor", "headerAlignment": return "no section that uses it has a header"
    case "footerFont", "footerColor", "footerAlignment": return "no section that uses it has a footer"
    case "detail", "detailFont", "detailColor", "detailAlignment", "detailNumberOfLines":
      return "no row that uses it shows a detail"
    case "imageSize": return "no row that uses it has an image"
    case "badgeColor": return "no row that uses it has a badge"
    case "date", "value", "level": return "only status cells show it"
    case "accessory": return "status cells show no accessory"
    case "sectionSpacing": return "there is no section above"
    case "rowSpacing": return "no section has two rows"
    case "inset": return "the code's groups have their default insets"
    case "separator":
      return key == "separator.reference"
        ? "no separator inset is measured from it" : "no row that uses it has such a separator"
    case "corners", "cornerRadius", "onlyRowCornerRadius", "maskedCorners", "cornerCurve", "cornerTechnique",
      "cornerClamping", "masksToBounds":
      return "no row that uses it has rounded corners"
    default: return table.sections.allSatisfy { $0.rows.isEmpty } ? "there are no rows" : nil
    }
  }
}
