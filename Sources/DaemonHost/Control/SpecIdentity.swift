// SPDX-License-Identifier: GPL-3.0-or-later

import System

/// One spec, in whatever words it is named: by detours, from another folder, through links, before it is there.
package struct SpecIdentity: Hashable, Sendable {
  /// The place of its name. A link is a name of its own, for its previews have it too.
  package let entry: String
  /// The file that it leads to, which need not be there.
  package let file: String

  package init(_ path: String) {
    entry = Self.entry(of: path)
    file = Self.file(behind: entry)
  }

  /// A daemon that watches the spec holds a lock for each.
  var keys: Set<String> { [entry, file] }

  /// The folder without links, as far as it is there, and the name.
  private static func entry(of path: String) -> String {
    var rest: [Substring] = []
    var parts = PathText.absolute(path).split(separator: "/").filter { $0 != "." }
    // `..` and nothing after it is a folder.
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
    // A link to what is not there yet.
    var place = entry
    for _ in 0..<40 {
      guard let target = LinkTarget.read(place) else { return place }
      place = Self.entry(
        of: target.hasPrefix("/") ? target : PathText.join(PathText.directory(of: place), target))
    }
    return entry
  }

  /// Of folders that are not there, `..` has no other meaning than its text's.
  private static func lexical(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

}
