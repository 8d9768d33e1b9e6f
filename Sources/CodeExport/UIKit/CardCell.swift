// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Cells whose rows lie on cards: views with corners, borders and shadows of their own.
extension UIKitExport {
  func writeCardProvider(to writer: inout SwiftWriter) {
    let template = SwiftTemplate(["switch": items["hasSwitch"] != nil, "faithful": options.isFaithful])
    writer.lines(template.lines(Self.cardProviderTemplate))
    writeSetRow(to: &writer)
  }

  private static let cardProviderTemplate = """
    private func cell(for row: Row, at indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(
        withIdentifier: RowCell.reuseIdentifier, for: indexPath)
      guard let cell = cell as? RowCell else { return cell }
    %if faithful
      // Pitfall: the cell asks once whether its row is the first or the last. After rows are inserted,
      // deleted or moved, visible cells keep their old corners, lines and margins until they scroll off
      // screen. Reconfigure the neighbouring rows in the same snapshot; the export without --faithful needs
      // it as well.
    %else
      // If a row's neighbours change, reconfigure the row: its corners and lines may change.
    %end
      let count = tableView.numberOfRows(inSection: indexPath.section)
    %if switch
      cell.onSwitch = { [weak self] isOn in self?.setRow(row, on: isOn) }
      cell.show(
        row.item, at: RowPosition(row: indexPath.row, count: count),
        isOn: switchedOn.contains(row))
    %else
      cell.show(row.item, at: RowPosition(row: indexPath.row, count: count))
    %end
      return cell
    }
    """

  /// Looks, places, the cell and what it is made of.
  func writeCards(to writer: inout SwiftWriter) {
    guard let looks else { return }
    let template = cardTemplate(looks)
    writer.gap()
    writer.line("// MARK: - Looks")
    writer.gap()
    writeLooks(looks, to: &writer)
    writer.gap()
    writer.fittedLines(template.lines(CardTemplates.position))
    writer.gap()
    writer.line("// MARK: - Cells")
    writer.gap()
    writer.fittedLines(template.lines(CardTemplates.cell))
    writer.gap()
    if options.isFaithful {
      writer.fittedLines(template.lines(CardTemplates.faithfulCard))
    } else {
      writer.fittedLines(template.lines(CardTemplates.card))
      if template.flags.contains("shadow") {
        writer.gap()
        writer.fittedLines(template.lines(CardTemplates.shadow))
      }
    }
    if template.flags.contains("uneven") {
      writer.gap()
      writer.lines(CodePart("CornerRadii").code())
    }
    writeTile(to: &writer)
    writeBadge(to: &writer)
  }

  private func writeLooks(_ looks: RowLooks, to writer: inout SwiftWriter) {
    writer.doc("The layout of a row on its card; lengths are in points.")
    writer.block("private struct RowLook") { writer in
      writer.line("static let standard = RowLook()")
      for (index, name) in looks.names.enumerated() where name != "standard" {
        writer.call("static let \(name) = RowLook", looks.fields.compactMap { $0.argument(index) })
      }
      writer.gap()
      if looks["lineThickness"]?.literals.contains("hairline") ?? false {
        writer.doc("One pixel.")
        writer.line("static var hairline: CGFloat { 1 / max(1, UITraitCollection.current.displayScale) }")
      }
      writer.doc(
        environment.style == .cards ? "The minimum height of a card." : "The minimum height of a cell.")
      let least = ledger.readGiven(.minimumRowHeight, of: .table) ?? environment.minimumRowHeight
      writer.line("static let minimumHeight: CGFloat = \(SwiftLiteral.points(least))")
      writer.gap()
      for field in looks.fields {
        if let meaning = field.meaning { writer.doc(meaning) }
        let declaration =
          field.standard == "hairline"
          ? "var \(field.name): \(field.type) = RowLook.hairline" : field.declaration
        writer.declaration(declaration)
      }
    }
  }

  // MARK: - What is there

