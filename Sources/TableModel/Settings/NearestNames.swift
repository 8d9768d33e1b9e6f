// SPDX-License-Identifier: GPL-3.0-or-later

/// Finds the names that a misspelt word may mean.
package enum NearestNames {
  /// The hint that asks for names: `did you mean 'a', 'b' or 'c'?`.
  package static func question(_ names: [String]) -> String {
    "did you mean \(alternatives(names.map { "'\($0)'" }))?"
  }

  /// Words with commas and a last `or`: `a, b or c`.
  package static func alternatives(_ words: [String]) -> String {
    let first = words.dropLast().joined(separator: ", ")
    return first + (first.isEmpty ? "" : " or ") + (words.last ?? "")
  }

  /// The names that are near enough to `word` to suggest them, at most three, the nearest first:
  ///
  /// - names that differ only in case, spaces, `-` and `_`;
  /// - else names that have `word` between their hyphens, such as `set-header` for `header`
  ///   and `--image-tile-color` for `--tile-color`;
  /// - else names with at most a third of their letters wrong (one in a short word, three in a long one), and
  ///   the only name that begins with `word`;
  /// - else a few names that begin with `word`, or end in it.
  package static func suggestions(for word: String, among names: [String]) -> [String] {
    let word = bare(word)
    let part = word.lowercased()
    let same = alike(word, among: names)
    if !same.isEmpty { return same }
    let holders = part.count >= 3 ? Set(names).filter { Self.bounded($0).contains(Self.bounded(part)) } : []
    return holders.isEmpty || holders.count > 3 ? misspellings(of: word, among: names) : holders.sorted()
  }

  /// The same without the second rule: `header` isn't a misspelt `set-header`.
  package static func misspellings(of word: String, among names: [String]) -> [String] {
    let word = bare(word)
    guard !word.isEmpty, word.count <= 64 else { return [] }
    let lowered = Array(word.lowercased())
    let folded = Array(Self.folded(word))
    let same = alike(word, among: names)
    if !same.isEmpty { return same }
    let limit = min(3, max(1, lowered.count / 3))
    let foldedLimit = min(limit, max(1, folded.count / 3))
    var scored: [(distance: Int, name: String)] = []
    for name in Set(names) {
      let plain = distance(lowered, Array(name.lowercased()), limit: limit)
      let bare = distance(folded, Array(Self.folded(name)), limit: foldedLimit)
      if plain <= limit || bare <= foldedLimit { scored.append((min(plain, bare), name)) }
    }
    // If only one name begins with the word, suggest it, even if most of it is missing.
    let beginning = lowered.count >= 3 ? Set(names).filter { $0.lowercased().hasPrefix(String(lowered)) } : []
    if beginning.count == 1, let name = beginning.first {
      scored = scored.filter { $0.distance <= 1 && $0.name != name } + [(0, name)]
    }
    if scored.isEmpty, lowered.count >= 2 {
      let beginnings = Set(names).filter { $0.lowercased().hasPrefix(String(lowered)) }
      if beginnings.count <= 3 { scored = beginnings.map { (limit, $0) } }
    }
    // `red` is the last part of `systemRed`.
    if scored.isEmpty, lowered.count >= 3 {
      let capitalized = String(lowered.prefix(1)).uppercased() + String(lowered.dropFirst())
      scored = Set(names).filter { $0.hasSuffix(capitalized) }.map { ($0.count, $0) }
    }
    // `grouped` is the end of Objective-C's `UITableViewStyleGrouped`.
    if scored.isEmpty, word.hasPrefix("UI") || word.hasPrefix("NS") {
      let ends = Set(names).filter { $0.count > 3 && String(lowered).hasSuffix($0.lowercased()) }
      scored = ends.max { $0.count < $1.count }.map { [(0, $0)] } ?? []
    }
    // Names that are much farther than the nearest one aren't suggested.
    let nearest = scored.map(\.distance).min() ?? 0
    return scored.filter { $0.distance <= nearest + 1 }.sorted {
      ($0.distance, $0.name) < ($1.distance, $1.name)
    }.prefix(3).map(\.name)
  }

  /// The names that differ from a word only in case, spaces, `-` and `_`.
  private static func alike(_ word: String, among names: [String]) -> [String] {
    let folded = folded(word)
    return folded.isEmpty ? [] : Set(names).filter { Self.folded($0) == folded }.sorted()
  }

  /// The last part of a name in Swift's form, `insetGrouped` of `UITableView.Style.insetGrouped` and of
  /// `.insetGrouped`; a text without curly quotes; other words unchanged.
  private static func bare(_ word: String) -> String {
    let word = SettingShape.withoutCurlyQuotes(word)
    guard [".", "UI", "NS", "Color."].contains(where: word.hasPrefix),
      let last = word.split(separator: ".").last
    else { return word }
    return String(last)
  }

  /// The lower-case words of a name, each between two hyphens: `-tile-color-` of `--tile-color`.
  private static func bounded(_ name: String) -> String {
    "-" + name.lowercased().split(separator: "-").joined(separator: "-") + "-"
  }

  /// Whether two names differ only in case, spaces, `-` and `_`.
  package static func isSame(_ one: String, _ other: String) -> Bool { folded(one) == folded(other) }

  /// The text without the differences that users don't notice: case, spaces, `-` and `_`.
  static func folded(_ text: String) -> String {
    text.lowercased().filter { !" -_".contains($0) }
  }

  /// The Damerau–Levenshtein distance, in which two swapped neighbours are one edit. A result above `limit`
  /// says only that the distance is larger than `limit`.
  static func distance(_ a: [Character], _ b: [Character], limit: Int) -> Int {
    guard abs(a.count - b.count) <= limit else { return limit + 1 }
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i] + [Int](repeating: 0, count: b.count)
      for j in 1...b.count {
        let cost = a[i - 1] == b[j - 1] ? 0 : 1
        row[j] = min(row[j - 1] + 1, last[j] + 1, last[j - 1] + cost)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          row[j] = min(row[j], beforeLast[j - 2] + 1)
        }
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
