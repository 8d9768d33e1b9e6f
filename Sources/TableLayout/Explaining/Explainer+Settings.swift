// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// The value of one of a row's settings and its origin.
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

  package let path: Table.IndexPath

  package var subject: String { "\(name) of row \(path)" }

  /// `rowColor of row 0.0 = systemRed`, and its origin on the next line.
  package var text: String {
    "\(subject) = \(value.plainText)\n  \(origin ?? "not set; \(constant ?? "the value is the style's or the profile's")")"
  }
}

extension Explainer {
  /// The names of the settings of a row that can be explained.
  package static let rowSettings = FrameTree.Row.effectiveSettings.flatMap(\.names)

  /// All settings of a row and its look; empty if the row doesn't exist.
  package func settings(ofRowAt path: Table.IndexPath) -> [SettingExplanation] {
    guard let row = layout.row(at: path) else { return [] }
    return FrameTree.Row.effectiveSettings.flatMap { setting in
      let origins = setting.names.compactMap { name in
        if let setting = Look.settings[name] { return origin(of: setting, from: .row(path)) }
        return Setting(named: name, at: .row(path)).flatMap { origin(of: $0) }
      }
      return setting.parameters(of: row).map {
        SettingExplanation(
          name: $0.name, settings: setting.names, value: $0.value,
          origin: origins.isEmpty ? nil : origins.joined(separator: "; "),
          constant: constant(of: $0.name, row.row), path: path)
      }
    }
  }

  private func constant(of name: String, _ row: Row) -> String? {
    guard name == "detailColor", row.cellStyle == .value1 else { return nil }
    return words(environment.profile.valueColor, "valueColor")
  }
}