  private func cardTemplate(_ looks: RowLooks) -> SwiftTemplate {
    func has(_ name: String) -> Bool { items[name] != nil }
    func item(_ name: String) -> String { items[name]?.value(of: "item") ?? "nil" }
    func look(_ name: String) -> Bool { looks[name] != nil }
    let hasLines = looks["lineThickness"].map { $0.literals.contains { $0 != "0" } } ?? false
    // Without a property all lines begin at the titles.
    let leadings = looks["lineLeading"]?.literals ?? ["nil"]
    let isOnTop = looks["lineIsOnTop"]
    var flags: [String: Bool] = [:]
    for name in [
      "detail", "symbol", "badge", "accessory", "date", "value", "level", "levelColor", "symbolColor",
      "detailColor", "tintColor", "titleAlignment", "detailAlignment", "imageSize",
    ] {
      flags[name] = has(name)
    }
    let accessories = Set(items["accessory"]?.literals ?? [])
    flags["chevrons"] = !accessories.subtracting([".none", ".detailButton"]).isEmpty
    flags["details"] = !accessories.isDisjoint(with: [".detailButton", ".detailDisclosureButton"])
    flags["imageSizeStored"] = items["imageSize"]?.isStored ?? false
    flags["imageSizeOptional"] = items["imageSize"]?.type == "CGSize?"
    flags["switch"] = has("hasSwitch")
    flags["accessories"] =
      has("badge") || has("accessory") || has("hasSwitch") || has("value") || has("level")
    flags["trailingDetail"] = items.kinds.contains(".value")
    flags["status"] = items.kinds.contains(".status")
    flags["statusAlone"] = items.kinds == [".status"]
    flags["side"] = has("value") || has("level")
    for name in [
      "insets", "neighborInsets", "cornerRadius", "onlyRowCornerRadius", "maskedCorners", "roundsEachRow",
      "titleOrigin",
      "hasLineUnderLastRow", "hasSectionEdges", "lineSpacing",
    ] { flags[name] = look(name) }
    let isUneven = look("cornerRadii")
    flags["uneven"] = isUneven
    if isUneven {
      flags["cornerRadius"] = true
      flags["onlyRowCornerRadius"] = look("onlyRowCornerRadii")
    }
    let isRounded = isUneven || look("cornerRadius")
    flags["border"] = look("borderWidth")
    flags["shadow"] = look("shadowOpacity")
    flags["line"] = hasLines
    flags["lineOwn"] = leadings.contains { $0 != "nil" }
    flags["lineText"] = leadings.contains("nil")
    flags["lineBoth"] = leadings.contains("nil") && leadings.contains { $0 != "nil" }
    flags["lineTop"] = isOnTop?.literals.contains("true") ?? false
    flags["lineBottom"] = isOnTop?.literals.contains("false") ?? true
    flags["cards"] = environment.style == .cards
    flags["looks"] = looks.kinds.count > 1
    flags["mask"] = isRounded && technique == .bezierMask
    flags["covers"] = isRounded && technique == .cornerCovers
    flags["layer"] = isRounded && (technique == .maskedCorners || technique == .cardContainer)
    flags["fallsToLayer"] =
      technique == .bezierMask && looks["cornerCurve"]?.literals.contains { $0 != "nil" } ?? false
    flags["action"] = availability.has(14)
    flags["faithful"] = options.isFaithful
    flags["drawn"] = look("borderWidth") || look("shadowOpacity") || flags["covers"] == true
    flags["anyLine"] = hasLines || look("hasSectionEdges")
    flags["keepsCorners"] = flags["covers"] == true || (look("shadowOpacity") && isRounded)
    return SwiftTemplate(flags, cardValues())
  }

