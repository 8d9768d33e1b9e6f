// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Reads and writes files that no other user can read or write (permissions 0600). The page's token is in such a file.
package enum PrivateFile {
  package enum Content: Sendable, Equatable {
    case bytes([UInt8])
    case missing
    /// The reason as text: another user owns or may read it, or it isn't a file.
    case untrusted(String)
  }

  /// Reads the first bytes of a file. The name must not be a link.
  package static func read(_ path: String, limit: Int = 4096) -> Content {
    do {
      let descriptor = try Descriptor.open(path, .read, [.noFollow, .nonBlocking])
      defer { descriptor.close() }
      let status = try descriptor.status
      guard status.key.isRegular else { return .untrusted("it is not a regular file") }
      guard status.owner == geteuid() else { return .untrusted("it belongs to another user") }
      guard status.permissions & 0o077 == 0 else { return .untrusted("other users can read or write it") }
      return .bytes(Array(try descriptor.head(min(limit, status.key.size))))
    } catch {
      return error.isMissing ? .missing : .untrusted(error == .ELOOP ? "it is a link" : error.words)
    }
  }

  /// Creates the file, replacing a file or a link of this name atomically. Creates its folder, accessible only to this user, if
  /// it is missing. Two writers of one file must not run at a time.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try FolderMaker.make(PathText.directory(of: path), permissions: 0o700)
    let temporary = path + "~"
    FolderEntry.remove(temporary)
    do {
      let descriptor = try Descriptor.open(
        temporary, .write, [.create, .exclusive, .noFollow], permissions: 0o600)
      defer { descriptor.close() }
      try descriptor.writeAll(bytes)
      try FolderEntry.rename(temporary, to: path)
    } catch {
      FolderEntry.remove(temporary)
      throw FileError(path: path, operation: .write, reason: .system(error))
    }
  }
}
