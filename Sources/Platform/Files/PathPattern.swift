// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Shell patterns: `*`, `?` and `[a-z]` in names of files and folders.
package enum PathPattern {
  package static func isPattern(_ text: String) -> Bool { text.contains { "*?[".contains($0) } }

  /// The existing paths that match, sorted; hidden files only if the pattern includes the dot.
  package static func matches(_ pattern: String) -> [String] {
    var found = glob_t()
    defer { globfree(&found) }
    guard glob(pattern, 0, nil, &found) == 0 else { return [] }
    return (0..<Int(found.gl_pathc)).compactMap { found.gl_pathv[$0].map { String(cString: $0) } }
  }
}
