// SPDX-License-Identifier: GPL-3.0-or-later

/// What a command asks of the world around the session.
package enum Effect: Hashable, Sendable {
  /// Follow a spec file and keep its previews.
  case watch(path: String)
  case unwatch
  /// Keep the preview above the prompt, or no longer, or scroll it.
  case pane(PaneChange)
}
