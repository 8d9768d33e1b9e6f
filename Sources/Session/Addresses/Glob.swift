// SPDX-License-Identifier: GPL-3.0-or-later

/// Matches a name with a pattern in which `*` matches any text and `?` matches one character.
enum Glob {
  static func matches(_ name: String, _ pattern: String) -> Bool {
    let name = Array(name)
    let pattern = Array(pattern)
    var place = 0
    var next = 0
    // The last star, and the end of the text that it matches: after a mismatch it matches one more character.
    var star: (pattern: Int, name: Int)?
    while place < name.count {
      if next < pattern.count, pattern[next] == "*" {
        star = (next, place)
        next += 1
      } else if next < pattern.count, pattern[next] == "?" || pattern[next] == name[place] {
        next += 1
        place += 1
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        next = last.pattern + 1
        place = last.name + 1
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == "*" }
  }
}
