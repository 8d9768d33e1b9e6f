// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

extension LaidOutTable {
  /// Every frame as plain numbers in points, in the table's own direction.
  package func frameTree() -> FrameTree {
    let edges = tableEdgeFrames
    return FrameTree(
      title: table.info.title, scale: environment.grid.scale, contentSize: contentSize,
      navigationBar: navigationBarTree, statusBar: statusBarRect, homeIndicator: homeIndicatorRect,
      tableHeaderView: edges.header, tableFooterView: edges.footer,
      sections: table.sections.indices.compactMapAdvancing { sectionTree($0) },
      fillerSeparators: fillerSeparators, gaps: tableGaps, parameters: environment.parameters)
  }

  /// The frames of the table's header view and footer view in content coordinates; `nil` without one.
  var tableEdgeFrames: (header: Rect?, footer: Rect?) {
    let header = table.info.tableHeaderView.map {
      Rect(x: .zero, y: .zero, width: environment.width, height: $0.height)
    }
    let footer = table.info.tableFooterView.map {
      Rect(
        x: .zero, y: sections.last?.bottom ?? header?.height ?? .zero, width: environment.width,
        height: $0.height)
    }
    return (header, footer)
  }

  /// The lines of the blank rows below a plain table's last row.
  package var fillerSeparators: [Rect] { FillerRows(self).separators.map(directed) }

  /// A section's frames.
  ///
  /// - Parameter isBare: whether to leave out rows, gaps and parameters. Default: false.
  package func sectionTree(_ index: Int, isBare: Bool = false) -> FrameTree.Section {
    let section = table.sections[index]
    let rows = isBare ? 0..<0 : section.rows.indices
    return FrameTree.Section(
      index: index, id: section.info.id, frame: rect(forSection: index), header: headerTree(.header, index),
      footer: headerTree(.footer, index),
      rows: rows.compactMapAdvancing { rowTree(Table.IndexPath(row: $0, section: index)) },
      gaps: isBare ? [] : sectionGaps(index), parameters: isBare ? [] : sectionParameters(index))
  }

  private func headerTree(_ kind: HeaderFooterKind, _ section: Int) -> FrameTree.HeaderFooter? {
    let frame = rect(of: kind, inSection: section)
    guard frame.height > .zero else { return nil }
    let label = label(kind, inSection: section).map {
      FrameTree.Label(
        text: $0.lines.joined(separator: "\n"), frame: directed($0.frame), box: directed($0.box),
        baseline: $0.baseline)
    }
    let visible = visibleRect(of: kind, inSection: section)
    return FrameTree.HeaderFooter(frame: frame, pinnedFrame: visible == frame ? nil : visible, label: label)
  }

  /// A row's frames; `nil` if the row doesn't exist.
  ///
  /// - Parameter isBare: whether to leave out gaps and parameters, which take longer to compute than all
  ///   frames. Default: false.
  package func rowTree(_ path: Table.IndexPath, isBare: Bool = false) -> FrameTree.Row? {
    rowFrame(at: path).map { tree(of: $0, isBare: isBare) }
  }

  /// The rows of a section without gaps and parameters; fewer if the work is cancelled.
  package func bareRows(inSection index: Int) -> [BareRow] {
    let rows = rows(ofSection: index)
    var found: [BareRow] = []
    found.reserveCapacity(rows.section.rows.count)
    for row in rows.section.rows {
      guard WorkProgress.advance() else { return found }
      let frame = rows.frame(of: row, at: found.count)
      found.append(BareRow(frame, tree(of: frame, isBare: true)))
    }
    return found
  }

  /// Calls `body` for the rows of a section, without gaps and parameters, until it returns false.
  package func forEachBareRow(inSection index: Int, _ body: (FrameTree.Row) -> Bool) {
    let rows = rows(ofSection: index)
    var place = 0
    for row in rows.section.rows {
      guard WorkProgress.advance(), body(tree(of: rows.frame(of: row, at: place), isBare: true)) else {
        return
      }
      place += 1
    }
  }

