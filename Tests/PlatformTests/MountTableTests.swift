// SPDX-License-Identifier: GPL-3.0-or-later

import Platform
import TestSupport
import Testing

struct MountTableTests {
  private static let text = """
    27 1 254:0 / / rw,relatime shared:1 master:3 - ext4 /dev/vda rw
    40 27 0:52 / /mnt/my\\040share rw - nfs4 host:/x rw
    41 27 0:53 /inner /home rw - btrfs /dev/vdb rw
    42 41 0:54 / /home rw shared:7 - fuse.sshfs me@host: rw
    a line of another form
    43 42 0:55 / /home/user rw

    """

  @Test(arguments: [
    ("/etc/x", "ext4"), ("/mnt/my share/x", "nfs4"), ("/mnt/my share", "nfs4"), ("/mnt/my share2", "ext4"),
    ("/home/user/x", "fuse.sshfs"), ("/", "ext4"),
  ])
  func `a path belongs to the nearest mount, and to the last one of several at a point`(
    path: String, type: String
  ) {
    #expect(MountTable(mountinfo: Array(Self.text.utf8)).fileSystem(of: path) == type)
  }

  @Test func `without mounts, the type is unknown`() {
    #expect(MountTable(mountinfo: []).fileSystem(of: "/") == nil)
  }

  @Test func `this process has mounts`() throws {
    let table = try MountTable.current()
    #expect(table.fileSystem(of: "/proc/self/mountinfo") == "proc")
    #expect(table.fileSystem(of: ScratchFolder().path) != nil)
  }
}
