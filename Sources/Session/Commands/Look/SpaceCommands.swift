// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

struct SetInsetCommand: LookCommand {
  static let name = "set-inset"
  static let abstract = "Set the distance between groups and the table's sides, in points."
  static let discussion = """
    A single number sets the left and the right inset. --top and --bottom are the margins around a row's \
    background, inside its cell. `default` resets all four to the style's values.
    """
  static let examples = [
    "set-inset 16", "set-inset --left 24 --right 8", "set-inset 8 --top 4 --bottom 4 --section 0",
    "set-inset default",
  ]

  var changes = SettingChanges<Look>()
  var scope = LookScope()
  static let parameters: [Parameter<Self>] =
    [.optional("inset", shortFor: .inset, "The left and right inset.")]
    + options(for: .inset) { "The \($0) inset." } + narrowing

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
    .optional("rows", sets: .rowSpacing, "Space between rows; any space makes each row a group of its own."),
    .option("sections", sets: .sectionSpacing, "Space between sections; replaces the profile's."),
    .option("above-section", sets: .sectionInsetTop, "Space above the section's header."),
    .option("below-section", sets: .sectionInsetBottom, "Space below the section's footer."),
    .option("section", \.scope.sections, ParameterKind.section.map { [$0] }, "Only this section."),
  ]

  static let needed = "ROWS or an option"
  let done = "spacing set"
}

struct SetHeightCommand: LookCommand {
  static let name = "set-height"
  static let abstract = "Set the height of rows, in points."
  static let examples = [
    "set-height 60", "set-height automatic --row 0.0", "set-height --minimum 52", "set-height default",
  ]

  var changes = SettingChanges<Look>()
  var scope = LookScope()
  static let parameters: [Parameter<Self>] =
    [
      .optional("height", sets: .rowHeight, "The row's height."),
      .option("minimum", sets: .minimumRowHeight, "The least height of rows that fit their content."),
    ] + narrowing

  static let needed = "HEIGHT or --minimum"
  var done: String {
    let height = changes.words(of: .rowHeight)
    return height.isEmpty ? "minimum row height set" : "row height \(height)"
  }
}

struct SetSectionHeightsCommand: TableCommand {
  static let name = "set-section-heights"
  static let abstract = "Set the heights of headers, footers and the views around the sections, in points."
  static let discussion = """
    `set-header` and `set-footer` set the height in one section. In grouped styles, the effect of 0 depends on the \
    iOS version: see `why metric zeroHeightsAreDefault` and `why metric zeroHeaderHeight`.
    """
  static let examples = [
    "set-section-heights --headers 28", "set-section-heights --headers automatic --footers 0.001",
    "set-section-heights --headers default", "set-section-heights --header-top-padding 0",
    "set-section-heights --table-header 0.001",
  ]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] = [
    .option("headers", sets: \.sectionHeaderHeight, "UITableView's sectionHeaderHeight."),
    .option("footers", sets: \.sectionFooterHeight, "UITableView's sectionFooterHeight."),
    .option(
      "header-top-padding", sets: \.sectionHeaderTopPadding,
      "UITableView's sectionHeaderTopPadding: the space above each header."),
    .option(
      "table-header", sets: \.tableHeaderView, part: \TableEdgeView.height,
      "The height of UITableView's tableHeaderView; any height replaces the gap above the first section."),
    .option(
      "table-footer", sets: \.tableFooterView, part: \TableEdgeView.height,
      "The height of UITableView's tableFooterView."),
    .option("content-inset-bottom", sets: \.contentInsetBottom, "Space below the content."),
  ]

  static let needed = "an option"
  let done = "section heights set"
}

struct SetReadableWidthCommand: TableCommand {
  static let name = "set-readable-width"
  static let abstract = "Set whether a wide table's rows are limited to the readable width."
  static let examples = ["set-readable-width on", "set-readable-width default"]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] = [
    .argument(
      "follow", sets: \.cellLayoutMarginsFollowReadableWidth,
      "UIKit's cellLayoutMarginsFollowReadableWidth.")
  ]

  var done: String { "readable width \(changes.words(of: \.cellLayoutMarginsFollowReadableWidth))" }
}

struct SetMaximumWidthCommand: TableCommand {
  static let name = "set-maximum-width"
  static let abstract = "Set the maximum width of groups, in points; the groups are centred."
  static let examples = ["set-maximum-width 675", "set-maximum-width default"]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] = [
    .argument("width", sets: \.maximumWidth, "The width in points.")
  ]

  var done: String { "maximum width \(changes.words(of: \.maximumWidth))" }
}

struct SetFillerHeightCommand: TableCommand {
  static let name = "set-filler-height"
  static let abstract = "Set the height of the empty rows below a plain table's last row; 0 hides them."
  static let examples = ["set-filler-height automatic", "set-filler-height 0", "set-filler-height default"]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] = [
    .argument(
      "height", sets: \.fillerRowHeight,
      "Points; `automatic` is the last row's height, `default` is the profile's value.")
  ]

  let done = "filler rows set"
}
