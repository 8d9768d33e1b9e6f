#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal whose end the kernel tells this process by SIGHUP.
enum ControllingTerminal {
  /// False for what was detached, and for what systemd or cron started.
  static var isThere: Bool {
    let descriptor = open("/dev/tty", O_RDONLY | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    close(descriptor)
    return true
  }
}
