// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// The value of a setting at a place and its origin.
package struct SettingExplanation: Hashable, Sendable {
  /// The setting's name in specs, or in JSON if that shows several together: `inset`.
  package let name: String
  /// The names in specs of the settings that it comes from.
  package let settings: [String]
  package let value: ValueTree
  /// Where it was set; `nil` if the value is the style's or the profile's.
  package let origin: String?
  /// The constant of the profile that is the value; `nil` if none is known.
  let constant: String?
  /// The table, section or row that it applies to.
  package let place: LookLevel

  package var subject: String { "\(name) of \(place.words)" }

  /// `rowColor of row 0.0 = systemRed`, and its origin on the next line.
  package var text: String {
    "\(subject) = \(value.plainText)\n  \(origin ?? "not set; \(constant ?? "the value is the style's or the profile's")")"
  }
}

extension Explainer {
  /// The names of the settings of a row that can be explained.
  package static let rowSettings = FrameTree.Row.effectiveSettings.flatMap(\.names)

  /// All settings of the table, of a section or of a row and its look that have an effect; empty if the place doesn't exist.
  package func settings(at place: LookLevel) -> [SettingExplanation] {
    switch place {
    case .table: return settings(LayoutEnvironment.effectiveSettings, of: environment, at: place)
    case .section(let index):
      guard table.sections.indices.contains(index) else { return [] }
      return settings(SectionLayout.effectiveSettings, of: layout.section(index), at: place)
    case .row(let path):
      guard let row = layout.row(at: path) else { return [] }
      return settings(FrameTree.Row.effectiveSettings, of: row, at: place) { constant(of: $0, row.row) }
    }
  }

  /// The values that the layout uses for a key at a place. A key of rows or of sections is explained for the first one of the
  /// place. Empty if the key has no effect, or if nothing is set.
  package func settings(of key: SettingKey, at place: LookLevel) -> [SettingExplanation] {
    guard !key.isOfRegularWidths else { return given([key.name], at: place) }
    let all = settings(at: place)
    let own = all.filter { $0.name == key.name }
    if !own.isEmpty { return own }
    let shown = all.filter { !Set($0.settings).isDisjoint(with: key.settings) }
    if !shown.isEmpty { return shown }
    if key.declared.contains(where: { $0 is AnyLookSetting }) {
      for inner in first(in: place) {
        guard let key = SettingKey(key.name, of: inner.kind) else { continue }
        let found = settings(of: key, at: inner)
        if !found.isEmpty { return found }
      }
    }
    return given(key.settings, at: place) + monogramTile(key, at: place)
  }

  /// The gradient behind the letters of an image without a tile of its own; empty for other keys.
  private func monogramTile(_ key: SettingKey, at place: LookLevel) -> [SettingExplanation] {
    let name = "image.tileColor"
    guard ["image", name].contains(key.name), case .row(let path) = place,
      layout.row(at: path)?.row.image?.drawnTile == .monogram
    else { return [] }
    let colors = [RowImage.monogramTop, RowImage.monogramBottom].map { Color.rgba($0).description }
    return [
      SettingExplanation(
        name: name, settings: ["image"], value: .text(colors.joined(separator: " to ")), origin: nil,
        constant: RowImage.monogramSource, place: place)
    ]
  }

  /// The values that are set at a place, whether they have an effect or not.
  private func given(_ names: [String], at place: LookLevel) -> [SettingExplanation] {
    names.compactMap { name in
      guard let setting = Setting(named: name, at: place), let value = setting.value(in: table) else {
        return nil
      }
      return SettingExplanation(
        name: name, settings: [name], value: value, origin: origin(of: setting), constant: nil, place: place)
    }
  }

  /// The first section and the first row of the table, or the first row of a section.
  private func first(in place: LookLevel) -> [LookLevel] {
    let sections: [Int]
    switch place {
    case .table: sections = Array(table.sections.indices)
    case .section(let index): sections = [index]
    case .row: return []
    }
    let row = sections.first { !table.sections[$0].rows.isEmpty }.map {
      LookLevel.row(Table.IndexPath(row: 0, section: $0))
    }
    return (place == .table ? sections.first.map { [.section($0)] } ?? [] : []) + (row.map { [$0] } ?? [])
  }

  private func settings<Place>(
    _ settings: [EffectiveSetting<Place>], of subject: Place, at place: LookLevel,
    constant: (String) -> String? = { _ in nil }
  ) -> [SettingExplanation] {
    settings.flatMap { setting in
      let origins = setting.names.compactMap { name in
        if let setting = Look.settings[name] { return origin(of: setting, from: place) }
        return Setting(named: name, at: place).flatMap { origin(of: $0) }
      }
      return setting.parameters(of: subject).map {
        SettingExplanation(
          name: $0.name, settings: setting.names, value: $0.value,
          origin: origins.isEmpty ? nil : origins.joined(separator: "; "), constant: constant($0.name),
          place: place)
      }
    }
  }

  private func constant(of name: String, _ row: Row) -> String? {
    guard name == "detailColor", row.cellStyle == .value1 else { return nil }
    return words(environment.profile.valueColor, "valueColor")
  }
}
