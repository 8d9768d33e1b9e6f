// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// A spec as it was read: its table, and its files' text, which says where each setting stands.
package struct LoadedSpec: Sendable {
  package let table: Table
  /// What messages call the spec's own file.
  package var path: String
  /// The nearest first: the spec, then what it includes. Of two that say a thing, the first has won.
  package let files: [SpecText]

  /// - Parameter files: the spec's own first; never empty.
  init(table: Table, path: String, files: [SpecText]) {
    self.table = table
    self.path = path
    self.files = files
  }

  /// A spec that includes nothing.
  package init(table: Table, path: String, bytes: [UInt8]) {
    self.init(table: table, path: path, files: [SpecText(path: path, bytes: bytes)])
  }

  /// The spec's own text.
  package var bytes: [UInt8] { files[0].bytes }
}

/// One file of a spec, as it was read: the spec itself, or what it includes.
package struct SpecText: Sendable {
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

extension SpecText {
  /// Whether the file says nothing: blanks, comments and the marks of a document. Seen without parsing it, at its
  /// first line that says something.
  package var isBlank: Bool {
    var rest = bytes[...]
    if rest.starts(with: Self.byteOrderMark) { rest = rest.dropFirst(Self.byteOrderMark.count) }
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      rest = rest[line.endIndex...].dropFirst()
      let words = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      let isMark = Self.marks.contains { words.elementsEqual($0) }
      guard words.isEmpty || words.first == UInt8(ascii: "#") || isMark else { return false }
    }
    return true
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let marks = ["---", "..."].map { Array($0.utf8) }
}

/// Where something stands in the files of a spec.
package struct SpecPlace: Sendable {
  package let file: SpecText
  /// Counted from 1.
  package let line: Int
  /// Counted from 1, in characters.
  package let column: Int
}
