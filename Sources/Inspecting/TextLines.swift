// SPDX-License-Identifier: GPL-3.0-or-later

/// The lines of a text, to find the corresponding lines of another version.
struct TextLines {
  /// Longer texts are compared only by their equal beginnings and ends.
  private static let mostCompared = 4000

  private let lines: [ArraySlice<UInt8>]

  init(_ text: [UInt8]) {
    lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// - Parameter line: a line of the other version, counted from 1.
  /// - Returns: the same line here; else the line that it replaces; else, if it is new, the line before it.
  ///   Counted from 1.
  func line(_ line: Int, of other: TextLines) -> Int {
    let head = zip(lines, other.lines).prefix { $0 == $1 }.count
    guard line > head else { return line }
    let rest = min(lines.count, other.lines.count) - head
    let tail = zip(lines.suffix(rest).reversed(), other.lines.suffix(rest).reversed()).prefix { $0 == $1 }
      .count
    guard line <= other.lines.count - tail else { return line + lines.count - other.lines.count }
    let old = lines[head..<(lines.count - tail)]
    let new = other.lines[head..<(other.lines.count - tail)]
    guard old.count + new.count <= Self.mostCompared else { return max(1, min(line, head + old.count)) }
    return max(1, head + Self.place(line - head, in: Array(new), of: Array(old)))
  }

  private static func place(
    _ line: Int, in new: [ArraySlice<UInt8>], of old: [ArraySlice<UInt8>]
  ) -> Int {
    let difference = new.difference(from: old)
    let (gone, added) = (Set(difference.removals.map(offset)), Set(difference.insertions.map(offset)))
    var (from, to) = (0, 0)
    while to < line {
      let (first, start) = (from, to)
      while gone.contains(from) { from += 1 }
      while added.contains(to) { to += 1 }
      // If lines 4 and 5 became lines 4 to 6, lines 4 and 5 are the former ones, and line 6 is new.
      if line <= to { return min(first + line - start, from) }
      from += 1
      to += 1
    }
    return from
  }

  private static func offset(_ change: CollectionDifference<ArraySlice<UInt8>>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
