// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Additions to UIKit's own cells, which cells with cards have, too.
extension UIKitExport {
  /// Whether UIKit's own cells show a badge beside a disclosure indicator.
  var hasBadgeChevrons: Bool {
    guard looks == nil, let badges = items["badge"], let accessories = items["accessory"] else {
      return false
    }
    return zip(badges.literals, accessories.literals).contains { $0 != "nil" && $1 == ".disclosureIndicator" }
  }

  /// The lengths that the code uses by name.
  func writeMetrics(to writer: inout SwiftWriter) {
    let lengths = metrics
    guard !lengths.isEmpty else { return }
    writer.gap()
    writer.doc("In points.")
    writer.block("private enum Metrics") { writer in
      for (name, length) in lengths {
        writer.line("static let \(name): CGFloat = \(SwiftLiteral.points(length))")
      }
    }
  }

  var metrics: [(name: String, length: Points)] {
    let hasTile = items["tileColor"] != nil
    let isStatus = items.kinds == [".status"]
    let hasCards = looks != nil
    var result: [(String, Points)] = []
    func add(_ name: String, _ metric: Metric, if condition: Bool) {
      if condition { result.append((name, screen.read(metric))) }
    }
    add("tileSide", .tileSide, if: hasTile)
    add("tileCornerRadius", .tileCornerRadius, if: hasTile)
    add("tileSymbolSide", .tileGlyphSide, if: hasTile)
    add("badgeHeight", .badgeHeight, if: items["badge"] != nil)
    add("badgePadding", .badgePadding, if: items["badge"] != nil)
    add("imageToTextPadding", .imageToTextSpacing, if: !hasCards && hasTile)
    add("badgeSpacing", .badgeSpacing, if: !hasCards && hasBadgeChevrons)
    guard let looks else { return result }
    if table.info.maximumWidth == nil, isPinned {
      let (left, right) = looks.tableInset
      result += left == right ? [("margin", left)] : [("leadingMargin", left), ("trailingMargin", right)]
    }
    add("textSpacing", .statusSpacing, if: isStatus && hasTexts)
    add("textSpacing", .valueSpacing, if: items.kinds.contains(".value") && hasTexts)
    add("columnSpacing", isStatus ? .statusColumnSpacing : .textLabelAccessorySpacing, if: hasAccessories)
    add("badgeSpacing", isStatus ? .statusSpacing : .badgeSpacing, if: items["badge"] != nil)
    let hasSymbol = items["symbol"] != nil
    let imageWidth: Metric = isStatus ? .statusIconSide : hasTile ? .tileSide : .imageSlotWidth
    let imageSpacing: Metric =
      isStatus ? .statusColumnSpacing : hasTile ? .imageToTextSpacing : .symbolToTextSpacing
    add("symbolWidth", imageWidth, if: hasSymbol && (items["imageSize"]?.type ?? "CGSize?") == "CGSize?")
    add("symbolSpacing", imageSpacing, if: hasSymbol)
    add("levelSide", .statusLevelSide, if: items["level"] != nil)
    add("levelSpacing", .statusSpacing, if: items["value"] != nil && items["level"] != nil)
    return result
  }

  /// Whether cells with cards have texts besides their titles.
  var hasTexts: Bool { items["detail"] != nil || items["date"] != nil }

  /// Whether cells with cards have views after their texts.
  var hasAccessories: Bool {
    ["badge", "accessory", "hasSwitch", "value", "level"].contains { items[$0] != nil }
  }

  func writeNativeParts(to writer: inout SwiftWriter) {
    if usesLabels { writeLabelCells(to: &writer) }
    writeTile(to: &writer)
    writeBadge(to: &writer)
    writeMetrics(to: &writer)
  }

  private func writeLabelCells(to writer: inout SwiftWriter) {
    let styles = [".title": "default", ".subtitle": "subtitle", ".value": "value1", ".column": "value2"]
    for (kind, cell) in zip(items.kinds.sorted(), labelCells) {
      writer.part("LabelCell", [], ["_Cell_": cell.type, "_style_": styles[kind] ?? "default"])
    }
  }

  /// The images of rows, and the tiles under them.
  func writeTile(to writer: inout SwiftWriter) {
    guard items["symbol"] != nil else { return }
    let size = items["imageSize"]
    let hasTile = items["tileColor"] != nil
    var flags: Set<String> = []
    flags.set("tile", hasTile)
    flags.set("imageSize", size != nil)
    flags.set("imageSizeOptional", size?.type == "CGSize?")
    flags.set("mutations", availability.has(17))
    var values = ["_symbolColor_": items["symbolColor"] == nil ? ".white" : "symbolColor ?? .white"]
    if let size, !size.isStored { values["imageSize"] = size.value(of: "") }
    writer.part("ItemImage", flags, values)
    if hasTile { writer.part("SymbolTile", flags) }
  }

  func writeBadge(to writer: inout SwiftWriter) {
    guard items["badge"] != nil else { return }
    var parts = ["BadgeLabel"]
    if hasBadgeChevrons { parts += ["BadgeAccessory", "Chevron"] }
    // A stack view asks for the intrinsic size.
    for part in parts { writer.part(part, looks == nil && !hasBadgeChevrons ? ["alone"] : []) }
  }
}
