// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// Where a setting of a look is stored.
package typealias LookPath = PartialKeyPath<Look>

extension Look {
  /// What a table, a section and a row share. A row inherits from its section, that from the table.
  package static let settings: SettingList<Look> = [
    .optional("cornerRadius", \.cornerRadius, .length, "The radius of a group's outer corners, in points."),
    .optional(
      "onlyRowCornerRadius", \.onlyRowCornerRadius, .length,
      "The corner radius of a row that is alone in its section, in points."),
    .optional("cornerCurve", \.cornerCurve, .choice, "The curve of rounded corners."),
    .optional("maskedCorners", \.maskedCorners, .corners, "The corners of a group that can be rounded."),
    .optional(
      "cornerTechnique", \.cornerTechnique, .choice,
      "How corners inside a group are made square: masks, or covers drawn over them."),
    .optional(
      "cornerClamping", \.cornerClamping, .choice,
      "How radii that don't fit are reduced: UIKit's rule, or the rule of CSS and Skia."),
    .optional(
      "masksToBounds", \.masksToBounds, .flag, "Whether content outside the rounded corners is clipped."),
    .optional("inset.top", \.backgroundInsets.top, .length, "Space above a row's background."),
    .optional(
      "inset.left", \.groupInsets.left, .length, "Space between the table's left side and the group."),
    .optional("inset.bottom", \.backgroundInsets.bottom, .length, "Space below a row's background."),
    .optional(
      "inset.right", \.groupInsets.right, .length, "Space between the table's right side and the group."),
    .optional(
      "rowSpacing", \.rowSpacing, .length,
      "Space between rows, in points; any space makes each row a group of its own."),
    .optional(
      "sectionSpacing", \.sectionSpacing, .length,
      "Space between sections, in points; overrides the profile's."),
    .optional("separator.style", \.separator.style, .choice, "Whether separators are drawn."),
    .optional(
      "separator.model", \.separator.model, .choice, "Draw the line over the row, or reserve space for it."),
    .optional(
      "separator.left", \.separator.left, .separatorEdge, "The separator inset at the left, in points."),
    .optional(
      "separator.right", \.separator.right, .separatorEdge, "The separator inset at the right, in points."),
    .optional(
      "separator.reference", \.separator.reference, .choice, "What left and right are measured from."),
    .optional(
      "separator.position", \.separator.position, .choice, "The edge of the row that the line is on."),
    .optional(
      "separator.thickness", \.separator.thickness, .length,
      "The line's thickness in points; default: the profile's."),
    .optional(
      "separator.length", \.separator.length, .choice,
      "Stop at the insets, or make the line as long as the cell is wide."),
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
    .optional("badgeColor", \.badgeColor, .color, "The background colour of badges."),
    .optional("rowHeight", \.rowHeight, .rowHeight, "The cell's height in points, or automatic."),
    .optional(
      "cellContent", \.cellContent, .choice,
      "How cells show their content: the old labels, or a content configuration."),
    .optional(
      "titleOrigin", \.titleOrigin, .point,
      "[x, y] from the cell's top-left corner to a title label that is as large as the background."
    ),
    .optional(
      "titleFont.name", \.rare.title.name, .fontName,
      "The font's name; the system font's widths and heights are used for it."),
    .optional(
      "titleFont.textStyle", \.rare.title.textStyle, .choice,
      "The text style of titles, such as headline; it scales with the text size."),
    .optional(
      "titleFont.size", \.rare.title.size, .points(in: SettingRange.fontSize, samples: (9, 31)),
      "A fixed size in points; it doesn't scale with the text size."),
    .optional(
      "titleFont.weight", \.rare.title.weight, .choice, "The weight of titles; default: the text style's."),
    .optional("titleAlignment", \.rare.title.alignment, .choice, "The alignment of titles."),
    .optional(
      "detailFont.name", \.rare.detail.name, .fontName,
      "The font's name; the system font's widths and heights are used for it."),
    .optional(
      "detailFont.textStyle", \.rare.detail.textStyle, .choice,
      "The text style of details, such as headline; it scales with the text size."),
    .optional(
      "detailFont.size", \.rare.detail.size, .points(in: SettingRange.fontSize, samples: (9, 31)),
      "A fixed size in points; it doesn't scale with the text size."),
    .optional(
      "detailFont.weight", \.rare.detail.weight, .choice, "The weight of details; default: the text style's."
    ),
    .optional("detailAlignment", \.rare.detail.alignment, .choice, "The alignment of details."),
    .optional(
      "headerFont.name", \.rare.header.name, .fontName,
      "The font's name; the system font's widths and heights are used for it."),
    .optional(
      "headerFont.textStyle", \.rare.header.textStyle, .choice,
      "The text style of headers, such as headline; it scales with the text size."),
    .optional(
      "headerFont.size", \.rare.header.size, .points(in: SettingRange.fontSize, samples: (9, 31)),
      "A fixed size in points; it doesn't scale with the text size."),
    .optional(
      "headerFont.weight", \.rare.header.weight, .choice, "The weight of headers; default: the text style's."
    ),
    .optional("headerAlignment", \.rare.header.alignment, .choice, "The alignment of headers."),
    .optional("headerColor", \.rare.headerColor, .color, "The colour of headers."),
    .optional(
      "footerFont.name", \.rare.footer.name, .fontName,
      "The font's name; the system font's widths and heights are used for it."),
    .optional(
      "footerFont.textStyle", \.rare.footer.textStyle, .choice,
      "The text style of footers, such as headline; it scales with the text size."),
    .optional(
      "footerFont.size", \.rare.footer.size, .points(in: SettingRange.fontSize, samples: (9, 31)),
      "A fixed size in points; it doesn't scale with the text size."),
    .optional(
      "footerFont.weight", \.rare.footer.weight, .choice, "The weight of footers; default: the text style's."
    ),
    .optional("footerAlignment", \.rare.footer.alignment, .choice, "The alignment of footers."),
    .optional("footerColor", \.rare.footerColor, .color, "The colour of footers."),
    .optional(
      "detailNumberOfLines", \.rare.detailNumberOfLines, .integer(0...1000, samples: (0, 2)),
      "The maximum number of lines of details; 0 means no limit."),
    .optional("corners.topLeft", \.rare.topLeftRadius, .length, "The radius of the top-left corner."),
    .optional("corners.topRight", \.rare.topRightRadius, .length, "The radius of the top-right corner."),
    .optional(
      "corners.bottomLeft", \.rare.bottomLeftRadius, .length, "The radius of the bottom-left corner."),
    .optional(
      "corners.bottomRight", \.rare.bottomRightRadius, .length, "The radius of the bottom-right corner."),
    .optional(
      "imageSize", \.rare.imageSize, .size,
      "[width, height] of leading images, in points; overrides the profile's. Rows grow to fit them."),
    .optional("sectionInset.top", \.rare.sectionInsetTop, .length, "Space above the section's header."),
    .optional("sectionInset.bottom", \.rare.sectionInsetBottom, .length, "Space below the section's footer."),
  ]

  /// The settings that no row has of its own.
  package static let spacingSettings: Set<String> = [
    "rowSpacing", "sectionSpacing", "sectionInset", "headerFont", "headerAlignment", "headerColor",
    "footerFont",
    "footerAlignment", "footerColor",
  ]
}
