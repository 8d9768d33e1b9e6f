// SPDX-License-Identifier: GPL-3.0-or-later

import Platform

/// One file by any path: through other folders or links, from another folder, or before the file exists.
package struct PathIdentity: Hashable, Sendable {
  /// The path without links in its folder. A link to a spec has an identity of its own, because its previews have its name.
  package let entry: String
  /// The path of the file after all links. The file may not exist.
  package let file: String

  package init(_ path: String) {
    let path = PathText.absolute(path)
    let name = PathText.name(of: path)
    // A path with another end is a folder.
    entry =
      ["", ".", ".."].contains(name)
      ? PathText.canonical(path) : PathText.join(PathText.canonical(PathText.directory(of: path)), name)
    file = PathText.canonical(entry)
  }

  /// The names of the locks of a daemon that watches the spec.
  var keys: Set<String> { [entry, file] }
}
