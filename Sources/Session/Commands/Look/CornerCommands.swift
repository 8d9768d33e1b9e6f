// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

struct SetRadiusCommand: LookCommand {
  static let name = "set-radius"
  static let abstract = "Set the radius of groups' outer corners, in points."
  static let examples = [
    "set-radius 12", "set-radius 12 --only 10", "set-radius 10 --top-left 30", "set-radius --top-left 30",
    "set-radius 4 --section 1", "set-radius default",
  ]

  var changes = SettingChanges<Look>()
  var scope = LookScope()
  static let parameters: [Parameter<Self>] =
    [
      .optional("radius", sets: .cornerRadius, "The corner radius."),
      .option("only", sets: .onlyRowCornerRadius, "The radius of a row that is alone in its section."),
      .option("top-left", sets: .topLeftRadius, "The radius of the top-left corner, if it differs."),
      .option("top-right", sets: .topRightRadius, "The radius of the top-right corner, if it differs."),
      .option(
        "bottom-left", sets: .bottomLeftRadius, "The radius of the bottom-left corner, if it differs."),
      .option(
        "bottom-right", sets: .bottomRightRadius,
        "The radius of the bottom-right corner, if it differs."),
    ] + narrowing

  static let needed = "RADIUS or an option"
  var done: String {
    let radius = changes.words(of: .cornerRadius)
    return radius.isEmpty ? "radii set" : "radius \(radius)"
  }
}

struct SetCurveCommand: LookCommand {
  static let name = "set-curve"
  static let abstract = "Set the corner curve."
  static let examples = [
    "set-curve circular", "set-curve bezierPath --only circular", "set-curve bezierPath --section 0",
    "set-curve default",
  ]

  var changes = SettingChanges<Look>()
  var scope = LookScope()
  static let parameters: [Parameter<Self>] =
    [
      .optional("curve", sets: .cornerCurve, "The curve."),
      .option("only", sets: .onlyRowCornerCurve, "The curve of a row that is alone in its section."),
    ] + narrowing

  static let needed = "CURVE or --only"
  var done: String {
    let curve = changes.words(of: .cornerCurve)
    return curve.isEmpty ? "curve of only rows \(changes.words(of: .onlyRowCornerCurve))" : "curve \(curve)"
  }
}

struct SetCornersCommand: LookCommand {
  static let name = "set-corners"
  static let abstract = "Set which corners of a group can be rounded, and how rounding is done."
  static let examples = [
    "set-corners topLeft topRight", "set-corners all", "set-corners default --technique covers",
    "set-corners --clip on --section 0",
  ]

  /// A word after the command's name.
  enum Corners: Sendable {
    case one(String)
    /// A word for the whole setting, without options.
    case whole(String, SettingChange)
  }

  var corners: [Corners] = []
  var changes = SettingChanges<Look>()
  var scope = LookScope()
  static let parameters: [Parameter<Self>] =
    [
      .rest("corner", \.corners, .named(words), "The corners that can be rounded.").sets(setting),
      .option(
        "technique", sets: .cornerTechnique, "How corners are made: masks, or covers drawn over them."),
      .option(
        "clip", sets: .masksToBounds, "Whether content outside the corners is clipped (masksToBounds)."),
    ] + narrowing

  private static let setting = Look.setting(.maskedCorners)
  private static var words: [(name: String, value: Corners)] {
    guard case .names(let names, _) = setting.shape else { return [] }
    let all = ValueTree.list(names.map(ValueTree.word))
    return names.map { ($0, .one($0)) } + [
      ("all", .whole("all", .value(all))), ("none", .whole("none", .value(.list([])))),
      (openWord, .whole(openWord, .open)),
    ]
  }

  static let needed = "CORNER"
  let done = "corners set"

  func run(in turn: inout Turn) throws(SessionError) -> String {
    var command = self
    var names: [ValueTree] = []
    for corner in corners {
      switch corner {
      case .one(let name): names.append(.word(name))
      case .whole(let word, let change):
        guard corners.count == 1 else { throw SessionError("'\(word)' can't be combined with other corners") }
        command.changes.add(change, to: Self.setting)
      }
    }
    if !names.isEmpty { command.changes.add(.value(.list(names)), to: Self.setting) }
    return try command.change(in: &turn)
  }
}
