// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The environment of every program under test, without the developer's variables.
package struct TestEnvironment: Sendable {
  package var variables: [String: String]

  /// Puts home and all XDG folders in `folder`.
  package init(home folder: ScratchFolder, terminal: String = "xterm") {
    variables = [
      "HOME": folder.path,
      "XDG_CONFIG_HOME": folder.path + "/config",
      "XDG_STATE_HOME": folder.path + "/state",
      "XDG_CACHE_HOME": folder.path + "/cache",
      "XDG_DATA_HOME": folder.path + "/data",
      "XDG_RUNTIME_DIR": folder.path + "/run",
      "INPUTRC": "/dev/null",
      "LC_ALL": "C.UTF-8",
      "TERM": terminal,
      "PATH": "/usr/local/bin:/usr/bin:/bin",
      "SWIFT_BACKTRACE": "enable=no",
    ]
    // The paths of the toolchain's libraries if the loader doesn't search there, the report file of a sanitizer, and the
    // change that Scripts/nightly/mutate.sh switches on.
    for name in ["LD_LIBRARY_PATH", "LD_PRELOAD", "TSAN_OPTIONS", "ASAN_OPTIONS", "ROUNDTABLE_MUTATION"] {
      if let value = ProcessInfo.processInfo.environment[name] { variables[name] = value }
    }
  }

  /// Returns a copy with some variables changed; `nil` unsets one.
  package func setting(_ changes: [String: String?]) -> TestEnvironment {
    var copy = self
    for (name, value) in changes { copy.variables[name] = value }
    return copy
  }
}
