// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The names of specs in a browser, which must not learn where the files are: each name is the shortest end
/// of its path that distinguishes it from the others. Misleading characters are escaped.
enum SpecNames {
  /// - Returns: a name for each path, in the same order.
  static func of(_ paths: [String]) -> [String] {
    let parts = paths.map { $0.split(separator: "/").filter { $0 != "." } }
    // Each path is compared only with those that have the same file name.
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
