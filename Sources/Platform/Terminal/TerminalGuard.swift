// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Synchronization

/// Puts the terminal back when the process calls `exit`, or crashes, while it is changed.
///
/// Readline's own way back may only be taken on the main actor; `exit` runs anywhere.
package enum TerminalGuard {
  private struct Saved {
    /// The settings before readline, while a prompt is on the screen.
    var settings: termios?
    /// Undoes what the prompt did besides.
    var promptEnding = ""
    /// Undoes what stays between prompts, such as a scrolling region.
    var lastingEnding = ""

    var ending: String { promptEnding + lastingEnding }
  }

  /// Nothing until it is needed: of a constant that holds a `termios`, Swift 6.3's optimizer leaves all that
  /// stands behind it zero, and the first use of such a string crashes.
  private static let saved = Mutex<Saved?>(nil)
  private static let registration: Void = { atexit { TerminalGuard.restore() } }()

  /// Remembers how the terminal is before readline changes it; `ending` undoes what settings do not hold.
  package static func arm(ending: String) {
    _ = registration
    CrashGuard.install()
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return }
    update {
      $0.settings = settings
      $0.promptEnding = ending
    }
  }

  /// Puts the settings back now.
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

  /// Remembers what undoes a change that outlasts the prompt; empty for none.
  package static func keep(ending: String) {
    _ = registration
    update { $0.lastingEnding = ending }
  }

  private static func update(_ change: (inout Saved) -> Void) {
    saved.withLock { slot in
      var value = slot ?? Saved()
      change(&value)
      slot = value
      CrashGuard.remember(settings: value.settings, ending: value.ending)
    }
  }

  /// What undoes a change that outlasts the prompt; empty for none.
  package static var lastingEnding: String { saved.withLock { $0?.lastingEnding ?? "" } }

  /// Puts everything back now, from any thread: for ends that run no `atexit`.
  package static func restore() {
    saved.withLock { value in
      if var settings = value?.settings { tcsetattr(STDIN_FILENO, TCSANOW, &settings) }
      let ending = value?.ending ?? ""
      put(ending)
      value = nil
    }
  }

  /// Writes a sequence past readline's stream, from any thread.
  package static func put(_ ending: String) {
    if !ending.isEmpty { write(STDOUT_FILENO, ending, ending.utf8.count) }
  }
}
