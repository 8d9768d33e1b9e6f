// SPDX-License-Identifier: GPL-3.0-or-later

import FileWatching
import Platform
import TestSupport
import Testing

struct PollHintTests {
  private let scratch = ScratchFolder()

  /// The hint for a file in a folder of the scratch folder that is mounted with this type.
  private func hint(_ type: String) throws -> String? {
    try scratch.makeDirectory("share")
    let lines = ["1 0 0:1 / / rw - ext4 x rw", "2 1 0:2 / \(scratch.path("share")) rw - \(type) x rw"]
    return PollHint.words(
      for: [scratch.path("local.yaml"), scratch.path("share/a.yaml")],
      mounts: MountTable(mountinfo: Array(lines.joined(separator: "\n").utf8)))
  }

  @Test(arguments: ["nfs4", "cifs", "9p", "virtiofs", "fuse.sshfs"])
  func `a spec on a file system that doesn't report all changes has a hint`(type: String) throws {
    #expect(
      try hint(type)
        == "'\(scratch.path("share/a.yaml"))' is on \(type), which does not report changes that are made "
        + "elsewhere (hint: 'roundtable watch --poll 2' looks at the files every 2 seconds)")
  }

  @Test(arguments: ["ext4", "tmpfs", "overlay", "fuseblk"])
  func `a spec on a local file system has none`(type: String) throws {
    #expect(try hint(type) == nil)
  }

  @Test func `without a mount table there is no hint`() {
    #expect(PollHint.words(for: ["/a"], mounts: nil) == nil)
  }
}
