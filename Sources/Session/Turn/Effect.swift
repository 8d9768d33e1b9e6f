// SPDX-License-Identifier: GPL-3.0-or-later

import OutputFormats

/// An action that a command requests from the owner of the session.
package enum Effect: Hashable, Sendable {
  /// Follow the document's file and keep its previews.
  case watch(PreviewRequest)
  case unwatch
  /// Show, hide, redraw or scroll the preview above the prompt.
  case pane(PaneChange)
  /// Record what the terminal shows in an empty file; `nil` ends the recording.
  case recordTerminal(path: String?)
}

/// The previews that a watch keeps beside the spec.
package struct PreviewRequest: Hashable, Sendable {
  package var formats = PreviewFormat.standard
  /// Pixels per point of a PNG, 1 to 8; `nil` for the device's.
  package var scale: Int?
  /// Whether the previews overwrite files that roundtable did not make.
  package var isForced = false
  /// The page that browsers on this machine can see; `nil` for none.
  package var page: Page?

  package enum Page: Hashable, Sendable {
    case served
    /// The page is served, and opened in a browser.
    case opened

    /// The page that the options `--serve` and `--open` ask for.
    package init?(isServed: Bool, isOpened: Bool) {
      guard isServed || isOpened else { return nil }
      self = isOpened ? .opened : .served
    }
  }

  package init() {}
}
