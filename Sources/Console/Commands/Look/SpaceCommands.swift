// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

struct SetInsetCommand: LookCommand {
  static let name = "set-inset"
  static let abstract = "Set the distance of groups from the table's sides, in points."
  static let discussion = """
    One number is left and right. --top and --bottom are the margins around a row's background, inside its \
    cell. `default` gives all four back to the style.
    """
  static let examples = [
    "set-inset 16", "set-inset --left 24 --right 8", "set-inset 8 --top 4 --bottom 4 --section 0",
    "set-inset default",
  ]

  var changes = SettingChanges<Look>()
  var scope = LookScope()
  static let parameters: [Parameter<Self>] =
    [.optional("inset", shortFor: .inset, "Left and right.")]
    + options(for: .inset) { "The \($0) side." } + narrowing

  static let needed = "INSET"
  let done = "inset set"
}

struct SetSpacingCommand: LookCommand {
  static let name = "set-spacing"
  static let abstract = "Set the space between rows, and with --sections between sections, in points."
  static let examples = [
    "set-spacing 8", "set-spacing --sections 20", "set-spacing --above-section 12 --section 1",
    "set-spacing default --sections default",
  ]

  var changes = SettingChanges<Look>()
  var scope = LookScope()
  static let parameters: [Parameter<Self>] = [
    .optional("rows", sets: \.rowSpacing, "Between rows; any space makes each row its own group."),
    .option("sections", sets: \.sectionSpacing, "Between sections, in place of the profile's gap."),
    .option("above-section", sets: \.rare.sectionInsetTop, "Around a section: above its header."),
    .option("below-section", sets: \.rare.sectionInsetBottom, "Around a section: below its footer."),
    .option("section", \.scope.sections, ParameterKind.section.map { [$0] }, "Only this section."),
  ]

  static let needed = "ROWS or an option"
  let done = "spacing set"
}

struct SetHeightCommand: LookCommand {
  static let name = "set-height"
  static let abstract = "Set the rows' height, in points."
  static let examples = ["set-height 60", "set-height automatic --row 0.0", "set-height default"]

  var changes = SettingChanges<Look>()
  var scope = LookScope()
  static let parameters: [Parameter<Self>] =
    [.argument("height", sets: \.rowHeight, "The cell's height.")] + narrowing

  var done: String { "row height \(changes.words(of: \.rowHeight))" }
}

struct SetSectionHeightsCommand: TableCommand {
  static let name = "set-section-heights"
  static let abstract = "Set the height of all headers and footers that have none of their own, in points."
  static let discussion = """
    A section's own is set by set-header and set-footer. What 0 means in grouped styles differs by version and \
    source: see the metrics zeroHeightsAreDefault and zeroHeaderHeight.
    """
  static let examples = [
    "set-section-heights --headers 28", "set-section-heights --headers automatic --footers 0.001",
    "set-section-heights --headers default",
  ]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] = [
    .option("headers", sets: \.sectionHeaderHeight, "UITableView's sectionHeaderHeight."),
    .option("footers", sets: \.sectionFooterHeight, "UITableView's sectionFooterHeight."),
  ]

  static let needed = "--headers or --footers"
  let done = "section heights set"
}

struct SetReadableWidthCommand: TableCommand {
  static let name = "set-readable-width"
  static let abstract = "Whether a wide table's contents keep to the readable width."
  static let examples = ["set-readable-width on", "set-readable-width default"]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] = [
    .argument(
      "follow", sets: \.cellLayoutMarginsFollowReadableWidth,
      "cellLayoutMarginsFollowReadableWidth; default is the profile's.")
  ]

  var done: String { "readable width \(changes.words(of: \.cellLayoutMarginsFollowReadableWidth))" }
}

struct SetMaximumWidthCommand: TableCommand {
  static let name = "set-maximum-width"
  static let abstract = "Let groups grow no wider than this; they stand in the middle."
  static let examples = ["set-maximum-width 675", "set-maximum-width default"]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] = [.argument("width", sets: \.maximumWidth, "Points.")]

  var done: String { "maximum width \(changes.words(of: \.maximumWidth))" }
}

struct SetFillerHeightCommand: TableCommand {
  static let name = "set-filler-height"
  static let abstract = "Set the height of the ruled blank rows under a plain table's last row; 0 for none."
  static let examples = ["set-filler-height automatic", "set-filler-height 0", "set-filler-height default"]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] = [
    .argument(
      "height", sets: \.fillerRowHeight, "Points; automatic is a row's height, default the profile's.")
  ]

  let done = "filler rows set"
}
