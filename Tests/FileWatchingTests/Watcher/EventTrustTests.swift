// SPDX-License-Identifier: GPL-3.0-or-later

import FileWatching
import Platform
import Testing

struct EventTrustTests {
  private func doubt(_ types: [String], _ path: String) -> String? {
    let lines = types.enumerated().map { index, type in
      "\(index) 0 0:1 / \(index == 0 ? "/" : "/m\(index)") rw - \(type) x rw"
    }
    var trust = EventTrust(MountTable(mountinfo: Array(lines.joined(separator: "\n").utf8)))
    return trust.doubt(about: [WatchWant(path: "/", role: .ancestor), WatchWant(path: path, role: .file)])
  }

  @Test(arguments: ["ext4", "xfs", "btrfs", "tmpfs"])
  func `events of local file systems are trusted`(type: String) {
    #expect(doubt([type], "/a") == nil)
    #expect(doubt(["ext4", type], "/m1/a") == nil)
  }

  @Test(arguments: ["overlay", "nfs4", "cifs", "fuse.sshfs", "fuseblk", "9p", "virtiofs", "newfs"])
  func `events of other file systems are not trusted, wherever on the path they are`(type: String) {
    #expect(doubt(["ext4", type], "/m1/a") == type)
    #expect(doubt(["ext4", type], "/a") == nil)
    #expect(doubt([type, "ext4"], "/m1/a") == type)
  }

  @Test func `events of unknown file systems are not trusted`() {
    var trust = EventTrust(nil)
    #expect(trust.doubt(about: [WatchWant(path: "/a", role: .file)]) == "unknown file system")
  }
}
