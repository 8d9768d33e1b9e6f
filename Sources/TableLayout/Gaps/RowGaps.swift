// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// A named space between the parts of one row, or between a part and the table's side. Its length has terms.
struct RowGap<N: Measure> {
  let name: String
  let axis: FrameTree.Gap.Axis
  /// In content coordinates, left to right.
  let frame: Frame<N>

  var length: N { axis == .horizontal ? frame.width : frame.height }
}

extension FrameTree.Gap {
  init(_ gap: RowGap<Points>, in environment: LayoutEnvironment) {
    self.init(name: gap.name, axis: gap.axis, frame: environment.directed(gap.frame.rect))
  }
}

extension RowLayout {
  /// The gaps beside the background and the parts of the cell, then those above, between and below the texts, then those
  /// beside the lines. Parts that touch or overlap have no gap between them.
  func gaps(_ cell: CellArrangement<N>) -> [RowGap<N>] {
    var gaps: [RowGap<N>] = []
    func add(_ name: String, _ axis: FrameTree.Gap.Axis, _ frame: Frame<N>) {
      let gap = RowGap(name: name, axis: axis, frame: frame)
      if gap.length.points > .zero { gaps.append(gap) }
    }
    func horizontal(_ name: String, from left: N, to right: N) {
      add(
        name, .horizontal,
        Frame(x: left, y: background.y, width: right - left, height: background.height))
    }
    func vertical(_ name: String, from top: N, to bottom: N) {
      add(name, .vertical, Frame(x: background.x, y: top, width: background.width, height: bottom - top))
    }
    horizontal("insetLeft", from: .zero, to: background.x)
    horizontal("insetRight", from: background.maxX, to: environment.tableWidth())
    // Swipe actions lie over the parts of the row that they hide.
    let parts = cell.swipedBy == .zero ? sideBySide(cell) : []
    if let first = parts.first, let last = parts.last {
      horizontal("contentMarginLeading", from: background.x, to: first.frame.x)
      for (left, right) in zip(parts, parts.dropFirst()) {
        let end = right.name.prefix(1).uppercased() + right.name.dropFirst()
        horizontal("\(left.name)To\(end)", from: left.frame.maxX, to: right.frame.x)
      }
      horizontal("contentMarginTrailing", from: last.frame.maxX, to: background.maxX)
    }
    if let title = cell.title {
      let top = background.y
      vertical("contentTop", from: top, to: top + title.frame.y)
      let below = cell.isStacked ? cell.detail : nil
      if let below { vertical("titleToDetail", from: top + title.frame.maxY, to: top + below.frame.y) }
      vertical("contentBottom", from: top + (below ?? title).frame.maxY, to: background.maxY)
    }
    let lines = SeparatorLayout(row: self, textLeading: cell.textLeading)
    let row = lines.cell
    for line in lines.separators {
      let frame = line.frame
      add(
        "separatorInsetLeft", .horizontal,
        Frame(x: row.x, y: frame.y, width: frame.x - row.x, height: frame.height))
      add(
        "separatorInsetRight", .horizontal,
        Frame(x: frame.maxX, y: frame.y, width: row.maxX - frame.maxX, height: frame.height))
    }
    return gaps
  }

  /// The parts of a cell from left to right, in content coordinates. Of two texts above each other, the wider one ends the
  /// space beside them.
  private func sideBySide(_ cell: CellArrangement<N>) -> [(name: String, frame: Frame<N>)] {
    let (title, detail) = (cell.title?.frame, cell.detail?.frame)
    let isDetailWider =
      cell.isStacked && (detail?.maxX.points ?? .zero) > (title?.maxX.points ?? .zero)
    let parts =
      [
        ("image", cell.image), ("title", isDetailWider ? nil : title),
        ("detail", cell.isStacked && !isDetailWider ? nil : detail), ("badge", cell.badge),
        ("accessory", cell.accessory),
      ]
      + cell.elements.filter { !$0.path.isInContent || $0.path == .content([]) }.map {
        ($0.drawn.element.kind.rawValue, $0.frame)
      }
    return parts.compactMap { name, frame in
      frame.map { (name, $0.offsetBy(dx: background.x, dy: background.y)) }
    }.sorted { $0.frame.x.points < $1.frame.x.points }
  }
}

extension CellArrangement {
  /// Whether the detail is below the title.
  fileprivate var isStacked: Bool {
    guard let title, let detail else { return false }
    return detail.frame.y.points >= title.frame.maxY.points
  }
}
