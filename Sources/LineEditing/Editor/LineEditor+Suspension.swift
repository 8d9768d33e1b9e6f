// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import Dispatch
import Platform
import Synchronization

/// Ctrl-Z, and what of the terminal's own keys is taken over while a line is typed.
extension LineEditor {
  /// Changes what the terminal does with keys while it is in readline's hands.
  ///
  /// It keeps what was typed before a Ctrl-C: it would throw it away at once, also while readline is on its way to
  /// read it, and readline would then wait for other keys on the queue that the Ctrl-C needs. ``dropLine(ofPrompt:)``
  /// throws it away instead.
  ///
  /// And Ctrl-Z, or what the user's terminal has for it, is a key: as a signal it would stop a wrapper script at once,
  /// and the shell behind that would have the terminal before it is given back.
  func takeOverKeys() {
    rl_prep_term_function = { usesMeta in
      rl_prep_terminal(usesMeta)
      let terminal = LineEditor.inputDescriptor
      guard var settings = TerminalSettings(of: terminal) else { return }
      settings.keepTyped()
      // Readline prepares a terminal again that it has prepared already.
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

  /// Stops as soon as readline has done with the key that it is at.
  nonisolated static func suspend(atPrompt number: UInt) {
    DispatchQueue.main.async { withCurrent { $0.suspend(atPrompt: number) } }
  }

  /// Gives the terminal back, stops, and comes back with the line intact.
  private func suspend(atPrompt number: UInt) {
    guard promptState.current == number else { return }
    rl_deprep_term_function?()
    printAbove("")
    // The shell that comes now wants its whole screen.
    if layout != nil { printAbove(PaneLayout.closing) }
    JobControl.suspendGroup()
    rl_prep_term_function?(1)
    guard pane == nil else { return reopenPane() }
    // A stopped process is not told that its window changed.
    rl_reset_screen_size()
    rl_forced_update_display()
  }

  /// Ctrl-Z while a command runs, on the queue of signals: the main queue is busy with the command.
  nonisolated static func suspendCommand(_ screen: ScreenState) {
    TerminalGuard.put(TerminalGuard.lastingEnding)
    guard ForegroundProgram.suspend() else { return }
    screen.markStale()
    DispatchQueue.main.async { withCurrent { $0.restoreScreen() } }
  }

  /// Makes the screen ready for output again where a command was stopped meanwhile and the shell had it; call it
  /// before a command's output is printed.
  package func restoreScreen() {
    guard screenState.clearStale() else { return }
    guard pane == nil else { return reopenPane() }
    rl_reset_screen_size()
  }
}

/// Whether somebody else had the screen while a command ran, so that it has to be drawn anew.
final class ScreenState: Sendable {
  private let stale = Atomic(false)

  /// From any thread.
  func markStale() { stale.store(true, ordering: .releasing) }

  /// - Returns: whether it was stale; it is not any more.
  func clearStale() -> Bool { stale.exchange(false, ordering: .acquiringAndReleasing) }
}
