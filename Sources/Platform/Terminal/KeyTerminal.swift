// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Glibc

/// Reads single keys from a terminal, without echo and without waiting for Return; Ctrl-C and Ctrl-Z work as
/// usual.
///
/// The terminal is restored at the end, at `exit` and in a crash.
package final class KeyTerminal: @unchecked Sendable {
  /// The queue of the key events, one at a time. Not a global queue: its first use starts a timer in Dispatch
  /// that wakes the process every second from then on.
  private let queue = DispatchQueue(label: "KeyTerminal", qos: .userInitiated)
  /// Dispatch sources may be used from any thread.
  private let source: any DispatchSourceRead
  /// Reports that the shell has put this job back into the foreground.
  private let continued: any DispatchSourceSignal
  /// Used only on the queue. A job in the background may not read, but the source would call it without end.
  private var isResting = false

  /// - Parameter onHangup: called once when the terminal is gone: its window was closed, or its line broke.
  /// - Returns: `nil` if standard input or output isn't a terminal, or this job is in the background.
  package init?(
    onKey: @escaping @Sendable (Character) -> Void, onHangup: @escaping @Sendable () -> Void = {}
  ) {
    guard Interactivity.isInteractive(), Interactivity.isInForeground else { return nil }
    source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: queue)
    continued = DispatchSource.makeSignalSource(signal: SIGCONT, queue: queue)
    source.setEventHandler { @Sendable [weak self] in self?.read(onKey: onKey, onHangup: onHangup) }
    continued.setEventHandler { @Sendable [weak self] in self?.wake() }
    acquire()
    source.activate()
    continued.activate()
  }

  private func read(onKey: (Character) -> Void, onHangup: () -> Void) {
    let terminal = Descriptor.standardInput
    // A Ctrl-C makes the terminal discard the keys that caused this call.
    guard !terminal.wait(for: .readable, milliseconds: 0).isEmpty else { return }
    let bytes: ArraySlice<UInt8>
    do { bytes = try terminal.read(upTo: 64) } catch {
      if error == .EAGAIN { return }
      bytes = []
    }
    guard !bytes.isEmpty else {
      let isHungUp = terminal.wait(for: .readable, milliseconds: 0).contains(.hungUp)
      if isHungUp || Interactivity.isInForeground {
        source.cancel()
        return onHangup()
      }
      isResting = true
      return source.suspend()
    }
    for character in String(decoding: bytes, as: UTF8.self) { onKey(character) }
  }

  private func wake() {
    guard isResting, Interactivity.isInForeground else { return }
    isResting = false
    acquire()
    source.resume()
  }

  /// Switches the terminal to single keys.
  package func acquire() {
    TerminalGuard.arm(ending: "")
    guard var settings = TerminalSettings(of: .standardInput) else { return }
    settings.readSingleKeys()
    settings.apply(to: .standardInput)
  }

  /// Restores the terminal's settings.
  package func giveBack() { Self.restore() }

  /// Restores the terminal after any `KeyTerminal`, for a process that ends without `exit`.
  package static func restore() { TerminalGuard.release() }

  package func stop() {
    source.cancel()
    continued.cancel()
    // A suspended source would never be cancelled completely.
    queue.async {
      guard self.isResting else { return }
      self.isResting = false
      self.source.resume()
    }
    giveBack()
  }
}
