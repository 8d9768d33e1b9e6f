// SPDX-License-Identifier: GPL-3.0-or-later

/// The time limits of the steps of a stop, in their order. A step that takes longer is left unfinished.
package struct StopLimits: Sendable {
  /// For cancelled renders, which notice the cancellation.
  package var renders = Duration.milliseconds(300)
  /// For a slow reader of standard output or standard error.
  package var output = Duration.milliseconds(100)
  /// For the viewers of the page, which get a last event.
  package var page = Duration.milliseconds(500)
  /// For all that needs no limit of its own: files and locks.
  package var rest = Duration.milliseconds(250)

  package init() {}

  /// From the request to the end of the process, which ends unfinished after that.
  package var total: Duration { renders + output + page + rest }
}
