// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Renderers
import TableModel

/// The table in words: one line for each row, header and footer.
package struct RowListing: Sendable {
  private let table: Table
  /// The widths of the longest address and the longest id; `nil` for one sentence per row, without ids and columns.
  private let widths: (address: Int, id: Int)?

  /// - Parameter hasColumns: whether addresses and ids are in columns, as in `list`.
  package init(_ table: Table, hasColumns: Bool = false) {
    self.table = table
    widths = hasColumns ? (table.longestAddress, table.longestID) : nil
  }

  /// - Parameter row: the row that the line describes; `nil` for headers, footers and lines about the table.
  typealias Line = (text: String, row: Table.IndexPath?)

  /// The lines of some rows, with the headers and footers around them.
  func lines(of rows: [Table.IndexPath]) -> [Line] {
    var lines: [Line] = []
    var section: Int?
    for path in rows {
      if section != path.section { lines += header(path.section).map { ($0, nil) } }
      section = path.section
      lines.append((line(path), path))
    }
    return lines
  }

  func lines(ofSection section: Int) -> [Line] {
    var lines: [Line] = header(section).map { ($0, nil) }
    for row in table.sections[section].rows.indices {
      let path = Table.IndexPath(row: row, section: section)
      lines.append((line(path), path))
    }
    return lines + footer(section).map { ($0, nil) }
  }

  /// Passes all lines from top to bottom to `body` until it returns `false`.
  func forEachLine(_ body: (Line) -> Bool) {
    for text in beginning { guard body((text, nil)) else { return } }
    for section in table.sections.indices {
      guard WorkProgress.advance() else { return }
      for line in header(section) { guard body((line, nil)) else { return } }
      for row in table.sections[section].rows.indices {
        let path = Table.IndexPath(row: row, section: section)
        guard body((line(path), path)) else { return }
      }
      for line in footer(section) { guard body((line, nil)) else { return } }
    }
    for text in end { guard body((text, nil)) else { return } }
  }

  /// The lines, with the places of the rows.
  ///
  /// - Parameters:
  ///   - rows: the rows to include, with the headers between them; `nil` for all.
  ///   - rowsAbove: the number of the table's rows above the first of these.
  package func preview(of rows: ClosedRange<Table.IndexPath>? = nil, rowsAbove: Int = 0) -> TextPreview {
    var lines: [Line] = []
    if let rows {
      for section in rows.lowerBound.section...rows.upperBound.section {
        let count = table.sections[section].rows.count
        let first = section == rows.lowerBound.section ? rows.lowerBound.row : 0
        let end = section == rows.upperBound.section ? min(rows.upperBound.row + 1, count) : count
        if first == 0 { lines += header(section).map { ($0, nil) } }
        for row in first..<max(first, end) {
          let path = Table.IndexPath(row: row, section: section)
          lines.append((line(path), path))
        }
        if end == count { lines += footer(section).map { ($0, nil) } }
      }
    } else {
      forEachLine { line in
        lines.append(line)
        return true
      }
    }
    return TextPreview(
      lines: lines.map { line in
        (line.text, line.row.map { TextPreview.Place(section: $0.section, row: $0.row) })
      }, rowsAbove: rows.map { _ in rowsAbove })
  }

  /// The whole list, made piece by piece.
  package var longText: LongText {
    LongText { body in
      var bytes: [UInt8] = []
      var isWanted = true
      forEachLine { line in
        bytes += line.text.utf8
        bytes.append(UInt8(ascii: "\n"))
        guard bytes.count >= Self.pieceSize else { return true }
        isWanted = body(bytes)
        bytes.removeAll(keepingCapacity: true)
        return isWanted
      }
      if isWanted, !bytes.isEmpty { _ = body(bytes) }
    }
  }

  /// The size in bytes of a piece of output; a screen takes a few pieces.
  private static let pieceSize = 4 * 1024

  // MARK: - Lines

  private var beginning: [String] {
    let info = table.info
    let names = [
      ("title", info.navigation.title ?? info.title),
      (
        "refresh control",
        info.refreshControl.isRefreshing == true ? info.refreshControl.title ?? "refreshing" : nil
      ),
      ("table header", info.tableHeaderView?.title),
    ]
    return names.compactMap { name, text in text.map { "\(name): \(VisibleText.line($0))" } }
  }

  private var end: [String] {
    let bars = table.info.bottomBars
    let items = (bars.toolbarItems ?? []).filter { $0.kind != .spacer }
    let tabs = bars.shownTabs.enumerated().map { index, tab in
      tab[.elementTitle] + (tab[.badgeValue].isEmpty ? "" : " (\(tab[.badgeValue]))")
        + (tab.isSearchTab ? ", search" : "") + (index == bars.selectedTab ? ", selected" : "")
    }
    let texts = [
      ("table footer", table.info.tableFooterView?.title),
      ("toolbar", items.isEmpty ? nil : items.map(\.words).joined(separator: "; ")),
      ("tab bar", tabs.isEmpty ? nil : tabs.joined(separator: "; ")),
    ]
    return texts.compactMap { name, text in text.map { "\(name): \(VisibleText.line($0))" } }
  }

  private func header(_ section: Int) -> [String] {
    let info = table.sections[section].info
    let id = widths == nil ? nil : info.id.map { " (\(VisibleText.line($0)))" }
    return ["section \(section)\(id ?? "")" + (info.header.map { ": \(VisibleText.line($0))" } ?? "")]
  }

  private func footer(_ section: Int) -> [String] {
    (table.sections[section].info.footer).map { ["footer: \(VisibleText.line($0))"] } ?? []
  }

  /// `0.1 Wi-Fi, Home, disclosure`, or the same text in columns with the id.
  private func line(_ path: Table.IndexPath) -> String {
    let row = table[path]
    let words = row.words.map(VisibleText.line).joined(separator: ", ")
    guard let widths else { return "\(path) \(words)" }
    var line = path.description.padded(to: widths.address) + "  "
    if widths.id > 0 {
      let id = row.id.map(VisibleText.line) ?? ""
      line += id + String(repeating: " ", count: max(0, widths.id - DisplayWidth.of(id)) + 2)
    }
    return line + words
  }
}

