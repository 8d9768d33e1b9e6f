// SPDX-License-Identifier: GPL-3.0-or-later

/// The different lines of two texts, with a few lines around them.
struct LineDiff {
  /// `- old`, `+ new`, `  same`; empty if the texts are equal.
  let text: String

  /// The number of lines shown around a change.
  private static let context = 2

  init(from old: String, to new: String) {
    let before = old.split(separator: "\n", omittingEmptySubsequences: false)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = after.difference(from: before)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [(text: String, isChange: Bool)] = []
    var i = 0
    var j = 0
    while i < before.count || j < after.count {
      if i < before.count, removed.contains(i) {
        lines.append(("- \(before[i])", true))
        i += 1
      } else if j < after.count, inserted.contains(j) {
        lines.append(("+ \(after[j])", true))
        j += 1
      } else {
        lines.append(("  \(j < after.count ? String(after[j]) : "")", false))
        i += 1
        j += 1
      }
    }
    var shown: [String] = []
    var last = -1
    for index in lines.indices {
      let near = max(0, index - Self.context)...min(lines.count - 1, index + Self.context)
      guard near.contains(where: { lines[$0].isChange }) else { continue }
      if last >= 0, index > last + 1 { shown.append("  …") }
      last = index
      var line = lines[index].text
      while line.last == " " { line.removeLast() }
      shown.append(line)
    }
    text = shown.joined(separator: "\n")
  }
}
