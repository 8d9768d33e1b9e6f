// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// A spec that was read: its table, and the text of its files, by which settings can be located.
package struct LoadedSpec: Sendable {
  package let table: Table
  /// The path of the spec's own file in messages.
  package var path: String
  /// The files that were read, the nearest first: the spec, then its included files. If two set the same key,
  /// the first one wins.
  package let files: [SpecText]
  /// Whether the path is that of a file, and not the name of a revision.
  package var hasFile = true

  /// - Parameter files: at least one, with the spec's own first.
  init(table: Table, path: String, files: [SpecText]) {
    self.table = table
    self.path = path
    self.files = files
  }

  /// A spec without included files.
  package init(table: Table, path: String, bytes: [UInt8]) {
    self.init(table: table, path: path, files: [SpecText(path: path, bytes: bytes)])
  }

  /// The same spec with other names of its files.
  package func namingFiles(_ name: (String) -> String) -> LoadedSpec {
    LoadedSpec(
      table: table, path: name(path), files: files.map { SpecText(path: name($0.path), bytes: $0.bytes) })
  }

  /// The spec's own text.
  package var bytes: [UInt8] { files[0].bytes }
}

/// The text of one file of a spec: of the spec itself or of an included file.
package struct SpecText: Sendable {
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

extension SpecText {
  /// Whether the file has only blanks, comments and document marks. It isn't parsed; the first other line
  /// ends the search.
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

/// A place in one of a spec's files.
package struct SpecPlace: Sendable {
  package let file: SpecText
  /// Counted from 1.
  package let line: Int
  /// Counted from 1, in characters.
  package let column: Int
}
