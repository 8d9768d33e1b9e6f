// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// Whether a prompt is on the screen, for signal handlers that run on other threads.
///
/// A number per prompt and not a flag: a Ctrl-C that was meant for a command may reach the main queue when
/// the next prompt is already there, and must not clear that one's line.
final class PromptState: Sendable {
  /// Odd while there is a prompt.
  private let counter = Atomic<UInt>(0)

  /// The number of the prompt on the screen.
  var current: UInt? {
    let value = counter.load(ordering: .acquiring)
    return value.isMultiple(of: 2) ? nil : value
  }

  /// Whether prompt `number` has gone and none has come after it: what was entered there is being run.
  func wasLeft(_ number: UInt) -> Bool { counter.load(ordering: .acquiring) == number + 1 }

  func enter() { change(toOdd: true) }

  func leave() { change(toOdd: false) }

  /// Only the main actor changes the number, so that looking first is safe.
  private func change(toOdd isOdd: Bool) {
    let value = counter.load(ordering: .relaxed)
    guard value.isMultiple(of: 2) == isOdd else { return }
    counter.store(value + 1, ordering: .releasing)
  }
}
