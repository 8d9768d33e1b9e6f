// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The size of a terminal in character cells.
package struct TerminalSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  /// What terminals have had since the VT100, for where there is none.
  package static let fallback = TerminalSize(columns: 80, rows: 24)

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The size now, or `nil` when the descriptor is no terminal or a terminal that does not know its size.
  package init?(of descriptor: Descriptor = .standardOutput) {
    var size = winsize()
    guard ioctl(descriptor.number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    self.init(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}

/// Whether a person sits at the other end.
package enum Interactivity {
  /// True when both descriptors are terminals.
  ///
  /// With only one of them a prompt would land in a file, or wait for keys that never come.
  package static func isInteractive(
    input: Descriptor = .standardInput, output: Descriptor = .standardOutput
  ) -> Bool {
    input.isTerminal && output.isTerminal
  }

  /// Whether there is a terminal whose end the kernel tells this process by SIGHUP: there is none for what was
  /// detached, and for what systemd or cron started.
  package static var hasControllingTerminal: Bool {
    guard let terminal = try? Descriptor.open("/dev/tty", .read, .nonBlocking) else { return false }
    terminal.close()
    return true
  }

  /// Whether this process may read from the terminal; a job in the background may not.
  package static var isInForeground: Bool { tcgetpgrp(STDIN_FILENO) == getpgrp() }
}

/// What a terminal does with keys.
package struct TerminalSettings: Sendable {
  private var raw = termios()

  /// - Returns: `nil` for what is no terminal.
  package init?(of descriptor: Descriptor) {
    guard tcgetattr(descriptor.number, &raw) == 0 else { return nil }
  }

  package func apply(to descriptor: Descriptor) {
    var raw = raw
    tcsetattr(descriptor.number, TCSANOW, &raw)
  }

  /// Keys one at a time, and not shown.
  package mutating func readSingleKeys() { raw.c_lflag &= ~tcflag_t(ICANON | ECHO) }

  /// What was typed before a Ctrl-C or a Ctrl-Z stays to be read.
  package mutating func keepTyped() { raw.c_lflag |= tcflag_t(NOFLSH) }

  /// Makes Ctrl-Z, or what the user has for it, a key like any other.
  ///
  /// - Returns: the key; `nil` where there was none.
  package mutating func disableSuspensionKey() -> UInt8? {
    let disabled = cc_t(truncatingIfNeeded: fpathconf(STDIN_FILENO, Int32(_PC_VDISABLE)))
    return withUnsafeMutableBytes(of: &raw.c_cc) { keys in
      let key = keys[Int(VSUSP)]
      keys[Int(VSUSP)] = disabled
      return key == disabled ? nil : key
    }
  }

  /// Throws away what was typed and not read.
  package static func discardTyped(on descriptor: Descriptor) { tcflush(descriptor.number, TCIFLUSH) }
}
