// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// Where a setting of a look is stored.
package typealias LookPath = PartialKeyPath<Look>

extension Look {
  /// What a table, a section and a row share. A row inherits from its section, that from the table.
  package static let settings: SettingList<Look> = [
    .optional("cornerRadius", \.cornerRadius, .length, "The radius of a group's outer corners, in points."),
    .optional(
      "onlyRowCornerRadius", \.onlyRowCornerRadius, .length, "The radius of a row alone in its section."),
    .optional("cornerCurve", \.cornerCurve, .choice, "The line that corners follow."),
    .optional("maskedCorners", \.maskedCorners, .corners, "Which corners of a group may be rounded at all."),
    .optional("cornerTechnique", \.cornerTechnique, .choice, "How corners inside a group become square."),
    .optional("cornerClamping", \.cornerClamping, .choice, "What becomes of radii that have no room."),
    .optional(
      "masksToBounds", \.masksToBounds, .flag, "Whether the rounded layer cuts off what lies outside of it."),
    .optional("inset.top", \.backgroundInsets.top, .length, "Above the background."),
    .optional("inset.left", \.groupInsets.left, .length, "From the table's left side."),
    .optional("inset.bottom", \.backgroundInsets.bottom, .length, "Below the background."),
    .optional("inset.right", \.groupInsets.right, .length, "From the table's right side."),
    .optional(
      "rowSpacing", \.rowSpacing, .length, "Points between rows; any space makes each row its own group."),
    .optional(
      "sectionSpacing", \.sectionSpacing, .length, "Points between sections, in place of the profile's gap."),
    .optional("separator.style", \.separator.style, .choice, "Whether there are lines."),
    .optional(
      "separator.model", \.separator.model, .choice, "Over the row, or in a place of its own beside it."),
    .optional(
      "separator.left", \.separator.left, .separatorEdge, "The separator inset at the left, in points."),
    .optional(
      "separator.right", \.separator.right, .separatorEdge, "The separator inset at the right, in points."),
    .optional("separator.reference", \.separator.reference, .choice, "What left and right count from."),
    .optional("separator.position", \.separator.position, .choice, "At which edge of its row a line lies."),
    .optional(
      "separator.thickness", \.separator.thickness, .length, "Points; the profile's own where not given."),
    .optional(
      "separator.length", \.separator.length, .choice, "Between the insets, or as long as the cell is wide."),
    .optional(
      "separator.sectionEdges", \.separator.sectionEdges, .flag,
      "Full-width lines at a section's top and bottom."),
    .optional("separator.color", \.separator.color, .color, "The line's colour."),
    .optional("shadow", \.shadow, .shadow, "A shadow under each row."),
    .optional("border", \.border, .border, "A line around each row."),
    .optional("rowColor", \.rowColor, .color, "The rows' background."),
    .optional("titleColor", \.titleColor, .color, "The colour of titles."),
    .optional("detailColor", \.detailColor, .color, "The colour of details."),
    .optional("tintColor", \.tintColor, .color, "The colour of symbols, check marks and buttons."),
    .optional("badgeColor", \.badgeColor, .color, "The colour of badges, behind their text."),
    .optional("rowHeight", \.rowHeight, .rowHeight, "The cell's height in points, or automatic."),
    .optional("cellContent", \.cellContent, .choice, "Old labels, or a content configuration."),
    .optional(
      "titleOrigin", \.titleOrigin, .point,
      "[x, y] from the cell's top left to a title label as large as the background."),
    .optional(
      "titleFont.name", \.rare.title.name, .fontName, "A font's name; its widths and heights are assumed."),
    .optional(
      "titleFont.textStyle", \.rare.title.textStyle, .choice,
      "Titles' text style: their size at each text size."),
    .optional(
      "titleFont.size", \.rare.title.size, .points(in: SettingRange.fontSize, samples: (9, 31)),
      "Points, at every text size."),
    .optional(
      "titleFont.weight", \.rare.title.weight, .choice, "Titles' weight; the text style's where not given."),
    .optional("titleAlignment", \.rare.title.alignment, .choice, "To which side titles stand."),
    .optional(
      "detailFont.name", \.rare.detail.name, .fontName, "A font's name; its widths and heights are assumed."),
    .optional(
      "detailFont.textStyle", \.rare.detail.textStyle, .choice,
      "Details' text style: their size at each text size."),
    .optional(
      "detailFont.size", \.rare.detail.size, .points(in: SettingRange.fontSize, samples: (9, 31)),
      "Points, at every text size."),
    .optional(
      "detailFont.weight", \.rare.detail.weight, .choice, "Details' weight; the text style's where not given."
    ),
    .optional("detailAlignment", \.rare.detail.alignment, .choice, "To which side details stand."),
    .optional(
      "headerFont.name", \.rare.header.name, .fontName, "A font's name; its widths and heights are assumed."),
    .optional(
      "headerFont.textStyle", \.rare.header.textStyle, .choice,
      "Headers' text style: their size at each text size."),
    .optional(
      "headerFont.size", \.rare.header.size, .points(in: SettingRange.fontSize, samples: (9, 31)),
      "Points, at every text size."),
    .optional(
      "headerFont.weight", \.rare.header.weight, .choice, "Headers' weight; the text style's where not given."
    ),
    .optional("headerAlignment", \.rare.header.alignment, .choice, "To which side headers stand."),
    .optional("headerColor", \.rare.headerColor, .color, "The colour of headers."),
    .optional(
      "footerFont.name", \.rare.footer.name, .fontName, "A font's name; its widths and heights are assumed."),
    .optional(
      "footerFont.textStyle", \.rare.footer.textStyle, .choice,
      "Footers' text style: their size at each text size."),
    .optional(
      "footerFont.size", \.rare.footer.size, .points(in: SettingRange.fontSize, samples: (9, 31)),
      "Points, at every text size."),
    .optional(
      "footerFont.weight", \.rare.footer.weight, .choice, "Footers' weight; the text style's where not given."
    ),
    .optional("footerAlignment", \.rare.footer.alignment, .choice, "To which side footers stand."),
    .optional("footerColor", \.rare.footerColor, .color, "The colour of footers."),
    .optional(
      "detailNumberOfLines", \.rare.detailNumberOfLines, .integer(0...1000, samples: (0, 2)),
      "Lines of details; 0 for as many as they take."),
    .optional("corners.topLeft", \.rare.topLeftRadius, .length, "Of the top left corner."),
    .optional("corners.topRight", \.rare.topRightRadius, .length, "Of the top right corner."),
    .optional("corners.bottomLeft", \.rare.bottomLeftRadius, .length, "Of the bottom left corner."),
    .optional("corners.bottomRight", \.rare.bottomRightRadius, .length, "Of the bottom right corner."),
    .optional(
      "imageSize", \.rare.imageSize, .size,
      "[width, height] of leading images, in place of the profile's; rows grow with them."),
    .optional("sectionInset.top", \.rare.sectionInsetTop, .length, "Above the header."),
    .optional("sectionInset.bottom", \.rare.sectionInsetBottom, .length, "Below the footer."),
  ]

  /// The settings that no row has of its own.
  package static let spacingSettings: Set<String> = [
    "rowSpacing", "sectionSpacing", "sectionInset", "headerFont", "headerAlignment", "headerColor",
    "footerFont",
    "footerAlignment", "footerColor",
  ]
}
