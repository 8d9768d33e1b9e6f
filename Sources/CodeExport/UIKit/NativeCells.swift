// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Cells that are UIKit's own.
extension UIKitExport {
  /// The style of a table whose groups UIKit draws.
  var nativeStyle: String {
    let isInset = screen.rowLooks.contains { look in
      look.resolved[.insetLeft] > .zero || look.resolved[.insetRight] > .zero
    }
    return table.info.style == .insetGrouped || isInset ? "insetGrouped" : "grouped"
  }

  private var isInset: Bool { environment.isGrouped && nativeStyle == "insetGrouped" }

  var usesLabels: Bool {
    items.fields.contains { $0.name == "title" } && !availability.has(14) || screen.asksForTextLabels
  }

  /// The heights of rows; `nil` if all size themselves.
  var nativeHeights: CodeField? {
    guard looks == nil else { return nil }
    let heights = items.looks.map { $0[.rowHeight].points.map(SwiftLiteral.points) ?? "nil" }
    guard heights.contains(where: { $0 != "nil" }) else { return nil }
    return CodeField("height", "CGFloat?", heights, standard: heights.contains("nil") ? "nil" : nil)
  }

  /// The only value that a table view can have, see ``RowItems/usual(_:)``. Rows with another value are listed.
  private func common<Value: Hashable>(_ setting: LookSetting<Value>, _ reason: String) -> Value {
    let common = items.usual(setting)
    screen.look(of: .table).read(setting)
    for look in screen.rowLooks where look[setting] != common {
      look.leave(setting, reason)
    }
    return common
  }

  /// Lists the settings that UIKit's own groups and cells override.
  private func leaveCards() {
    let paths: [AnyLookSetting] = [
      .cornerRadius, .onlyRowCornerRadius, .cornerCurve, .maskedCorners, .cornerTechnique, .cornerClamping,
      .topLeftRadius, .topRightRadius, .bottomLeftRadius, .bottomRightRadius, .masksToBounds, .insetTop,
      .insetBottom, .rowSpacing, .shadow, .border, .minimumRowHeight, .titleOrigin, .separatorThickness,
      .separatorPosition, .separatorLength, .separatorModel, .separatorSectionEdges,
    ]
    for look in screen.rowLooks {
      for path in paths { look.leave(path, "UIKit's cells decide it; see --technique") }
    }
  }

  var nativeSettings: [String] {
    leaveCards()
    var lines: [String] = []
    if isInset, screen.rowLooks.contains(where: { $0.sets(.insetLeft) || $0.sets(.insetRight) }) {
      let reason = "the groups of a table view share its margins"
      let insets = EdgeInsets(
        top: .zero, left: common(.insetLeft, reason), bottom: .zero, right: common(.insetRight, reason))
      lines.append("// The groups keep to the table view's layout margins.")
      lines.append(
        "tableView.directionalLayoutMargins = NSDirectionalEdgeInsets" + SwiftLiteral.directional(insets))
    }
    switch common(.separatorStyle, "a table view has one separator style") {
    case .none: lines.append("tableView.separatorStyle = .none")
    case .singleLine: lines += separators
    }
    let cells = usesLabels ? labelCells : [("Self.cellIdentifier", "UITableViewCell")]
    let hasInsets = separatorInsets.map { !$0.isUniform && $0.standard == "nil" } ?? false
    for suffix in hasInsets ? ["", " + Self.insetSuffix"] : [""] {
      lines += cells.map { "tableView.register(\($0.1).self, forCellReuseIdentifier: \($0.0)\(suffix))" }
    }
    return lines
  }

  private var separators: [String] {
    var lines: [String] = []
    if screen.rowLooks.contains(where: { $0.sets(.separatorColor) }) {
      let color = common(.separatorColor, "a table view has one separator colour")
      lines.append("tableView.separatorColor = \(availability.color(color, environment))")
    }
    if let inset = tableInset {
      lines += insetPitfall
      lines.append("tableView.separatorInset = \(inset)")
    }
    return tableInset == nil && separatorInsets == nil ? lines : lines + reference
  }

