// SPDX-License-Identifier: GPL-3.0-or-later

/// A file besides its own that a spec was read from.
package struct SpecDependency: Hashable, Sendable {
  /// As it was asked for.
  package let path: String
  /// Of the bytes that were found there; `nil` when they could not be read.
  package let hash: UInt64?

  package init(path: String, hash: UInt64?) {
    self.path = path
    self.hash = hash
  }
}

/// What the last attempt to read a spec found in the files that it includes, and what is in them now: tells whether
/// the spec has to be read again. A value of whoever follows the spec.
package struct KnownIncludes: Hashable, Sendable {
  /// By path.
  private var found: [String: SpecDependency] = [:]
  private var saved: [String: SpecDependency] = [:]

  package init() {}

  /// The files to follow.
  package var paths: [String] { found.keys.sorted() }

  /// Whether a file holds something else than what the last attempt to read the spec found in it.
  package var isOutdated: Bool { saved.contains { $1 != found[$0] } }

  /// Takes note of an attempt to read the spec, of a failed one too: mending a file mends the spec.
  package mutating func noteFound(_ files: [SpecDependency]) {
    found = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { _, last in last })
    saved = saved.filter { found[$0.key] != nil }
  }

  /// Takes note of what a followed file holds now. A file that says what was read already is no news: whoever watches
  /// it is told its first state, too.
  ///
  /// - Returns: whether it is news.
  package mutating func noteSaved(_ file: SpecDependency) -> Bool {
    guard let known = found[file.path] else { return false }
    saved[file.path] = file
    return known != file
  }
}
