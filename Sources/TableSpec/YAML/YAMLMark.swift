// SPDX-License-Identifier: GPL-3.0-or-later

/// A place in a YAML text, counted from 1 as editors do; the column in characters.
package struct YAMLMark: Hashable, Sendable {
  // Half as wide as they could be: each value of a spec has two marks.
  private var compactLine: Int32
  private var compactColumn: Int32

  package init(line: Int, column: Int) {
    compactLine = Int32(clamping: line)
    compactColumn = Int32(clamping: column)
  }

  package var line: Int { Int(compactLine) }
  package var column: Int { Int(compactColumn) }
}
