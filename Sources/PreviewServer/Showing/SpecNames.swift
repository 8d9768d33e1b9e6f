// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// What specs are called in a browser: where they lie is nobody's business there, so that each has no more of
/// its path than tells it from the others. What a reader would take for something else is escaped.
enum SpecNames {
  /// - Returns: a name for each path, in the same order.
  static func of(_ paths: [String]) -> [String] {
    let parts = paths.map { $0.split(separator: "/").filter { $0 != "." } }
    // Each is compared with those of its own name alone.
    let named = Dictionary(grouping: parts.indices) { parts[$0].last }
    return parts.indices.map { index in
      let own = parts[index]
      let others = (named[own.last] ?? []).filter { $0 != index }
      var count = 1
      while count < own.count, others.contains(where: { parts[$0].suffix(count) == own.suffix(count) }) {
        count += 1
      }
      return VisibleText.line(own.isEmpty ? paths[index] : own.suffix(count).joined(separator: "/"))
    }
  }
}