  private func tree(of row: RowFrame, isBare: Bool) -> FrameTree.Row {
    let cell = row.layout.arrangement
    let separators = SeparatorLayout(row: row.layout, textLeading: cell.textLeading).separators
    // Callers that need many rows don't need these.
    let boxes = isBare ? nil : CellBoxes(row.layout, cell)
    func placed(_ rect: Rect) -> Rect {
      directed(rect.offsetBy(dx: row.background.minX, dy: row.background.minY))
    }
    func placed(_ frame: Frame<Points>) -> Rect { placed(frame.rect) }
    func label(_ label: PlacedLabel<Points>, _ box: Rect?) -> FrameTree.Label {
      FrameTree.Label(
        text: label.text,
        frame: placed(isBare ? label.frame : label.textFrame(grid: environment.grid, .layout)),
        box: placed(box ?? label.frame.rect),
        baseline: row.background.minY + label.baseline(ofLine: 0, grid: environment.grid),
        isTruncated: label.isTruncated)
    }
    let radii = environment.isRightToLeft ? row.cornerRadii.mirrored : row.cornerRadii
    return FrameTree.Row(
      section: row.path.section, row: row.path.row, id: row.row.id, position: row.position.rawValue,
      frame: directed(row.frame), background: directed(row.background),
      contentView: boxes.map { placed($0.contentView) }, cornerRadii: radii,
      cornerCurve: row.layout.shape.curve,
      separators: separators.map {
        FrameTree.Separator(position: $0.position.rawValue, frame: directed($0.frame.rect))
      },
      title: cell.title.map { label($0, boxes?.title) }, detail: cell.detail.map { label($0, boxes?.detail) },
      image: cell.image.map(placed),
      badge: cell.badge.map(placed), accessory: cell.accessory.map(placed),
      cornerCovers: row.cornerCovers.map(directed),
      gaps: isBare
        ? []
        : RowGaps(row: row.layout, cell: cell).gaps.map { gap in
          FrameTree.Gap(name: gap.name, axis: gap.axis, frame: directed(gap.frame.rect))
        }, parameters: isBare ? [] : row.parameters)
  }
}

/// Finds the truncated texts of a table without computing the heights of its rows, because widths don't
/// depend on them.
package struct TextFitting {
  private let table: Table
  private let environment: LayoutEnvironment
  /// The look of the rows of ``section`` that set nothing.
  private var shared: ResolvedLook
  private var section: Int?
  /// Whether rows of ``section`` that set nothing may have text labels, which begin after the drawing of a symbol.
  private var hasTextLabels: Bool
  /// The known widths for the rows of the section, by the properties on which they depend: most rows have the
  /// same.
  private var known: [TextWidths] = []

  package init(_ table: Table) {
    self.table = table
    environment = LayoutEnvironment(table.info)
    shared = environment.look
    hasTextLabels = shared.asksForTextLabels(in: environment)
  }

  /// The texts of a row that are truncated. Fast if the rows of a section are checked one after the other.
  ///
  /// - Parameter count: the number of rows in the section.
  package mutating func cutTexts(of row: Row, at path: Table.IndexPath, count: Int) -> [CutText] {
    if section != path.section { enter(path.section) }
    // Nearly all texts are shown whole, and their widths are enough to know it: placing them takes five times
    // as long.
    let kind = TextWidths.Kind(row, hasTextLabels: hasTextLabels)
    let widths = known.first { $0.kind == kind }
    if let widths, widths.showWhole(row, grid: environment.grid) { return [] }
    let look = shared.over(row.look, in: environment)
    let position = RowPosition(row: path.row, count: count)
    let margins = RowMargins<Points>(look: look, position: position, in: environment)
    let content = RowContent<Points>(row: row, look: look, environment: environment, position: position)
    let width = margins.contentWidth(in: environment)
    guard let kind else { return cutTexts(content.arrangement(width: width, height: .zero), of: row) }
    let arranger = CellArranger(content: content, width: width, height: .zero)
    let room: TextRoom<Points>
    if let widths {
      room = widths.room
    } else {
      room = arranger.textRoom
      known.append(TextWidths(kind: kind, room: room, content: content))
    }
    // Whether the texts are beside the image depends on the texts.
    if environment.wrapsTexts, kind.hasImage {
      return cutTexts(content.arrangement(width: width, height: .zero), of: row)
    }
    guard content.titleShowsWhole else {
      let texts = arranger.texts(in: room)
      return cutTexts(texts.title, texts.detail)
    }
    return content.detailText.map { cutTexts(nil, arranger.stackedDetail($0, in: room)) } ?? []
  }

  private mutating func enter(_ section: Int) {
    self.section = section
    let look = table.look(ofSection: section)
    guard look != shared.given else { return }
    shared = ResolvedLook(look, in: environment)
    hasTextLabels = shared.asksForTextLabels(in: environment)
    known = []
  }

  private func cutTexts(_ title: PlacedLabel<Points>?, _ detail: PlacedLabel<Points>?) -> [CutText] {
    [(title, \Row.title as Row.Path), (detail, \Row.detail)].compactMap { label, part in
      label.flatMap { $0.isTruncated ? CutText(part: part, text: $0.text) : nil }
    }
  }

  /// The same, and the value of a status cell.
  private func cutTexts(_ cell: CellArrangement<Points>, of row: Row) -> [CutText] {
    cutTexts(cell.title, cell.detail)
      + cell.extraLabels.filter(\.isTruncated).map { CutText(part: \Row.status.value, text: $0.text) }
  }
}

