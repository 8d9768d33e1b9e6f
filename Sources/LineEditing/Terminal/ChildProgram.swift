#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A line of the shell as a child process, with the signals that a program of a user's own shell has.
package struct ChildProgram: Sendable {
  /// Why it could not be started: an `errno`.
  package struct Failure: Error {
    package let code: Int32
  }

  private let process: pid_t

  /// Starts `sh -c command`, on the terminal but for what is redirected.
  ///
  /// - Parameters:
  ///   - arguments: `$1`, `$2` … of the line.
  ///   - environment: `name=value`; `nil` for this process's own.
  ///   - input: in place of standard input; stays open here.
  ///   - output: in place of standard output; stays open here.
  package init(
    _ command: String, arguments: [String] = [], environment: [String]? = nil, input: Int32? = nil,
    output: Int32? = nil
  ) throws(Failure) {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads of a queue block nearly every signal, and a child would inherit that and could not be interrupted.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGINT, SIGQUIT, SIGTSTP, SIGPIPE, SIGTERM, SIGHUP, SIGWINCH, SIGCHLD, SIGXFSZ] {
      sigaddset(&signals, number)
    }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input { posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) }
    if let output { posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO) }
    let words = Self.copies(["sh", "-c", command, "sh"] + arguments)
    let variables = environment.map(Self.copies) ?? []
    defer { for text in words + variables { free(text) } }
    var process = pid_t()
    let code =
      variables.isEmpty
      ? posix_spawn(&process, "/bin/sh", &actions, &attributes, words, environ)
      : posix_spawn(&process, "/bin/sh", &actions, &attributes, words, variables)
    guard code == 0 else { throw Failure(code: code) }
    self.process = process
  }

  /// - Returns: the status, as `waitpid` tells it.
  package func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    ForegroundProgram.noteEnd(status)
    return status
  }

  /// What a shell ends with that does not find its command.
  package static let notFound: Int32 = 127

  /// A pipe whose ends no child inherits but as one of its standard streams.
  package static func pipe() throws(Failure) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let code = Glibc.pipe(&ends)
    #else
      let code = Darwin.pipe(&ends)
    #endif
    guard code == 0 else { throw Failure(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func copies(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0) } + [nil]
  }
}
