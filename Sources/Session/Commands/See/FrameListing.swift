// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel

/// An aligned list of the frames of a table.
struct FrameListing: Sendable {
  /// A line: a name, four numbers, corners and separators.
  private typealias Cells = [String]

  private let layout: LaidOutTable
  /// The terminal's width in columns; `nil` without a terminal.
  private let columns: Int?

  init(_ layout: LaidOutTable, columns: Int? = nil) {
    self.layout = layout
    self.columns = columns
  }

  /// The lines of a row and its gaps, below the heading; only the heading without a row.
  static func text(of row: FrameTree.Row?, columns: Int? = nil) -> String {
    var lines = [head]
    if let row { lines += [cells(row)] + row.gaps.map(cells) }
    return FrameColumns(fitting: lines, in: columns).text(lines)
  }

  /// The whole list; each column is as wide as its widest cell.
  var text: String {
    var lines: [Cells] = []
    forEachLine { line in
      lines.append(line)
      return true
    }
    return FrameColumns(fitting: lines, in: columns).text(lines) + end
  }

  /// The whole list, made line by line. The widths of the columns come from a sample of rows, from the largest numbers of
  /// sections and rows and from the content's height. So a column may be too wide, and a row with much longer numbers isn't
  /// aligned.
  var longText: LongText {
    LongText { body in
      let columns = frameColumns
      var bytes: [UInt8] = []
      var isWanted = true
      forEachLine { line in
        columns.append(line, to: &bytes)
        guard bytes.count >= Self.pieceSize else { return true }
        isWanted = body(bytes)
        bytes.removeAll(keepingCapacity: true)
        return isWanted
      }
      if isWanted, !WorkProgress.isCancelled { _ = body(bytes + (end + "\n").utf8) }
    }
  }

  /// The size in bytes of a piece of output; a screen takes a few pieces.
  private static let pieceSize = 4 * 1024

  private var end: String { "content \(layout.contentSize.width) x \(layout.contentSize.height)" }

  // MARK: - Lines

  /// Passes the lines from top to bottom to `body` until it returns `false`.
  private func forEachLine(_ body: (Cells) -> Bool) {
    guard body(Self.head) else { return }
    for line in barLines { guard body(line) else { return } }
    for section in layout.sections.indices {
      guard WorkProgress.advance() else { return }
      let parts = layout.sectionTree(section, isBare: true)
      for line in Self.lines("header", parts.header, section) { guard body(line) else { return } }
      var isWanted = true
      layout.forEachRow(inSection: section, isBare: true) { row in
        isWanted = body(Self.cells(row))
        return isWanted
      }
      guard isWanted, !WorkProgress.isCancelled else { return }
      let below =
        Self.lines("footer", parts.footer, section) + layout.sectionGaps(section).map(Self.cells)
      for line in below { guard body(line) else { return } }
    }
    for line in tableLines { guard body(line) else { return } }
  }

  private var barLines: [Cells] {
    guard let bar = layout.navigationBarTree else { return [] }
    func cells(_ side: String, _ buttons: [FrameTree.NavigationBar.Button]) -> [Cells] {
      buttons.enumerated().map { Self.cells("\(side) button \($0)", $1.frame) }
    }
    var lines = [Self.cells("navigation bar (\(bar.display))", bar.frame)]
    lines += bar.backButton.map { [Self.cells("back button", $0)] } ?? []
    lines += bar.backTitle.map { [Self.cells("back title", $0.frame)] } ?? []
    lines += cells("left", bar.left) + cells("right", bar.right)
    lines += bar.title.map { [Self.cells("title", $0.frame)] } ?? []
    lines += bar.searchField.map { [Self.cells("search field", $0)] } ?? []
    return lines
  }

  private var bottomBarLines: [Cells] {
    layout.bottomBarTrees.flatMap { bar in
      [Self.cells(bar.bar.words, bar.frame)]
        + bar.items.enumerated().map { Self.cells("\(bar.bar.words) item \($0)", $1.frame) }
    }
  }

  private var tableLines: [Cells] {
    [
      ("section index", layout.sectionIndexFrame), ("scroll indicator", layout.scrollIndicatorFrame),
      ("refresh control", layout.refreshControlFrame),
    ].compactMap { name, frame in frame.map { Self.cells(name, $0) } }
      + Self.lines("sheet", layout.sheetTree)
      + Self.lines("contentUnavailable", layout.contentUnavailableTree)
      + layout.tableGaps.map(Self.cells) + bottomBarLines
      + layout.fillerSeparators.map { Self.cells("blank row's line", $0) }
  }

  private static func lines(_ name: String, _ view: FrameTree.View?) -> [Cells] {
    guard let view else { return [] }
    return [cells(name, view.frame)] + view.elements.map { cells("\(name) \($0.path)", $0.frame) }
  }

