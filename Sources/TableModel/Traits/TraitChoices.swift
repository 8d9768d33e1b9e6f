// SPDX-License-Identifier: GPL-3.0-or-later

/// Traits and a profile that replace those of a table. `nil` keeps the table's.
package struct TraitChoices: Hashable, Sendable {
  package var device: Device.ID?
  package var textSize: TextSize?
  package var direction: Direction?
  package var appearance: InterfaceStyle?
  package var contrast: Contrast?
  package var orientation: Orientation?
  package var profile: Profile.ID?

  package init() {}

  package func applied(to table: Table) -> Table {
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

  /// The names of the given values, as specs write them.
  package var names: [String] {
    [
      device?.rawValue, textSize?.rawValue, direction?.rawValue, appearance?.rawValue, contrast?.rawValue,
      orientation?.rawValue, profile?.rawValue,
    ].compactMap { $0 }
  }

  /// Each of these choices with each of some values; these choices alone if there is no value.
  package static func combined<Value>(
    _ choices: [TraitChoices], _ path: WritableKeyPath<TraitChoices, Value?>, _ values: [Value]
  ) -> [TraitChoices] {
    guard !values.isEmpty else { return choices }
    return choices.flatMap { choice in
      values.map { value in
        var choice = choice
        choice[keyPath: path] = value
        return choice
      }
    }
  }
}
