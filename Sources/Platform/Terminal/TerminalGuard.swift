// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Synchronization

/// Restores the terminal when the process calls `exit` while the settings are changed.
///
/// Readline's own clean-up may only run on the main actor, but `exit` runs on any thread.
package enum TerminalGuard {
  private struct Saved {
    /// The settings before readline, while a prompt is on the screen.
    var settings: termios?
    /// The escape sequence that undoes the prompt's other changes.
    var promptEnding = ""
    /// The escape sequence that undoes changes that last between prompts, such as a scrolling region.
    var lastingEnding = ""

    var ending: String { promptEnding + lastingEnding }
  }

  /// `nil` until it is needed: of a constant that holds a `termios`, Swift 6.3's optimizer zeroes everything
  /// after the `termios`, and the first use of a string there crashes.
  private static let saved = Mutex<Saved?>(nil)
  private static let registration: Void = { atexit { TerminalGuard.restore() } }()

  /// Saves the terminal's settings before readline changes them; `ending` undoes changes outside the
  /// settings.
  package static func arm(ending: String) {
    _ = registration
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return }
    update {
      $0.settings = settings
      $0.promptEnding = ending
    }
  }

  /// Restores the settings now.
  package static func release() {
    saved.withLock { value in
      if var settings = value?.settings { tcsetattr(STDIN_FILENO, TCSANOW, &settings) }
    }
    disarm()
  }

  package static func disarm() {
    update {
      $0.settings = nil
      $0.promptEnding = ""
    }
  }

  /// Sets the sequence that undoes a change that lasts beyond the prompt; empty for none.
  package static func keep(ending: String) {
    _ = registration
    update { $0.lastingEnding = ending }
  }

  private static func update(_ change: (inout Saved) -> Void) {
    saved.withLock { slot in
      var value = slot ?? Saved()
      change(&value)
      slot = value
    }
  }

  /// The sequence that undoes a change that lasts beyond the prompt; empty for none.
  package static var lastingEnding: String { saved.withLock { $0?.lastingEnding ?? "" } }

  /// Restores everything now, from any thread, before an end that doesn't run `atexit` functions.
  package static func restore() {
    saved.withLock { value in
      if var settings = value?.settings { tcsetattr(STDIN_FILENO, TCSANOW, &settings) }
      let ending = value?.ending ?? ""
      put(ending)
      value = nil
    }
  }

  /// Writes a sequence directly to standard output instead of readline's stream, from any thread.
  package static func put(_ ending: String) {
    if !ending.isEmpty { write(STDOUT_FILENO, ending, ending.utf8.count) }
  }
}
