// SPDX-License-Identifier: GPL-3.0-or-later

import Platform

/// One file by any path: through other folders or links, from another folder, or before the file exists.
package struct PathIdentity: Hashable, Sendable {
  /// The path without links in its folder. A link to a spec has an identity of its own, because its previews have its name.
  package let entry: String
  /// The path of the file after all links. The file may not exist.
  package let file: String

  package init(_ path: String) {
    entry = Self.entry(of: path)
    file = Self.file(behind: entry)
  }

  /// The names of the locks of a daemon that watches the spec.
  var keys: Set<String> { [entry, file] }

  /// The folder without links, as far as it exists, and the name.
  private static func entry(of path: String) -> String {
    var rest: [Substring] = []
    var parts = PathText.absolute(path).split(separator: "/").filter { $0 != "." }
    // A path that ends in `..` is a folder.
    if let last = parts.last, last != ".." { rest = [parts.removeLast()] }
    while true {
      let folder = "/" + parts.joined(separator: "/")
      if let real = PathText.resolved(folder) {
        return lexical(PathText.join(real, rest.joined(separator: "/")))
      }
      guard let last = parts.popLast() else { return lexical("/" + rest.joined(separator: "/")) }
      rest.insert(last, at: 0)
    }
  }

  private static func file(behind entry: String) -> String {
    if let real = PathText.resolved(entry) { return real }
    // A link to a file that doesn't exist yet.
    var place = entry
    for _ in 0..<40 {
      guard let target = LinkTarget.read(place) else { return place }
      place = Self.entry(
        of: target.hasPrefix("/") ? target : PathText.join(PathText.directory(of: place), target))
    }
    return entry
  }

  /// In folders that don't exist, `..` removes the name before it.
  private static func lexical(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
