// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry
import TableLayout
import TableModel

/// Cells whose rows lie on cards: views with corners, borders and shadows of their own.
extension UIKitExport {
  func writeCardProvider(to writer: inout SwiftWriter) {
    let template = SwiftTemplate(["switch": items["hasSwitch"] != nil, "faithful": options.isFaithful])
    writer.lines(template.lines(Self.cardProviderTemplate))
  }

  private static let cardProviderTemplate = """
    private func cell(for row: Row, at indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(
        withIdentifier: RowCell.reuseIdentifier, for: indexPath)
      guard let cell = cell as? RowCell else { return cell }
    %if faithful
      // Pitfall: first and last are asked for by index path, for this moment. Seen when rows come, go or
      // move: cells in sight keep corners, lines and margins of their former places until they are
      // scrolled away. Reconfigure the neighbours with the same snapshot, in the other export, too.
    %else
      // Rows whose neighbours change change their places, too: reconfigure them then.
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
    %if switch

    private func setRow(_ row: Row, on isOn: Bool) {
      if isOn {
        switchedOn.insert(row)
      } else {
        switchedOn.remove(row)
      }
    }
    %end
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
    writeTile(to: &writer)
    writeBadge(to: &writer)
  }

  private func writeLooks(_ looks: RowLooks, to writer: inout SwiftWriter) {
    writer.doc("How a row lies on its card; lengths are points.")
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
        environment.style == .cards ? "A card is not lower than this." : "A cell is not lower than this.")
      writer.line("static let minimumHeight: CGFloat = \(SwiftLiteral.points(environment.minimumRowHeight))")
      writer.gap()
      for field in looks.fields {
        if let meaning = field.meaning { writer.doc(meaning) }
        let declaration =
          field.standard == "hairline"
          ? "var \(field.name): \(field.type) = RowLook.hairline" : field.declaration
        guard declaration.count > SwiftWriter.columns - 2, let equals = declaration.firstRange(of: " = ")
        else {
          writer.line(declaration)
          continue
        }
        writer.line(String(declaration[..<equals.lowerBound]) + " =")
        writer.indented { $0.line(String(declaration[equals.upperBound...])) }
      }
    }
  }

  // MARK: - What is there

  private func cardTemplate(_ looks: RowLooks) -> SwiftTemplate {
    func has(_ name: String) -> Bool { items[name] != nil }
    func item(_ name: String) -> String { items[name]?.value(of: "item") ?? "nil" }
    func look(_ name: String) -> Bool { looks[name] != nil }
    let hasLines = looks["lineThickness"].map { $0.literals.contains { $0 != "0" } } ?? false
    let leadings = looks["lineLeading"]?.literals ?? []
    let isOnTop = looks["lineIsOnTop"]
    var flags: [String: Bool] = [:]
    for name in [
      "detail", "symbol", "badge", "accessory", "date", "value", "level", "levelColor", "symbolColor",
      "detailColor", "tintColor",
    ] {
      flags[name] = has(name)
    }
    let accessories = Set(items["accessory"]?.literals ?? [])
    flags["chevrons"] = !accessories.subtracting([".none", ".detailButton"]).isEmpty
    flags["details"] = !accessories.isDisjoint(with: [".detailButton", ".detailDisclosureButton"])
    flags["tile"] = has("tileColor")
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
      "hasLineUnderLastRow", "hasSectionEdges",
    ] { flags[name] = look(name) }
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
    flags["mask"] = look("cornerRadius") && technique == .bezierMask
    flags["covers"] = look("cornerRadius") && technique == .cornerCovers
    flags["layer"] = look("cornerRadius") && (technique == .maskedCorners || technique == .cardContainer)
    flags["fallsToLayer"] =
      technique == .bezierMask && looks["cornerCurve"]?.literals.contains { $0 != "nil" } ?? false
    flags["action"] = availability.has(14)
    flags["faithful"] = options.isFaithful
    flags["drawn"] = look("borderWidth") || look("shadowOpacity") || flags["covers"] == true
    flags["anyLine"] = hasLines || look("hasSectionEdges")
    flags["keepsCorners"] = flags["covers"] == true || (look("shadowOpacity") && look("cornerRadius"))
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
      "titleFont": font(\.titleFont), "detailFont": font(\.detailFont),
      "axis": axis,
      "textSpacing": isStatus
        ? metric(.statusSpacing) : items.kinds.contains(".value") ? metric(.valueSpacing) : "0",
      "detailLines": detailLines,
      "spacing": isStatus ? metric(.statusColumnSpacing) : metric(.textLabelAccessorySpacing),
    ]
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
    if items["value"] != nil || items["level"] != nil { values["sideSpacing"] = metric(.statusSpacing) }
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
    if items.kinds == [".status"] { return "0" }
    return items.kinds.contains(".status") ? "item.style == .status ? 0 : 1" : "1"
  }

  /// A text style by the cell style, as the layout has it.
  private func font(_ role: KeyPath<CardFonts, KeyValuePairs<String, String>>) -> String {
    let fonts = CardFonts(subtitle: environment.profile.subtitleTextStyle.rawValue)[keyPath: role]
    var used: [(kind: String, style: String)] = []
    for (kind, style) in fonts where items.kinds.contains(kind) { used.append((kind, style)) }
    guard let last = used.last else { return ".body" }
    var result = last.style
    for (kind, style) in used.dropLast().reversed()
    where style != result || used.contains(where: { $0.style != style }) {
      result = "item.style == \(kind) ? \(style) : \(result)"
    }
    return Set(used.map(\.style)).count == 1 ? last.style : result
  }
}

/// The text styles of labels by cell style.
private struct CardFonts {
  let subtitle: String

  var titleFont: KeyValuePairs<String, String> {
    [".status": ".headline", ".subtitle": ".body", ".value": ".body", ".title": ".body"]
  }

  var detailFont: KeyValuePairs<String, String> {
    [".status": ".footnote", ".subtitle": ".\(subtitle)", ".value": ".body", ".title": ".body"]
  }
}
