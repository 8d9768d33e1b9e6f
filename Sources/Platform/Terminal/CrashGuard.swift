// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Synchronization

/// Restores the terminal when the process crashes, because a trap doesn't run `atexit` functions.
///
/// The handler uses only `tcsetattr`, `write`, `nanosleep` and memory that was allocated before. It runs on a separate stack,
/// because a stack that overflowed has no room for it. Then the previous handler (the runtime's, which prints a backtrace) gets
/// the signal.
package enum CrashGuard {
  /// The data that the handler uses.
  private struct State {
    var settings = termios()
    var hasSettings = false
    var ending: UnsafeMutablePointer<UInt8>
    var endingLength = 0
  }

  /// The longest ending, in bytes.
  private static let capacity = 64
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]
  /// Size of the handler's stack in bytes: the runtime's own handler may run on it, too.
  private static let stackSize = 256 * 1024

  /// Written on the main actor before a crash, and read by the handler: a torn read only costs a wrong escape
  /// sequence in a process that is ending anyway.
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
    LastWords.prepare()
    for number in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = { number, information, _ in
        CrashGuard.handle(number, information)
      }
      action.sa_flags = SA_SIGINFO | Int32(bitPattern: UInt32(SA_ONSTACK))
      sigaction(number, &action, former + Int(number))
    }
  }()

  package static func install() {
    _ = installation
    prepareThread()
  }

  /// Gives this thread a stack for the handler, unless it has one.
  ///
  /// - Returns: the memory for ``release(_:)`` to free before the thread ends; `nil` if the thread had a
  ///   stack.
  @discardableResult
  package static func prepareThread() -> UnsafeMutableRawPointer? {
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, current.ss_flags & Int32(SS_DISABLE) != 0,
      let memory = malloc(stackSize)
    else { return nil }
    var stack = stack_t()
    stack.ss_sp = memory
    stack.ss_size = stackSize
    sigaltstack(&stack, nil)
    return memory
  }

  /// Call it on the thread that got the stack.
  package static func release(_ memory: UnsafeMutableRawPointer?) {
    guard let memory else { return }
    var none = stack_t()
    none.ss_flags = Int32(SS_DISABLE)
    sigaltstack(&none, nil)
    free(memory)
  }

  /// Sets what the handler restores: the terminal's settings before readline, and an escape sequence for the
  /// rest.
  package static func remember(settings: termios?, ending: String) {
    let pointer = state
    pointer.pointee.hasSettings = false
    if let settings { pointer.pointee.settings = settings }
    let bytes = Array(ending.utf8.prefix(capacity))
    for (index, byte) in bytes.enumerated() { pointer.pointee.ending[index] = byte }
    pointer.pointee.endingLength = bytes.count
    pointer.pointee.hasSettings = settings != nil
  }

  private static func handle(_ number: Int32, _ information: UnsafeMutablePointer<siginfo_t>?) {
    // Done first, so that the previous handler gets the next signal: of the instruction that runs again, of
    // `abort`, which raises again, or of a second crash on another thread.
    sigaction(number, former + Int(number), nil)
    let pointer = state
    if pointer.pointee.hasSettings { tcsetattr(STDIN_FILENO, TCSANOW, &pointer.pointee.settings) }
    if pointer.pointee.endingLength > 0 {
      write(STDOUT_FILENO, pointer.pointee.ending, pointer.pointee.endingLength)
    }
    LastWords.wait()
    // A signal that a process sent isn't repeated by itself, unlike that of a faulting instruction.
    if let information, information.pointee.si_code <= 0 { raise(number) }
  }
}
