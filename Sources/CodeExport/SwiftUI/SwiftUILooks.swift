// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// The looks of a level as lines that set a value in the environment of the rows inside it: a line for each setting.
struct SwiftUILooks {
  private let export: SwiftUIExport
  private let groups: SwiftUIGroups

  init(_ export: SwiftUIExport) {
    self.export = export
    groups = SwiftUIGroups(export)
  }

  private var environment: LayoutEnvironment { export.environment }

  // MARK: - Levels

  var ofTable: [CallCode] {
    var result = profile + own(of: .table) + groups.ofTable
    result += headers(of: .table)
    return result
  }

  func modifiers(of section: CodeSection) -> [CallCode] {
    let level = LookLevel.section(section.index)
    let own = section.info.look
    var result: [CallCode] = []
    if !own.isEmpty {
      result += self.own(of: level)
      if let spacing = own[.sectionSpacing] { result.append(Self.spacing(spacing)) }
      result += Self.margins(own)
    }
    return result + groups.modifiers(of: section) + headers(of: level)
  }

  func modifiers(of row: CodeRow) -> [CallCode] {
    var result: [CallCode] = []
    let lines = row.cutsTitle ? 1 : row.row.numberOfLines
    if lines > 1 || row.cutsTitle { result.append(Self.set("rowLook.titleLines", "\(lines)")) }
    if row.cutsDetail, row.row.look[.detailNumberOfLines] == nil {
      result.append(Self.set("rowLook.detailLines", "1"))
    }
    if row.row.cellStyle != .status, row.row.cellStyle != .default, !row.row.detailRuns.isEmpty,
      row.content == nil
    {
      let literal = SwiftUIMarkdown.literal(row.row.detailRuns)
      result.append(Self.set("rowLook.detailText", "Text(\(literal))"))
    }
    if !row.row.look.isEmpty { result += own(of: .row(row.path), row) }
    return result + groups.modifiers(of: row)
  }

  static func spacing(_ points: Points) -> CallCode {
    CallCode(".modifier", .call(CallCode("SectionSpacing", "spacing: \(SwiftLiteral.points(points))")))
  }

  /// The space around a section, or around all of them.
  static func margins(_ own: Look) -> [CallCode] {
    let sides = [("top", own[.sectionInsetTop]), ("bottom", own[.sectionInsetBottom])]
    let margins = sides.compactMap { side, points in
      points.map { CodeArgument.text("\(side): \(SwiftLiteral.points($0))") }
    }
    return margins.isEmpty ? [] : [CallCode(".modifier", .call(CallCode("SectionMargins", list: margins)))]
  }

  /// `.environment(\.rowLook.titleColor, .red)`.
  static func set(_ path: String, _ value: CodeArgument) -> CallCode {
    CallCode(".environment", "\\.\(path)", value)
  }

  /// Points: the support files' own.
  private static let imageSpacing: Points = 15

  /// The looks of the profile's rows, where they differ from the support files', such as iOS 6's bold titles.
  private var profile: [CallCode] {
    let given = environment.look.given
    var result: [CallCode] = []
    if environment.profile.hasBoldTitles,
      !LabelSettings.title.font.contains(where: { given.source(of: $0) != nil })
    {
      result.append(Self.set("rowLook.titleFont", ".body.bold()"))
    }
    let spacing = environment.metric(.imageToTextSpacing)
    if spacing != Self.imageSpacing, export.content.rows.contains(where: { $0.row.image != nil }) {
      result.append(Self.set("rowLook.imageSpacing", "\(SwiftLiteral.points(spacing))"))
    }
    guard export.content.rows.contains(where: { $0.row.cellStyle == .subtitle && $0.row.detail != nil })
    else {
      return result
    }
    if environment.detailTextStyle(.subtitle) != .caption1 {
      result.append(Self.set("rowLook.subtitleFont", .text(environment.detailTextStyle(.subtitle).swiftUI)))
    }
    let color = environment.detailColor(.subtitle)
    if color != .semantic(.label) {
      result.append(Self.set("rowLook.subtitleColor", .text(color.swiftUI())))
    }
    return result
  }

  // MARK: - Settings as in the spec

