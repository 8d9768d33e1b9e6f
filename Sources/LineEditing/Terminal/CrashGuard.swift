#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Gives the terminal back when the process crashes: a trap runs no `atexit`.
///
/// The handler uses nothing but `tcsetattr` and `write`, and memory that was laid out before. Then the handler
/// that was there before (the runtime's, which prints a backtrace) gets the signal.
enum CrashGuard {
  /// What the handler works with.
  private struct State {
    var settings = termios()
    var hasSettings = false
    var ending: UnsafeMutablePointer<UInt8>
    var endingLength = 0
  }

  /// Bytes that the endings may have.
  private static let capacity = 64
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  /// Written on the main actor before a crash, read by the handler: a torn read costs a wrong escape sequence
  /// in a process that dies.
  nonisolated(unsafe) private static let state: UnsafeMutablePointer<State> = {
    let pointer = UnsafeMutablePointer<State>.allocate(capacity: 1)
    pointer.initialize(to: State(ending: .allocate(capacity: capacity)))
    return pointer
  }()
  nonisolated(unsafe) private static let former: UnsafeMutablePointer<sigaction> = {
    let pointer = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    pointer.initialize(repeating: sigaction(), count: 65)
    return pointer
  }()
  private static let installation: Void = {
    _ = state
    _ = former
    for number in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { CrashGuard.handle($0) }
      sigaction(number, &action, former + Int(number))
    }
  }()

  static func install() { _ = installation }

  /// What is to be undone: the terminal's settings before readline, and a sequence for what they do not hold.
  static func remember(settings: termios?, ending: String) {
    let pointer = state
    pointer.pointee.hasSettings = false
    if let settings { pointer.pointee.settings = settings }
    let bytes = Array(ending.utf8.prefix(capacity))
    for (index, byte) in bytes.enumerated() { pointer.pointee.ending[index] = byte }
    pointer.pointee.endingLength = bytes.count
    pointer.pointee.hasSettings = settings != nil
  }

  private static func handle(_ number: Int32) {
    // First, so that what comes next meets the handler from before: the instruction that runs again, `abort`
    // that raises again, a second crash on another thread.
    sigaction(number, former + Int(number), nil)
    let pointer = state
    if pointer.pointee.hasSettings { tcsetattr(STDIN_FILENO, TCSANOW, &pointer.pointee.settings) }
    if pointer.pointee.endingLength > 0 {
      write(STDOUT_FILENO, pointer.pointee.ending, pointer.pointee.endingLength)
    }
  }
}
