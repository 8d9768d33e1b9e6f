import TableModel

extension Table {
  /// `3 sections, 12 rows, insetGrouped`.
  package var summary: String {
    let rows = sections.reduce(0) { $0 + $1.rows.count }
    return "\(sections.count.counted("section")), \(rows.counted("row")), \(info.style.rawValue)"
  }
}

extension Int {
  /// `1 row`, `2 rows`.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension String {
  func padded(to width: Int) -> String { self + String(repeating: " ", count: Swift.max(0, width - count)) }
}