extension Row {
  /// The visible content of the row, beginning with the title.
  fileprivate var words: [String] {
    let texts = [title, detail, status.date, status.value].compactMap { $0 }.filter { !$0.isEmpty }
    return texts
      + [badge.map { "badge \($0)" }, accessory.words, image.map { "image \($0.name)" }].compactMap { $0 }
      + elements.all.map(\.element).filter { !$0.kind.isOnlyForContent }.map(\.words)
  }
}

extension Element {
  /// The kind and the main value: `stepper 3`.
  fileprivate var words: String {
    guard let value = kind.declaration.main?.value(in: values) else {
      return ([kind.rawValue] + [barSymbol].compactMap(\.self)).joined(separator: " ")
    }
    return "\(kind.rawValue) \(value.plainText)"
  }
}

extension Accessory {
  /// The description; `nil` if nothing is shown.
  fileprivate var words: String? {
    switch self {
    case .none: nil
    case .disclosureIndicator: "disclosure"
    case .detailDisclosureButton: "detail disclosure"
    case .checkmark: "checkmark"
    case .detailButton: "detail button"
    case .switchOn: "switch on"
    case .switchOff: "switch off"
    }
  }
}

extension Table {
  /// The width in columns.
  fileprivate var longestAddress: Int {
    var rows = 1
    for section in sections { rows = max(rows, section.rows.count) }
    return "\(max(0, sections.count - 1)).\(rows - 1)".utf8.count
  }

  /// The width in columns; 0 if no row has an id.
  fileprivate var longestID: Int {
    var longest = 0
    for section in sections {
      for row in section.rows {
        if let id = row.id { longest = max(longest, DisplayWidth.of(VisibleText.line(id))) }
      }
    }
    return longest
  }
}

extension TextMargin {
  /// The addresses and ids in the margin of a text picture.
  ///
  /// - Parameters:
  ///   - rows: the rows in the picture; `nil` for all.
  ///   - hasIDs: whether ids are beside the addresses.
  package init(of table: Table, rows: ClosedRange<Table.IndexPath>? = nil, hasIDs: Bool = true) {
    var ids: [TextPreview.Place: String] = [:]
    func add(_ row: Row, _ path: Table.IndexPath) {
      if let id = row.id { ids[TextPreview.Place(section: path.section, row: path.row)] = id }
    }
    for section in table.sections.indices
    where hasIDs && rows.map({ ($0.lowerBound.section...$0.upperBound.section).contains(section) }) ?? true {
      for (index, row) in table.sections[section].rows.enumerated() {
        let path = Table.IndexPath(row: index, section: section)
        if rows?.contains(path) ?? true { add(row, path) }
      }
    }
    self.init(ids: ids, addressWidth: table.longestAddress)
  }
}