  /// The reference of the insets. An article's code doesn't write the default one.
  private var reference: [String] {
    screen.look(of: .table).read(.separatorReference)
    let other = separatorReference == .fromCellEdges ? "the edges" : "the automatic insets"
    for look in screen.rowLooks where look[.separatorReference] != separatorReference {
      look.leave(
        .separatorReference,
        "a table view has one reference; these insets are measured from \(other)")
    }
    guard !options.isFaithful || separatorReference != .fromCellEdges else { return [] }
    return ["tableView.separatorInsetReference = .\(separatorReference.rawValue)"]
  }

  /// A warning about insets whose reference is the default.
  private var insetPitfall: [String] {
    guard options.isFaithful, separatorReference == .fromCellEdges else { return [] }
    let words =
      "Pitfall: the code doesn't set separatorInsetReference. Before iOS 11, insets were measured from the automatic "
      + "inset; since then, they are measured from the cell's edges, so lines of older code begin further to the left. "
      + "Without --faithful, the code says which it means."
    return SwiftWriter.comments(words)
  }

  /// The separator inset of the table view: the table's, or that of all rows.
  private var tableInset: String? {
    let insets = insetLiterals
    if let first = insets.first, Set(insets).count == 1, !items.paths.contains(where: movesText) {
      return first == "nil" ? nil : first
    }
    let look = screen.look(of: .table)
    return look.sets(.separatorLeft) || look.sets(.separatorRight) ? Self.inset(look) : nil
  }

  /// The insets of rows that differ from the table view's; `nil` if none does.
  var separatorInsets: CodeField? {
    guard looks == nil else { return nil }
    let tableInset = tableInset
    let automatic = Self.inset(nil, nil)
    let literals = zip(items.paths, insetLiterals).map { path, literal in
      if literal == tableInset { return movesText(path) ? literal : "nil" }
      return literal == "nil" && tableInset != nil ? automatic : literal
    }
    guard literals.contains(where: { $0 != "nil" }) else { return nil }
    // The automatic dimension belongs to the main actor, so a property can't begin with it.
    let isAutomatic = Set(literals).count > 1 && literals.contains { $0.contains("automaticDimension") }
    let isOptional = literals.contains("nil") || isAutomatic
    return CodeField(
      "separatorInset", isOptional ? "UIEdgeInsets?" : "UIEdgeInsets", literals,
      standard: isOptional ? "nil" : nil)
  }

  /// Whether a cell's own inset moves its text: the table view's doesn't.
  private func movesText(_ path: Table.IndexPath) -> Bool {
    usesLabels && screen.look(at: path).resolved.movesTexts(in: environment)
  }

  private var insetLiterals: [String] {
    items.paths.map { path in
      screen.separatorInset(ofRowAt: path, separatorReference).map { Self.inset($0.left, $0.right) } ?? "nil"
    }
  }

  private static func inset(_ look: ScreenLook) -> String {
    inset(look[.separatorLeft].length, look[.separatorRight].length)
  }

  private static func inset(_ left: Points?, _ right: Points?) -> String {
    func edge(_ points: Points?) -> String {
      points.map(SwiftLiteral.points) ?? "UITableView.automaticDimension"
    }
    return "UIEdgeInsets(top: 0, left: \(edge(left)), bottom: 0, right: \(edge(right)))"
  }

  /// Whether cells use properties of their sections.
  private var rowFieldsAreOfSections: Bool {
    [separatorInsets, nativeRowColors, nativeSelectedColors].contains { stored($0)?.isOfSections ?? false }
  }

  var nativeRowColors: CodeField? { nativeColors("color", .rowColor) }
  var nativeSelectedColors: CodeField? { nativeColors("selectedColor", .selectedColor) }

