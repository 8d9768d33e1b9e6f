// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// One row: what its cell shows and how it departs from its section.
package struct Row: Hashable, Sendable {
  /// A name that stays with the row when it moves; unique in its table.
  package var id: String?
  package var title: String
  package var detail: String?
  package var cellStyle: CellStyle
  package var image: RowImage?
  package var accessory: Accessory
  /// A short text in a filled capsule before the accessory.
  package var badge: String?
  /// Lines of the title, 0 for as many as it takes (`UILabel.numberOfLines`).
  package var numberOfLines: Int
  /// What a `status` cell shows besides title, detail (its description) and badge.
  package var status: StatusContent
  package var look: Look

  package init(
    id: String? = nil, title: String, detail: String? = nil, cellStyle: CellStyle = .default,
    image: RowImage? = nil, accessory: Accessory = .none, badge: String? = nil, numberOfLines: Int = 1,
    status: StatusContent = StatusContent(), look: Look = Look()
  ) {
    self.id = id
    self.title = title
    self.detail = detail
    self.cellStyle = cellStyle
    self.image = image
    self.accessory = accessory
    self.badge = badge
    self.numberOfLines = numberOfLines
    self.status = status
    self.look = look
  }
}
