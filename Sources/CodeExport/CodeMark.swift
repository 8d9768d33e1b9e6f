// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// Lines of exported code that are there because of a row or a section's texts, for whoever shows both beside each other.
package struct CodeMark: Hashable, Sendable {
  package let level: LookLevel
  /// From 1, in the whole file.
  package internal(set) var lines: ClosedRange<Int>

  // Code is put together from texts by templates and by writers within writers: what a line belongs to travels in the line
  // itself until all of it is there. No text of a table has these characters in code; they are escaped there.
  private static let start: Character = "\u{1}"
  private static let end: Character = "\u{2}"

  static func mark(_ line: String, _ level: LookLevel) -> String {
    guard !line.isEmpty else { return line }
    let name =
      switch level {
      case .table: ""
      case .section(let index): "\(index)"
      case .row(let path): "\(path.section).\(path.row)"
      }
    return "\(start)\(name)\(end)" + line
  }

  /// The code without what travelled in it, and where it was.
  static func taken(from code: String) -> (code: String, marks: [CodeMark]) {
    guard code.contains(start) else { return (code, []) }
    var marks: [CodeMark] = []
    var result = ""
    result.reserveCapacity(code.utf8.count)
    for (index, line) in code.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { result += "\n" }
      guard let first = line.firstIndex(of: start) else {
        result += line
        continue
      }
      var rest = line[...]
      while let first = rest.firstIndex(of: start), let last = rest[first...].firstIndex(of: end) {
        result += rest[..<first]
        rest = rest[rest.index(after: last)...]
      }
      result += rest
      let name = line[line.index(after: first)...].prefix { $0 != end }
      guard let level = level(name) else { continue }
      let number = index + 1
      if let previous = marks.last, previous.level == level, previous.lines.upperBound == number - 1 {
        marks[marks.count - 1].lines = previous.lines.lowerBound...number
      } else {
        marks.append(CodeMark(level: level, lines: number...number))
      }
    }
    return (result, marks)
  }

  private static func level(_ name: Substring) -> LookLevel? {
    let numbers = name.split(separator: ".").compactMap { Int($0) }
    switch numbers.count {
    case 1: return .section(numbers[0])
    case 2: return .row(Table.IndexPath(row: numbers[1], section: numbers[0]))
    default: return nil
    }
  }
}
