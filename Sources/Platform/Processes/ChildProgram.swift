// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// A program that this process started, with the signal settings that the user's own shell would give it.
package struct ChildProgram: Sendable {
  /// How a program ended.
  package enum Ending: Hashable, Sendable {
    case exited(Int32)
    case signalled(Int32)
  }

  /// The process id.
  package let process: Int32

  /// Starts `sh -c command` on the terminal, except for redirected streams.
  ///
  /// - Parameters:
  ///   - arguments: `$1`, `$2` … of the line.
  ///   - environment: `name=value`; `nil` for this process's environment.
  ///   - input: replaces standard input; remains open here.
  ///   - output: replaces standard output; remains open here.
  ///   - error: replaces standard error; remains open here.
  ///   - inNewSession: whether it gets no terminal, so that neither Ctrl-C nor the closing of the terminal
  ///     ends it.
  package init(
    _ command: String, arguments: [String] = [], environment: [String]? = nil, input: Descriptor? = nil,
    output: Descriptor? = nil, error: Descriptor? = nil, inNewSession: Bool = false
  ) throws(ErrorNumber) {
    let streams = [
      input.map { ($0, STDIN_FILENO) }, output.map { ($0, STDOUT_FILENO) }, error.map { ($0, STDERR_FILENO) },
    ]
    process = try Self.spawn(
      "/bin/sh", words: ["sh", "-c", command, "sh"] + arguments, environment: environment,
      descriptors: streams.compactMap { $0 }, inNewSession: inNewSession)
  }

  /// Starts this program again in a new session without a terminal, so that closing the terminal doesn't end it.
  ///
  /// - Parameter descriptors: become its descriptors 0, 1 and so on; they remain open here.
  package init(detached arguments: [String], descriptors: [Descriptor]) throws(ErrorNumber) {
    let path = CurrentProcess.executablePath
    process = try Self.spawn(
      path, words: [path] + arguments, environment: nil,
      descriptors: descriptors.enumerated().map { ($1, Int32($0)) }, inNewSession: true)
  }

  /// Signals that get their default action in the program, as from the user's shell, even if this process
  /// ignores or handles them.
  private static let defaultSignals = [
    SIGINT, SIGQUIT, SIGTSTP, SIGPIPE, SIGTERM, SIGHUP, SIGWINCH, SIGCHLD, SIGXFSZ,
  ]
  /// `POSIX_SPAWN_SETSID`, which is missing in Glibc's module.
  private static let newSession: Int32 = 0x80

  private static func spawn(
    _ path: String, words: [String], environment: [String]?, descriptors: [(Descriptor, Int32)],
    inNewSession: Bool
  ) throws(ErrorNumber) -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads of a queue block nearly all signals; a child that inherited this could not be interrupted.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in defaultSignals { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = Int32(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | (inNewSession ? newSession : 0)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, number) in descriptors {
      posix_spawn_file_actions_adddup2(&actions, descriptor.number, number)
    }
    // No program inherits another descriptor, for example one of this process's own parent, or one that another thread has
    // opened a moment ago.
    _ = GlibcExtensions.addCloseFrom?(
      &actions, max(STDERR_FILENO, descriptors.map(\.1).max() ?? STDERR_FILENO) + 1)
    let texts = words.map { strdup($0) }
    let variables = (environment ?? []).map { strdup($0) }
    defer { for text in texts + variables { free(text) } }
    var process = pid_t()
    let code =
      environment == nil
      ? posix_spawn(&process, path, &actions, &attributes, texts + [nil], environ)
      : posix_spawn(&process, path, &actions, &attributes, texts + [nil], variables + [nil])
    guard code == 0 else { throw ErrorNumber(code) }
    return process
  }

  package func wait() -> Ending {
    var status: Int32 = 0
    _ = try? retrying { waitpid(process, &status, 0) }
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }

  /// The exit status of a shell that doesn't find its command.
  package static let notFound: Int32 = 127
}
