// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Glibc

/// Single keys from a terminal, without echo and without a line; Ctrl-C and Ctrl-Z work as ever.
///
/// The terminal is given back at the end, at `exit` and in a crash.
package final class KeyTerminal: @unchecked Sendable {
  /// Keys come here, one call at a time. Not a global queue: the first use of those starts a timer in
  /// Dispatch that wakes the process every second for the rest of its life.
  private let queue = DispatchQueue(label: "KeyTerminal", qos: .userInitiated)
  /// Dispatch sources may be used from any thread.
  private let source: any DispatchSourceRead
  /// Tells that the shell has put this job back to the foreground.
  private let continued: any DispatchSourceSignal
  /// Confined to the queue. A job in the background may not read, and would be asked to without end.
  private var isResting = false

  /// - Parameter onHangup: called once when the terminal is gone: its window was closed, its line broke.
  /// - Returns: `nil` where standard input or output is no terminal, or this is a job in the background.
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
    // A Ctrl-C makes the terminal throw away the keys that this call was made for.
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

  /// Switches to single keys.
  package func acquire() {
    TerminalGuard.arm(ending: "")
    guard var settings = TerminalSettings(of: .standardInput) else { return }
    settings.readSingleKeys()
    settings.apply(to: .standardInput)
  }

  /// Gives the terminal back as it was.
  package func giveBack() { Self.restore() }

  /// Gives back what any of them took, in a process that ends without `exit`.
  package static func restore() { TerminalGuard.release() }

  package func stop() {
    source.cancel()
    continued.cancel()
    // A source that is suspended never gets to its end.
    queue.async {
      guard self.isResting else { return }
      self.isResting = false
      self.source.resume()
    }
    giveBack()
  }
}
