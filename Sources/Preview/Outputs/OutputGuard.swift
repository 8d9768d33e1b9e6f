// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization
import System

/// Keeps a daemon from overwriting what it reads.
///
/// Each spec is looked at once and after each of its saves, not for each output of the others. These are looked at for
/// every output, as links may change at any time: the specs of the same name, and all specs where the output is a link
/// or has another name.
package final class OutputGuard: Sendable {
  private struct Index {
    var identities: [String: FileIdentity] = [:]
    /// Several specs may be one file.
    var specs: [FileIdentity: Set<String>] = [:]
  }

  private let specs: [String]
  private let places: [String: String]
  /// By name, without the case of its letters.
  private let named: [String: [String]]
  private let index = Mutex(Index())
  private let identity: @Sendable (String) -> FileIdentity?

  /// - Parameter identity: looks at the file that a spec leads to.
  package init(
    specs: [String],
    identity: @escaping @Sendable (String) -> FileIdentity? = { FileReader.key(of: $0)?.identity }
  ) {
    self.specs = specs
    self.identity = identity
    places = Dictionary(specs.map { (PathText.absolute($0), $0) }, uniquingKeysWith: { first, _ in first })
    named = Dictionary(grouping: specs, by: Self.name)
    for spec in specs { look(at: spec) }
  }

  /// Takes note of what a spec leads to now. Call it after a save: the save may have replaced the file.
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

  /// The spec that a write to `output` would replace, by whatever name, link or case of the letters.
  package func specReplaced(by output: String) -> String? {
    if let spec = places[PathText.absolute(output)] { return spec }
    guard let file = try? FileStatus(output, followingLinks: true) else { return nil }
    let hasOtherNames = file.linkCount > 1 || FileReader.entryKey(of: output)?.isSymbolicLink == true
    let near = hasOtherNames ? specs : named[Self.name(of: output)] ?? []
    let known = index.withLock { $0.specs[file.key.identity] ?? [] }
    return (near + known.sorted()).first { identity($0) == file.key.identity }
  }

  private static func name(of path: String) -> String { PathText.name(of: path).lowercased() }
}
