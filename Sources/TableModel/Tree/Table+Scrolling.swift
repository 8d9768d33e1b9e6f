// SPDX-License-Identifier: GPL-3.0-or-later

extension Table {
  /// The place of the row to which the table is scrolled; `nil` if it isn't scrolled to a row, or has no such row.
  package var scrollTarget: IndexPath? { info.scrollTo.flatMap { rowPath($0) } }

  /// The place of a row by its address or its id; `nil` if there is none.
  private func rowPath(_ address: String) -> IndexPath? {
    let numbers = address.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    if numbers.count == 2, let section = numbers[0], let row = numbers[1] {
      let path = IndexPath(row: row, section: section)
      return contains(path) ? path : nil
    }
    for (index, section) in sections.enumerated() {
      if let row = section.rows.firstIndex(where: { $0.id == address }) {
        return IndexPath(row: row, section: index)
      }
    }
    return nil
  }

  /// The reason why ``Info/scrollTo`` can't be followed, and a hint; `nil` if it can.
  package var scrollingMistake: (message: String, hint: String)? {
    guard let address = info.scrollTo else { return nil }
    if info.contentOffset != nil {
      return ("both 'scrollTo' and 'contentOffset' scroll the table", "remove one of them")
    }
    guard scrollTarget == nil else { return nil }
    return (
      "'scrollTo' names the row '\(address)', which doesn't exist",
      "write a row as SECTION.ROW, counted from 0, or its id"
    )
  }
}

extension Edit {
  /// Whether the table has ``Table/Info/scrollTo`` after the edit because of it.
  package var setsScrollTo: Bool {
    switch self {
    case .setTableInfo(let info): info.scrollTo != nil
    case .replaceTable(let table): table.info.scrollTo != nil
    case .group(let edits): edits.contains(where: \.setsScrollTo)
    default: false
    }
  }
}
