// SPDX-License-Identifier: GPL-3.0-or-later

import Platform

/// The objects that must be watched to notice every change of the file that a path leads to.
///
/// A watch on the file alone ends with the first editor that saves by rename, and a watch on its directory
/// misses changes of a link's target, of a parent directory and of a ConfigMap. So the path is walked as the
/// kernel walks it, and every object on the way is watched: the directories (only for their own removal), the
/// links, the last existing directory (its entries, by name) and the file's inode.
package struct PathChain: Sendable, Equatable {
  package enum End: Sendable, Equatable {
    case file
    case directory
    case other
    /// A component is missing, or another component follows one that isn't a directory.
    case missing
    case failed(ErrorNumber)
    case tooManyLinks
  }

  package private(set) var wants: [WatchWant] = []
  package private(set) var end = End.missing

  /// Takes the place of a file's name in a folder, to watch every entry. No file has this name.
  package static let anyEntry = ".\u{1}any\u{1}"

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
  /// The state of a walk: the directory, always without links, and the remaining names, last first.
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

  /// Takes one step; returns the end of the walk, or `nil` if it continues.
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
      return walk.links > LinkTarget.hopLimit ? .tooManyLinks : nil
    }
  }

  private static func components(of path: String) -> [String] {
    path.split(separator: "/").map(String.init).filter { $0 != "." }
  }
}

extension PathEntry {
  /// Whether the walk can continue behind this entry.
  fileprivate var leadsOn: Bool {
    switch self {
    case .directory, .link: true
    case .missing, .regular, .other, .failed: false
    }
  }
}

/// One object that a path chain needs watched.
package struct WatchWant: Hashable, Sendable {
  /// Without links, so that two chains through one directory request the same path.
  package let path: String
  package let role: WatchRole
  /// The entry to watch in a `.directory`.
  package let name: String?
  /// The object that was found when the chain was resolved; `nil` for the root, which can't be replaced.
  package let identity: FileIdentity?

  package init(path: String, role: WatchRole, name: String? = nil, identity: FileIdentity? = nil) {
    self.path = path
    self.role = role
    self.name = name
    self.identity = identity
  }
}

/// The reason to watch an object on the way to a file; decides which of its events matter.
package struct WatchRole: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A directory whose entries matter, by name.
  package static let directory = WatchRole(rawValue: 1 << 0)
  /// A directory of which only its own removal or renaming matters, so that other changes in `/` or `/tmp`
  /// cause no events.
  package static let ancestor = WatchRole(rawValue: 1 << 1)
  /// A symbolic link itself.
  package static let link = WatchRole(rawValue: 1 << 2)
  /// The file's inode: reports edits made through its other names.
  package static let file = WatchRole(rawValue: 1 << 3)
}
