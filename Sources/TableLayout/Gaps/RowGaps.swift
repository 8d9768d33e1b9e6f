// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// Names the spaces between the parts of one row, and between the row and the table's sides.
struct RowGaps<N: Measure> {
  /// A gap whose length has terms.
  struct Gap {
    let name: String
    let axis: FrameTree.Gap.Axis
    let frame: Frame<N>

    var length: N { axis == .horizontal ? frame.width : frame.height }
  }

  private let row: RowLayout<N>
  private let cell: CellArrangement<N>
  private(set) var gaps: [Gap] = []

  /// Finds all gaps, left to right, in content coordinates.
  init(row: RowLayout<N>, cell: CellArrangement<N>) {
    self.row = row
    self.cell = cell
    let background = row.background
    horizontal("insetLeft", from: .zero, to: background.x)
    horizontal("insetRight", from: background.maxX, to: row.environment.tableWidth())
    addContent()
    addLines()
    addSeparators()
  }

  /// Adds the horizontal gaps between image, texts, badge and accessory.
  private mutating func addContent() {
    let background = row.background
    var things: [(name: String, frame: Frame<N>)] = []
    if let image = cell.image { things.append(("image", image)) }
    let isDetailWider =
      isStacked && (cell.detail?.frame.rect.maxX ?? .zero) > (cell.title?.frame.rect.maxX ?? .zero)
    // The wider of two stacked texts ends the space beside them.
    if let title = cell.title, !isDetailWider { things.append(("title", title.frame)) }
    if let detail = cell.detail, !isStacked || isDetailWider { things.append(("detail", detail.frame)) }
    if let badge = cell.badge { things.append(("badge", badge)) }
    if let accessory = cell.accessory { things.append(("accessory", accessory)) }
    things = things.map { ($0.name, $0.frame.offsetBy(dx: background.x, dy: background.y)) }
    things.sort { $0.frame.x.points < $1.frame.x.points }
    guard let first = things.first, let last = things.last else { return }
    horizontal("contentMarginLeading", from: background.x, to: first.frame.x)
    for (left, right) in zip(things, things.dropFirst()) {
      horizontal(Self.name(left.name, right.name), from: left.frame.maxX, to: right.frame.x)
    }
    horizontal("contentMarginTrailing", from: last.frame.maxX, to: background.maxX)
  }

  private static func name(_ left: String, _ right: String) -> String {
    left + "To" + right.prefix(1).uppercased() + right.dropFirst()
  }

  private var isStacked: Bool {
    guard let title = cell.title, let detail = cell.detail else { return false }
    return detail.frame.rect.minY >= title.frame.rect.maxY
  }

  /// Adds the gaps above, between and below the texts.
  private mutating func addLines() {
    guard let title = cell.title else { return }
    let top = row.background.y
    vertical("contentTop", from: top, to: top + title.frame.y)
    var bottom = title.frame.maxY
    if let detail = cell.detail, isStacked {
      vertical("titleToDetail", from: top + title.frame.maxY, to: top + detail.frame.y)
      bottom = detail.frame.maxY
    }
    vertical("contentBottom", from: top + bottom, to: row.background.maxY)
  }

  private mutating func addSeparators() {
    let layout = SeparatorLayout(row: row, textLeading: cell.textLeading)
    let cell = layout.cell
    for line in layout.separators {
      let frame = line.frame
      add(
        "separatorInsetLeft", .horizontal,
        Frame(x: cell.x, y: frame.y, width: frame.x - cell.x, height: frame.height))
      add(
        "separatorInsetRight", .horizontal,
        Frame(x: frame.maxX, y: frame.y, width: cell.maxX - frame.maxX, height: frame.height))
    }
  }

  private mutating func horizontal(_ name: String, from left: N, to right: N) {
    let background = row.background
    add(name, .horizontal, Frame(x: left, y: background.y, width: right - left, height: background.height))
  }

  private mutating func vertical(_ name: String, from top: N, to bottom: N) {
    let background = row.background
    add(name, .vertical, Frame(x: background.x, y: top, width: background.width, height: bottom - top))
  }

  /// Adds a gap, unless the parts touch or overlap.
  private mutating func add(_ name: String, _ axis: FrameTree.Gap.Axis, _ frame: Frame<N>) {
    let gap = Gap(name: name, axis: axis, frame: frame)
    if gap.length.points > .zero { gaps.append(gap) }
  }
}

extension FrameTree.Gap {
  init<N>(_ gap: RowGaps<N>.Gap) { self.init(name: gap.name, axis: gap.axis, frame: gap.frame.rect) }
}
