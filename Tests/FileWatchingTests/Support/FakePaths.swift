// SPDX-License-Identifier: GPL-3.0-or-later

import FileWatching
import Platform

/// A file system in a dictionary.
struct FakePaths: PathReading {
  var entries: [String: PathEntry]

  func entry(at path: String) -> PathEntry { entries[path] ?? .missing }
}

extension FileIdentity {
  init(_ inode: UInt64) { self.init(device: 1, inode: inode) }
}
