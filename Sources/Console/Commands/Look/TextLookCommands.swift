// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

struct SetTextCommand: LookCommand {
  static let name = "set-text"
  static let abstract = "Set the font and alignment of titles and details, and the number of detail lines."
  static let examples = [
    "set-text --title-style headline --detail-style caption1", "set-text --title-weight bold --row 0.0",
    "set-text --title-alignment center --section 0", "set-text --detail-lines 0",
    "set-text --title-font Georgia --title-size 19", "set-text --title-style default",
  ]

  var changes = SettingChanges<Look>()
  var scope = LookScope()
  static let parameters: [Parameter<Self>] =
    [
      .option("title-font", sets: \.rare.title.name, "The font's name."),
      .option(
        "title-style", sets: \.rare.title.textStyle,
        "A text style, such as headline; it scales with the text size."),
      .option(
        "title-size", sets: \.rare.title.size, "A fixed size in points; it doesn't scale with the text size."),
      .option("title-weight", sets: \.rare.title.weight, "The weight."),
      .option("title-alignment", sets: \.rare.title.alignment, "The alignment."),
      .option("detail-font", sets: \.rare.detail.name, "The font's name."),
      .option(
        "detail-style", sets: \.rare.detail.textStyle,
        "A text style, such as headline; it scales with the text size."),
      .option(
        "detail-size", sets: \.rare.detail.size,
        "A fixed size in points; it doesn't scale with the text size."),
      .option("detail-weight", sets: \.rare.detail.weight, "The weight."),
      .option("detail-alignment", sets: \.rare.detail.alignment, "The alignment."),
      .option(
        "detail-lines", sets: \.rare.detailNumberOfLines,
        "The maximum number of lines of the detail; 0 means no limit."),
    ] + narrowing

  static let needed = "an option"
  let done = "text set"
}

struct SetSectionTextCommand: LookCommand {
  static let name = "set-section-text"
  static let abstract = "Set the font, alignment and colour of headers and footers."
  static let examples = [
    "set-section-text --header-style title3 --header-weight bold",
    "set-section-text --footer-alignment center --section 0", "set-section-text --header-color systemBlue",
  ]

  var changes = SettingChanges<Look>()
  var scope = LookScope()
  static let parameters: [Parameter<Self>] = [
    .option("header-font", sets: \.rare.header.name, "The font's name."),
    .option(
      "header-style", sets: \.rare.header.textStyle,
      "A text style, such as headline; it scales with the text size."),
    .option(
      "header-size", sets: \.rare.header.size, "A fixed size in points; it doesn't scale with the text size."),
    .option("header-weight", sets: \.rare.header.weight, "The weight."),
    .option("header-alignment", sets: \.rare.header.alignment, "The alignment."),
    .option("header-color", sets: \.rare.headerColor, "The colour."),
    .option("footer-font", sets: \.rare.footer.name, "The font's name."),
    .option(
      "footer-style", sets: \.rare.footer.textStyle,
      "A text style, such as headline; it scales with the text size."),
    .option(
      "footer-size", sets: \.rare.footer.size, "A fixed size in points; it doesn't scale with the text size."),
    .option("footer-weight", sets: \.rare.footer.weight, "The weight."),
    .option("footer-alignment", sets: \.rare.footer.alignment, "The alignment."),
    .option("footer-color", sets: \.rare.footerColor, "The colour."),
    .option("section", \.scope.sections, .sections, "Only these sections."),
  ]

  static let needed = "an option"
  let done = "section text set"
}

struct SetImageCommand: LookCommand {
  static let name = "set-image"
  static let abstract = "Set the size of rows' leading images, in points; rows grow to fit them."
  static let examples = [
    "set-image --size 40 40", "set-image --size 60 40 --row 0.0", "set-image --size default",
  ]

  var changes = SettingChanges<Look>()
  var scope = LookScope()
  static let parameters: [Parameter<Self>] =
    [.option("size", sets: \.rare.imageSize, "Width and height, instead of the profile's.")]
    + narrowing

  static let needed = "--size"
  let done = "image size set"
}
