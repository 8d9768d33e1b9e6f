// SPDX-License-Identifier: GPL-3.0-or-later

/// Something that both sides of a merge changed in ways that can't be combined.
package struct MergeConflict: Hashable, Sendable {
  /// Its name in commands, without spaces: `cornerRadius` of the table, `0.header` of a section, `0.1.title`
  /// of a row, `0.1` for a row that one side removed. The indices are those of our table.
  package let place: String
  /// The same name with the id of the section or row; `nil` if that has no id.
  package let alias: String?
  /// Its name in messages: `title of row 'Wi-Fi' of section 0`.
  package let words: String
  /// The values of both sides; `nil` if a value has several parts, such as an image, or if the conflict isn't about a setting.
  package let values: Values?

  /// The values of both sides, as messages show them.
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

  /// Whether `name` is its place, its alias, or the row or section that contains it.
  package func isNamed(_ name: String) -> Bool {
    [place, alias].contains { $0 == name || $0?.hasPrefix(name + ".") == true }
  }
}

/// One of the two sides of a merge.
package enum MergeSide: String, Hashable, Sendable, CaseIterable {
  /// `mine` is the table in memory, `theirs` the table in the file.
  case mine, theirs
}
