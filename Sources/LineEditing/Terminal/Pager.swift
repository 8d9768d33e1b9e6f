#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Shows a long text in the user's pager.
///
/// The pager gets an empty signal mask and default handlers: the queue's threads block nearly every signal,
/// and a child would inherit that and could not be interrupted.
package struct Pager: Sendable {
  /// A command line for the shell.
  package let command: String

  package init(command: String) { self.command = command }

  /// - Returns: whether the pager ran; `false` where there is none.
  package func show(_ text: String) -> Bool { ForegroundProgram.run { run(text) } }

  private func run(_ text: String) -> Bool {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return false }
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
    guard let child = spawn(input: ends[0], other: ends[1]) else {
      close(ends[0])
      close(ends[1])
      return false
    }
    close(ends[0])
    feed(text, to: ends[1])
    close(ends[1])
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    // A shell that does not find its command says 127; what was to be read must be shown then.
    return (status >> 8) & 0xFF != 127
  }

  private func spawn(input: Int32, other: Int32) -> pid_t? {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for number in [SIGINT, SIGQUIT, SIGTSTP, SIGPIPE, SIGTERM, SIGHUP, SIGWINCH, SIGCHLD, SIGXFSZ] {
      sigaddset(&defaults, number)
    }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    var child = pid_t()
    let texts: [String] = ["sh", "-c", command]
    let words: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    return posix_spawn(&child, "/bin/sh", &actions, &attributes, words, environ) == 0 ? child : nil
  }

  /// A pager that is left early reads no more; that is no error.
  private func feed(_ text: String, to descriptor: Int32) {
    signal(SIGPIPE, SIG_IGN)
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
