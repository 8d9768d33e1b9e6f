// SPDX-License-Identifier: GPL-3.0-or-later

import Platform

/// Where the kernel tells of every change, so that nothing needs to be looked at in between.
///
/// Over a network and under FUSE, files change on the other side; an overlay tells nothing of changes in its layers.
/// Of a file system that is not known here nothing is assumed.
package struct EventTrust: Sendable {
  /// Local file systems: whoever changes a file there does it through this kernel.
  static let telling: Set = [
    "bcachefs", "btrfs", "exfat", "ext2", "ext3", "ext4", "f2fs", "hfsplus", "jfs", "msdos", "nilfs2",
    "ntfs3", "ramfs",
    "reiserfs", "tmpfs", "udf", "vfat", "xfs", "zfs",
  ]

  private let mounts: MountTable?
  /// What the objects of this table lie on, as far as it was asked: every look asks for the same few.
  private var fileSystems: [String: String] = [:]

  /// - Parameter mounts: nil where they are not known.
  package init(_ mounts: MountTable?) { self.mounts = mounts }

  /// Why events of these objects don't tell everything: a file system's name, or that it isn't known; nil when they do.
  package mutating func doubt(about wants: [WatchWant]) -> String? {
    for want in wants {
      let type = fileSystems[want.path] ?? mounts?.fileSystem(of: want.path) ?? "unknown file system"
      fileSystems[want.path] = type
      if !Self.telling.contains(type) { return type }
    }
    return nil
  }
}
