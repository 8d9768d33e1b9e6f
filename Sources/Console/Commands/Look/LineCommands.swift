// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

struct SetSeparatorCommand: LookCommand {
  static let name = "set-separator"
  static let abstract = "Set the lines between rows."
  static let discussion =
    "Without options the word sets the style; `default` gives everything back to the table's style."
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
    .optional("style", shortFor: .separator, "Whether there are lines."),
    .option("left", sets: \.separator.left, "The inset at the left."),
    .option("right", sets: \.separator.right, "The inset at the right."),
    .option("reference", sets: \.separator.reference, "What insets count from."),
    .option("position", sets: \.separator.position, "At which edge of its row."),
    .option("model", sets: \.separator.model, "Over the row, or in a place of its own."),
    .option("thickness", sets: \.separator.thickness, "Points."),
    .option("length", sets: \.separator.length, "Between the insets, or the cell's width."),
    .option("edges", sets: \.separator.sectionEdges, "Full-width lines at a section's ends."),
    .option("color", sets: \.separator.color, "The colour."),
  ]

  static let needed = "STYLE or an option"
  let done = "separator set"
}

struct SetShadowCommand: LookCommand {
  static let name = "set-shadow"
  static let abstract = "Set the shadow under each row, in CALayer's terms."
  static let examples = [
    "set-shadow --radius 2 --offset 0 2 --color lightGray", "set-shadow --opacity 0.3 --offset 0 -1.5",
    "set-shadow --path bounds --path-size 320 44", "set-shadow --layer same",
    "set-shadow none", "set-shadow default",
  ]

  var changes = SettingChanges<Look>()
  var scope = LookScope()
  static let parameters: [Parameter<Self>] =
    own + options(forPartsOf: \.shadow, beside: own) + narrowing
  private static let own: [Parameter<Self>] = [
    .optional("word", sets: \.shadow, "No shadow, or the style's own."),
    .option("color", sets: \.shadow, part: \Shadow.color, "The colour; black where not given."),
    .option(
      "radius", sets: \.shadow, part: \Shadow.radius,
      "Points: the standard deviation of the blur; 3 where not given."),
    .option("opacity", sets: \.shadow, part: \Shadow.opacity, "0 to 1; 1 where not given."),
    .option(
      "offset", sets: \.shadow, part: \Shadow.offset, "x and y in points, y down; 0 -3 where not given."),
    .option("path", sets: \.shadow, part: \Shadow.path, "The outline, or the plain bounds."),
    .option(
      "layer", sets: \.shadow, part: \Shadow.layer, "A layer of its own, or the one that is rounded."),
    .option(
      "path-size", sets: \.shadow, part: \Shadow.pathSize,
      "Width and height that a path was made for and still has."),
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
    own + options(forPartsOf: \.border, beside: own) + narrowing
  private static let own: [Parameter<Self>] = [
    .optional("width", sets: \.border, part: \Border.width, "Points, drawn inside the outline."),
    .option("color", sets: \.border, part: \Border.color, "The colour; separator where not given."),
  ]

  static let needed = "WIDTH"
  let done = "border set"
}
