// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

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
      guard row.cellStyle != .status, row.badge == nil, row.look.isEmpty, row.hasNoElements, !row.hasMarkdown,
        row.hasUsualImage
      else { return nil }
      style = row.cellStyle
      accessory = row.accessory
      hasImage = row.image != nil
      hasTile = row.image?.tileColor != nil
      let ends = hasTextLabels ? row.image?.symbol.map(SymbolCatalog.ends) : nil
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
      content.look.given[.titleOrigin] == nil && kind.style != .value2 && content.contentStyle == nil
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
