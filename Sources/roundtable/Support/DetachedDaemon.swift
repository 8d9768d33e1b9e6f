import FileWatching
import Preview
import TextEscaping

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Starts this very program again as a daemon without a terminal, and waits until it is ready.
enum DetachedDaemon {
  /// - Parameters:
  ///   - options: those of the command line, without `--detach`.
  ///   - logPath: gets what the daemon prints.
  /// - Throws: ``ExitStatus`` when the daemon ends before it is ready; its words are on standard error.
  static func start(options: [String], specs: [String], logPath: String) throws(ExitStatus) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw refusal("cannot start the daemon", errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let arguments = ["watch"] + options + ["--ready-fd", "3", "--"] + specs
    let log = open(logPath, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard log >= 0 else { throw refusal("cannot write '\(VisibleText.line(logPath))'", errno) }
    let child: pid_t
    switch spawn(arguments, ready: ends[1], log: log) {
    case .success(let number): child = number
    case .failure(let error): throw refusal("cannot start the daemon", error.code)
    }
    close(ends[1])
    close(log)
    var byte = [UInt8](repeating: 0, count: 1)
    var count = read(ends[0], &byte, 1)
    while count < 0, errno == EINTR { count = read(ends[0], &byte, 1) }
    guard count == 1 else {
      var status: Int32 = 0
      waitpid(child, &status, 0)
      StandardStream.error.write("error: the daemon ended at once; see '\(logPath)'\n")
      throw .failure
    }
    StandardStream.output.write("watching in the background, process \(child); 'roundtable stop' ends it\n")
  }

  private struct SpawnError: Error {
    let code: Int32
  }

  private static func refusal(_ what: String, _ code: Int32) -> ExitStatus {
    StandardStream.error.write("error: \(what): \(SystemCode.words(for: code))\n")
    return .failure
  }

  private static func spawn(_ arguments: [String], ready: Int32, log: Int32) -> Result<pid_t, SpawnError> {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A session of its own: the terminal's end is not the daemon's.
    let newSession: Int16 = 0x80
    // SIGHUP is its reload, also where this process was started to ignore it.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGHUP, SIGPIPE, SIGINT, SIGTERM] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, newSession | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, log, 1)
    posix_spawn_file_actions_adddup2(&actions, log, 2)
    posix_spawn_file_actions_adddup2(&actions, ready, 3)
    var child = pid_t()
    let path = executablePath
    let words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let code = posix_spawn(&child, path, &actions, &attributes, words, environ)
    return code == 0 ? .success(child) : .failure(SpawnError(code: code))
  }

  private static var executablePath: String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    guard count > 0 else { return CommandLine.arguments[0] }
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
