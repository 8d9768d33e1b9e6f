// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

extension LookCommand {
  /// The options of one label's font and alignment.
  fileprivate static func label(_ name: String, _ label: LabelSettings) -> [Parameter<Self>] {
    [
      .option(name + "-font", sets: label.name, "The font's name."),
      .option(
        name + "-style", sets: label.textStyle,
        "A text style, such as headline; it scales with the text size."),
      .option(
        name + "-size", sets: label.size,
        "A fixed size in points; it doesn't scale with the text size."),
      .option(name + "-weight", sets: label.weight, "The weight."),
      .option(name + "-alignment", sets: label.alignment, "The alignment."),
    ]
  }
}

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
    label("title", .title) + label("detail", .detail) + [
      .option(
        "detail-lines", sets: .detailNumberOfLines,
        "The maximum number of lines of the detail; 0 means no limit.")
    ] + narrowing

  static let needed = "an option"
  let done = "text set"
}

struct SetSectionTextCommand: LookCommand {
  static let name = "set-section-text"
  static let abstract = "Set the font, alignment, capitals and colour of headers and footers."
  static let examples = [
    "set-section-text --header-style title3 --header-weight bold",
    "set-section-text --footer-alignment center --section 0", "set-section-text --header-color systemBlue",
    "set-section-text --header-transform none",
  ]

  var changes = SettingChanges<Look>()
  var scope = LookScope()
  static let parameters: [Parameter<Self>] =
    label("header", .header) + [
      .option(
        "header-transform", sets: .headerTextTransform,
        "The letters; none shows a header as typed, without the capitals of grouped styles before iOS 26."),
      .option("header-color", sets: .headerColor, "The colour."),
    ] + label("footer", .footer) + [
      .option("footer-transform", sets: .footerTextTransform, "The letters, as of headers."),
      .option("footer-color", sets: .footerColor, "The colour."),
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
    [.option("size", sets: .imageSize, "Width and height, instead of the profile's.")]
    + narrowing

  static let needed = "--size"
  let done = "image size set"
}