  private func line(_ row: Int, _ section: Int) -> Cells? {
    layout.rowTree(Table.IndexPath(row: row, section: section), isBare: true).map(Self.cells)
  }

  private static let head = ["", "x", "y", "width", "height", "corners", "separators (x y width height)"]

  private static func lines(_ kind: String, _ view: FrameTree.HeaderFooter?, _ section: Int) -> [Cells] {
    guard let view else { return [] }
    let pinned = view.pinnedFrame.map { cells("pinned \(kind) \(section)", $0) }
    return [cells("\(kind) \(section)", view.frame)] + (pinned.map { [$0] } ?? [])
      + view.elements.map { cells("\($0.path) \(section)", $0.frame) }
  }

  private static func cells(_ gap: FrameTree.Gap) -> Cells { cells("gap \(gap.name)", gap.frame) }

  private static func cells(_ row: FrameTree.Row) -> Cells {
    let radii = row.cornerRadii
    let corners =
      radii.isZero
      ? "-"
      : [radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight].map(\.description).joined(
        separator: "/")
    let separators = row.separators.map { line in
      "\(line.position) \(line.frame.minX) \(line.frame.minY) \(line.frame.width) \(line.frame.height)"
    }
    return cells("row \(row.section).\(row.row)", row.frame, corners, separators.joined(separator: ", "))
  }

  private static func cells(
    _ name: String, _ frame: Rect, _ corners: String = "", _ separators: String = ""
  ) -> Cells {
    [
      name, frame.minX.description, frame.minY.description, frame.width.description, frame.height.description,
      corners, separators,
    ]
  }

  // MARK: - Columns without all rows

  /// The number of sampled rows at the beginning, at the end and in between.
  private static let sampleSize = 64

  private var frameColumns: FrameColumns {
    var sample: [Cells] = []
    forEachLine { line in
      sample.append(line)
      return sample.count < Self.sampleSize
    }
    for index in 0..<Self.sampleSize {
      let section = layout.sections.count * index / Self.sampleSize
      let count = layout.table.numberOfRows(inSection: section)
      if let line = line(count * index / Self.sampleSize, section) { sample.append(line) }
    }
    var columns = FrameColumns(fitting: sample, in: columns)
    // These numbers grow towards the end.
    let section = max(0, layout.sections.count - 1)
    var most = 1
    for section in layout.table.sections { most = max(most, section.rows.count) }
    columns.fit(0, "row \(section).\(most - 1)")
    columns.fit(0, "pinned header \(section)", where: layout.pins)
    columns.fit(0, "gap \(layout.longestGapName)")
    let digits = Int(layout.contentSize.height.doubleValue).description
    let fractions = sample.dropFirst().map { $0[2].drop { $0 != "." } }
    columns.fit(2, digits + (fractions.max { $0.count < $1.count } ?? ""))
    return columns
  }
}

/// The widths of the columns in a list of frames. Numbers are aligned right. All text is ASCII, so a byte takes one
/// column.
struct FrameColumns: Sendable {
  /// The widths of all columns except the last, which needs no padding.
  private var widths: [Int]
  /// The width of the last column.
  private let lastWidth: Int
  private let terminal: Int?

  /// - Parameter terminal: the terminal's width. The last column gets a separate line if it doesn't fit.
  init(fitting lines: [[String]], in terminal: Int? = nil) {
    widths = (0..<6).map { column in lines.reduce(0) { max($0, $1[column].utf8.count) } }
    lastWidth = lines.reduce(0) { max($0, $1[6].utf8.count) }
    self.terminal = terminal
  }

  mutating func fit(_ column: Int, _ cell: String, where isNeeded: Bool = true) {
    if isNeeded { widths[column] = max(widths[column], cell.utf8.count) }
  }

  func text(_ lines: [[String]]) -> String {
    var bytes: [UInt8] = []
    for line in lines { append(line, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a line and a newline.
  func append(_ line: [String], to bytes: inout [UInt8]) {
    let blank = UInt8(ascii: " ")
    let isDivided = terminal.map { widths.reduce(lastWidth) { $0 + $1 + 2 } > $0 } ?? false
    for (column, cell) in line.enumerated() {
      if column == 6, isDivided {
        if cell.isEmpty { break }
        while bytes.last == blank { bytes.removeLast() }
        bytes += "\n    ".utf8
      } else if column > 0 {
        bytes += [blank, blank]
      }
      let count = column < 6 ? max(0, widths[column] - cell.utf8.count) : 0
      let pad = repeatElement(blank, count: count)
      let isNumber = (1...4).contains(column)
      if isNumber { bytes += pad }
      bytes += cell.utf8
      if !isNumber { bytes += pad }
    }
    while bytes.last == blank { bytes.removeLast() }
    bytes.append(UInt8(ascii: "\n"))
  }
}
