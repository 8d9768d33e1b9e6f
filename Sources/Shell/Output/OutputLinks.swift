// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import Synchronization

/// Reports that an output's name is a link: the file that is written then has another name than the requested
/// one.
enum OutputLinks {
  private static let reported = Mutex<Set<String>>([])

  /// Reports each link and its target once.
  static func note(_ path: String, _ target: String) {
    guard reported.withLock({ $0.insert(path + "\0" + target).inserted }) else { return }
    StandardStream.error.write(
      "note: '\(VisibleText.line(path))' is a link; its target is written, '\(VisibleText.line(target))'\n"
    )
  }
}

extension AtomicFileWriter {
  /// Writes, and reports on standard error the target of a link that it followed.
  package static let notingLinks = AtomicFileWriter(onLink: OutputLinks.note)
}
