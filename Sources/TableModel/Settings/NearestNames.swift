// SPDX-License-Identifier: GPL-3.0-or-later

/// Finds what somebody may have meant.
package enum NearestNames {
  /// The names near enough to `word` to be worth offering: the one that differs in case, blanks, `-` and `_` alone; else
  /// those with at most a third of its letters wrong (one in a short word, three in a long one) and the only one that
  /// begins with it; else a few that begin with it, or end in it. At most three, the nearest first.
  package static func suggestions(for word: String, among names: [String]) -> [String] {
    guard !word.isEmpty, word.count <= 64 else { return [] }
    let lowered = Array(word.lowercased())
    let folded = Array(Self.folded(word))
    let same = Set(names).filter { !folded.isEmpty && Self.folded($0) == String(folded) }
    if !same.isEmpty { return same.sorted() }
    let limit = min(3, max(1, lowered.count / 3))
    let foldedLimit = min(limit, max(1, folded.count / 3))
    var scored: [(distance: Int, name: String)] = []
    for name in Set(names) {
      let plain = distance(lowered, Array(name.lowercased()), limit: limit)
      let bare = distance(folded, Array(Self.folded(name)), limit: foldedLimit)
      if plain <= limit || bare <= foldedLimit { scored.append((min(plain, bare), name)) }
    }
    // A beginning that only one name has is that name, however much of it is missing.
    let beginning = lowered.count >= 3 ? Set(names).filter { $0.lowercased().hasPrefix(String(lowered)) } : []
    if beginning.count == 1, let name = beginning.first {
      scored = scored.filter { $0.distance <= 1 && $0.name != name } + [(0, name)]
    }
    if scored.isEmpty, lowered.count >= 2 {
      let beginnings = Set(names).filter { $0.lowercased().hasPrefix(String(lowered)) }
      if beginnings.count <= 3 { scored = beginnings.map { (limit, $0) } }
    }
    // The last part of a name in camel case: `red` for `systemRed`.
    if scored.isEmpty, lowered.count >= 3 {
      let capitalized = String(lowered.prefix(1)).uppercased() + String(lowered.dropFirst())
      scored = Set(names).filter { $0.hasSuffix(capitalized) }.map { ($0.count, $0) }
    }
    // Beside a near name a far one is noise.
    let nearest = scored.map(\.distance).min() ?? 0
    return scored.filter { $0.distance <= nearest + 1 }.sorted {
      ($0.distance, $0.name) < ($1.distance, $1.name)
    }.prefix(3).map(\.name)
  }

  /// Without what people write differently: case, blanks, `-` and `_`.
  private static func folded(_ text: String) -> String {
    text.lowercased().filter { !" -_".contains($0) }
  }

  /// The Damerau–Levenshtein distance (adjacent letters may change places), or more than `limit`.
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
