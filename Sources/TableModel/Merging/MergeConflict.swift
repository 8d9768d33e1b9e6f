// SPDX-License-Identifier: GPL-3.0-or-later

/// Something that two sides changed in ways that exclude each other.
package struct MergeConflict: Hashable, Sendable {
  /// How a person names it in a command, without blanks: `cornerRadius` of the table, `0.header` of a section,
  /// `0.1.title` of a row, `0.1` for a row that one side removed; places are those of our table.
  package let place: String
  /// The same place by the id of its section or row; `nil` without one.
  package let alias: String?
  /// `title of row 'Wi-Fi' of section 0`.
  package let words: String
  /// What each side has there, where that is short enough to be said.
  package let values: Values?

  package struct Values: Hashable, Sendable {
    package let ours: String
    package let theirs: String
  }

  init(_ place: String, alias: String? = nil, _ words: String, values: Values? = nil) {
    self.place = place
    self.alias = alias
    self.words = words
    self.values = values
  }

  /// Whether `name` means it: its place, its place by id, or the row or section that holds it.
  package func isNamed(_ name: String) -> Bool {
    [place, alias].contains { $0 == name || $0?.hasPrefix(name + ".") == true }
  }
}

/// One of the two sides of a merge.
package enum MergeSide: String, Hashable, Sendable, CaseIterable {
  case mine, theirs
}