  private func nativeColors(_ name: String, _ setting: LookSetting<Color>) -> CodeField? {
    guard looks == nil else { return nil }
    let colors = items.looks.map { $0.given(setting).map { availability.color($0, environment) } ?? "nil" }
    guard colors.contains(where: { $0 != "nil" }) else { return nil }
    return CodeField(name, colors.contains("nil") ? "UIColor?" : "UIColor", colors)
  }

  // MARK: - Cells

  /// Identifiers and types of cells with text labels.
  var labelCells: [(identifier: String, type: String)] {
    items.kinds.sorted().map { kind in
      let name = SwiftNames.raised(kind.dropFirst()) + "Cell"
      return ("\(name).reuseIdentifier", name)
    }
  }

  /// The controller's functions that make cells.
  var cellProvider: [[String]] {
    if looks != nil { return [cardProvider] }
    let content = usesLabels ? CellContent.textLabel : .configuration
    for look in screen.rowLooks where look[.cellContent] != content {
      look.leave(.cellContent, "other rows or the oldest iOS need text labels")
    }
    let flags = nativeFlags
    var parts = ["NativeProvider"]
    if options.isFaithful, flags.contains("accessories") { parts.append("FaithfulNativeAccessories") }
    if flags.contains("stack") { parts.append("AccessoryViews") }
    let values = nativeValues
    return parts.map { CodePart($0).code(flags, values) }
  }

  private var nativeFlags: Set<String> {
    var flags = items.flags
    func set(_ name: String, _ condition: Bool) { flags.set(name, condition) }
    let inset = stored(separatorInsets)
    let hasSwitches = items["hasSwitch"] != nil
    set("sections", rowFieldsAreOfSections)
    set("labels", usesLabels)
    set("articles", options.isFaithful)
    set("kinds", items.kinds.count > 1)
    for kind in items.kinds { set(kind.dropFirst() + "s", true) }
    set("setsLines", items["lines"]?.value(of: "item") != "1")
    set("tile", items["tileColor"] != nil)
    set("imageSizeOptional", items["imageSize"]?.type == "CGSize?")
    set("color", nativeRowColors != nil)
    set("selected", nativeSelectedColors != nil)
    set("optionalSelected", nativeSelectedColors?.type == "UIColor?")
    set("inset", inset != nil)
    set("optionalInset", inset.map { !$0.isUniform && $0.standard == "nil" } ?? false)
    set("switches", hasSwitches)
    set("stack", hasSwitches || items["badge"] != nil)
    set("accessories", hasSwitches || items["badge"] != nil || items["accessory"] != nil)
    set("chevron", hasBadgeChevrons)
    // The article's code doesn't reset a value that only some rows have.
    set("leaves", items["accessory"]?.literals.contains(".none") ?? false)
    return flags
  }

  private var nativeValues: [String: String] {
    let color = stored(nativeRowColors)
    return items.values.merging([
      "Controller": names.controller, "item.detailLines": "1", "item.badgeColor": ".systemRed",
      "_inset_": stored(separatorInsets)?.use ?? "",
      "_insetPitfall_": insetPitfall.joined(separator: "\n"),
      "_color_": color?.use ?? "nil",
      "_selectedColor_": stored(nativeSelectedColors)?.use ?? "nil",
      "_listCell_": color == nil ? "" : nativeBackground,
      "_kind_": !usesLabels
        ? "Self.cellIdentifier" : items.kinds.count > 1 ? "kind" : labelCells.first?.identifier ?? "",
      "_hasChevron_": items["accessory"]?.isUniform ?? true
        ? "true" : "item.accessory == .disclosureIndicator",
    ]) { own, _ in own }
  }

  /// The background of a list's cell. Since iOS 18, one name is for all kinds of lists.
  private var nativeBackground: String {
    if availability.has(18) { return "listCell" }
    return environment.isGrouped ? "listGroupedCell" : "listPlainCell"
  }
}
