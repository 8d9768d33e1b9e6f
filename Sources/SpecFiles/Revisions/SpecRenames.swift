// SPDX-License-Identifier: GPL-3.0-or-later

/// Finds deleted and new specs that are one renamed spec: at least half of their lines are equal, as git counts renames.
struct SpecRenames {
  private var pairs: [Int: Int] = [:]

  /// Each deleted spec is compared with each new one, at most this many times.
  private static let comparisonLimit = 10_000

  /// - Parameters:
  ///   - old: the texts of deleted specs.
  ///   - new: the texts of new specs.
  init(_ old: [[UInt8]], _ new: [[UInt8]]) {
    guard old.count * new.count <= Self.comparisonLimit else { return }
    let (former, latter) = (old.map(Self.lines), new.map(Self.lines))
    var found: [(old: Int, new: Int, likeness: Double)] = []
    for (before, lines) in former.enumerated() {
      for (after, others) in latter.enumerated() {
        let likeness = Self.likeness(lines, others)
        if likeness >= 0.5 { found.append((before, after, likeness)) }
      }
    }
    // The sort keeps the order of equally similar texts.
    for pair in found.sorted(by: { $0.likeness > $1.likeness })
    where pairs[pair.old] == nil && !isNewName(pair.new) {
      pairs[pair.old] = pair.new
    }
  }

  func newIndex(of old: Int) -> Int? { pairs[old] }
  func isNewName(_ new: Int) -> Bool { pairs.values.contains(new) }

  /// The number of each line of a text. Blank lines say nothing.
  private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>: Int] {
    text.split(separator: UInt8(ascii: "\n")).reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// The part of the longer text's lines that the other has, too: 0 to 1.
  private static func likeness(_ one: [ArraySlice<UInt8>: Int], _ other: [ArraySlice<UInt8>: Int]) -> Double {
    let most = max(one.values.reduce(0, +), other.values.reduce(0, +))
    let common = one.reduce(0) { $0 + min($1.value, other[$1.key] ?? 0) }
    return most == 0 ? 0 : Double(common) / Double(most)
  }
}
