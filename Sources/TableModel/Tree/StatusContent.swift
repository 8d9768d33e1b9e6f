// SPDX-License-Identifier: GPL-3.0-or-later

/// The further parts of a `status` cell.
package struct StatusContent: Hashable, Sendable {
  /// Under the title.
  package var date: String?
  /// The value at the trailing side.
  package var value: String?
  /// The symbol beside the value.
  package var level: RowImage?

  package init(date: String? = nil, value: String? = nil, level: RowImage? = nil) {
    self.date = date
    self.value = value
    self.level = level
  }

  package var isEmpty: Bool { self == StatusContent() }
}
