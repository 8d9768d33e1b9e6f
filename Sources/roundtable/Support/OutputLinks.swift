// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import Synchronization

/// Says when an output's name is a link: the file that is written then has another name than the one asked for.
enum OutputLinks {
  private static let told = Mutex<Set<String>>([])

  /// Once for each link and what it leads to.
  static func tell(_ path: String, _ target: String) {
    guard told.withLock({ $0.insert(path + "\0" + target).inserted }) else { return }
    StandardStream.error.write(
      "note: '\(VisibleText.line(path))' is a link; its target is written, '\(VisibleText.line(target))'\n"
    )
  }
}

extension AtomicFileWriter {
  /// Writes, and says on standard error what it followed a link to.
  static let telling = AtomicFileWriter(onLink: OutputLinks.tell)
}
