// SPDX-License-Identifier: GPL-3.0-or-later

import OutputFormats

/// What a command asks of the world around the session.
package enum Effect: Hashable, Sendable {
  /// Follow a spec file and keep its previews, PNGs at a scale of their own where one is given.
  case watch(path: String, formats: [PreviewFormat] = PreviewFormat.standard, scale: Int? = nil)
  case unwatch
  /// Keep the preview above the prompt, or no longer, or scroll it.
  case pane(PaneChange)
}
