// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import Platform
import Renderers
import Session
import TableLayout
import TableModel

/// How the shell and a watch on a terminal show the table, unless a command says otherwise.
package struct ShownPicture: Sendable {
  package var format: ShownFormat
  /// The options of a picture.
  package var options: TextPictureOptions
  /// Whether addresses and ids are beside the rows.
  var hasAddresses: Bool
  /// Whether the table is drawn as coloured blocks. The format is then ignored.
  private var isOfBlocks = false

  package init(format: ShownFormat, options: TextPictureOptions, hasAddresses: Bool = false) {
    self.format = format
    self.options = options
    self.hasAddresses = hasAddresses
  }

  /// A picture of blocks.
  ///
  /// - Parameter columns: default: the terminal's.
  static func blocks(_ colors: ColorDepth, columns: Int? = TerminalSize.wantedColumns) -> Self {
    var shown = Self(format: .text, options: TextPictureOptions(maximumColumns: columns, colors: colors))
    shown.isOfBlocks = true
    return shown
  }

  /// The whole table, or the rows around one row of a large table.
  package func preview(of layout: LaidOutTable, around center: Table.IndexPath) -> TextPreview {
    let table = layout.table
    // With a scroll offset, the picture shows only a part of the table already.
    guard PromptTime.isLong(table), table.info.contentOffset == nil, !table.info.screen.isWhole else {
      return preview(of: layout)
    }
    return preview(of: layout, RowWindow(around: center, in: table))
  }

  /// - Parameter window: the rows to draw; `nil` for all.
  func preview(of layout: LaidOutTable, _ window: RowWindow? = nil) -> TextPreview {
    let rows = window.map { $0.first...max($0.first, $0.last) }
    guard format != .plain else {
      let listing = RowListing(layout.table, hasColumns: hasAddresses)
      return listing.preview(of: rows, rowsAbove: window?.rowsAbove ?? 0)
    }
    let renderer = renderer(of: layout, rows)
    guard let window else { return preview(renderer, layout.unkeptDisplayList(), nil) }
    let (top, bottom) = (layout.rectForRow(at: window.first), layout.rectForRow(at: window.last))
    return preview(
      renderer, layout.displayList(in: top.minY..<max(top.minY, bottom.maxY)),
      TextPreview.Part(
        first: TextPreview.Place(window.first), last: TextPreview.Place(window.last),
        rowsAbove: window.rowsAbove, rowsBelow: window.rowsBelow))
  }

  private func preview(
    _ renderer: any FittingRenderer, _ list: DisplayList, _ part: TextPreview.Part?
  ) -> TextPreview {
    guard isOfBlocks, let colors = options.colors else { return renderer.preview(of: list, part: part) }
    return BlockRenderer(colors, maximumColumns: options.maximumColumns).preview(of: list, part: part)
  }
}

extension ShownPicture {
  /// The table on standard output: a picture with the requested or the terminal's width, and the terminal's colours.
  package static func onOutput(columns: Int? = nil, isCompact: Bool, color: ColorPolicy) -> Self {
    let format = ShownFormat.ofOutput
    let needsPicture = isCompact || columns != nil
    return Self(
      format: needsPicture ? format.ofPicture : format,
      options: TextPictureOptions(
        maximumColumns: columns ?? TerminalSize.wantedColumns ?? TextPictureOptions.file.maximumColumns,
        isCompact: isCompact, colors: color.allowsColor(on: .standardOutput) ? .ofTerminal : nil))
  }

  /// The whole table.
  package func bytes(of layout: LaidOutTable) -> [UInt8] {
    guard format != .plain else {
      return Array(RowListing(layout.table, hasColumns: hasAddresses).longText.text.utf8)
    }
    return renderer(of: layout).render(layout.displayList())
  }

  /// - Returns: `nil` if it is the same as in a file.
  package func bytesUnlessAsFile(of layout: LaidOutTable) -> [UInt8]? {
    let most = options.maximumColumns ?? .max
    let needed = BoxDrawingRenderer.columns(of: layout.pictureSize)
    var asFile = options
    // Both show the whole picture.
    if min(most, needed) == min(TextPictureOptions.file.maximumColumns ?? .max, needed) {
      asFile.maximumColumns = TextPictureOptions.file.maximumColumns
    }
    return format == .text && asFile == .file ? nil : bytes(of: layout)
  }

  private func renderer(
    of layout: LaidOutTable, _ rows: ClosedRange<Table.IndexPath>? = nil
  ) -> any FittingRenderer {
    var options = options
    if format == .compact { options.isCompact = true }
    if hasAddresses { options.margin = TextMargin(of: layout.table, rows: rows) }
    return format == .ascii ? ASCIIRenderer(options: options) : BoxDrawingRenderer(options: options)
  }
}

extension ShownFormat {
  /// The default format of standard output. Files and programs get the same text in every locale.
  package static let ofOutput: ShownFormat =
    Descriptor.standardOutput.isTerminal ? .suiting(Environment.values(of: variables)) : .text
}

/// The rows of a large table around one row: enough for a pane on any screen and one page more.
struct RowWindow {
  /// The number of rows on either side; each takes at least one line.
  private static let reach = 150

  private(set) var first: Table.IndexPath
  private(set) var last: Table.IndexPath
  /// The numbers of rows above the first and below the last.
  private(set) var rowsAbove: Int
  private(set) var rowsBelow: Int

  /// - Parameter table: a table with at least one row.
  init(around center: Table.IndexPath, in table: Table) {
    var starts = [0]
    for section in table.sections { starts.append(starts[starts.count - 1] + section.rows.count) }
    let count = starts[starts.count - 1]
    let section = min(max(0, center.section), table.sections.count - 1)
    let ordinal = min(starts[section] + max(0, center.row), count - 1)
    rowsAbove = max(0, ordinal - Self.reach)
    rowsBelow = max(0, count - 1 - ordinal - Self.reach)
    func path(_ ordinal: Int) -> Table.IndexPath {
      // The last section that begins at or before the row contains it. A section without rows begins where the one before it ends.
      var low = 0
      var high = starts.count - 1
      while high - low > 1 {
        let middle = (low + high) / 2
        if starts[middle] <= ordinal { low = middle } else { high = middle }
      }
      return Table.IndexPath(row: ordinal - starts[low], section: low)
    }
    first = path(rowsAbove)
    last = path(count - 1 - rowsBelow)
  }
}

extension TextPreview {
  package func lines(of path: Table.IndexPath) -> Range<Int>? { lines(of: Place(path)) }
}

extension TextPreview.Place {
  init(_ path: Table.IndexPath) { self.init(section: path.section, row: path.row) }
}

extension Table.IndexPath {
  init(_ place: TextPreview.Place) { self.init(row: place.row, section: place.section) }
}
