// SPDX-License-Identifier: GPL-3.0-or-later

import Platform

/// The object that one name of a path refers to, without following links.
package enum PathEntry: Sendable, Equatable {
  case missing
  case regular(FileIdentity)
  case directory(FileIdentity)
  case link(FileIdentity, target: String)
  /// A FIFO, socket or device.
  case other(FileIdentity)
  /// It can't be inspected.
  case failed(ErrorNumber)
}

/// The only question that resolving a path asks of a file system.
package protocol PathReading: Sendable {
  func entry(at path: String) -> PathEntry
}

/// Paths of the real file system.
package struct LivePaths: PathReading {
  package init() {}

  package func entry(at path: String) -> PathEntry {
    let key: ContentKey
    do { key = try FileStatus(path, followingLinks: false).key } catch {
      return error.isMissing ? .missing : .failed(error)
    }
    if key.isRegular { return .regular(key.identity) }
    if key.isDirectory { return .directory(key.identity) }
    guard key.isSymbolicLink else { return .other(key.identity) }
    // It was replaced in between: the next resolution finds its replacement.
    guard let target = LinkTarget.read(path) else { return .missing }
    return .link(key.identity, target: target)
  }
}
