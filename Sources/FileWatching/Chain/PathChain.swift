// SPDX-License-Identifier: GPL-3.0-or-later

import Platform

/// Everything that must be watched so that no change of what a path leads to goes unseen.
///
/// A watch on the file alone dies with the first editor that saves by rename, and a watch on its
/// directory misses a link's target, a swapped parent and a ConfigMap. So the path is walked as the
/// kernel walks it, and every object that takes part is wanted: directories on the way (their own fate
/// only), links, the last existing directory (entries, by name) and the file's inode.
package struct PathChain: Sendable, Equatable {
  package enum End: Sendable, Equatable {
    case file
    case directory
    case other
    /// A component is missing, or is no directory although something follows it.
    case missing
    case failed(ErrorNumber)
    case tooManyLinks
  }

  package private(set) var wants: [WatchWant] = []
  package private(set) var end = End.missing

  /// In place of a name in a folder: every entry is of interest. No file has this name.
  package static let anyEntry = ".\u{1}any\u{1}"

  /// As many links as the kernel follows.
  package static let linkLimit = 40

  /// Walks the absolute `path`.
  package init(resolving path: String, in paths: some PathReading) {
    var walk = Walk(rest: Self.components(of: path).reversed())
    while let name = walk.rest.popLast() {
      if name == ".." {
        walk.leave()
        continue
      }
      if let end = step(to: name, &walk, in: paths) {
        self.end = end
        return
      }
    }
    end = .directory
  }
}

extension PathChain {
  /// Where a walk stands: the directory, always free of links, and what is still to come, last first.
  private struct Walk {
    var directory = "/"
    var identities: [FileIdentity?] = [nil]
    var rest: [String]
    var links = 0

    mutating func enter(_ path: String, _ identity: FileIdentity) {
      directory = path
      identities.append(identity)
    }

    mutating func leave() {
      directory = PathText.directory(of: directory)
      if identities.count > 1 { identities.removeLast() }
    }

    mutating func follow(_ target: String) {
      links += 1
      rest.append(contentsOf: PathChain.components(of: target).reversed())
      guard target.hasPrefix("/") else { return }
      directory = "/"
      identities = [nil]
    }
  }

  /// Takes one step; returns where the walk ended, nil when it goes on.
  private mutating func step(to name: String, _ walk: inout Walk, in paths: some PathReading) -> End? {
    let path = PathText.join(walk.directory, name)
    let entry = paths.entry(at: path)
    let isLast = walk.rest.isEmpty
    let identity = walk.identities.last ?? nil
    if !isLast, entry.leadsOn {
      wants.append(WatchWant(path: walk.directory, role: .ancestor, identity: identity))
    } else {
      wants.append(WatchWant(path: walk.directory, role: .directory, name: name, identity: identity))
    }
    switch entry {
    case .missing: return .missing
    case .failed(let error): return .failed(error)
    case .other: return isLast ? .other : .missing
    case .regular(let identity):
      guard isLast else { return .missing }
      wants.append(WatchWant(path: path, role: .file, identity: identity))
      return .file
    case .directory(let identity):
      walk.enter(path, identity)
      return nil
    case .link(let identity, let target):
      wants.append(WatchWant(path: path, role: .link, identity: identity))
      walk.follow(target)
      return walk.links > Self.linkLimit ? .tooManyLinks : nil
    }
  }

  private static func components(of path: String) -> [String] {
    path.split(separator: "/").map(String.init).filter { $0 != "." }
  }
}

extension PathEntry {
  /// Whether a walk can go on behind it.
  fileprivate var leadsOn: Bool {
    switch self {
    case .directory, .link: true
    case .missing, .regular, .other, .failed: false
    }
  }
}

/// One object that a path chain needs watched.
package struct WatchWant: Hashable, Sendable {
  /// Free of links, so that two chains through one directory ask for the same path.
  package let path: String
  package let role: WatchRole
  /// The entry of interest in a `.directory`.
  package let name: String?
  /// What was there when the chain was resolved; nil for the root, which cannot be replaced.
  package let identity: FileIdentity?

  package init(path: String, role: WatchRole, name: String? = nil, identity: FileIdentity? = nil) {
    self.path = path
    self.role = role
    self.name = name
    self.identity = identity
  }
}

/// Why an object on the way to a file is watched; decides which of its events matter.
package struct WatchRole: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A directory whose entries matter, by name.
  package static let directory = WatchRole(rawValue: 1 << 0)
  /// A directory of which only its own removal or renaming matters: no noise from `/` or `/tmp`.
  package static let ancestor = WatchRole(rawValue: 1 << 1)
  /// A symbolic link itself.
  package static let link = WatchRole(rawValue: 1 << 2)
  /// The file's inode: sees edits made by another of its names.
  package static let file = WatchRole(rawValue: 1 << 3)
}
