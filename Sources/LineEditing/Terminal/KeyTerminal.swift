import Dispatch

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Single keys from a terminal, without echo and without a line; Ctrl-C and Ctrl-Z work as ever.
///
/// The terminal is given back at the end, at `exit` and in a crash.
package final class KeyTerminal: @unchecked Sendable {
  /// Dispatch sources may be used from any thread.
  private let source: any DispatchSourceRead

  /// - Returns: `nil` where standard input or output is no terminal, or this is a job in the background.
  package init?(onKey: @escaping @Sendable (Character) -> Void) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, tcgetpgrp(STDIN_FILENO) == getpgrp() else {
      return nil
    }
    source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .global())
    source.setEventHandler {
      var bytes = [UInt8](repeating: 0, count: 64)
      #if canImport(Glibc)
        let count = Glibc.read(STDIN_FILENO, &bytes, bytes.count)
      #else
        let count = Darwin.read(STDIN_FILENO, &bytes, bytes.count)
      #endif
      guard count > 0 else { return }
      for character in String(decoding: bytes[..<count], as: UTF8.self) { onKey(character) }
    }
    take()
    source.activate()
  }

  /// Switches to single keys.
  package func take() {
    TerminalGuard.arm(ending: "")
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return }
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }

  /// Gives the terminal back as it was.
  package func giveBack() { TerminalGuard.release() }

  package func stop() {
    source.cancel()
    giveBack()
  }
}
