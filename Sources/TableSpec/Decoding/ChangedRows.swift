// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// A save that changed nothing but lines with a whole row each, read without the rest of its text.
///
/// What a line means depends on what stands around it, so that lines are only read alone where that is certain:
///
/// - each changed line of the former text was read as one whole row, with all of that text;
/// - the line above the changed ones or below them is such a row of the same list;
/// - each new line begins like that one, and is a row in braces and nothing else;
/// - ``PlainYAMLReader`` reads it, and the decoder finds nothing wrong with it;
/// - its id stands nowhere else.
///
/// Everything else is read in full, so that what is refused, and messages and places, have one source.
struct ChangedRows {
  /// Bytes of the two texts.
  private let former: LoadedSpec
  private let lines: RowLines
  private let bytes: [UInt8]
  private let old: Range<Int>
  private let new: Range<Int>

  init?(_ bytes: [UInt8], after former: LoadedSpec) {
    guard let lines = former.rowLines, former.files.count == 1, bytes.last == .lineFeed,
      bytes.count < Int(Int32.max)
    else { return nil }
    self.former = former
    self.lines = lines
    self.bytes = bytes
    let text = former.bytes
    (old, new) = text.withUnsafeBytes { text in bytes.withUnsafeBytes { Self.difference(text, $0) } }
  }

  /// What differs between two texts, in whole lines.
  private static func difference(
    _ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer
  ) -> (Range<Int>, Range<Int>) {
    let shorter = min(old.count, new.count)
    var start = 0
    // Eight bytes at a time: a text has a megabyte, and all but a line of it is the same.
    while start + 8 <= shorter,
      old.loadUnaligned(fromByteOffset: start, as: UInt64.self)
        == new.loadUnaligned(fromByteOffset: start, as: UInt64.self)
    {
      start += 8
    }
    while start < shorter, old[start] == new[start] { start += 1 }
    while start > 0, old[start - 1] != .lineFeed { start -= 1 }
    var (end, newEnd) = (old.count, new.count)
    while end - 8 >= start, newEnd - 8 >= start,
      old.loadUnaligned(fromByteOffset: end - 8, as: UInt64.self)
        == new.loadUnaligned(fromByteOffset: newEnd - 8, as: UInt64.self)
    {
      end -= 8
      newEnd -= 8
    }
    while end > start, newEnd > start, old[end - 1] == new[newEnd - 1] {
      end -= 1
      newEnd -= 1
    }
    func isLineStart(_ text: UnsafeRawBufferPointer, _ place: Int) -> Bool {
      place == 0 || text[place - 1] == .lineFeed
    }
    while end < old.count, !isLineStart(old, end) || !isLineStart(new, newEnd) {
      end += 1
      newEnd += 1
    }
    return (start..<end, start..<newEnd)
  }

  /// - Returns: nil where the text has to be read in full.
  func spec(limits: SpecLimits, fileName: String) -> LoadedSpec? {
    if old.isEmpty, new.isEmpty { return former }
    guard bytes.count <= limits[.bytes], let place = place(), let rows = rows(place, limits, fileName),
      let table = table(with: rows.rows, at: place)
    else { return nil }
    guard table.sections[place.section].rows.count <= limits.items,
      table.sections.reduce(0, { $0 + $1.rows.count }) <= limits[.rows]
    else { return nil }
    let known = lines.replacing(
      place.lines, by: rows.counts, at: new.lowerBound,
      first: (Int32(place.section), Int32(place.row)))
    return LoadedSpec(
      table: table, path: former.path, files: [SpecText(path: former.files[0].path, bytes: bytes)],
      rowLines: known)
  }

  /// The former table with these rows in place of the changed ones; all other blocks of rows stay what they are.
  private func table(with rows: [Row], at place: Place) -> Table? {
    var table = former.table
    func path(_ offset: Int) -> Table.IndexPath {
      Table.IndexPath(row: place.row + offset, section: place.section)
    }
    do {
      for (offset, row) in rows.enumerated() {
        let isChange = offset < place.lines.count
        _ = try table.apply(isChange ? .setRow(row, at: path(offset)) : .insertRow(row, at: path(offset)))
      }
      for _ in rows.count..<max(rows.count, place.lines.count) {
        _ = try table.apply(.removeRow(at: path(rows.count)))
      }
    } catch {
      return nil
    }
    return table
  }

  private struct Place {
    /// Of ``RowLines/lines``.
    let lines: Range<Int>
    let section: Int
    let row: Int
    let indent: Int
  }

  /// Where the changed lines stand in the table.
  private func place() -> Place? {
    let all = lines.lines
    let first = lines.index(from: old.lowerBound)
    var end = first
    var next = old.lowerBound
    while next < old.upperBound, end < all.count, Int(all[end].start) == next,
      all[end].section == all[first].section
    {
      next = Int(all[end].end)
      end += 1
    }
    guard next == old.upperBound else { return nil }
    let above = first > 0 && Int(all[first - 1].end) == old.lowerBound ? all[first - 1] : nil
    let below = end < all.count && Int(all[end].start) == old.upperBound ? all[end] : nil
    let changed = first < end ? all[first] : nil
    guard let neighbour = above ?? below,
      let indent = RowLines.indent(of: former.bytes[neighbour.bytes])
    else { return nil }
    let row = above.map { $0.row + 1 } ?? neighbour.row - Int32(end - first)
    guard changed.map({ $0.section == neighbour.section && $0.row == row }) ?? true else { return nil }
    return Place(lines: first..<end, section: Int(neighbour.section), row: Int(row), indent: indent)
  }

  private func rows(
    _ place: Place, _ limits: SpecLimits, _ fileName: String
  ) -> (rows: [Row], counts: [Int])? {
    var ids: Set<String> = []
    var rows: [Row] = []
    var counts: [Int] = []
    var start = new.lowerBound
    while start < new.upperBound {
      guard let feed = bytes[start..<new.upperBound].firstIndex(of: .lineFeed) else { return nil }
      let line = bytes[start...feed]
      var context = SpecContext(fileName: fileName, bytes: Array(line), budget: SpecBudget(limits))
      guard RowLines.indent(of: line) == place.indent, line.dropLast().last == .rightBrace,
        case .sequence(let items)? = PlainYAMLReader.read(Array(line), limits: limits)?.content,
        items.count == 1, case .mapping = items[0].content, Self.ends(items[0], line),
        let row = RowKeys.decode(items[0], &context), context.problems.isEmpty
      else { return nil }
      for id in context.idLines.keys where !ids.insert(id).inserted { return nil }
      rows.append(row)
      counts.append(line.count)
      start = feed + 1
    }
    return areFree(ids, place) ? (rows, counts) : nil
  }

  /// Whether a line holds the item and no more: what would follow it is a comment.
  private static func ends(_ item: YAMLNode, _ line: ArraySlice<UInt8>) -> Bool {
    let continued = line.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 1 : 0) }
    return item.end.line == 1 && item.end.column == line.count - continued
  }

  /// Whether ids stand nowhere but in the changed lines.
  private func areFree(_ ids: Set<String>, _ place: Place) -> Bool {
    guard !ids.isEmpty else { return true }
    for (index, section) in former.table.sections.enumerated() {
      if let id = section.info.id, ids.contains(id) { return false }
      let changed = index == place.section ? place.row..<(place.row + place.lines.count) : 0..<0
      for (row, content) in section.rows.enumerated() {
        if let id = content.id, ids.contains(id), !changed.contains(row) { return false }
      }
    }
    return true
  }
}