  private func cardValues() -> [String: String] {
    func item(_ name: String) -> String { items[name]?.value(of: "item") ?? "nil" }
    func metric(_ metric: Metric) -> String { SwiftLiteral.points(ledger.read(metric)) }
    let isStatus = items.kinds == [".status"]
    let hasTile = items["tileColor"] != nil
    let hasImage = items["symbol"] != nil
    var values = [
      "type": names.controller, "lines": item("lines"),
      "titleColor": items["titleColor"].map { $0.value(of: "item") } ?? ".label",
      "tint": items["tintColor"].map { $0.value(of: "item") } ?? "nil",
      "accessories": accessoryStatements.joined(separator: "\n"),
      "badgeColor": items["badgeColor"].map { $0.value(of: "item") } ?? ".systemRed",
      "titleFont": items["titleFont"]?.value(of: "item")
        ?? font { environment.titleTextStyle($0) },
      "detailFont": items["detailFont"]?.value(of: "item")
        ?? font { environment.detailTextStyle($0) },
      "titleAlignment": item("titleAlignment"), "detailAlignment": item("detailAlignment"),
      "imageSize": item("imageSize"), "image": imageFunction.joined(separator: "\n"),
      "axis": axis,
      "selectedColor": looks?["selectedColor"] == nil ? ".systemGray4" : "look.selectedColor",
      "textSpacing": isStatus
        ? metric(.statusSpacing) : items.kinds.contains(".value") ? metric(.valueSpacing) : "0",
      "detailLines": detailLines,
      "spacing": isStatus ? metric(.statusColumnSpacing) : metric(.textLabelAccessorySpacing),
    ]
    let isUneven = looks?["cornerRadii"] != nil
    values["lineBottom"] = looks?["lineSpacing"] == nil ? "bounds.height" : "bottom"
    values["radius"] = isUneven ? "radii" : "radius"
    values["radiusType"] = isUneven ? "CornerRadii" : "CGFloat"
    values["noRadius"] = isUneven ? "CornerRadii()" : "0"
    values["cornerRadius"] = isUneven ? "cornerRadii" : "cornerRadius"
    values["onlyRowCornerRadius"] = isUneven ? "onlyRowCornerRadii" : "onlyRowCornerRadius"
    if items["badge"] != nil {
      values["badgeSpacing"] = isStatus ? metric(.statusSpacing) : metric(.badgeSpacing)
    }
    if hasImage {
      values["symbolWidth"] =
        isStatus ? metric(.statusIconSide) : hasTile ? metric(.tileSide) : metric(.imageSlotWidth)
      values["symbolSpacing"] =
        isStatus
        ? metric(.statusColumnSpacing) : hasTile ? metric(.imageToTextSpacing) : metric(.symbolToTextSpacing)
    }
    if items["level"] != nil { values["levelSide"] = metric(.statusLevelSide) }
    if items["value"] != nil || items["level"] != nil {
      values["sideSpacing"] = SwiftLiteral.points(ledger.read(.statusSpacing) * 2)
    }
    return values
  }

  /// What adds the accessories that rows have.
  private var accessoryStatements: [String] {
    guard let field = items["accessory"] else { return [] }
    let symbol = "addSymbol(\(chevron), color: .tertiaryLabel)"
    let statements = [
      (".disclosureIndicator", [symbol]), (".checkmark", ["addSymbol(\"checkmark\", color: nil)"]),
      (".detailButton", ["addDetailButton()"]), (".detailDisclosureButton", ["addDetailButton()", symbol]),
    ]
    let used = Set(field.literals)
    guard field.isStored else { return statements.first { used.contains($0.0) }?.1 ?? [] }
    let cases = statements.filter { used.contains($0.0) }.flatMap { name, lines in
      lines.count == 1 ? ["case \(name): \(lines[0])"] : ["case \(name):"] + lines.map { "  \($0)" }
    }
    return ["switch item.accessory {"] + cases + ["default: break", "}"]
  }

  private var axis: String {
    if items.kinds == [".value"] { return ".horizontal" }
    return items.kinds.contains(".value") ? "item.style == .value ? .horizontal : .vertical" : ".vertical"
  }

  private var detailLines: String {
    if let lines = items["detailLines"] { return lines.value(of: "item") }
    if items.kinds == [".status"] { return "0" }
    return items.kinds.contains(".status") ? "item.style == .status ? 0 : 1" : "1"
  }

  /// The font of a text style by the cell style, as the layout has it.
  private func font(_ style: (CellStyle) -> TextStyle) -> String {
    let cells: [(kind: String, style: CellStyle)] = [
      (".status", .status), (".subtitle", .subtitle), (".value", .value1), (".title", .default),
    ]
    let used = cells.filter { items.kinds.contains($0.kind) }.map {
      ($0.kind, ".\(style($0.style).rawValue)")
    }
    let usual = used.last?.1 ?? ".body"
    let result = used.dropLast().reversed().filter { $0.1 != usual }.reduce(usual) { result, cell in
      "item.style == \(cell.0) ? \(cell.1) : \(result)"
    }
    return ".preferredFont(forTextStyle: \(result))"
  }
}
