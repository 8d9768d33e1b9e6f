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
  /// Keys come here, one call at a time. Not a global queue: the first use of those starts a timer in
  /// Dispatch that wakes the process every second for the rest of its life.
  private let queue = DispatchQueue(label: "KeyTerminal", qos: .userInitiated)
  /// Dispatch sources may be used from any thread.
  private let source: any DispatchSourceRead
  /// Tells that the shell has put this job back to the foreground.
  private let continued: any DispatchSourceSignal
  /// Confined to the queue. A job in the background may not read, and would be asked to without end.
  private var isResting = false

  /// - Parameter onHangup: called once when the terminal is gone: its window was closed, its line broke.
  /// - Returns: `nil` where standard input or output is no terminal, or this is a job in the background.
  package init?(
    onKey: @escaping @Sendable (Character) -> Void, onHangup: @escaping @Sendable () -> Void = {}
  ) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, Self.isInForeground else { return nil }
    source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: queue)
    continued = DispatchSource.makeSignalSource(signal: SIGCONT, queue: queue)
    source.setEventHandler { @Sendable [weak self] in self?.read(onKey: onKey, onHangup: onHangup) }
    continued.setEventHandler { @Sendable [weak self] in self?.wake() }
    take()
    source.activate()
    continued.activate()
  }

  private func read(onKey: (Character) -> Void, onHangup: () -> Void) {
    var bytes = [UInt8](repeating: 0, count: 64)
    #if canImport(Glibc)
      let count = Glibc.read(STDIN_FILENO, &bytes, bytes.count)
    #else
      let count = Darwin.read(STDIN_FILENO, &bytes, bytes.count)
    #endif
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    guard count > 0 else {
      if Self.isHungUp || Self.isInForeground {
        source.cancel()
        return onHangup()
      }
      isResting = true
      return source.suspend()
    }
    for character in String(decoding: bytes[..<count], as: UTF8.self) { onKey(character) }
  }

  private func wake() {
    guard isResting, Self.isInForeground else { return }
    isResting = false
    take()
    source.resume()
  }

  private static var isInForeground: Bool { tcgetpgrp(STDIN_FILENO) == getpgrp() }

  private static var isHungUp: Bool {
    var looked = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&looked, 1, 0) > 0 && looked.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
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
  package func giveBack() { Self.restore() }

  /// Gives back what any of them took, in a process that ends without `exit`.
  package static func restore() { TerminalGuard.release() }

  package func stop() {
    source.cancel()
    continued.cancel()
    // A source that is suspended never gets to its end.
    queue.async {
      guard self.isResting else { return }
      self.isResting = false
      self.source.resume()
    }
    giveBack()
  }
}
