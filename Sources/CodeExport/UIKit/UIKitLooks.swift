// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// The looks of texts and rows as `RowLook` and `HeaderLook`: each level has the settings that it sets itself, as in the
/// spec.
struct UIKitLooks {
  private let export: UIKitExport
  private let decorations: UIKitDecorations

  init(_ export: UIKitExport) {
    self.export = export
    decorations = UIKitDecorations(export)
  }

  private var environment: LayoutEnvironment { export.environment }

  // MARK: - Rows

  /// - Returns: `nil` if the level sets nothing of it.
  func look(of level: LookLevel) -> CallCode? {
    let own = export.table.ownLook(of: level)
    var all = level == .table ? standards : []
    if !own.isEmpty {
      all += arguments(own, ResolvedLook(export.table.look(at: level), in: environment), at: level)
    }
    return all.isEmpty ? nil : CallCode("RowLook", list: all.inOrder)
  }

  func look(of row: CodeRow) -> CallCode? {
    let own = row.row.look
    var all: [CodeArgument] = []
    let lines = row.cutsTitle ? 1 : row.row.numberOfLines
    if lines > 1 || row.cutsTitle { all.append("titleLines: \(lines)") }
    if row.cutsDetail, own[.detailNumberOfLines] == nil { all.append("detailLines: 1") }
    if !own.isEmpty {
      all += arguments(own, row.look, at: .row(row.path), row)
    }
    return all.isEmpty ? nil : CallCode("RowLook", list: all.inOrder)
  }

  /// The part of the table's look that the spec doesn't set and the code must: the background of decorated plain rows.
  private var standards: [CodeArgument] {
    guard !export.isNative, export.table.info.style == .plain, export.table.info.look[.rowColor] == nil else {
      return []
    }
    return ["backgroundColor: .systemBackground"]
  }

  private func arguments(_ own: Look, _ look: ResolvedLook, at level: LookLevel, _ row: CodeRow? = nil)
    -> [CodeArgument]
  {
    var result: [CodeArgument] = []
    func add<Value>(_ label: String, _ setting: LookSetting<Value>, _ code: (Value) -> String?) {
      if let value = own[setting], let code = code(value) { result.append("\(label): \(code)") }
    }
    func addColor(_ label: String, _ setting: LookSetting<Color>) {
      if let color = own[setting] { result.append(.call(label: label, SwiftLiteral.colorCall(color))) }
    }
    if !hasButtonColor(row, look) { addColor("titleColor", .titleColor) }
    let styles = environment.textStyles(of: row?.row ?? Row(title: ""), look)
    addText("title", .title, own, look, over: styles.title, to: &result)
    addColor("detailColor", .detailColor)
    addText("detail", .detail, own, look, over: styles.detail, to: &result)
    add("detailLines", .detailNumberOfLines) { String($0) }
    addColor("tintColor", .tintColor)
    addColor("badgeColor", .badgeColor)
    addColor("backgroundColor", .rowColor)
    addColor("selectedColor", .selectedColor)
    add("imageSize", .imageSize) { SwiftLiteral.size($0.width, $0.height) }
    let insets = own.contentInsets { "\($0): \(SwiftLiteral.points($1))" }
    if !insets.isEmpty { result.append("contentInsets: ContentInsets(\(insets.joined(separator: ", ")))") }
    add("indentationLevel", .indentationLevel) { String($0) }
    add("indentationWidth", .indentationWidth, SwiftLiteral.points)
    add("editingStyle", .editingStyle) {
      // A bare `.none` would be no value.
      $0 == .none ? "UITableViewCell.EditingStyle.none" : ".\($0.rawValue)"
    }
    add("showsReorderControl", .showsReorderControl) { "\($0)" }
    // The table view's own is in `configure`.
    if level != .table { add("isEditing", .isEditing) { "\($0)" } }
    add("height", .rowHeight) { $0.points.map(SwiftLiteral.points) ?? "UITableView.automaticDimension" }
    add("minimumHeight", .minimumRowHeight, SwiftLiteral.points)
    if own[.separatorLeft] != nil || own[.separatorRight] != nil,
      !UIKitDecorations.isDecorated(look, environment)
    {
      result.append("separatorInset: \(separatorInset(look))")
    }
    add("contentStyle", .cellContent) { content in
      switch content {
      case .textLabel: nil
      // Only where an outer level has another style.
      case .configuration: isStyled(outside: level) ? ".cell" : nil
      default: ".\(content.rawValue)"
      }
    }
    return result.inOrder
  }

  /// Whether a level outside of this one sets a style of headers, footers or sidebars.
  private func isStyled(outside level: LookLevel) -> Bool {
    level.outer.flatMap { export.table.look(at: $0)[.cellContent] }?.isHeaderFooterOrSidebar == true
  }

  /// Whether a row's title has the colour of the button that it is.
  private func hasButtonColor(_ row: CodeRow?, _ look: ResolvedLook) -> Bool {
    guard let row, row.name != nil, case .button(let isDestructive) = row.behavior else { return false }
    return isDestructive || look[.titleColor] == look[.tintColor]
  }

  private func addText(
    _ name: String, _ label: LabelSettings, _ own: Look, _ look: ResolvedLook, over standard: TextStyle,
    to result: inout [CodeArgument]
  ) {
    if let font = font(label, own, look, over: standard) { result.append("\(name)Font: \(font)") }
    if let alignment = own[label.alignment], let code = Self.alignment(alignment) {
      result.append("\(name)Alignment: \(code)")
    }
  }

