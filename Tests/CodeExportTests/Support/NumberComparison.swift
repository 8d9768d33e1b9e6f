// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel
import TestSupport
import Testing

/// Compares the lengths in a table's code for SwiftUI with the layout's frames, and counts them, so that a test without
/// a comparison fails.
struct NumberComparison {
  /// The kinds of compared lengths.
  enum Kind: Hashable {
    case card, corners, line, header, shadow, border, image, insets, guide
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

  func row(_ path: Table.IndexPath) throws -> (RowLayout<Points>, FrameTree.Row) {
    (try #require(layout.row(at: path)), try #require(layout.rowTree(path)))
  }

  mutating func compare(_ code: ExportedSwiftUI) throws {
    try #require(code.sections.map(\.rows.count) == table.sections.map(\.rows.count), "\(name)")
    for path in paths { try compareRow(path, code.sections[path.section].rows[path.row]) }
    for (index, section) in code.sections.enumerated() {
      let height = section.values["headerLook.height"]?.number
      if let height {
        compare(
          .header, "section \(index), its header", height, layout.rectForHeader(inSection: index).height)
      }
      guard table.info.style != .insetGrouped, let label = layout.labelInsets(.header, inSection: index)
      else {
        continue
      }
      let own = height == nil ? layout.environment.layoutMargin : .zero
      let card = section.rows.first?.decoration?.insets(isFirst: true, isLast: true).leading ?? .zero
      let leading = section.values["headerLook.leading"]?.number ?? .zero
      compare(.header, "section \(index), where its header begins", own + card + leading, label.left)
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

  private mutating func compareRow(_ path: Table.IndexPath, _ view: ExportedSwiftUI.Row) throws {
    let (row, tree) = try self.row(path)
    let (cell, card) = (row.frame.rect, row.background.rect)
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
      let radii = row.shape.requestedRadii(at: row.shape.roundedCorners)
      let laidOut = [radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight]
      for (radius, laidOut) in zip(decoration.radii(isFirst: isFirst, isLast: isLast), laidOut) {
        compare(.corners, "a corner's radius", radius, laidOut)
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
    if let frame = row.separator?.frame, let own = view.decoration?.line {
      // The picture cuts a line that is longer than its row.
      let line = layout.environment.visible(frame, ofRow: card)
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
      if let shift = view.guide("leading") {
        compare(.guide, "its line's beginning", left + shift, line.minX)
      }
      if let shift = view.guide("trailing") { compare(.guide, "its line's end", right + shift, line.maxX) }
    }
    if let image = tree.image, table[path].cellStyle != .status {
      compare(.image, "the image's width", SwiftUIImage.width(of: table[path]), image.width)
    }
  }
}

/// The support files' images.
private enum SwiftUIImage {
  static func width(of row: Row) -> Points { row.image?.tileColor == nil ? 24 : 29 }
}
