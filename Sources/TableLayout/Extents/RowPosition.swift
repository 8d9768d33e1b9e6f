/// A row's place in its section: it decides corners, separators and margins.
package enum RowPosition: String, Hashable, Sendable, CaseIterable {
  case first
  case middle
  case last
  case only

  package init(row: Int, count: Int) {
    self = count == 1 ? .only : row == 0 ? .first : row == count - 1 ? .last : .middle
  }

  package var isFirst: Bool { self == .first || self == .only }
  package var isLast: Bool { self == .last || self == .only }
}
