// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import Dispatch
import Platform
import Synchronization

/// Handles Ctrl-Z, and the changes of the terminal's keys while a line is typed.
extension LineEditor {
  /// Changes the terminal's settings while readline controls it.
  ///
  /// The terminal keeps input that was typed before a Ctrl-C. It would otherwise discard the input at once, even while readline
  /// is about to read it, and readline would then wait for other keys on the queue that must handle the Ctrl-C.
  /// ``dropLine(ofPrompt:)`` discards the input instead.
  ///
  /// Ctrl-Z, or the user's own suspension key, becomes an ordinary key: as a signal it would stop a wrapper script at once, and
  /// the shell behind it would have the terminal before it is restored.
  func takeOverKeys() {
    rl_prep_term_function = { usesMeta in
      rl_prep_terminal(usesMeta)
      let terminal = LineEditor.inputDescriptor
      guard var settings = TerminalSettings(of: terminal) else { return }
      settings.keepTyped()
      // Readline may prepare a terminal twice.
      if let key = settings.disableSuspensionKey() { LineEditor.bindSuspension(to: key) }
      settings.apply(to: terminal)
    }
  }

  private nonisolated static func bindSuspension(to key: UInt8) {
    MainActor.assumeIsolated {
      for map in keymaps {
        rl_bind_key_in_map(
          Int32(key),
          { _, _ in
            MainActor.assumeIsolated {
              guard let editor = LineEditor.current, let number = editor.promptState.current else { return }
              if JobControl.canSuspend { LineEditor.suspend(atPrompt: number) }
            }
            return 0
          }, map)
      }
    }
  }

  /// Stops as soon as readline has handled the current key.
  nonisolated static func suspend(atPrompt number: UInt) {
    DispatchQueue.main.async { withCurrent { $0.suspend(atPrompt: number) } }
  }

  /// Restores the terminal, stops, and continues later with the line intact.
  private func suspend(atPrompt number: UInt) {
    guard promptState.current == number else { return }
    rl_deprep_term_function?()
    printAbove("")
    // The shell that continues expects its whole screen.
    erasePicture()
    if paneState.layout != nil { printAbove(PaneLayout.closing) }
    JobControl.suspendGroup()
    awaitForeground()
    rl_prep_term_function?(1)
    guard paneState.pane == nil else { return reopenPane() }
    // A stopped process isn't notified when its window changes.
    rl_reset_screen_size()
    rl_forced_update_display()
  }

  /// Stops until this job has the terminal. In the background, keys can't be read, and the settings of the terminal are those of
  /// the program in the foreground.
  func awaitForeground() {
    while Interactivity.isInForeground == false, JobControl.suspendGroup() {}
  }

  /// Handles Ctrl-Z while a command runs, on the queue of signals: the command keeps the main queue busy.
  nonisolated static func suspendCommand(_ screen: ScreenState) {
    TerminalGuard.put(TerminalGuard.lastingEnding)
    guard ForegroundProgram.suspend() else { return }
    screen.markStale()
    DispatchQueue.main.async { withCurrent { $0.restoreScreen() } }
  }

  /// Prepares the screen for output if a command was stopped meanwhile and the shell used the screen. Call this before printing
  /// a command's output.
  package func restoreScreen() {
    guard screenState.clearStale() else { return }
    guard paneState.pane == nil else { return reopenPane() }
    rl_reset_screen_size()
  }
}

/// Whether another program used the screen while a command ran, so that it must be drawn again.
final class ScreenState: Sendable {
  private let stale = Atomic(false)

  /// May be called on any thread.
  func markStale() { stale.store(true, ordering: .releasing) }

  /// - Returns: whether the screen was stale; resets this.
  func clearStale() -> Bool { stale.exchange(false, ordering: .acquiringAndReleasing) }
}
