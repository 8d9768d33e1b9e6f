// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import Shell

/// A note on standard error about files in folders such as `/tmp`, if the kernel follows other users' links there.
enum SharedFolderNote {
  static func write(about paths: [String]) {
    for folder in Set(paths.map(PathText.directory)).sorted() where ProtectedLinks.areOff(in: folder) {
      StandardStream.error.write(
        """
        note: every user can add links to '\(VisibleText.line(folder))', and this system follows them \
        (hint: 'sysctl \(ProtectedLinks.setting)=1' protects you)

        """)
    }
  }
}
