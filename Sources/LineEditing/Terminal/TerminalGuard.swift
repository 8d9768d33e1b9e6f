import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Puts the terminal back when the process calls `exit` while a prompt is on the screen.
///
/// Readline's own way back may only be taken on the main actor; `exit` runs anywhere.
enum TerminalGuard {
  private struct Saved {
    var settings: termios
    var ending: String
  }

  private static let saved = Mutex<Saved?>(nil)
  private static let registration: Void = { atexit { TerminalGuard.restore() } }()

  /// Remembers how the terminal is before readline changes it; `ending` undoes what settings do not hold.
  static func arm(ending: String) {
    _ = registration
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return }
    saved.withLock { $0 = Saved(settings: settings, ending: ending) }
  }

  static func disarm() {
    saved.withLock { $0 = nil }
  }

  private static func restore() {
    saved.withLock { value in
      guard var settings = value?.settings, let ending = value?.ending else { return }
      value = nil
      tcsetattr(STDIN_FILENO, TCSANOW, &settings)
      write(STDOUT_FILENO, ending, ending.utf8.count)
    }
  }
}
