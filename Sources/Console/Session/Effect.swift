// SPDX-License-Identifier: GPL-3.0-or-later

import OutputFormats

/// What a command asks of the world around the session.
package enum Effect: Hashable, Sendable {
  /// Follow the document's file and keep its previews.
  case watch(PreviewRequest)
  case unwatch
  /// Keep the preview above the prompt, or no longer, or scroll it.
  case pane(PaneChange)
}

/// The previews that a watch keeps beside the spec.
package struct PreviewRequest: Hashable, Sendable {
  package var formats = PreviewFormat.standard
  /// Pixels per point of a PNG, 1 to 8; `nil` for the device's.
  package var scale: Int?
  /// Whether the previews overwrite files that roundtable did not make.
  package var isForced = false
  /// Whether browsers on this machine can see the table, on a page.
  package var isServed = false
  /// Whether the page is opened in a browser.
  package var opensPage = false

  package init() {}
}
