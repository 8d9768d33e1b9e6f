// SPDX-License-Identifier: GPL-3.0-or-later

struct SetStyleCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-style", "Set the table's style: plain, grouped, insetGrouped or cards.", "style",
    examples: "plain", "cards")
  var line = SettingsLine()
}

struct SetRadiusCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-radius", "Set the radius of groups' outer corners, in points.", "cornerRadius",
    "onlyRowCornerRadius", "corners", examples: "12", "12 --only-row-corner-radius 10", "10 --top-left 30",
    "--top-left 30", "4 --section 1", "default")
  var line = SettingsLine()
}

struct SetCurveCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-curve", "Set the corner curve.", "cornerCurve", "onlyRowCornerCurve",
    examples: "circular", "bezierPath --only-row-corner-curve circular", "bezierPath --section 0", "default")
  var line = SettingsLine()
}

struct SetCornersCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-corners", "Set which corners of a group can be rounded, and how rounding is done.", "maskedCorners",
    "cornerTechnique", "masksToBounds", examples: "topLeft topRight", "all",
    "default --corner-technique covers", "--masks-to-bounds true --section 0")
  var line = SettingsLine()
}

struct SetInsetCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-inset", "Set the distance between groups and the table's sides, in points.", "inset",
    examples: "16", "--left 24 --right 8", "8 --top 4 --bottom 4 --section 0", "default",
    discussion: """
      A single number sets the left and the right inset. --top and --bottom are the margins around a row's \
      background, inside its cell. `default` resets all four to the style's values.
      """)
  var line = SettingsLine()
}

struct SetSeparatorCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-separator", "Set the separators between rows.", "separator", examples: "none",
    "--left 60 --right 20", "--position top --thickness 0.2",
    "--left 50 --right 50 --reference fromAutomaticInsets", "--left automatic",
    "--model inline --thickness 1", "default",
    discussion: "A word shows or hides the separators; `default` resets all of their settings.")
  var line = SettingsLine()
}

struct SetSpacingCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-spacing", "Set the space between rows, and with --section-spacing between sections, in points.",
    "rowSpacing", "sectionSpacing", "sectionInset", examples: "8", "--section-spacing 20",
    "--top 12 --section 1", "default --section-spacing default")
  var line = SettingsLine()
}

struct SetShadowCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-shadow", "Set the shadow of each row; options are named after CALayer's properties.", "shadow",
    examples: "--radius 2 --offset 0 2 --color lightGray", "--opacity 0.3 --offset 0 -1.5", "--path bounds",
    "none", "default")
  var line = SettingsLine()
}

struct SetBorderCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-border", "Set the border around each row.", "border.width", "border",
    examples: "1", "0.5 --color systemBlue", "none")
  var line = SettingsLine()
}

struct SetColorCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-color", "Set a colour, such as titleColor, backgroundColor or separator.color.", of: colors,
    examples: "backgroundColor \"white 0.95\"", "titleColor systemRed --row 0.0", "rowColor '#63263D'",
    "tintColor default")
  var line = SettingsLine()
}

struct SetHeightCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-height", "Set the height of rows, in points.", "rowHeight", "minimumRowHeight",
    examples: "60", "automatic --row 0.0", "--minimum-row-height 52", "default")
  var line = SettingsLine()
}

struct SetSectionHeightsCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-section-heights",
    "Set the heights of headers, footers and the views around the sections, in points.", nil,
    "sectionHeaderHeight", "sectionFooterHeight", "sectionHeaderTopPadding", "tableHeaderView",
    "tableFooterView", "contentInsetBottom", "sectionIndexTitles", examples: "--section-header-height 28",
    "--section-header-height automatic --section-footer-height 0.001", "--section-header-height default",
    "--section-header-top-padding 0", "--table-header-view-height 0.001",
    discussion: """
      `set-header` and `set-footer` set the height in one section. In grouped styles, the effect of 0 depends on \
      the iOS version: see `why metric zeroHeightsAreDefault` and `why metric zeroHeaderHeight`.
      """)
  var line = SettingsLine()
}

struct SetTextCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-text", "Set the font and alignment of titles and details, and the number of detail lines.", nil,
    "titleFont", "titleAlignment", "detailFont", "detailAlignment", "detailNumberOfLines",
    examples: "--title-font headline --detail-font caption1", "--title-font-weight bold --row 0.0",
    "--title-alignment center --section 0", "--detail-number-of-lines 0",
    "--title-font-name Georgia --title-font-size 19", "--title-font default")
  var line = SettingsLine()
}

struct SetSectionTextCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-section-text", "Set the font, alignment, capitals and colour of headers and footers.", nil,
    "headerFont", "headerAlignment", "headerTextTransform", "headerColor", "headerProminence", "footerFont",
    "footerAlignment",
    "footerTextTransform", "footerColor", examples: "--header-font title3 --header-font-weight bold",
    "--footer-alignment center --section 0", "--header-color systemBlue", "--header-text-transform none")
  var line = SettingsLine()
}

struct SetImageCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-image", "Set the size of rows' leading images, in points; rows grow to fit them.", nil, "imageSize",
    examples: "--image-size 40 40", "--image-size 60 40 --row 0.0", "--image-size default")
  var line = SettingsLine()
}

struct SetMetricCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-metric", "Override one of the profile's built-in measurements.", of: metrics,
    examples: "bottomPadding 0", "firstSectionTop default",
    discussion: "`why metric` lists all measurements with their values and sources.")
  var line = SettingsLine()
}

struct SetReadableWidthCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-readable-width", "Set whether a wide table's rows are limited to the readable width.",
    "cellLayoutMarginsFollowReadableWidth", examples: "true", "default")
  var line = SettingsLine()
}

struct SetMaximumWidthCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-maximum-width", "Set the maximum width of groups, in points; the groups are centred.",
    "maximumWidth", examples: "675", "default")
  var line = SettingsLine()
}

struct SetFillerHeightCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-filler-height", "Set the height of the empty rows below a plain table's last row; 0 hides them.",
    "fillerRowHeight", examples: "automatic", "0", "default")
  var line = SettingsLine()
}

struct SetCellContentCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-cell-content", "Set how cells show their content: the old labels, or a content configuration.",
    "cellContent", examples: "configuration", "default --section 0",
    discussion: """
      Before iOS 26, a row with a content configuration is one pixel taller, because its separator adds to its \
      height.
      """)
  var line = SettingsLine()
}

struct SetHeaderCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-header", "Set the title above a section, and its image, button and chevron.", "header",
    "headerHeight", "headerImage", "headerButton", "isCollapsible",
    examples: "0 General", "1 Mail --header-height 60", "0 Favorites --header-button 'See All'",
    discussion: "`unset section 0 header` removes it.")
  var line = SettingsLine()
}

struct SetFooterCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-footer", "Set the text below a section.", "footer", "footerHeight",
    examples: "0 \"Stays on this phone.\"", "0 --footer-height 40",
    discussion: "`unset section 0 footer` removes it.")
  var line = SettingsLine()
}
