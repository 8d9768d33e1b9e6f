// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel
import TestSupport

/// Compares the frames of running code with the layout's, and counts the compared numbers.
struct FrameComparison {
  /// The numbers that differ, in words.
  private(set) var findings: [String] = []
  private(set) var count = 0
  private let layout: LaidOutTable
  private let isMirrored: Bool
  /// Points from the screen's side to the table view.
  private let tableX: Double

  init(_ table: Table, _ facts: ExportedFacts) {
    layout = LaidOutTable(table)
    tableX = facts.tableX
    isMirrored = layout.environment.isRightToLeft
    guard facts.rows.count == table.rowPaths.count else {
      findings = ["\(facts.rows.count) rows of \(table.rowPaths.count)"]
      return
    }
    for (path, row) in zip(table.rowPaths, facts.rows) { compare(path, row) }
    for section in table.sections.indices {
      compareTexts(.header, section, facts.headers[section])
      compareTexts(.footer, section, facts.footers[section])
      compare(
        "height of header \(section)", facts.headers[section].frame[3],
        layout.rectForHeader(inSection: section).height)
      compare(
        "height of footer \(section)", facts.footers[section].frame[3],
        layout.rectForFooter(inSection: section).height)
    }
  }

  private mutating func compare(_ what: String, _ found: Double?, _ expected: Points?) {
    count += 1
    let isSame =
      switch (found, expected) {
      case (let found?, let expected?): abs(found - expected.doubleValue) < 0.01
      case (nil, nil): true
      default: false
      }
    if !isSame {
      findings.append(
        "\(what): \(found.map { "\($0)" } ?? "none"), not \(expected?.exactDescription ?? "none")")
    }
  }

  private mutating func compare(_ what: String, _ found: [Double], _ expected: Rect) {
    let numbers = [expected.minX, expected.minY, expected.width, expected.height]
    for (part, (found, expected)) in zip(["x", "y", "width", "height"], zip(found, numbers)) {
      compare("\(part) of \(what)", found, expected)
    }
  }

  /// The end of a row's accessories, at the side where texts end. A switch's frame reaches beyond its margin.
  private mutating func compareEnd(
    _ name: String, _ row: ExportedFacts.Row, _ tree: FrameTree.Row, _ placed: (Rect) -> Rect
  ) {
    let parts = [tree.accessory, tree.badge].compactMap { $0.map(placed) }
    guard !parts.isEmpty, row.accessory?.contains("switch") != true, let ends = row.accessoryEnds else {
      return
    }
    if isMirrored {
      compare("the end of the accessories of \(name)", ends[0], parts.map(\.minX).min())
    } else {
      compare("the end of the accessories of \(name)", ends[1], parts.map(\.maxX).max())
    }
  }

  private mutating func compareTexts(
    _ kind: HeaderFooterKind, _ section: Int, _ title: ExportedFacts.Title
  ) {
    guard let insets = layout.labelInsets(kind, inSection: section), let text = title.texts.first else {
      return
    }
    let x = tableX + title.frame[0] + text.frame[0]
    let found = isMirrored ? layout.environment.width.doubleValue - x - text.frame[2] : x
    compare("the beginning of \(kind) \(section)", found, insets.left)
  }

  private mutating func compare(_ path: Table.IndexPath, _ row: ExportedFacts.Row) {
    guard let laidOut = layout.row(at: path), let tree = layout.rowTree(path) else { return }
    let name = "row \(path.section).\(path.row)"
    let cell = tree.frame
    compare("y of \(name)", row.cell[1], cell.minY)
    let look = layout.table.look(ofRowAt: path)
    // Frames in a cell count from the screen's sides, because a cell is as wide as the screen or as its group.
    let x = Points(row.cell[0] + tableX)
    func placed(_ frame: Rect) -> Rect { frame.offsetBy(dx: -x, dy: -cell.minY) }
    guard let card = row.card else {
      compare("height of \(name)", row.cell[3], cell.height)
      if look[.contentInsetsLeading] != nil { compareTitle(name, path, row, tree, placed) }
      if look[.contentInsetsTrailing] != nil { compareEnd(name, row, tree, placed) }
      return
    }
    compare("the card of \(name)", card, placed(tree.background))
    var radii = laidOut.shape.requestedRadii(at: laidOut.shape.roundedCorners)
    if isMirrored { radii = radii.mirrored }
    let corners = [radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight]
    if tree.cornerCovers.isEmpty {
      for (index, radius) in corners.enumerated() {
        compare("radius \(index) of \(name)", row.radii[index], radius)
      }
    }
    compare("the covers of \(name)", row.covers, tree.cornerCovers.map(placed))
    // A card clips its lines.
    let width = layout.contentSize.width
    let lines = ([laidOut.separator?.frame].compactMap(\.self) + laidOut.sectionEdges).map { line in
      var frame = layout.environment.visible(line, ofRow: laidOut.background.rect)
      if isMirrored { frame.origin.x = width - frame.maxX }
      return frame
    }
    compare("the lines of \(name)", row.lines, lines.map(placed))
    compare("the border of \(name)", row.border, look[.border]?.width ?? .zero)
    let shadow = look[.shadow].flatMap { $0.isVisible ? $0 : nil }
    compare("the shadow's radius of \(name)", row.shadow?[0], shadow?.radius)
    compare("the shadow's x of \(name)", row.shadow?[2], shadow?.offset.x)
    compare("the shadow's y of \(name)", row.shadow?[3], shadow?.offset.y)
    guard layout.table[path].cellStyle != .status, layout.table[path].cellStyle != .value2,
      look[.titleOrigin] == nil
    else { return }
    compareEnd(name, row, tree, placed)
    compareTitle(name, path, row, tree, placed)
  }

  /// Texts begin where the layout's do; widths are the double's own.
  private mutating func compareTitle(
    _ name: String, _ path: Table.IndexPath, _ row: ExportedFacts.Row, _ tree: FrameTree.Row,
    _ placed: (Rect) -> Rect
  ) {
    guard let title = tree.title?.frame, let text = row.texts.first, layout.table[path].image == nil else {
      return
    }
    let found = isMirrored ? text.frame[0] + text.frame[2] : text.frame[0]
    compare(
      "the title's beginning of \(name)", found, placed(title).minX + (isMirrored ? title.width : .zero))
  }

  private mutating func compare(_ what: String, _ found: [[Double]], _ expected: [Rect]) {
    func sorted(_ frames: [[Double]]) -> [[Double]] { frames.sorted { ($0[1], $0[0]) < ($1[1], $1[0]) } }
    compare("the number of \(what)", Double(found.count), Points(expected.count))
    let rects = expected.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    for (found, expected) in zip(sorted(found), rects) { compare(what, found, expected) }
  }
}
