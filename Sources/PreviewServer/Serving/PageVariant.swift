// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// The traits that a viewer chose, which override those of the spec.
struct PageVariant: Hashable {
  private var choices = TraitChoices()

  /// The spec's own traits.
  init() {}

  init(_ query: inout QueryItems) throws(PageRefusal) {
    if let name = query.remove("device") {
      guard let device = Device.all.first(where: { $0.id.rawValue == name }) else {
        throw QueryItems.malformed
      }
      choices.device = device.id
    }
    choices.textSize = try query.remove("textSize", as: TextSize.self)
    choices.direction = try query.remove("direction", as: Direction.self)
    choices.appearance = try query.remove("appearance", as: InterfaceStyle.self)
    choices.contrast = try query.remove("contrast", as: Contrast.self)
    choices.orientation = try query.remove("orientation", as: Orientation.self)
    choices.profile = try query.remove("profile", as: Profile.ID.self)
  }

  func applied(to table: Table) -> Table { choices.applied(to: table) }
}
