// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

extension ScratchFolder {
  /// A command line of `unshare` that prepares namespaces of its own and runs what follows; cancels a test where a
  /// system does not allow that.
  ///
  /// - Parameters:
  ///   - flags: of `unshare`, such as `Urm` for a user and mounts.
  ///   - preparation: a line of shell.
  func namespace(_ flags: String, _ preparation: String = "true") throws -> [String] {
    let prefix = ["-" + flags, "sh", "-c", preparation + " && exec \"$@\"", "sh"]
    guard (try? ExternalTool("unshare").run(prefix + ["true"], in: path)) != nil else {
      try Test.cancel("this system does not let a test make namespaces")
    }
    return ["unshare"] + prefix
  }
}
