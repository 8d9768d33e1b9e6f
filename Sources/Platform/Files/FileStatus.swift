// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Identifies a file's state without reading the file.
///
/// Two equal keys around a read prove that the read was whole. A changed key only means that the file must be
/// read again. `cp -p` and clock skew move times backwards, so keys are compared for equality, never ordered.
package struct ContentKey: Hashable, Sendable {
  package let device: UInt64
  package let inode: UInt64
  package let size: Int
  package let modified: FileTime
  package let changed: FileTime
  package let mode: UInt32

  package init(device: UInt64, inode: UInt64, size: Int, modified: FileTime, changed: FileTime, mode: UInt32)
  {
    self.device = device
    self.inode = inode
    self.size = size
    self.modified = modified
    self.changed = changed
    self.mode = mode
  }

  init(_ status: stat) {
    let (modified, changed) = (status.st_mtim, status.st_ctim)
    self.init(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino),
      size: Int(status.st_size),
      modified: FileTime(modified),
      changed: FileTime(changed),
      mode: UInt32(status.st_mode))
  }

  /// The file's identity, regardless of its content.
  package var identity: FileIdentity { FileIdentity(device: device, inode: inode) }

  package var isRegular: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFREG) }
  package var isDirectory: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFDIR) }
  package var isPipeOrSocket: Bool { [S_IFIFO, S_IFSOCK].contains { mode & UInt32(S_IFMT) == UInt32($0) } }
  package var isSymbolicLink: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFLNK) }
}

/// Identifies a file: two paths with equal identities lead to the same bytes.
package struct FileIdentity: Hashable, Sendable {
  package let device: UInt64
  package let inode: UInt64

  package init(device: UInt64, inode: UInt64) {
    self.device = device
    self.inode = inode
  }
}

/// A file's time stamp, a type apart from clocks: stamps are compared only for equality.
package struct FileTime: Hashable, Sendable {
  package let seconds: Int
  package let nanoseconds: Int

  package init(seconds: Int, nanoseconds: Int) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  init(_ time: timespec) {
    self.init(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }
}

/// The file system's data about a file, including its owner.
package struct FileStatus: Sendable {
  let raw: stat

  init(_ raw: stat) { self.raw = raw }

  /// - Parameter followingLinks: whether to report a link's target instead of the link.
  package init(_ path: String, followingLinks: Bool) throws(ErrorNumber) {
    var raw = stat()
    _ = try retrying { followingLinks ? stat(path, &raw) : lstat(path, &raw) }
    self.raw = raw
  }

  package init(of descriptor: Descriptor) throws(ErrorNumber) {
    var raw = stat()
    _ = try retrying { fstat(descriptor.number, &raw) }
    self.raw = raw
  }

  package var key: ContentKey { ContentKey(raw) }
  package var owner: UInt32 { raw.st_uid }
  /// The number of the file's names in its file system.
  package var linkCount: Int { Int(raw.st_nlink) }
  /// The twelve bits that chmod(2) sets.
  package var permissions: UInt32 { raw.st_mode & 0o7777 }
}
