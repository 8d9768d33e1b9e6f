// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry

/// Sorts a display list into rows, and texts outside of them, group by group.
struct TextBlocks {
  /// Those that nobody took yet.
  private var rows: [TextBlock] = []
  /// Headers, footers and the table's own header and footer views, those that nobody took yet.
  private var loose: [TextBlock.Piece] = []
  /// What stays at the upper and at the lower edge over the rows.
  private(set) var pinnedHeaders: [TextBlock.Piece] = []
  private(set) var pinnedFooters: [TextBlock.Piece] = []
  /// What stands above the content.
  private(set) var bars = TextBars()
  private var rulers: [(section: Int?, ruler: Ruler)] = []
  /// The lines of blank rows.
  private(set) var fillers: [Rect] = []
  private let glyphs: GlyphSet
  private var background: Paint?
  private var current: (section: Int, row: Int)?

  init(glyphs: GlyphSet) { self.glyphs = glyphs }

  /// The same table's, without what was added.
  var empty: TextBlocks {
    var result = TextBlocks(glyphs: glyphs)
    result.background = background
    return result
  }

  mutating func add(_ row: TextBlock) { rows.append(row) }

  mutating func add(_ group: DisplayGroup) {
    for item in group.items { add(item) }
  }

  /// What measures say, once all is added.
  mutating func addRulers(width: Points, grid: GridMetrics) {
    loose += RulerLines(rulers, width: width, glyphs: glyphs, grid: grid).pieces
  }

  /// The rows that were added since it was asked for them last.
  mutating func drainRows() -> [TextBlock] {
    defer { rows.removeAll(keepingCapacity: true) }
    return rows
  }

  /// The texts between rows that were added since it was asked for them last.
  mutating func drainLoose() -> [TextBlock.Piece] {
    defer { loose.removeAll(keepingCapacity: true) }
    return loose
  }

  private mutating func add(_ item: DisplayItem) {
    if item.role == .tableBackground, case .fill(_, let paint) = item.content { background = paint }
    guard let section = item.section, let row = item.row else {
      addLoose(item)
      return
    }
    if current?.section != section || current?.row != row {
      // A shadow comes before its background; a row without a background has nowhere to be drawn.
      guard item.role == .rowBackground else { return }
      current = (section, row)
    }
    addToRow(item)
  }

  private mutating func addLoose(_ item: DisplayItem) {
    if bars.add(item, glyphs: glyphs, isAfterRows: current != nil) { return }
    switch item.content {
    case .ruler(let ruler): rulers.append((item.section, ruler))
    case .fill(let outline, _) where item.role == .separator: fillers.append(outline.rect)
    case .text(let run):
      switch item.role {
      case .pinnedHeader: pinnedHeaders.append(piece(run, isFixed: false))
      case .pinnedFooter: pinnedFooters.append(piece(run, isFixed: false))
      default:
        var text = piece(run, isFixed: false)
        text.isFooter = item.role == .footer || item.role == .tableFooter
        loose.append(text)
      }
    case .fill, .border, .shadow, .symbol: break
    }
  }

  private mutating func addToRow(_ item: DisplayItem) {
    switch item.content {
    case .fill(let outline, let paint): add(outline, paint, role: item.role)
    case .text(let run) where item.role == .badgeText:
      append(badge(run))
    case .text(let run): append(piece(run, isFixed: run.anchor == .right))
    case .symbol(let symbol): append(piece(symbol))
    case .border: rows[rows.count - 1].isVisible = true
    case .shadow, .ruler: break
    }
  }

  private mutating func add(_ outline: Outline, _ paint: Paint, role: DisplayItem.Role) {
    switch role {
    case .rowBackground:
      let isVisible = paint.isVisible && paint != background
      rows.append(
        TextBlock(
          section: current?.section ?? 0, row: current?.row ?? 0, rect: outline.rect, radii: outline.radii,
          isVisible: isVisible))
    case .separator: rows[rows.count - 1].separators.append(outline.rect)
    case .cornerCover: cover(outline.rect)
    default: break
    }
  }

  /// A patch makes the corner that it lies on square again.
  private mutating func cover(_ patch: Rect) {
    let index = rows.count - 1
    let rect = rows[index].rect
    let isLeft = patch.minX == rect.minX
    if patch.minY == rect.minY {
      if isLeft { rows[index].radii.topLeft = .zero } else { rows[index].radii.topRight = .zero }
    } else {
      if isLeft { rows[index].radii.bottomLeft = .zero } else { rows[index].radii.bottomRight = .zero }
    }
  }

  private mutating func append(_ piece: TextBlock.Piece) { rows[rows.count - 1].pieces.append(piece) }

  private func piece(_ run: TextRun, isFixed: Bool) -> TextBlock.Piece {
    TextBlock.Piece(
      text: run.text, anchor: run.anchor, x: run.origin.x, width: run.width, y: run.origin.y, isFixed: isFixed
    )
  }

  private func badge(_ run: TextRun) -> TextBlock.Piece {
    var badge = piece(run, isFixed: true)
    badge.text = "(\(run.text))"
    return badge
  }

  private func piece(_ symbol: Symbol) -> TextBlock.Piece {
    let text: String
    switch symbol.kind {
    case .chevron: text = symbol.isMirrored ? glyphs.chevronMirrored : glyphs.chevron
    case .checkmark: text = glyphs.checkmark
    case .info: text = glyphs.info
    case .toggle(let isOn, _): text = isOn ? glyphs.switchOn : glyphs.switchOff
    case .named: text = glyphs.image
    }
    // Half of a capital letter below the middle: where the baseline of a text beside it would be.
    return TextBlock.Piece(
      text: text, anchor: .center, x: symbol.frame.midX, width: symbol.frame.width, y: symbol.frame.midY + 6,
      isFixed: true)
  }
}
