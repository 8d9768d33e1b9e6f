// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// The finished picture. What a renderer no longer has to think about: styles, profiles, inheritance, traits,
/// text fitting, right-to-left, pixel snapping, dark mode. Everything is positioned and resolved.
package struct DisplayList: Hashable, Sendable {
  /// The content size in points.
  package var size: Size
  /// Pixels per point of the device.
  package var scale: Int
  /// What the table is called.
  package var title: String?
  /// In paint order, the first at the bottom.
  package var items: [DisplayItem]

  package init(size: Size, scale: Int, title: String? = nil, items: [DisplayItem]) {
    self.size = size
    self.scale = scale
    self.title = title
    self.items = items
  }
}
