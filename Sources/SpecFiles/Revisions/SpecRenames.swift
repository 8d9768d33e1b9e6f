// SPDX-License-Identifier: GPL-3.0-or-later

/// Finds deleted and new specs that are one renamed spec: at least half of their lines are equal, as git counts renames.
struct SpecRenames {
  private var pairs: [Int: Int] = [:]
  private var newNames: Set<Int> = []
  /// Whether all specs with other texts were compared, too. Equal texts are always found.
  private(set) var isComplete = true

  /// Each deleted spec is compared with each new one, at most this many times.
  static let comparisonLimit = 10_000

  /// - Parameters:
  ///   - old: the texts of deleted specs.
  ///   - new: the texts of new specs.
  init(_ old: [[UInt8]], _ new: [[UInt8]]) {
    pairEqualTexts(old, new)
    let (former, latter) = (lines(of: old) { pairs[$0] == nil }, lines(of: new) { !newNames.contains($0) })
    guard former.count * latter.count <= Self.comparisonLimit else {
      isComplete = false
      return
    }
    var found: [(old: Int, new: Int, likeness: Double)] = []
    for (before, lines) in former {
      for (after, others) in latter {
        let likeness = Self.likeness(lines, others)
        if likeness >= 0.5 { found.append((before, after, likeness)) }
      }
    }
    // The sort keeps the order of equally similar texts.
    for pair in found.sorted(by: { $0.likeness > $1.likeness })
    where pairs[pair.old] == nil && !isNewName(pair.new) { join(pair.old, pair.new) }
  }

  /// A moved folder may have more specs than the limit allows to compare.
  private mutating func pairEqualTexts(_ old: [[UInt8]], _ new: [[UInt8]]) {
    var unused: [[UInt8]: [Int]] = [:]
    for (index, text) in new.enumerated().reversed() { unused[text, default: []].append(index) }
    // A file that can't be read has no text.
    for (index, text) in old.enumerated() where !text.isEmpty {
      if let latter = unused[text]?.popLast() { join(index, latter) }
    }
  }

  private mutating func join(_ old: Int, _ new: Int) {
    pairs[old] = new
    newNames.insert(new)
  }

  func newIndex(of old: Int) -> Int? { pairs[old] }
  func isNewName(_ new: Int) -> Bool { newNames.contains(new) }

  /// The lines of some of the texts, with the indexes of these texts.
  private func lines(
    of texts: [[UInt8]], where isIncluded: (Int) -> Bool
  ) -> [(index: Int, lines: [ArraySlice<UInt8>: Int])] {
    texts.indices.filter(isIncluded).map { ($0, Self.lines(texts[$0])) }
  }

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
