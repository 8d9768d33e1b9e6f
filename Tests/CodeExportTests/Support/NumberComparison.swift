// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel
import TestSupport
import Testing

/// Compares the lengths in a table's exported code with the layout's frames, and counts them, so that a test without
/// a comparison fails.
struct NumberComparison {
  /// The kinds of compared lengths.
  enum Kind: Hashable {
    case card, corners, covers, content, line, height, header, shadow, border, tile, insets, guide, list
  }

  let name: String
  let table: Table
  let layout: LaidOutTable
  private(set) var counts: [Kind: Int] = [:]
  /// The numbers of the code that differ from the layout, in words.
  private(set) var findings: [String] = []

  init(_ name: String, _ table: Table) {
    self.name = name
    self.table = table
    layout = LaidOutTable(table)
  }

  mutating func compare(_ kind: Kind, _ what: String, _ inCode: Points?, _ laidOut: Points?) {
    counts[kind, default: 0] += 1
    let inCode = inCode?.exactDescription ?? "no number"
    let laidOut = laidOut?.exactDescription ?? "no number"
    if inCode != laidOut {
      findings.append("\(name), \(what): \(inCode) in the code, \(laidOut) in the layout")
    }
  }

  var paths: [Table.IndexPath] { table.rowPaths }

  func geometry(_ path: Table.IndexPath) throws -> (RowGeometry, FrameTree.Row) {
    (try #require(layout.geometry(ofRowAt: path)), try #require(layout.rowTree(path)))
  }

  // MARK: - UIKit

  mutating func compare(_ code: ExportedUIKit) throws {
    try #require(code.items.count == paths.count, "\(name)")
    for (index, (path, item)) in zip(paths, code.items).enumerated() {
      if code.hasCards {
        try compareCard(path, code, code.look(ofRow: index))
      } else {
        try compareCell(path, code, item, inset: code.argument("separatorInset", ofRow: index)?.insets)
      }
      try compareParts(path, code, item)
    }
    compareList(code)
  }

  private mutating func compareCard(
    _ path: Table.IndexPath, _ code: ExportedUIKit,
    _ look: [String: SyntaxNode]
  ) throws {
    let (row, tree) = try geometry(path)
    let (cell, card) = (row.cell, row.background)
    let (isFirst, isLast) = (row.position.isFirst, row.position.isLast)
    let spec = table.look(ofRowAt: path)
    let ends = look["insets"]?.insets ?? SyntaxNode.Insets()
    let inner = look["neighborInsets"]?.insets ?? ends
    let (top, bottom) = (isFirst ? ends.top : inner.top, isLast ? ends.bottom : inner.bottom)
    let (left, right) = code.tableInset
    func compare(_ kind: Kind, _ what: String, _ inCode: Points?, _ laidOut: Points?) {
      self.compare(kind, "row \(path), \(what)", inCode, laidOut)
    }
    compare(.card, "the card's left side", ends.leading.map { left + $0 }, card.minX)
    compare(
      .card, "the card's right side", ends.trailing.map { right + $0 },
      layout.contentSize.width - card.maxX)
    compare(.card, "above the card", top, card.minY - cell.minY)
    compare(.card, "below the card", bottom, cell.maxY - card.maxY)

    let radii = code.radii(of: look, isFirst: isFirst, isLast: isLast)
    for (name, corner) in CornerMask.named {
      let laidOut = row.roundedCorners.contains(corner) ? row.cornerRadius : .zero
      compare(.corners, "the radius at \(name)", radii[name] ?? .zero, laidOut)
    }
    if !tree.cornerCovers.isEmpty {
      let radius = look["cornerRadius"]?.number ?? .zero
      let covers = code.covers(on: Size(width: card.width, height: card.height), radius: radius)
      // Patches cover round corners; without a radius there is nothing to cover.
      let shown = covers.filter { radii[$0.key] == nil }.map(\.value).sorted {
        ($0.minY, $0.minX) < ($1.minY, $1.minX)
      }
      let laidOut = tree.cornerCovers.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
      if !covers.isEmpty {
        if shown.count != laidOut.count {
          findings.append("\(name): \(shown.count) covers in the code, \(laidOut.count) in the layout")
        }
        for (one, other) in zip(shown, laidOut) {
          compare(.covers, "a cover's x", one.minX, other.minX - card.minX)
          compare(.covers, "a cover's y", one.minY, other.minY - card.minY)
          compare(.covers, "a cover's side", one.width, other.width)
        }
      }
    }

    let content = look["contentInsets"]?.insets ?? SyntaxNode.Insets(top: nil)
    let symbol = tree.image == nil ? nil : code.symbol
    let origin = look["titleOrigin"].flatMap { $0.kind == "nil" ? nil : $0 }
    let textX = try #require(tree.title?.frame.minX) - card.minX
    if let origin {
      compare(.content, "the title's x", origin["x"]?.number, textX + card.minX - cell.minX)
    } else {
      let before = symbol.map { $0.width + $0.spacing } ?? .zero
      compare(.content, "where its texts begin", content.leading.map { $0 + before }, textX)
    }
    if let end = [tree.accessory?.maxX, tree.badge?.maxX].compactMap(\.self).max() {
      // A switch's alignment rectangle ends before its frame, so UIKit lets it extend into the margin.
      let isSwitch = [.switchOn, .switchOff].contains(table[path].accessory)
      let overhang =
        isSwitch ? layout.environment.metric((spec[.cellContent] ?? .textLabel).switchOverhang) : .zero
      compare(.content, "where its accessory ends", content.trailing, card.maxX - end + overhang)
    }
    // The room of the texts above and below, if it makes the row higher than its minimum.
    let least = code.constant("RowLook", "minimumHeight")
    compare(.height, "the least height", least, layout.environment.minimumRowHeight)
    if let least, let texts = heightOfTexts(path, tree), card.height > least {
      compare(.height, "its height", content.top.map { $0 + texts + (content.bottom ?? 0) }, card.height)
    }
    if case .fixed = spec[.rowHeight] { compare(.height, "its height", look["height"]?.number, cell.height) }

    let pixel = Points(1) / layout.environment.grid.scale
    let names = code.hasHairline ? ["hairline": pixel, "RowLook.hairline": pixel] : [:]
    if let line = row.separator?.frame {
      compare(.line, "its thickness", look["lineThickness"]?.number(names), line.height)
      compare(.line, "its end", look["lineTrailing"]?.number, cell.maxX - line.maxX)
      let isOnTop = look["lineIsOnTop"]?.text == "true"
      compare(.line, "its side", isOnTop ? line.minY : line.maxY, isOnTop ? cell.minY : cell.maxY)
      let begins = look["lineLeading"]?.number ?? textX + card.minX - cell.minX
      compare(.line, "its beginning", begins, line.minX - cell.minX)
    } else if let thickness = look["lineThickness"], thickness.number(names) != .zero {
      let isOnTop = look["lineIsOnTop"]?.text == "true"
      compare(.line, "that there is none", (isOnTop ? isFirst : isLast) ? 0 : 1, 0)
    }
    if let shadow = spec[.shadow], shadow.isVisible {
      compare(.shadow, "its radius", look["shadowRadius"]?.number, shadow.radius)
      compare(.shadow, "its offset to the right", look["shadowOffset"]?["width"]?.number, shadow.offset.x)
      compare(.shadow, "its offset down", look["shadowOffset"]?["height"]?.number, shadow.offset.y)
      let opacity = Points(Double(shadow.opacity) / 1000)
      compare(.shadow, "its opacity", look["shadowOpacity"]?.number, opacity)
      let path = code.tree.own("class", "ShadowView")?.assigned(to: "layer.shadowPath")
      let isBounds = path?.first("call", "UIBezierPath")?["rect"]?.path == "bounds"
      compare(.shadow, "its path's insets", isBounds ? 0 : nil, 0)
    }
    if let border = spec[.border], border.width > .zero {
      compare(.border, "its width", look["borderWidth"]?.number, border.width)
    }
  }

  /// Points from the top of a row's title to the bottom of its detail; a row that wraps includes the additional pixel of
  /// UIKit's own separator.
  private func heightOfTexts(
    _ path: Table.IndexPath, _ tree: FrameTree.Row
  ) -> Points? {
    guard let title = tree.title else { return nil }
    let row = table[path]
    let isStacked = row.cellStyle == .status || row.cellStyle == .subtitle
    let bottom = isStacked ? tree.detail?.frame.maxY ?? title.frame.maxY : title.frame.maxY
    let hasPixel =
      row.numberOfLines != 1 && table.look(ofRowAt: path)[.separatorStyle] != SeparatorStyle.none
    let pixel = hasPixel ? Points(1) / layout.environment.grid.scale : .zero
    return bottom - title.frame.minY + pixel
  }

  /// Compares the tile before a title and the badge after it.
  private mutating func compareParts(
    _ path: Table.IndexPath, _ code: ExportedUIKit, _ item: SyntaxNode
  ) throws {
    let tree = try #require(layout.rowTree(path))
    if let image = tree.image, item["tileColor"] != nil {
      let side = code.constant("Metrics", "tileSide")
      self.compare(.tile, "row \(path), the tile's width", side, image.width)
      self.compare(.tile, "row \(path), the tile's height", side, image.height)
    }
    if let badge = tree.badge {
      self.compare(
        .tile, "row \(path), the badge's height", code.constant("Metrics", "badgeHeight"), badge.height)
    }
  }

  private mutating func compareCell(
    _ path: Table.IndexPath, _ code: ExportedUIKit, _ item: SyntaxNode, inset: SyntaxNode.Insets?
  ) throws {
    let (row, tree) = try geometry(path)
    if let line = row.separator?.frame, let insets = inset {
      let sides = [
        ("left", insets.leading, line.minX - row.cell.minX),
        ("right", insets.trailing, row.cell.maxX - line.maxX),
      ]
      // UIKit chooses automatic numbers itself.
      for (side, inCode, laidOut) in sides where inCode != nil {
        self.compare(.line, "row \(path), its line's \(side) inset", inCode, laidOut)
      }
    }
    if let image = tree.image, item["tileColor"] != nil, let title = tree.title {
      let padding = code.tree.assigned(to: "content.imageToTextPadding")?.number(code.metrics)
      self.compare(
        .tile, "row \(path), from the tile to the title", padding, title.frame.minX - image.maxX)
    }
  }

  private mutating func compareList(_ code: ExportedUIKit) {
    if let estimate = code.tree.assigned(to: "tableView.estimatedRowHeight") {
      self.compare(
        .list, "the estimated row height", estimate.number, layout.environment.minimumRowHeight)
    }
    if table.info.contentInsetBottom > .zero {
      let inset = code.tree.assigned(to: "tableView.contentInset.bottom")?.number
      self.compare(.list, "below the content", inset, table.info.contentInsetBottom)
    }
    if let margins = code.tree.assigned(to: "tableView.directionalLayoutMargins")?.insets {
      for path in paths.prefix(1) {
        let card = layout.geometry(ofRowAt: path)?.background
        self.compare(.list, "left of the groups", margins.leading, card?.minX)
        let right = card.map { layout.contentSize.width - $0.maxX }
        self.compare(.list, "right of the groups", margins.trailing, right)
      }
    }
    let ends = [
      ("header", code.lengths(ofSections: "headerHeight"), layout.rectForHeader),
      ("footer", code.lengths(ofSections: "footerHeight"), layout.rectForFooter),
    ]
    for (name, heights, rect) in ends {
      for (section, height) in heights.enumerated() where height != nil {
        self.compare(.header, "section \(section), its \(name)", height, rect(section).height)
      }
    }
  }

  // MARK: - SwiftUI

  mutating func compare(_ code: ExportedSwiftUI) throws {
    try #require(code.sections.map(\.rows.count) == table.sections.map(\.rows.count), "\(name)")
    for path in paths { try compareRow(path, code.sections[path.section].rows[path.row]) }
    for (index, section) in code.sections.enumerated() {
      let height = section.values["headerLook.height"]?.number
      if let height {
        compare(.header, "section \(index), its header", height, layout.rectForHeader(inSection: index).height)
      }
      guard table.info.style != .insetGrouped, let label = layout.labelInsets(.header, inSection: index) else {
        continue
      }
      let own = height == nil ? layout.environment.layoutMargin : .zero
      let card = section.rows.first?.decoration?.insets(isFirst: true, isLast: true).leading ?? .zero
      let leading = section.values["headerLook.leading"]?.number ?? .zero
      compare(.header, "section \(index), where its header begins", own + card + leading, label.left)
    }
  }

  private mutating func compareRow(_ path: Table.IndexPath, _ view: ExportedSwiftUI.Row) throws {
    let (row, tree) = try geometry(path)
    let (cell, card) = (row.cell, row.background)
    let (isFirst, isLast) = (row.position.isFirst, row.position.isLast)
    let width = layout.contentSize.width
    let spec = table.look(ofRowAt: path)
    func compare(_ kind: Kind, _ what: String, _ inCode: Points?, _ laidOut: Points?) {
      self.compare(kind, "row \(path), \(what)", inCode, laidOut)
    }
    let margins = view.margins
    if let decoration = view.decoration, table.info.style != .insetGrouped || decoration.isInset {
      let insets = decoration.insets(isFirst: isFirst, isLast: isLast)
      compare(.card, "the card's left side", insets.leading, card.minX)
      compare(.card, "the card's right side", insets.trailing, width - card.maxX)
      compare(.card, "above the card", insets.top, card.minY - cell.minY)
      compare(.card, "below the card", insets.bottom, cell.maxY - card.maxY)
      for ((name, corner), radius) in zip(CornerMask.named, decoration.radii(isFirst: isFirst, isLast: isLast)) {
        compare(.corners, "the radius at \(name)", radius, row.roundedCorners.contains(corner) ? row.cornerRadius : .zero)
      }
      if let shadow = spec[.shadow], shadow.isVisible {
        let own = decoration.card?["shadow"]
        compare(.shadow, "its radius", own?["radius"]?.number, shadow.radius)
        compare(.shadow, "its offset to the right", own?["x"]?.number ?? .zero, shadow.offset.x)
        compare(.shadow, "its offset down", own?["y"]?.number ?? .zero, shadow.offset.y)
      }
      if let border = spec[.border], border.width > .zero {
        compare(.border, "its width", decoration.card?["border"]?["width"]?.number, border.width)
      }
      if decoration.isInset {
        compare(.insets, "left of its contents", margins.leading, row.contentMargins.left)
        compare(.insets, "right of its contents", margins.trailing, row.contentMargins.right)
        let isSubtitle = table[path].cellStyle == .subtitle && table[path].detail != nil
        let room = isSubtitle ? view.subtitleMargin : margins.top
        if let texts = heightOfTexts(path, tree), card.height > layout.environment.minimumRowHeight {
          compare(.insets, "its height", room.map { $0 * 2 + texts }, card.height)
        }
      }
    }
    if let line = row.separator?.frame, let own = view.decoration?.line {
      let image = tree.image == nil ? .zero : SwiftUIImage.width(of: table[path]) + 15
      let begin = own["leading"]?.number ?? (own["margin"]?.number ?? 16) + image
      compare(.line, "its beginning", begin, line.minX - card.minX)
      compare(.line, "its end", own["trailing"]?.number ?? .zero, card.maxX - line.maxX)
      compare(.line, "its thickness", own["thickness"]?.number, line.height)
      let isTop = own["edge"]?.path == ".top"
      compare(.line, "its side", isTop ? line.minY : line.maxY, isTop ? cell.minY : card.maxY)
    } else if let line = row.separator?.frame {
      let left = card.minX + row.contentMargins.left
      let right = card.maxX - row.contentMargins.right
      if let shift = view.guide("leading") { compare(.guide, "its line's beginning", left + shift, line.minX) }
      if let shift = view.guide("trailing") { compare(.guide, "its line's end", right + shift, line.maxX) }
    }
    if let image = tree.image, table[path].cellStyle != .status {
      compare(.tile, "the image's width", SwiftUIImage.width(of: table[path]), image.width)
    }
  }
}

/// The support files' images.
private enum SwiftUIImage {
  static func width(of row: Row) -> Points { row.image?.tileColor == nil ? 24 : 29 }
}
