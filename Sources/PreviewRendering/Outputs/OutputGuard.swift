// SPDX-License-Identifier: GPL-3.0-or-later

import OutputFormats
import Platform
import Synchronization
import TableSpec

/// Prevents a daemon from overwriting specs, the files that they include, and scripts.
///
/// Each spec's file is inspected at the start and after each of its saves. Before each write, because links may change at any
/// time, the specs with the output's file name are inspected again: for `t.svg` a spec `t.svg` in any folder. If the output is a
/// link or has several names, all specs are.
package final class OutputGuard: Sendable {
  private struct Index {
    var identities: [String: FileIdentity] = [:]
    /// Several specs may be the same file.
    var specs: [FileIdentity: Set<String>] = [:]
    var all: [String] = []
    var known: Set<String> = []
    var places: [String: String] = [:]
    /// By file name, ignoring case.
    var named: [String: [String]] = [:]
  }

  private let index = Mutex(Index())
  private let identity: @Sendable (String) -> FileIdentity?

  /// - Parameter identity: returns the identity of the file that a spec leads to.
  package init(
    specs: [String],
    identity: @escaping @Sendable (String) -> FileIdentity? = { FileReader.key(of: $0)?.identity }
  ) {
    self.identity = identity
    for spec in specs { add(spec) }
  }

  /// Adds a spec to guard, or a file that a spec includes.
  package func add(_ spec: String) {
    index.withLock { index in
      guard index.known.insert(spec).inserted else { return }
      index.all.append(spec)
      let place = PathText.absolute(spec)
      if index.places[place] == nil { index.places[place] = spec }
      index.named[Self.name(of: spec), default: []].append(spec)
    }
    look(at: spec)
  }

  /// Updates the identity of a spec's file. Call this after a save, which may have replaced the file.
  package func look(at spec: String) {
    let now = identity(spec)
    index.withLock { index in
      let former = index.identities[spec]
      guard now != former else { return }
      index.identities[spec] = now
      if let former { index.specs[former]?.remove(spec) }
      if let now { index.specs[now, default: []].insert(spec) }
    }
  }

  /// Why a preview must not be written to `output`; `nil` if it replaces no spec.
  package func refusal(of output: String) -> String? {
    guard let replaced = specReplaced(by: output) else { return nil }
    let isLink = FileReader.entryKey(of: output)?.isSymbolicLink == true
    return
      "cannot write '\(output)': it is \(isLink ? "a link to" : "the spec") '\(replaced)', which it would overwrite"
  }

  /// The spec that a write to `output` would replace, by any name or link, ignoring case. If the output is a link, also a file
  /// that has the name of a spec or a script.
  package func specReplaced(by output: String) -> String? {
    let place = PathText.absolute(output)
    if let spec = index.withLock({ $0.places[place] }) { return spec }
    let isLink = FileReader.entryKey(of: output)?.isSymbolicLink == true
    if isLink, let target = AtomicFileWriter.target(of: output), FileContent.isSourceName(target) {
      return target
    }
    guard let file = try? FileStatus(output, followingLinks: true) else { return nil }
    let hasOtherNames = file.linkCount > 1 || isLink
    let (near, known) = index.withLock { index in
      (
        hasOtherNames ? index.all : index.named[Self.name(of: output)] ?? [],
        index.specs[file.key.identity] ?? []
      )
    }
    return (near + known.sorted()).first { identity($0) == file.key.identity }
  }

  private static func name(of path: String) -> String { PathText.name(of: path).lowercased() }
}