  private func own(of level: LookLevel, _ row: CodeRow? = nil) -> [CallCode] {
    let own = export.table.ownLook(of: level)
    guard !own.isEmpty else { return [] }
    let look = ResolvedLook(export.table.look(at: level), in: environment)
    var result: [CallCode] = []
    func add<Value>(_ name: String, _ setting: LookSetting<Value>, _ code: (Value) -> String?) {
      if let value = own[setting], let code = code(value) {
        result.append(Self.set("rowLook.\(name)", .text(code)))
      }
    }
    /// Whether a level outside of this one sets it, too.
    func isOuter(_ setting: AnyLookSetting) -> Bool {
      level.outer.map { export.table.look(at: $0).source(of: setting) != nil } ?? false
    }
    if !hasButtonColor(row, look) { add("titleColor", .titleColor) { $0.swiftUI() } }
    let style = row?.row.cellStyle ?? .value1
    for (name, label, usual) in [
      ("title", LabelSettings.title, environment.titleTextStyle(style)),
      ("detail", LabelSettings.detail, environment.detailTextStyle(style)),
    ] {
      if let font = Self.font(label, own, look, usual) {
        result.append(Self.set("rowLook.\(name)Font", .text(font)))
      }
      add("\(name)Alignment", label.alignment) { ".\($0.rawValue)" }
    }
    add("detailColor", .detailColor) { $0.swiftUI() }
    add("detailLines", .detailNumberOfLines) {
      $0 == 0 ? (isOuter(.detailNumberOfLines) ? "nil" : nil) : "\($0)"
    }
    add("badgeColor", .badgeColor) { $0.swiftUI() }
    add("imageSize", .imageSize) { SwiftLiteral.size($0.width, $0.height) }
    result += own.contentInsets { Self.set("rowLook.contentInsets.\($0)", "\(SwiftLiteral.points($1))") }
    add("indentationLevel", .indentationLevel) { String($0) }
    add("indentationWidth", .indentationWidth, SwiftLiteral.points)
    add("separator.top", .separatorTopVisibility) { ".\($0.rawValue)" }
    add("separator.bottom", .separatorBottomVisibility) { ".\($0.rawValue)" }
    if let color = own[.tintColor] { result.append(CallCode(".tint", .text(color.swiftUI()))) }
    return result
  }

  /// Whether a row's title has the colour of the button that it is.
  private func hasButtonColor(_ row: CodeRow?, _ look: ResolvedLook) -> Bool {
    guard let row, row.name != nil, case .button(let isDestructive) = row.behavior else { return false }
    return isDestructive || look[.titleColor] == look[.tintColor]
  }

  /// `.headline.weight(.bold)`; `nil` if the level sets nothing of the font.
  private static func font(
    _ label: LabelSettings, _ own: Look, _ look: ResolvedLook, _ usual: TextStyle
  ) -> String? {
    guard label.font.contains(where: own.sets) else { return nil }
    let given = look.given
    let style = given[label.textStyle] ?? usual
    let weight = given[label.weight]
    // A fixed size is the same at every text size; other fonts grow with their style.
    let size = given[label.size].map(SwiftLiteral.points)
    if let name = given[label.name]?.text {
      let growth =
        size.map { "fixedSize: \($0)" }
        ?? "size: \(SwiftLiteral.points(TypeScale.size(of: style, at: .large))), relativeTo: \(style.swiftUI)"
      return ".custom(\(SwiftLiteral.text(name)), \(growth))"
        + (weight.map { ".weight(.\($0.rawValue))" } ?? "")
    }
    if let size { return ".system(size: \(size)\(weight.map { ", weight: .\($0.rawValue)" } ?? ""))" }
    return style.swiftUI + (weight.map { ".weight(.\($0.rawValue))" } ?? "")
  }

  // MARK: - Headers and footers

  private func headers(of level: LookLevel) -> [CallCode] {
    HeaderFooterKind.allCases.flatMap { headers($0, of: level) }
  }

  private func headers(_ kind: HeaderFooterKind, of level: LookLevel) -> [CallCode] {
    let own = export.table.ownLook(of: level)
    let look = ResolvedLook(export.table.look(at: level), in: environment)
    let name = "\(kind.rawValue)Look"
    var result: [CallCode] = []
    func add(_ property: String, _ code: String?) {
      if let code { result.append(Self.set("\(name).\(property)", .text(code))) }
    }
    add("color", own[kind.color]?.swiftUI())
    add("font", Self.font(kind.label, own, look, environment.textStyle(of: kind, look)))
    add("letters", own[kind.transform].map(letters) ?? (level == .table ? usualLetters(kind) : nil))
    if kind == .header, environment.isGrouped, let prominence = own[.headerProminence] {
      result.append(CallCode(".headerProminence", ".\(prominence.rawValue)"))
    }
    add("alignment", own[kind.label.alignment].map { ".\($0.rawValue)" })
    for (property, number) in groups.headerLengths(kind, of: level) { add(property, number) }
    return result
  }

  private func letters(_ transform: TextTransform) -> String {
    switch transform {
    case .none, .capitalized: ".asWritten"
    case .uppercase: ".uppercase"
    case .lowercase: ".lowercase"
    }
  }

  /// Grouped lists put their headers in capitals before iOS 26, unless the code says otherwise.
  private func usualLetters(_ kind: HeaderFooterKind) -> String? {
    let hasHeader = export.table.sections.contains { $0.info.header != nil }
    return kind == .header && hasHeader && environment.isGrouped && !environment.profile.headerIsUppercase
      ? ".asWritten" : nil
  }
}
