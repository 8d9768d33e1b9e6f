import Console
import LineEditing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A line of the shell as a child process: it has the terminal, but for what is fed to it and taken from it.
struct ShellProgram {
  private let call: ProgramCall

  init(_ call: ProgramCall) { self.call = call }

  func run() throws(ConsoleError) -> ProgramOutcome {
    try ForegroundProgram.run { () throws(ConsoleError) in try runToEnd() }
  }

  private func runToEnd() throws(ConsoleError) -> ProgramOutcome {
    var input: [Int32] = [-1, -1]
    var output: [Int32] = [-1, -1]
    defer { for end in input + output where end >= 0 { close(end) } }
    if call.input != nil { try open(&input) }
    if call.capturesOutput { try open(&output) }
    let child = try spawn(input: input[0], output: output[1])
    if input[0] >= 0 { close(input[0]) }
    if output[1] >= 0 { close(output[1]) }
    input[0] = -1
    output[1] = -1
    let feed = input[1]
    input[1] = -1
    let taken = exchange(feed: feed, drain: output[0])
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return ProgramOutcome(
      ending: signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal), output: taken)
  }

  /// A pipe whose ends no other child inherits.
  private func open(_ ends: inout [Int32]) throws(ConsoleError) {
    guard pipe(&ends) == 0 else { throw failure(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  private func failure(_ code: Int32) -> ConsoleError {
    ConsoleError("cannot run '\(call.command)': \(String(cString: strerror(code)))")
  }

  /// Feeds and drains at once: a program that prints before it has read all would stand still otherwise.
  private func exchange(feed: Int32, drain: Int32) -> [UInt8] {
    var feed = feed
    var rest = (call.input ?? [])[...]
    var taken: [UInt8] = []
    // A program that is left early reads no more; that is no error.
    signal(SIGPIPE, SIG_IGN)
    if feed >= 0 { _ = fcntl(feed, F_SETFL, O_NONBLOCK) }
    var isOpen = drain >= 0
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    if feed >= 0, rest.isEmpty {
      close(feed)
      feed = -1
    }
    while feed >= 0 || isOpen {
      var waiting = [
        pollfd(fd: feed, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: isOpen ? drain : -1, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&waiting, 2, -1) >= 0 || errno == EINTR else { break }
      if feed >= 0, waiting[0].revents != 0 {
        let count = rest.withUnsafeBytes { write(feed, $0.baseAddress, $0.count) }
        if count > 0 { rest = rest.dropFirst(count) }
        let isBusy = count < 0 && (errno == EAGAIN || errno == EINTR)
        if rest.isEmpty || (count < 0 && !isBusy) {
          close(feed)
          feed = -1
        }
      }
      if isOpen, waiting[1].revents != 0 {
        let count = read(drain, &chunk, chunk.count)
        if count > 0 { taken.append(contentsOf: chunk[..<count]) }
        if count == 0 || (count < 0 && errno != EINTR) { isOpen = false }
      }
    }
    if feed >= 0 { close(feed) }
    return taken
  }

  private func spawn(input: Int32, output: Int32) throws(ConsoleError) -> pid_t {
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
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if input >= 0 { posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) }
    if output >= 0 { posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO) }
    let texts = ["sh", "-c", call.command, "sh"] + call.arguments
    let words: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { for variable in variables { free(variable) } }
    var child = pid_t()
    let code = posix_spawn(&child, "/bin/sh", &actions, &attributes, words, variables)
    guard code == 0 else { throw failure(code) }
    return child
  }

  /// The process's own, with the session's variables over it.
  private var environment: [String] {
    var result: [String] = []
    var next = environ
    while let entry = next.pointee {
      let text = String(cString: entry)
      let name = text.prefix { $0 != "=" }
      if call.environment[String(name)] == nil { result.append(text) }
      next = next.successor()
    }
    return result + call.environment.map { "\($0.key)=\($0.value)" }
  }
}
