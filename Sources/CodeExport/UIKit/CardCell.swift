// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Cells whose rows are on cards: views with corners, borders and shadows of their own.
extension UIKitExport {
  var cardProvider: [String] {
    let look = stored(lookField)
    var flags: Set<String> = []
    flags.set("switches", items["hasSwitch"] != nil)
    flags.set("details", hasDetailButtons)
    flags.set("sections", look?.isOfSections ?? false)
    let part = CodePart(options.isFaithful ? "FaithfulCardProvider" : "CardProvider")
    return part.code(flags, ["Controller": names.controller, "_look_": look?.use ?? ".standard"])
  }

  /// Looks, positions, the cell and its views.
  func writeCards(to writer: inout SwiftWriter) {
    guard let looks else { return }
    let flags = cardFlags(looks)
    let values = cardValues(looks)
    func write(_ part: String) { writer.part(part, flags, values) }
    writer.gap()
    writer.line("// MARK: - Looks")
    writer.gap()
    writeLooks(looks, to: &writer)
    write("RowPosition")
    writer.gap()
    writer.line("// MARK: - Cells")
    writer.gap()
    writer.joined(
      ["RowCell", options.isFaithful ? "FaithfulRowCell" : "RowCellLines"].map {
        CodePart($0).code(flags, values)
      })
    write("RowCellContents")
    write(options.isFaithful ? "FaithfulCardView" : "CardView")
    write("EdgeConstraints")
    if flags.contains("shadow"), !options.isFaithful { write("ShadowView") }
    if flags.contains("mask") || (flags.contains("shadow") && looks.isRounded) { write("RoundedPath") }
    writeTile(to: &writer)
    writeBadge(to: &writer)
    if flags.contains("chevrons") { write("Chevron") }
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
      let least = screen.look(of: .table).given(.minimumRowHeight) ?? environment.minimumRowHeight
      writer.line("static let minimumHeight: CGFloat = \(SwiftLiteral.points(least))")
      writer.gap()
      for field in looks.fields {
        if let meaning = field.meaning { writer.doc(meaning) }
        let value = field.standard == "hairline" ? "RowLook.hairline" : field.standard
        // A value that all looks share is a constant.
        let declaration =
          !field.isUniform
          ? field.declaration(value)
          : value == "nil"
            ? "let \(field.name): \(field.type) = nil" : "let" + field.declaration(value).dropFirst(3)
        writer.declaration(declaration)
      }
    }
  }

  // MARK: - Flags and values

  private func cardFlags(_ looks: RowLooks) -> Set<String> {
    var flags = items.flags.union(looks.fields.map(\.name))
    func set(_ name: String, _ condition: Bool) { flags.set(name, condition) }
    func has(_ flag: String) -> Bool { flags.contains(flag) }
    let accessories = Set(items["accessory"]?.literals ?? [])
    set("indicators", !accessories.subtracting([".none", ".detailButton"]).isEmpty)
    set("chevrons", !accessories.isDisjoint(with: [".disclosureIndicator", ".detailDisclosureButton"]))
    set("checkmarks", accessories.contains(".checkmark"))
    set("details", !accessories.isDisjoint(with: [".detailButton", ".detailDisclosureButton"]))
    set("switches", items["hasSwitch"] != nil)
    set("accessories", hasAccessories)
    set("imageSizeStored", items["imageSize"]?.isStored ?? false)
    set("imageSizeOptional", items["imageSize"]?.type == "CGSize?")
    let values = items.kinds.contains(".value")
    set("texts", hasTexts)
    set("anyValues", values)
    set("valuesAlone", items.kinds == [".value"])
    set("values", values && items.kinds.count > 1)
    set("columns", items.kinds != [".value"])
    set("textSpacing", metrics.contains { $0.name == "textSpacing" })
    set("statusAlone", items.kinds == [".status"])
    set("side", has("value") || has("level"))
    set("cards", environment.style == .cards)
    // An article's cell gets its lines and corners when it is displayed.
    set("decorates", options.isFaithful)
    // Corners, borders and shadows
    let isRounded = looks.isRounded
    set("uneven", looks.isUneven)
    set("border", looks["borderWidth"] != nil)
    set("shadow", looks["shadowOpacity"] != nil)
    set("mask", isRounded && technique == .bezierMask)
    set("covers", isRounded && technique == .cornerCovers)
    set("layer", isRounded && (technique == .maskedCorners || technique == .cardContainer))
    set("fallsToLayer", has("mask") && looks["cornerCurve"]?.literals.contains { $0 != "nil" } ?? false)
    set("drawn", has("border") || has("shadow") || has("covers"))
    set("keepsCorners", has("covers") || (has("shadow") && isRounded))
    set("rounds", has("covers") || has("layer"))
    set("sublayers", has("covers") || (has("mask") && has("border")))
    set("withoutAnimation", has("covers") || has("mask"))
    set("laysOut", has("withoutAnimation") || has("border"))
    // Without the property, all lines begin at the titles.
    let leadings = looks["lineLeading"]?.literals ?? ["nil"]
    set("line", looks["lineThickness"]?.literals.contains { $0 != "0" } ?? false)
    set("anyLine", has("line") || has("hasSectionEdges"))
    set("lineOwn", leadings.contains { $0 != "nil" })
    set("lineText", leadings.contains("nil"))
    set("lineBoth", has("lineOwn") && has("lineText"))
    set("lineTop", looks["lineIsOnTop"]?.literals.contains("true") ?? false)
    set("lineBottom", looks["lineIsOnTop"]?.literals.contains("false") ?? true)
    return flags
  }

  /// The code for the names in parts: the value that all rows have, or the default.
  private func cardValues(_ looks: RowLooks) -> [String: String] {
    var values = items.values.merging([
      "item.titleColor": ".label", "item.tintColor": "nil", "item.badgeColor": ".systemRed",
      "item.titleFont": font { environment.titleTextStyle($0) },
      "item.detailFont": font { environment.detailTextStyle($0) },
      "item.detailLines": detailLines,
      "Radius": looks.isUneven ? "CornerRadii" : "CGFloat",
    ]) { own, _ in own }
    if let size = items["imageSize"], !size.isStored { values["_imageSize_"] = size.value(of: "item") }
    if looks["selectedColor"] == nil { values["look.selectedColor"] = ".systemGray4" }
    return values
  }

  private var detailLines: String {
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
