// SPDX-License-Identifier: GPL-3.0-or-later

import CPseudoTerminal
import Foundation

/// The parameters of one call of posix_spawn.
struct SpawnRequest {
  var executable: String
  var arguments: [String]
  var environment: TestEnvironment
  var folder: String?
  /// The descriptors of the child, each with its source in this process.
  var descriptors: [(child: Int32, source: Int32)] = []
  /// A terminal that the child opens as 0, 1 and 2 and that becomes its controlling terminal.
  var terminalPath: String?

  /// Starts the program with default signals, whatever this process blocks or ignores.
  func start() throws -> ProcessHandle {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let terminalPath {
      posix_spawn_file_actions_addopen(&actions, 0, terminalPath, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
    }
    for (child, source) in descriptors { posix_spawn_file_actions_adddup2(&actions, source, child) }
    if let folder { _ = pty_spawn_add_folder(&actions, folder) }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, pty_spawn_flags(terminalPath == nil ? 0 : 1))

    var words = ([executable] + arguments).map { strdup($0) } + [nil]
    var variables = environment.variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var process = pid_t()
    let code = posix_spawn(&process, executable, &actions, &attributes, &words, &variables)
    guard code == 0 else { throw TerminalTestError.failedCall("posix_spawn", code: code) }
    return ProcessHandle(identifier: process)
  }
}
