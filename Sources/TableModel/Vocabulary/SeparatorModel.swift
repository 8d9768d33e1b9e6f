// SPDX-License-Identifier: GPL-3.0-or-later

/// Whether a separator takes room.
package enum SeparatorModel: String, Hashable, Sendable, CaseIterable {
  /// The line lies over the row, its last (or first) pixels: UIKit's own way.
  case overlay
  /// The line has a place of its own beside the row, which grows by its thickness: list and stack views.
  case inline
}
