#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the file system says about a file without reading it.
///
/// Two equal keys around a read prove that the read was whole. A changed key proves nothing but that a
/// look is due: `cp -p` and clock skew move times backwards, so keys are compared, never ordered.
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

  package init(_ status: stat) {
    #if canImport(Glibc)
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #else
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #endif
    self.init(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino),
      size: Int(status.st_size),
      modified: FileTime(modified),
      changed: FileTime(changed),
      mode: UInt32(status.st_mode))
  }

  /// Which object it is, whatever its content.
  package var identity: FileIdentity { FileIdentity(device: device, inode: inode) }

  package var isRegular: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFREG) }
  package var isDirectory: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFDIR) }
  package var isSymbolicLink: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFLNK) }
}
