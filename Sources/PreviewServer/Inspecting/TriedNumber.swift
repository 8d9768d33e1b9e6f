// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import Inspecting
import TableLayout
import TableModel
import TableSpec

/// A number of an element that can be tried: its setting, its current value and the levels at which it may be
/// changed.
struct TriedNumber {
  let key: String
  /// The current number; if it is `automatic` or not set, the number at which stepping begins.
  let value: Points
  /// The level that sets it now; `nil` if the style or the profile decides.
  let setAt: LookLevel?
  /// The line of the spec that sets it.
  let origin: String?
  /// The levels at which it may be set, the innermost first.
  let levels: [LookLevel]
  let range: ClosedRange<Double>
  let isWhole: Bool

  /// - Parameter start: the number if none is set; if it is `nil`, only a set number can be tried.
  init?(
    _ key: String, from levels: [LookLevel], in table: Table, of spec: InspectedSpec, start: Points?
  ) {
    let settings = levels.compactMap { Setting(named: key, at: $0) }
    guard let shape = settings.first?.shape, let (range, isWhole) = Self.range(shape) else { return nil }
    let setting = settings.first { $0.value(in: table) != nil }
    let own: Points? =
      switch setting?.value(in: table) {
      case .points(let points): points
      case .integer(let number): Points(number)
      default: nil
      }
    guard let value = own ?? start else { return nil }
    self.key = key
    self.value = value
    self.levels = settings.map(\.level)
    setAt = setting?.level
    origin = setting.flatMap { spec.locator.place(of: $0) }.map { "\(spec.name(of: $0.file)):\($0.line)" }
    self.range = range
    self.isWhole = isWhole
  }

  private static func range(_ shape: SettingShape) -> (ClosedRange<Double>, isWhole: Bool)? {
    switch shape {
    case .number(let range): (range, false)
    case .integer(let range): (Double(range.lowerBound)...Double(range.upperBound), true)
    case .word(_, let rest): range(rest)
    default: nil
    }
  }

  var json: ValueTree {
    .object([
      ("name", .text(key)), ("value", .points(value)), ("setAt", .optional(setAt?.pageName)),
      ("origin", .optional(origin)), ("levels", .texts(levels.map(\.pageName))),
      ("least", .points(Points(range.lowerBound))), ("most", .points(Points(range.upperBound))),
      ("whole", .flag(isWhole)),
    ])
  }
}

extension Inspection {
  /// The numbers of the element's settings, then the constants in its explanations.
  func numbers(_ tree: FrameTree.Row?, constants: [Metric], in spec: InspectedSpec) -> [TriedNumber] {
    let (levels, names, starts) = tried(tree)
    let table = layout.table
    return names.compactMap { TriedNumber($0, from: levels, in: table, of: spec, start: starts[$0]) }
      + constants.compactMap {
        TriedNumber(
          "metrics.\($0.rawValue)", from: [.table], in: table, of: spec,
          start: layout.environment.metric($0))
      }
  }

  /// - Returns: the levels at which the settings may be set, the settings, and the layout's values for those
  ///   that aren't set.
  private func tried(_ tree: FrameTree.Row?) -> ([LookLevel], [String], [String: Points]) {
    switch element {
    case .tableHeader, .tableFooter: return ([.table], ["contentInsetBottom"], [:])
    case .surrounding: return ([.table], [], [:])
    case .header(let section), .footer(let section):
      let isHeader = element.kind == "header"
      var starts = sectionStarts(section)
      starts[isHeader ? "headerHeight" : "footerHeight"] = frame.height
      return (
        [.section(section), .table],
        [
          isHeader ? "headerHeight" : "footerHeight", isHeader ? "headerFont.size" : "footerFont.size",
          "sectionHeaderTopPadding", "sectionSpacing", "rowSpacing", "sectionInset.top",
          "sectionInset.bottom",
        ], starts
      )
    case .row(let path):
      return (
        [.row(path), .section(path.section), .table],
        [
          "cornerRadius", "onlyRowCornerRadius", "corners.topLeft", "corners.topRight", "corners.bottomLeft",
          "corners.bottomRight", "inset.left", "inset.right", "inset.top", "inset.bottom", "rowHeight",
          "rowSpacing", "sectionSpacing", "separator.left", "separator.right", "separator.thickness",
          "titleFont.size", "detailFont.size", "numberOfLines", "detailNumberOfLines",
        ], sectionStarts(path.section).merging(rowStarts(path, tree)) { $1 }
      )
    }
  }

  private func rowStarts(_ path: Table.IndexPath, _ tree: FrameTree.Row?) -> [String: Points] {
    var starts = ["rowHeight": frame.height]
    for setting in explainer.settings(at: .row(path)) {
      switch setting.value {
      case .points(let points): starts[setting.name] = points
      case .integer(let number): starts[setting.name] = Points(number)
      case .record(let members):
        for member in members {
          if case .points(let points) = member.value { starts["\(setting.name).\(member.name)"] = points }
        }
      default: break
      }
    }
    if let line = tree?.separators.last?.frame, starts["separator.left"] == nil {
      starts["separator.left"] = line.minX - frame.minX
    }
    if let line = tree?.separators.last?.frame, starts["separator.right"] == nil {
      starts["separator.right"] = frame.maxX - line.maxX
    }
    return starts
  }

  private func sectionStarts(_ section: Int) -> [String: Points] {
    var starts = ["sectionInset.top": Points.zero, "sectionInset.bottom": .zero]
    for parameter in layout.sectionParameters(section) {
      if case .points(let points) = parameter.value { starts[parameter.name] = points }
      if parameter.name == "paddingAboveHeader", case .points(let points) = parameter.value {
        starts["sectionHeaderTopPadding"] = points
      }
    }
    if starts["sectionSpacing"] == nil { starts["sectionSpacing"] = sectionSpacing(after: section) }
    return starts
  }

  /// The space that the profile gives, without titles: the value that a section spacing would replace.
  private func sectionSpacing(after section: Int) -> Points? {
    guard layout.sections.indices.contains(section + 1) else { return nil }
    // A table with only these two sections gives the same result faster.
    var table = Table(
      info: layout.table.info,
      sections: [section, section + 1].map { Section(info: layout.table.sections[$0].info) })
    func gap() -> Points? { Explainer(LaidOutTable(table)).explainGap(after: 0)?.value }
    guard let now = gap() else { return nil }
    for index in table.sections.indices { table.sections[index].info.look[.sectionSpacing] = .zero }
    return gap().map { now - $0 }
  }
}
