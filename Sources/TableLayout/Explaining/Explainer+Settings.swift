// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// What a row has for one of its settings, and who set it.
package struct SettingExplanation: Hashable, Sendable {
  /// As specs name it, or as JSON does where that shows several together: `inset`.
  package let name: String
  /// The settings that it comes from, as specs name them.
  package let settings: [String]
  package let value: ValueTree
  /// `nil` where it is the style's, or the profile's.
  package let origin: String?

  package let path: Table.IndexPath

  package var subject: String { "\(name) of row \(path)" }

  /// `rowColor of row 0.0 = systemRed`, and below it who set it.
  package var text: String {
    "\(subject) = \(value.explained)\n  \(origin ?? "not set; the value is the style's or the profile's")"
  }
}

extension Explainer {
  /// What can be asked about a row besides its numbers.
  package static let rowSettings = RowFrame.effectiveSettings.flatMap(\.names)

  /// Every setting of a row's look and of the row itself; empty where there is no such row.
  package func settings(ofRowAt path: Table.IndexPath) -> [SettingExplanation] {
    guard let row = layout.rowFrame(at: path) else { return [] }
    return RowFrame.effectiveSettings.flatMap { setting in
      let origins = setting.names.compactMap { name in
        if let setting = AnyLookSetting.named(name) { return origin(of: setting, from: .row(path)) }
        return Setting(named: name, at: .row(path)).flatMap { origin(of: $0) }
      }
      return setting.parameters(of: row).map {
        SettingExplanation(
          name: $0.name, settings: setting.names, value: $0.value,
          origin: origins.isEmpty ? nil : origins.joined(separator: "; "), path: path)
      }
    }
  }
}

extension ValueTree {
  /// The value in words, without quotes around texts.
  package var explained: String {
    switch self {
    case .list([]): "none"
    case .list(let items): items.map(\.explained).joined(separator: ", ")
    case .record(let members): members.map { "\($0.name) \($0.value.explained)" }.joined(separator: ", ")
    case .text(let text): text
    default: words ?? ""
    }
  }
}
