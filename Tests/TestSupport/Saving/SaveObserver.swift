// SPDX-License-Identifier: GPL-3.0-or-later

/// What watches while a pattern saves: some patterns go on only when it has seen the last step.
package protocol SaveObserver: Sendable {
  /// Waits until every save up to now has been looked at.
  func settle() throws
  /// Does `body` and waits until an event of it has been read.
  func waitForEvent(during body: () -> Void) throws
  /// Drops what was seen up to now.
  func forget()
}
