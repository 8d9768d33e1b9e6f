// SPDX-License-Identifier: GPL-3.0-or-later

import Platform

/// Knows the file systems for which the kernel reports every change, so that no polling is needed.
///
/// On network file systems and FUSE, files change on the other side; an overlay reports no changes in its layers. Unknown file
/// systems aren't trusted.
package struct EventTrust: Sendable {
  /// Local file systems: every change of their files goes through this kernel.
  static let telling: Set = [
    "bcachefs", "btrfs", "exfat", "ext2", "ext3", "ext4", "f2fs", "hfsplus", "jfs", "msdos", "nilfs2",
    "ntfs3", "ramfs",
    "reiserfs", "tmpfs", "udf", "vfat", "xfs", "zfs",
  ]

  private let mounts: MountTable?
  /// The file systems of the paths asked for so far: every check asks for the same few.
  private var fileSystems: [String: String] = [:]

  /// - Parameter mounts: `nil` if they aren't known.
  package init(_ mounts: MountTable?) { self.mounts = mounts }

  /// Why events may be missing for these objects: a file system's name, or that it isn't known; `nil` if events are reliable.
  package mutating func doubt(about wants: [WatchWant]) -> String? {
    for want in wants {
      let type = fileSystems[want.path] ?? mounts?.fileSystem(of: want.path) ?? "unknown file system"
      fileSystems[want.path] = type
      if !Self.telling.contains(type) { return type }
    }
    return nil
  }
}
