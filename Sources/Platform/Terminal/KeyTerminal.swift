// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Glibc

/// Reads single keys from a terminal, without echo and without waiting for Return; Ctrl-C and Ctrl-Z work as
/// usual. A job in the background reads no keys, and reads them again as soon as the shell's `fg` gives it the terminal.
///
/// The terminal is restored before Ctrl-Z stops the job, at the end and at `exit`.
package final class KeyTerminal: @unchecked Sendable {
  /// The time between two looks for the foreground. No signal reports the `fg` of a job that runs in the background.
  private static let interval = DispatchTimeInterval.milliseconds(50)

  /// The queue of the key events, one at a time. Not a global queue: its first use starts a timer in Dispatch
  /// that wakes the process every second from then on.
  private let queue = DispatchQueue(label: "KeyTerminal", qos: .userInitiated)
  /// Dispatch sources may be used from any thread.
  private let source: any DispatchSourceRead
  /// Reports that the shell has continued this job.
  private let signals = SignalSources()
  /// Used only on the queue, as are the variables below. A job in the background may not read, but the source would call it
  /// without end.
  private var isResting = false
  /// Whether the terminal's settings before ours are saved.
  private var isArmed = false
  /// The key that stops this job: Ctrl-Z, or the user's own.
  private var suspensionKey: UInt8?

  /// - Parameter onHangup: called once when the terminal is gone: its window was closed, or its line broke.
  /// - Returns: `nil` if standard input or output isn't a terminal, or the terminal isn't the session's.
  package init?(
    onKey: @escaping @Sendable (Character) -> Void, onHangup: @escaping @Sendable () -> Void = {}
  ) {
    guard Interactivity.isInteractive(), Interactivity.isInForeground != nil else { return nil }
    source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: queue)
    source.setEventHandler { @Sendable [weak self] in self?.read(onKey: onKey, onHangup: onHangup) }
    // On a queue of its own, because the queue of the keys waits for the signal while the job is stopped.
    signals.watch(SIGCONT) { [weak self] in
      JobControl.noteContinuation()
      self?.queue.async { self?.acquire() }
    }
    signals.waitUntilInstalled()
    queue.sync {
      acquire()
      source.activate()
    }
  }

  private func read(onKey: (Character) -> Void, onHangup: () -> Void) {
    let terminal = Descriptor.standardInput
    // A Ctrl-C makes the terminal discard the keys that caused this call.
    guard !terminal.wait(for: .readable, milliseconds: 0).isEmpty else { return }
    let key: UInt8?
    // One key, because the next ones may be for the program that it starts, or for the shell after Ctrl-Z.
    do { key = try terminal.read(upTo: 1).first } catch {
      if error == .EAGAIN { return }
      key = nil
    }
    guard let key else {
      let isHungUp = terminal.wait(for: .readable, milliseconds: 0).contains(.hungUp)
      guard isHungUp || Interactivity.isInForeground != false else { return rest() }
      source.cancel()
      return onHangup()
    }
    if key == suspensionKey { suspend() } else { onKey(Character(Unicode.Scalar(key))) }
  }

  /// Stops this job, and a wrapper script around it, until the shell continues it.
  private func suspend() {
    guard JobControl.canSuspend else { return }
    giveBack()
    JobControl.suspendGroup()
    acquire()
  }

  /// Waits for the foreground.
  private func rest() {
    guard !isResting else { return }
    isResting = true
    source.suspend()
    lookForForeground()
  }

  private func lookForForeground() {
    queue.asyncAfter(deadline: .now() + Self.interval) { [weak self] in
      guard let self, isResting else { return }
      acquire()
      if isResting { lookForForeground() }
    }
  }

  // MARK: - Settings

  /// Switches the terminal to single keys, at once or when this job gets the foreground. Call it on the queue of the keys.
  package func acquire() {
    // A terminal that is gone has no foreground; the source reports its end.
    guard Interactivity.isInForeground != false else { return rest() }
    readSingleKeys()
    guard isResting else { return }
    isResting = false
    source.resume()
  }

  private func readSingleKeys() {
    guard var settings = TerminalSettings(of: .standardInput) else { return }
    // Settings that a shell changed while it had the terminal are the ones to restore; our own are not.
    if !isArmed || !settings.readsSingleKeys { TerminalGuard.arm(ending: "") }
    isArmed = true
    settings.readSingleKeys()
    // As a signal, Ctrl-Z would stop a wrapper script at once, and the shell behind it would have the terminal before it is
    // restored.
    if let key = settings.disableSuspensionKey() { suspensionKey = key }
    settings.apply(to: .standardInput)
  }

  /// Restores the terminal's settings. Call it on the queue of the keys.
  package func giveBack() {
    isArmed = false
    Self.restore()
  }

  /// Restores the terminal after any `KeyTerminal`, for a process that ends without `exit`.
  package static func restore() { TerminalGuard.release() }

  package func stop() {
    source.cancel()
    signals.cancel()
    // A suspended source would never be cancelled completely.
    queue.async {
      guard self.isResting else { return }
      self.isResting = false
      self.source.resume()
    }
    Self.restore()
  }
}
