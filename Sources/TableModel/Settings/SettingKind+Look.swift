// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

extension SettingKind where Value == Look {
  /// A mapping with the keys of the look of a table, of sections or of rows.
  static func look<Holder: SettingHolder>(of holder: Holder.Type) -> Self {
    let keys = SettingKey.ofLook(Holder.level)
    func sample(_ color: SemanticColor) -> Look {
      var look = Look()
      look[.rowColor] = .semantic(color)
      return look
    }
    let record = SettingRecord(keys.map { .init(name: $0.name, shape: $0.shape, meaning: $0.meaning) })
    return SettingKind(.record(record), samples: (sample(.systemRed), sample(.systemGreen))) { value in
      guard case .record(let parts) = value else { return nil }
      var result = Holder.blank
      for part in parts { SettingKey(part.name, of: Holder.level)?.set(part.value, of: &result) }
      return result.look
    } write: { look in
      let source = Holder(look: look)
      return .record(
        keys.compactMap { key in key.value(in: source).map { ValueTree.Member(name: key.name, value: $0) } })
    }
  }
}
