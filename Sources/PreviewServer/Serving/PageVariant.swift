// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// The traits that a viewer chose, which override those of the spec.
struct PageVariant: Hashable {
  private var device: Device.ID?
  private var textSize: TextSize?
  private var direction: Direction?
  private var appearance: InterfaceStyle?
  private var contrast: Contrast?
  private var orientation: Orientation?
  private var profile: Profile.ID?

  /// The spec's own traits.
  init() {}

  init(_ query: inout QueryItems) throws(PageRefusal) {
    if let name = query.remove("device") {
      guard let device = Device.all.first(where: { $0.id.rawValue == name }) else {
        throw QueryItems.malformed
      }
      self.device = device.id
    }
    textSize = try query.remove("textSize", as: TextSize.self)
    direction = try query.remove("direction", as: Direction.self)
    appearance = try query.remove("appearance", as: InterfaceStyle.self)
    contrast = try query.remove("contrast", as: Contrast.self)
    orientation = try query.remove("orientation", as: Orientation.self)
    profile = try query.remove("profile", as: Profile.ID.self)
  }

  func applied(to table: Table) -> Table {
    var table = table
    if let device {
      // Another device has its own size.
      table.info.traits.width = nil
      table.info.traits.height = nil
      table.info.traits.scale = nil
      table.info.traits.device = device
    }
    if let textSize { table.info.traits.textSize = textSize }
    if let direction { table.info.traits.direction = direction }
    if let appearance { table.info.traits.appearance = appearance }
    if let contrast { table.info.traits.contrast = contrast }
    if let orientation { table.info.traits.orientation = orientation }
    if let profile { table.info.profile = profile }
    return table
  }
}