  /// The separator inset of a native cell; a side without a number is automatic.
  private func separatorInset(_ look: ResolvedLook) -> String {
    let sides = [("left", look[.separatorLeft]), ("right", look[.separatorRight])]
    let numbers = sides.compactMap { side, edge in
      edge.length.map { "\(side): \(SwiftLiteral.points(inset($0, of: side, look)))" }
    }
    return "SeparatorInset(\(numbers.joined(separator: ", ")))"
  }

  /// An inset in the table's reference: a table view has only one.
  private func inset(_ points: Points, of side: String, _ look: ResolvedLook) -> Points {
    let reference = environment.look[.separatorReference]
    guard look[.separatorReference] != reference else { return points }
    let automatic = environment.layout(of: Row(title: ""), look, at: .middle).automaticSeparatorInsets
    let side = side == "left" ? automatic.left : automatic.right
    return reference == .fromCellEdges ? points + side : points - side
  }

  // MARK: - Headers and footers

  /// The look of headers or footers; `nil` if the level sets nothing of it.
  func headerLook(_ kind: HeaderFooterKind, of level: LookLevel) -> CallCode? {
    let own = export.table.ownLook(of: level)
    let look = ResolvedLook(export.table.look(at: level), in: environment)
    var result: [CodeArgument] = []
    if let color = own[kind.color] { result.append(.call(label: "color", SwiftLiteral.colorCall(color))) }
    if let font = font(kind.label, own, look, over: environment.textStyle(of: kind, look)) {
      result.append("font: \(font)")
    }
    if let alignment = own[kind.label.alignment].flatMap(Self.alignment) {
      result.append("alignment: \(alignment)")
    }
    if let transform = own[kind.transform] {
      // `.none` alone would be that of the optional.
      result.append("transform: \(transform == .none ? ".some(.none)" : ".\(transform.rawValue)")")
    }
    if kind == .header, environment.isGrouped, let prominence = own[.headerProminence] {
      result.append("isProminent: \(prominence == .increased)")
    }
    if let margins = margins(kind, of: level) {
      result += [
        "leading: \(SwiftLiteral.points(margins.left))", "trailing: \(SwiftLiteral.points(margins.right))",
      ]
    }
    return result.isEmpty ? nil : CallCode("HeaderLook", list: result)
  }

  /// Points from the table view's sides to the text, where it doesn't begin at the texts of cards.
  private func margins(_ kind: HeaderFooterKind, of level: LookLevel) -> (left: Points, right: Points)? {
    guard case .section(let index) = level,
      let label = export.layout.labelInsets(kind, inSection: index)
    else { return nil }
    let look = export.content.sections[index].look
    guard look.hasOwnGroup(in: environment) else { return nil }
    return decorations.textMargins(look) == label ? nil : label
  }

  // MARK: - Values

  /// A font that grows with the text size; `nil` if the level sets nothing of it.
  ///
  /// - Parameter standard: the text style of a level that sets none.
  private func font(
    _ label: LabelSettings, _ own: Look, _ look: ResolvedLook, over standard: TextStyle
  ) -> String? {
    guard label.font.contains(where: own.sets) else { return nil }
    let given = look.given
    let style = ".\((given[label.textStyle] ?? standard).rawValue)"
    let others = [
      given[label.name]?.text.map { "name: \(SwiftLiteral.text($0))" },
      given[label.size].map { "size: \(SwiftLiteral.points($0))" },
      given[label.weight].map { "weight: .\($0.rawValue)" },
    ].compactMap(\.self)
    if others.isEmpty { return ".preferredFont(forTextStyle: \(style))" }
    return "RowFont.scaled(\(([style] + others).joined(separator: ", ")))"
  }

  /// `nil` for an alignment that content configurations don't have.
  private static func alignment(_ alignment: TextAlignment) -> String? {
    switch alignment {
    case .center: ".center"
    case .leading: ".natural"
    case .trailing: nil
    }
  }
}

extension [CodeArgument] {
  /// In the order of the parameters of `RowLook` or of `HeaderLook`.
  var inOrder: [CodeArgument] {
    func place(_ argument: CodeArgument) -> Int {
      let label = argument.line.prefix { $0 != ":" }
      return Self.order.firstIndex { $0 == label } ?? Self.order.count
    }
    return enumerated().sorted { (place($0.element), $0.offset) < (place($1.element), $1.offset) }
      .map(\.element)
  }

  private static let order = [
    "titleColor", "titleFont", "titleAlignment", "titleLines", "detailColor", "detailFont", "detailAlignment",
    "detailLines", "tintColor", "badgeColor", "backgroundColor", "selectedColor", "imageSize",
    "contentInsets", "indentationLevel", "indentationWidth", "editingStyle",
    "showsReorderControl", "isEditing", "height", "minimumHeight", "separatorInset", "contentStyle",
    "color", "font", "alignment", "transform", "isProminent", "leading", "trailing",
  ]
}

extension Look {
  /// The content insets that it sets, each with its side: `leading` and points.
  func contentInsets<Code>(_ code: (String, Points) -> Code) -> [Code] {
    AnyLookSetting.contentInsets.compactMap { setting in
      self[setting].map { code(SettingGroup.contentInsets.memberName(of: setting), $0) }
    }
  }
}
