// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

extension FileStatus {
  /// Whether everybody may add files to this folder.
  var isOpenToAll: Bool { permissions & S_IWOTH != 0 }

  /// Whether only a file's owner and the folder's owner may remove a file, as in `/tmp`.
  var isSticky: Bool { permissions & S_ISVTX != 0 }
}

extension PathText {
  /// The first folder above `path` whose entries another user can replace: one that another user owns, or where everybody may
  /// remove the entries of others. `nil` if only this user and root can replace them.
  package static func firstReplaceable(above path: String) -> String? {
    // In a user namespace, root's folders can have another number.
    let root = (try? FileStatus("/", followingLinks: true))?.owner
    var place = resolved(directory(of: path)) ?? "/"
    while true {
      guard let folder = try? FileStatus(place, followingLinks: true) else { return nil }
      let isOpen = folder.isOpenToAll && !folder.isSticky
      if isOpen || (folder.owner != geteuid() && folder.owner != root) { return place }
      guard place != "/" else { return nil }
      place = directory(of: place)
    }
  }
}

/// The kernel's rule about links in folders such as `/tmp`: it doesn't follow those of other users. Roundtable relies on it.
package enum ProtectedLinks {
  /// The rule's name for sysctl(8).
  package static let setting = "fs.protected_symlinks"

  /// Whether everybody may add links to this folder, and the kernel follows them.
  package static func areOff(in folder: String) -> Bool {
    guard let status = try? FileStatus(folder, followingLinks: true), status.isOpenToAll, status.isSticky
    else { return false }
    return (try? FileReader.read("/proc/sys/fs/protected_symlinks"))?.first != UInt8(ascii: "1")
  }
}
