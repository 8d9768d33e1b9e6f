// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// Whether a prompt is on the screen, for signal handlers that run on other threads.
///
/// Each prompt has a number: a Ctrl-C that was meant for a command may reach the main queue after the next
/// prompt is shown, and must not clear that prompt's line.
final class PromptState: Sendable {
  /// Odd while there is a prompt.
  private let counter = Atomic<UInt>(0)

  /// The number of the prompt on the screen; `nil` if there is none.
  var current: UInt? {
    let value = counter.load(ordering: .acquiring)
    return value.isMultiple(of: 2) ? nil : value
  }

  /// Whether prompt `number` was left and no other has followed: its line is running.
  func wasLeft(_ number: UInt) -> Bool { counter.load(ordering: .acquiring) == number + 1 }

  func enter() { change(toOdd: true) }

  func leave() { change(toOdd: false) }

  /// Only the main actor changes the number, so reading it first is safe.
  private func change(toOdd isOdd: Bool) {
    let value = counter.load(ordering: .relaxed)
    guard value.isMultiple(of: 2) == isOdd else { return }
    counter.store(value + 1, ordering: .releasing)
  }
}
