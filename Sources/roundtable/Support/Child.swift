import LineEditing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs another program on the terminal and waits for it.
enum Child {
  /// - Parameter command: for the shell, so that `EDITOR="code --wait"` works.
  /// - Returns: whether it ended well.
  static func run(_ command: String, _ arguments: [String]) -> Bool {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads of a queue block nearly every signal, and a child would inherit that.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGINT, SIGQUIT, SIGTSTP, SIGPIPE, SIGTERM, SIGHUP, SIGWINCH, SIGCHLD, SIGXFSZ] {
      sigaddset(&signals, number)
    }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var child = pid_t()
    let texts: [String] = ["sh", "-c", command + " \"$@\"", "sh"] + arguments
    let words: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    guard posix_spawn(&child, "/bin/sh", nil, &attributes, words, environ) == 0 else { return false }
    return ForegroundProgram.run {
      var status: Int32 = 0
      while waitpid(child, &status, 0) < 0, errno == EINTR {}
      return status == 0
    }
  }
}
