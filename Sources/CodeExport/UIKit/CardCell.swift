// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Cells whose rows lie on cards: views with corners, borders and shadows of their own.
extension UIKitExport {
  func writeCardProvider(to writer: inout SwiftWriter) {
    let look = stored(lookField)
    let template = SwiftTemplate(
      [
        "switch": items["hasSwitch"] != nil, "details": hasDetailButtons,
        "sections": look?.isOfSections ?? false,
      ], ["look": look?.use ?? ".standard"])
    writer.lines(
      template.lines(options.isFaithful ? CardTemplates.faithfulProvider : CardTemplates.provider))
  }

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
    var parts =
      options.isFaithful
      ? [CardTemplates.faithfulCell, CardTemplates.faithfulCard] : [CardTemplates.cell, CardTemplates.card]
    parts.append(CardTemplates.edgeConstraints)
    if template.flags.contains("shadow"), !options.isFaithful { parts.append(CardTemplates.shadow) }
    for part in parts {
      writer.gap()
      writer.fittedLines(template.lines(part))
    }
    if template.flags.contains("uneven") {
      writer.gap()
      writer.lines(CodePart("CornerRadii").code())
    }
    writeTile(to: &writer)
    writeBadge(to: &writer)
    if template.flags.contains("chevrons") { writer.chevron() }
    writeMetrics(to: &writer)
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
        let value = field.standard == "hairline" ? "RowLook.hairline" : field.standard
        // What all looks have is a constant.
        let declaration =
          !field.isUniform
          ? field.declaration(value)
          : value == "nil"
            ? "let \(field.name): \(field.type) = nil" : "let" + field.declaration(value).dropFirst(3)
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
    flags["indicators"] = !accessories.subtracting([".none", ".detailButton"]).isEmpty
    flags["chevrons"] = !accessories.isDisjoint(with: [".disclosureIndicator", ".detailDisclosureButton"])
    flags["checkmarks"] = accessories.contains(".checkmark")
    flags["details"] = !accessories.isDisjoint(with: [".detailButton", ".detailDisclosureButton"])
    flags["imageSizeStored"] = items["imageSize"]?.isStored ?? false
    flags["imageSizeOptional"] = items["imageSize"]?.type == "CGSize?"
    flags["switch"] = has("hasSwitch")
    flags["accessories"] = hasAccessories
    flags["valuesAlone"] = items.kinds == [".value"]
    flags["values"] = items.kinds.contains(".value") && items.kinds.count > 1
    flags["anyValues"] = items.kinds.contains(".value")
    flags["columns"] = !(items.kinds == [".value"])
    flags["textSpacing"] = metrics.contains { $0.name == "textSpacing" }
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
    flags["mask"] = isRounded && technique == .bezierMask
    flags["covers"] = isRounded && technique == .cornerCovers
    flags["layer"] = isRounded && (technique == .maskedCorners || technique == .cardContainer)
    flags["fallsToLayer"] =
      technique == .bezierMask && looks["cornerCurve"]?.literals.contains { $0 != "nil" } ?? false
    flags["drawn"] = look("borderWidth") || look("shadowOpacity") || flags["covers"] == true
    flags["anyLine"] = hasLines || look("hasSectionEdges")
    flags["keepsCorners"] = flags["covers"] == true || (look("shadowOpacity") && isRounded)
    flags["rounds"] = flags["covers"] == true || flags["layer"] == true
    flags["sublayers"] = flags["covers"] == true || (flags["mask"] == true && look("borderWidth"))
    flags["withoutAnimation"] = flags["covers"] == true || flags["mask"] == true
    flags["laysOut"] = flags["withoutAnimation"] == true || look("borderWidth")
    return SwiftTemplate(flags, cardValues())
  }

  private func cardValues() -> [String: String] {
    func item(_ name: String) -> String { items[name]?.value(of: "item") ?? "nil" }
    var values = [
      "lines": item("lines"),
      "titleColor": items["titleColor"].map { $0.value(of: "item") } ?? ".label",
      "tint": items["tintColor"].map { $0.value(of: "item") } ?? "nil",
      "accessory": item("accessory"),
      "badgeColor": items["badgeColor"].map { $0.value(of: "item") } ?? ".systemRed",
      "titleFont": items["titleFont"]?.value(of: "item")
        ?? font { environment.titleTextStyle($0) },
      "detailFont": items["detailFont"]?.value(of: "item")
        ?? font { environment.detailTextStyle($0) },
      "titleAlignment": item("titleAlignment"), "detailAlignment": item("detailAlignment"),
      "imageSize": item("imageSize"), "image": imageFunction.joined(separator: "\n"),
      "selectedColor": looks?["selectedColor"] == nil ? ".systemGray4" : "look.selectedColor",
      "detailLines": detailLines,
    ]
    let isUneven = looks?["cornerRadii"] != nil
    values["lineBottom"] = looks?["lineSpacing"] == nil ? "bounds.height" : "bottom"
    values["place"] = looks?["roundsEachRow"] == nil ? "position" : "place"
    values["radius"] = isUneven ? "radii" : "radius"
    values["radiusType"] = isUneven ? "CornerRadii" : "CGFloat"
    values["noRadius"] = isUneven ? "CornerRadii()" : "0"
    values["cornerRadius"] = isUneven ? "cornerRadii" : "cornerRadius"
    values["onlyRowCornerRadius"] = isUneven ? "onlyRowCornerRadii" : "onlyRowCornerRadius"
    return values
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
