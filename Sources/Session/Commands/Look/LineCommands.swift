// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

struct SetSeparatorCommand: LookCommand {
  static let name = "set-separator"
  static let abstract = "Set the separators between rows."
  static let discussion =
    "STYLE alone shows or hides the separators; `default` resets all of their settings to the table style's."
  static let examples = [
    "set-separator none", "set-separator --left 60 --right 20",
    "set-separator --position top --thickness 0.2",
    "set-separator --left 50 --right 50 --reference fromAutomaticInsets", "set-separator --left automatic",
    "set-separator --model inline --thickness 1",
    "set-separator default",
  ]

  var changes = SettingChanges<Look>()
  var scope = LookScope()
  static let parameters: [Parameter<Self>] =
    own + options(for: .separator, beside: own) + narrowing
  private static let own: [Parameter<Self>] = [
    .optional("style", shortFor: .separator, "Whether separators are drawn."),
    .option("left", sets: .separatorLeft, "The left inset; `automatic` starts at the text."),
    .option("right", sets: .separatorRight, "The right inset."),
    .option("reference", sets: .separatorReference, "What insets are measured from."),
    .option("position", sets: .separatorPosition, "The edge of the row that the line is on."),
    .option("model", sets: .separatorModel, "Draw the line over the row, or reserve space for it."),
    .option("thickness", sets: .separatorThickness, "The line's thickness in points."),
    .option("length", sets: .separatorLength, "Stop at the insets, or span the cell."),
    .option("edges", sets: .separatorSectionEdges, "Full-width lines at the start and end of a section."),
    .option("color", sets: .separatorColor, "The line's colour."),
  ]

  static let needed = "STYLE or an option"
  let done = "separator set"
}

struct SetShadowCommand: LookCommand {
  static let name = "set-shadow"
  static let abstract = "Set the shadow of each row; options are named after CALayer's properties."
  static let examples = [
    "set-shadow --radius 2 --offset 0 2 --color lightGray", "set-shadow --opacity 0.3 --offset 0 -1.5",
    "set-shadow --path bounds", "set-shadow none", "set-shadow default",
  ]

  var changes = SettingChanges<Look>()
  var scope = LookScope()
  static let parameters: [Parameter<Self>] =
    own + options(forPartsOf: .shadow, as: Shadow.self, beside: own) + narrowing
  private static let own: [Parameter<Self>] = [
    .optional("word", sets: .shadow, "No shadow, or the style's own shadow."),
    .option("color", sets: .shadow, part: \Shadow.color, "The colour; default: black."),
    .option(
      "radius", sets: .shadow, part: \Shadow.radius,
      "The standard deviation of the blur, in points; default: 3."),
    .option("opacity", sets: .shadow, part: \Shadow.opacity, "0 to 1; default: 1."),
    .option(
      "offset", sets: .shadow, part: \Shadow.offset, "x and y in points, y downwards; default: 0 -3."),
    .option(
      "path", sets: .shadow, part: \Shadow.path, "The shadow's path: the row's outline, or its bounds."),
  ]

  static let needed = "'none', 'default' or an option"
  let done = "shadow set"
}

struct SetBorderCommand: LookCommand {
  static let name = "set-border"
  static let abstract = "Set the border around each row."
  static let examples = ["set-border 1", "set-border 0.5 --color systemBlue", "set-border none"]

  var changes = SettingChanges<Look>()
  var scope = LookScope()
  static let parameters: [Parameter<Self>] =
    own + options(forPartsOf: .border, as: Border.self, beside: own) + narrowing
  private static let own: [Parameter<Self>] = [
    .optional("width", sets: .border, part: \Border.width, "The width in points, drawn inside the outline."),
    .option("color", sets: .border, part: \Border.color, "The colour; default: separator."),
  ]

  static let needed = "WIDTH"
  let done = "border set"
}
