// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The size of a terminal in character cells.
package struct TerminalSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  /// The size of the VT100, used without a terminal.
  package static let fallback = TerminalSize(columns: 80, rows: 24)

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The current size; `nil` if the descriptor isn't a terminal, or the terminal doesn't report a size.
  package init?(of descriptor: Descriptor = .standardOutput) {
    var size = winsize()
    guard ioctl(descriptor.number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    self.init(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// The size of all cells in pixels; `nil` if the terminal doesn't report it.
  static func pixels(of descriptor: Descriptor) -> (width: Int, height: Int)? {
    var size = winsize()
    guard ioctl(descriptor.number, UInt(TIOCGWINSZ), &size) == 0, size.ws_xpixel > 0, size.ws_ypixel > 0
    else {
      return nil
    }
    return (Int(size.ws_xpixel), Int(size.ws_ypixel))
  }
}

/// Whether a person uses this process at a terminal.
package enum Interactivity {
  /// True if both descriptors are terminals.
  ///
  /// With only one terminal, a prompt would be written to a file, or wait for keys that never come.
  package static func isInteractive(
    input: Descriptor = .standardInput, output: Descriptor = .standardOutput
  ) -> Bool {
    input.isTerminal && output.isTerminal
  }

  /// Whether the kernel sends this process SIGHUP when its terminal closes. A detached process, or a service of systemd, has no
  /// terminal.
  package static var hasControllingTerminal: Bool {
    guard let terminal = try? Descriptor.open("/dev/tty", .read, .nonBlocking) else { return false }
    terminal.close()
    return true
  }

  /// Whether this process may read from the terminal; a job in the background may not. `nil` if standard input isn't the
  /// session's terminal, or the terminal is gone.
  package static var isInForeground: Bool? {
    let group = tcgetpgrp(STDIN_FILENO)
    return group < 0 ? nil : group == getpgrp()
  }
}

/// The settings of a terminal: how it handles keys.
package struct TerminalSettings: Sendable {
  private var raw = termios()

  /// - Returns: `nil` if the descriptor isn't a terminal.
  package init?(of descriptor: Descriptor) {
    guard tcgetattr(descriptor.number, &raw) == 0 else { return nil }
  }

  package func apply(to descriptor: Descriptor) {
    var raw = raw
    tcsetattr(descriptor.number, TCSANOW, &raw)
  }

  /// Makes keys available one at a time, without echo.
  package mutating func readSingleKeys() { raw.c_lflag &= ~Self.lineFlags }

  /// Whether ``readSingleKeys()`` would change nothing.
  package var readsSingleKeys: Bool { raw.c_lflag & Self.lineFlags == 0 }

  private static let lineFlags = tcflag_t(ICANON | ECHO)

  /// Keeps the input typed before a Ctrl-C or a Ctrl-Z.
  package mutating func keepTyped() { raw.c_lflag |= tcflag_t(NOFLSH) }

  /// Turns Ctrl-Z, or the user's own suspension key, into an ordinary key.
  ///
  /// - Returns: the key; `nil` if there was none.
  package mutating func disableSuspensionKey() -> UInt8? {
    let disabled = cc_t(truncatingIfNeeded: fpathconf(STDIN_FILENO, Int32(_PC_VDISABLE)))
    return withUnsafeMutableBytes(of: &raw.c_cc) { keys in
      let key = keys[Int(VSUSP)]
      keys[Int(VSUSP)] = disabled
      return key == disabled ? nil : key
    }
  }

  /// Discards the input that was typed but not read.
  package static func discardTyped(on descriptor: Descriptor) { tcflush(descriptor.number, TCIFLUSH) }
}
