// SPDX-License-Identifier: GPL-3.0-or-later

/// An included file of a spec, with the hash of its contents.
package struct SpecDependency: Hashable, Sendable {
  /// The path by which it was read.
  package let path: String
  /// The hash of the file's bytes; `nil` if it couldn't be read.
  package let hash: UInt64?

  package init(path: String, hash: UInt64?) {
    self.path = path
    self.hash = hash
  }
}

/// The contents of a spec's included files when it was last read, and their contents now. They decide whether
/// the spec must be read again. Code that watches a spec keeps such a value.
package struct KnownIncludes: Hashable, Sendable {
  /// The files as the last reading found them, and as they were saved since, by path.
  private var found: [String: SpecDependency] = [:]
  private var saved: [String: SpecDependency] = [:]

  package init() {}

  /// The paths of the files to watch.
  package var paths: [String] { found.keys.sorted() }

  /// Whether a file differs from what the last reading found.
  package var isOutdated: Bool { saved.contains { $1 != found[$0] } }

  /// Records the files that a reading of the spec found, even if it failed: fixing such a file can fix the
  /// spec.
  package mutating func noteFound(_ files: [SpecDependency]) {
    found = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { _, last in last })
    saved = saved.filter { found[$0.key] != nil }
  }

  /// Records the current contents of a watched file. Contents that were read already aren't news; watchers
  /// report a file's first state, too.
  ///
  /// - Returns: whether the contents are new.
  package mutating func noteSaved(_ file: SpecDependency) -> Bool {
    guard let known = found[file.path] else { return false }
    saved[file.path] = file
    return known != file
  }
}
