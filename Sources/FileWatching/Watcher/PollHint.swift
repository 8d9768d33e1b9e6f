// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform

/// Says that events of a file may not arrive, and which option helps.
package enum PollHint {
  /// File systems whose files change on another machine, on the host of a virtual machine or behind a program of FUSE: this
  /// kernel doesn't see these changes. Docker Desktop and WSL mount folders of their host in this way.
  static let silent: Set = [
    "9p", "afs", "ceph", "cifs", "drvfs", "fakeowner", "fuse", "glusterfs", "nfs", "nfs4", "prl_fs", "smb3",
    "vboxsf", "virtiofs", "vmhgfs",
  ]

  /// A sentence about the first of these files whose changes may not be reported; `nil` if there is none.
  package static func words(for paths: [String], mounts: MountTable?) -> String? {
    for path in paths {
      // The chain's own paths contain no links.
      let chain = PathChain(resolving: PathText.absolute(path), in: LivePaths())
      for want in chain.wants {
        guard let type = mounts?.fileSystem(of: want.path), isSilent(type) else { continue }
        return
          "'\(VisibleText.line(path))' is on \(type), which does not report changes that are made elsewhere "
          + "(hint: 'roundtable watch --poll 2' looks at the files every 2 seconds)"
      }
    }
    return nil
  }

  private static func isSilent(_ type: String) -> Bool { silent.contains(type) || type.hasPrefix("fuse.") }
}