/// A text of a row that isn't shown whole.
package struct CutText {
  /// The setting with the text.
  package let part: Row.Path
  package let text: String
}

/// The space that rows of one kind have for their texts, computed once for many rows.
private struct TextWidths {
  /// The properties on which the space depends, besides the section's look.
  struct Kind: Equatable {
    let style: CellStyle
    let accessory: Accessory
    let hasImage: Bool
    let hasTile: Bool
    /// The ends of the symbol's drawing beside a text label, in units of its box.
    let symbol: [Points]
    let hasDetail: Bool
    let numberOfLines: Int

    /// `nil` for a row whose space also depends on its own look or on a text.
    init?(_ row: Row, hasTextLabels: Bool) {
      guard row.cellStyle != .status, row.badge == nil, row.look.isEmpty else { return nil }
      style = row.cellStyle
      accessory = row.accessory
      hasImage = row.image != nil
      hasTile = row.image?.tileColor != nil
      let ends = hasTextLabels ? row.image.map { SymbolCatalog.ends(of: $0.symbol) } : nil
      symbol = ends.map { [$0.left, $0.right] } ?? []
      hasDetail = row.detail != nil
      numberOfLines = row.numberOfLines
    }
  }

  let kind: Kind
  let room: TextRoom<Points>
  /// Points for the texts on one line, or for each of two stacked texts.
  private let available: Points
  /// Points between two texts side by side; `nil` for other texts.
  private let spacing: Points?
  /// `nil` for a title that is always shown whole.
  private let titleFont: Font?
  private let detailFont: Font?
  /// Whether the widths decide whether the texts are shown whole.
  private let areEnough: Bool
  /// Whether both texts have as many lines as they need.
  private let wrap: Bool

  init(kind: Kind, room: TextRoom<Points>, content: RowContent<Points>) {
    self.kind = kind
    self.room = room
    available = room.trailing - room.leading
    let isSideBySide = kind.style == .value1 && !content.stacksDetail
    spacing = isSideBySide ? content.environment.metric(.valueSpacing) : nil
    titleFont = content.titleShowsWhole ? nil : content.titleFont
    detailFont = content.detailText == nil ? nil : content.detailFont
    areEnough =
      content.look.given[.titleOrigin] == nil && kind.style != .value2
      && (content.maximumLines == 1 || content.titleShowsWhole)
      && !(content.environment.wrapsTexts && kind.hasImage)
    wrap =
      content.titleShowsWhole
      && (content.detailText == nil || content.stacksDetail && content.maximumDetailLines == 0)
  }

  /// Whether both texts certainly have room.
  func showWhole(_ row: Row, grid: PixelGrid) -> Bool {
    if wrap { return true }
    guard areEnough else { return false }
    let title = titleFont.map { grid.ceil(TextMeasurer.width(of: row.title, font: $0)) } ?? .zero
    guard title <= available else { return false }
    guard let detailFont, let text = row.detail else { return true }
    let detail = grid.ceil(TextMeasurer.width(of: text, font: detailFont))
    return spacing.map { title + $0 + detail <= available } ?? (detail <= available)
  }
}
