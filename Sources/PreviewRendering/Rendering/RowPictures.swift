// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import Renderers
import TableLayout
import TableModel

/// The pictures of one row, kept for later pictures in which it looks the same.
final class RowPicture: Sendable {
  let appearance: RowAppearance
  /// Whole points above the row when it was painted.
  let top: Points
  let svg: SVGRowBody
  /// `nil` for a row that isn't drawn in a text picture.
  let text: TextRowBody?
  let background: RowBackground?

  init(
    _ appearance: RowAppearance, top: Points, _ group: DisplayGroup, isMet: Bool, in picture: TextRowPicture
  ) {
    self.appearance = appearance
    self.top = top
    svg = SVGRowBody(group, isMet: isMet)
    text = picture.body(of: group)
    background = RowBackground(group.background)
  }

  /// The approximate bytes that it takes, including its key.
  var size: Int { svg.count + (text?.count ?? 0) + 600 }
}

/// The pictures of a table's rows from top to bottom. Saving one row of 1 000 takes the daemon 22 ms of processor time with
/// them, and 38 ms without.
struct RowPictures: Sendable {
  let info: Table.Info
  /// The first rows, as many as there is room for.
  private(set) var kept: [RowPicture]
  /// The bytes that they take.
  private(set) var size = 0

  init(_ info: Table.Info, _ rows: [RowPicture], limit: Int) {
    self.info = info
    kept = rows
    for (index, row) in rows.enumerated() {
      guard size + row.size <= limit else {
        kept = Array(rows[..<index])
        break
      }
      size += row.size
    }
  }

  /// The kept picture of each row that looks the same: rows at the beginning and at the end are matched in order, other rows at
  /// any position.
  func pictures(of rows: [RowAppearance]) -> [RowPicture?] {
    var result = [RowPicture?](repeating: nil, count: rows.count)
    let shorter = min(kept.count, rows.count)
    var head = 0
    while head < shorter, kept[head].appearance == rows[head] {
      result[head] = kept[head]
      head += 1
    }
    var tail = 0
    while tail < shorter - head,
      kept[kept.count - 1 - tail].appearance == rows[rows.count - 1 - tail]
    {
      result[rows.count - 1 - tail] = kept[kept.count - 1 - tail]
      tail += 1
    }
    let others = kept[head..<(kept.count - tail)]
    let wanted = head..<(rows.count - tail)
    guard !others.isEmpty, !wanted.isEmpty else { return result }
    let known = Dictionary(others.map { ($0.appearance, $0) }, uniquingKeysWith: { first, _ in first })
    for index in wanted { result[index] = known[rows[index]] }
    return result
  }
}

/// Makes the pictures of a table from kept rows and new ones.
///
/// Two threads paint the rows and build the two pictures, if that saves time and a core is free.
struct PictureJob: Sendable {
  let layout: LaidOutTable
  let places: [RowPlace]
  private let appearances: [RowAppearance]
  /// The kept picture of each place.
  let known: [RowPicture?]
  private let between: [(group: DisplayGroup, row: Int)]
  /// Contains the table's background.
  private let text: TextRowPicture

  /// Rows are kept only for pictures with these options: all other properties that their lines depend on are
  /// in the table's info.
  private static let textOptions = TextPictureOptions.file

  /// - Returns: `nil` for a picture that doesn't show each row at its own place.
  init?(_ layout: LaidOutTable, after former: RowPictures?) {
    guard layout.showsAllOfContent else { return nil }
    self.layout = layout
    let (places, appearances) = layout.rows
    self.places = places
    self.appearances = appearances
    let former = former?.info == layout.table.info ? former : nil
    known = former?.pictures(of: appearances) ?? [RowPicture?](repeating: nil, count: places.count)
    var between: [(group: DisplayGroup, row: Int)] = []
    layout.forEachGroupBetweenRows { between.append(($0, $1)) }
    self.between = between
    var text = TextRowPicture(
      size: layout.pictureSize, traits: layout.displayTraits, options: Self.textOptions)
    if let first = between.first { text.add(first.group) }
    self.text = text
  }

  /// The least number of rows for which a second thread is used; their work takes ten times as long as waking
  /// it (measured).
  private static let worthSharing = 64

  /// The picture of each row; incomplete if the work is cancelled.
  func rows(on second: SecondThread) -> [RowPicture] {
    let unknown = unknown
    let half = unknown.count < Self.worthSharing ? unknown.count : unknown.count / 2
    let (first, rest) = second.run(
      isWorthIt: half < unknown.count, { made(unknown[..<half]) }, { made(unknown[half...]) })
    var all = known
    for (index, row) in zip(unknown, first + rest) { all[index] = row }
    return all.compactMap { $0 }
  }

  /// The places whose rows must be painted.
  var unknown: [Int] { known.indices.filter { !isRight(at: $0) } }

  /// Whether a kept picture fits the row below it: its background goes on in that row exactly if it did when the picture was made.
  private func isRight(at index: Int) -> Bool {
    guard let row = known[index] else { return false }
    guard index + 1 < places.count else { return !row.svg.isMet }
    // A row that is painted again may have another background.
    guard let next = known[index + 1] else { return false }
    return row.svg.isMet == (background(row, index)?.goesOn(in: background(next, index + 1)) ?? false)
  }

  private func background(_ row: RowPicture, _ index: Int) -> RowBackground? {
    row.background?.moved(by: places[index].top - row.top)
  }

  private func made(_ indices: ArraySlice<Int>) -> [RowPicture] {
    var painter = RowPainter(layout)
    var made: [RowPicture] = []
    made.reserveCapacity(indices.count)
    var latest: (index: Int, group: DisplayGroup)?
    for index in indices {
      guard WorkProgress.advance() else { break }
      let group = latest?.index == index ? latest?.group : nil
      let own = group ?? painter.group(of: places[index].path)
      var next: RowBackground?
      if index + 1 < places.count {
        if let row = known[index + 1] {
          next = background(row, index + 1)
        } else {
          let group = painter.group(of: places[index + 1].path)
          latest = (index + 1, group)
          next = RowBackground(group.background)
        }
      }
      let isMet = RowBackground(own.background)?.goesOn(in: next) ?? false
      made.append(
        RowPicture(appearances[index], top: places[index].top, own, isMet: isMet, in: text))
    }
    return made
  }

  /// - Parameter rows: the picture of each place.
  func svg(_ rows: [RowPicture]) -> [UInt8] {
    var picture = SVGPicture(size: layout.pictureSize, caption: layout.caption)
    forEach(rows) { group in
      picture.add(group)
    } row: { row, place in
      picture.add(row.svg, at: (place.path.section, place.path.row), movedBy: place.top - row.top)
    }
    return picture.finished()
  }

  func text(_ rows: [RowPicture]) -> [UInt8] {
    var picture = TextRowPicture(
      size: layout.pictureSize, traits: layout.displayTraits, options: Self.textOptions)
    forEach(rows) { group in
      picture.add(group)
    } row: { row, place in
      guard let text = row.text else { return }
      picture.add(text, at: (place.path.section, place.path.row), movedBy: place.top - row.top)
    }
    return picture.finished()
  }

  /// Enumerates the picture's groups in paint order.
  private func forEach(
    _ rows: [RowPicture], group: (DisplayGroup) -> Void, row body: (RowPicture, RowPlace) -> Void
  ) {
    var next = between[...]
    for (index, row) in rows.enumerated() {
      guard WorkProgress.advance() else { return }
      while let first = next.first, first.row == index {
        group(first.group)
        next.removeFirst()
      }
      body(row, places[index])
    }
    for rest in next { group(rest.group) }
  }
}
