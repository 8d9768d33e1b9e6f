// SPDX-License-Identifier: GPL-3.0-or-later

/// An observer of a save pattern: some patterns continue only when it has seen the last step.
package protocol SaveObserver: Sendable {
  /// Waits until every save up to now has been handled.
  func settle() throws
  /// Runs `body` and waits until one of its events has been read.
  func waitForEvent(during body: () -> Void) throws
  /// Discards all states so far.
  func forget()
}
