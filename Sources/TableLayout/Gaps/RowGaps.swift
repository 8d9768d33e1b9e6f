import Drawing
import Geometry

/// Names the space between the things in one row, and between the row and the table's sides.
struct RowGaps {
  private let row: RowFrame
  private let cell: CellArrangement
  private(set) var gaps: [FrameTree.Gap] = []

  /// Left to right, in content coordinates.
  init(row: RowFrame, cell: CellArrangement) {
    self.row = row
    self.cell = cell
    let background = row.background
    horizontal("insetLeft", from: .zero, to: background.minX)
    horizontal("insetRight", from: background.maxX, to: row.environment.width)
    addContent()
    addLines()
    addSeparators()
  }

  /// Image, texts, badge and accessory from left to right, and what lies between each two.
  private mutating func addContent() {
    let background = row.background
    var things: [(name: String, frame: Rect)] = []
    if let image = cell.image { things.append(("image", image)) }
    let isDetailWider = isStacked && (cell.detail?.frame.maxX ?? .zero) > (cell.title?.frame.maxX ?? .zero)
    // Of two texts that stand one over the other the wider one ends the space beside them.
    if let title = cell.title, !isDetailWider { things.append(("title", title.frame)) }
    if let detail = cell.detail, !isStacked || isDetailWider { things.append(("detail", detail.frame)) }
    if let badge = cell.badge { things.append(("badge", badge)) }
    if let accessory = cell.accessory { things.append(("accessory", accessory)) }
    things = things.map { ($0.name, $0.frame.offsetBy(dx: background.minX, dy: background.minY)) }
    things.sort { $0.frame.minX < $1.frame.minX }
    guard let first = things.first, let last = things.last else { return }
    horizontal("contentMarginLeading", from: background.minX, to: first.frame.minX)
    for (left, right) in zip(things, things.dropFirst()) {
      horizontal(Self.name(left.name, right.name), from: left.frame.maxX, to: right.frame.minX)
    }
    horizontal("contentMarginTrailing", from: last.frame.maxX, to: background.maxX)
  }

  private static func name(_ left: String, _ right: String) -> String {
    left + "To" + right.prefix(1).uppercased() + right.dropFirst()
  }

  private var isStacked: Bool {
    guard let title = cell.title, let detail = cell.detail else { return false }
    return detail.frame.minY >= title.frame.maxY
  }

  /// Over, between and under the texts.
  private mutating func addLines() {
    guard let title = cell.title else { return }
    let top = row.background.minY
    vertical("contentTop", from: top, to: top + title.frame.minY)
    var bottom = title.frame.maxY
    if let detail = cell.detail, isStacked {
      vertical("titleToDetail", from: top + title.frame.maxY, to: top + detail.frame.minY)
      bottom = detail.frame.maxY
    }
    vertical("contentBottom", from: top + bottom, to: row.background.maxY)
  }

  private mutating func addSeparators() {
    for line in SeparatorLayout(row: row, textLeading: cell.textLeading).separators {
      let frame = line.frame
      add(
        "separatorInsetLeft", .horizontal,
        Rect(
          x: row.frame.minX, y: frame.minY, width: frame.minX - row.frame.minX, height: frame.height))
      add(
        "separatorInsetRight", .horizontal,
        Rect(
          x: frame.maxX, y: frame.minY, width: row.frame.maxX - frame.maxX, height: frame.height))
    }
  }

  private mutating func horizontal(_ name: String, from left: Points, to right: Points) {
    let background = row.background
    add(
      name, .horizontal,
      Rect(x: left, y: background.minY, width: right - left, height: background.height))
  }

  private mutating func vertical(_ name: String, from top: Points, to bottom: Points) {
    let background = row.background
    add(name, .vertical, Rect(x: background.minX, y: top, width: background.width, height: bottom - top))
  }

  /// Things that touch or overlap have no gap between them.
  private mutating func add(_ name: String, _ axis: FrameTree.Gap.Axis, _ frame: Rect) {
    let length = axis == .horizontal ? frame.width : frame.height
    if length > .zero { gaps.append(FrameTree.Gap(name: name, axis: axis, frame: frame)) }
  }
}
