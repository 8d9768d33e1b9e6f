// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

extension ScratchFolder {
  /// Returns a command line of `unshare` that prepares its own namespaces and then runs the words after it.
  /// Cancels the test if the system doesn't allow namespaces.
  ///
  /// - Parameters:
  /// - flags: flags of `unshare`, such as `Urm` for users and mounts.
  /// - preparation: a line of the system shell.
  func namespace(_ flags: String, _ preparation: String = "true") throws -> [String] {
    let prefix = ["-" + flags, "sh", "-c", preparation + " && exec \"$@\"", "sh"]
    guard (try? ExternalTool("unshare").run(prefix + ["true"], in: path)) != nil else {
      try Test.cancel("this system does not let a test make namespaces")
    }
    return ["unshare"] + prefix
  }
}
