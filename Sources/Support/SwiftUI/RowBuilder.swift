// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// Makes the rows of a section, and gives each its position.
@resultBuilder
enum RowBuilder {
  @MainActor static func buildBlock<each Row: View>(_ row: repeat each Row)
    -> TupleView<(repeat PositionedRow<each Row>)>
  {
    var count = 0
    for _ in repeat each row { count += 1 }
    var index = -1
    func position() -> RowPosition {
      index += 1
      return RowPosition(index, of: count)
    }
    return TupleView((repeat PositionedRow(row: each row, position: position())))
  }
}

/// The place of a row among the rows of its section.
struct RowPosition {
  var isFirst = true
  var isLast = true
}

extension RowPosition {
  init(_ index: Int, of count: Int) {
    isFirst = index == 0
    isLast = index == count - 1
  }
}

/// A row, or a view with several rows of a section.
struct PositionedRow<Row: View>: View {
  let row: Row
  let position: RowPosition
  @Environment(\.rowPosition) private var outer: RowPosition

  var body: some View {
    row.environment(
      \.rowPosition,
      RowPosition(
        isFirst: outer.isFirst && position.isFirst, isLast: outer.isLast && position.isLast))
  }
}

/// Many rows of one kind.
struct RowList<Row: View>: View {
  private let rows: [Row]

  init(_ rows: [Row]) { self.rows = rows }

  var body: some View {
    ForEach(rows.indices, id: \.self) { index in
      PositionedRow(row: rows[index], position: RowPosition(index, of: rows.count))
    }
  }
}

private struct RowPositionKey: EnvironmentKey {
  static let defaultValue = RowPosition()
}

extension EnvironmentValues {
  var rowPosition: RowPosition {
    get { self[RowPositionKey.self] }
    set { self[RowPositionKey.self] = newValue }
  }
}
