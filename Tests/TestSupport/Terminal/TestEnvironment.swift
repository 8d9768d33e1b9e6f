// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The environment of every program under test: nothing of the developer's own.
package struct TestEnvironment: Sendable {
  package var variables: [String: String]

  /// Home and all XDG folders are inside of `folder`.
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
    // Where the toolchain's libraries are, when they are not where the loader looks; where a sanitizer reports to; which
    // change Scripts/nightly/mutate.sh switches on.
    for name in ["LD_LIBRARY_PATH", "LD_PRELOAD", "TSAN_OPTIONS", "ASAN_OPTIONS", "ROUNDTABLE_MUTATION"] {
      if let value = ProcessInfo.processInfo.environment[name] { variables[name] = value }
    }
  }

  /// The same with some variables changed; `nil` unsets one.
  package func setting(_ changes: [String: String?]) -> TestEnvironment {
    var copy = self
    for (name, value) in changes { copy.variables[name] = value }
    return copy
  }
}
