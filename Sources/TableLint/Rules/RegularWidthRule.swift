// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Finds values for regular widths that change nothing: they equal the value without them, or no row uses them.
enum RegularWidthRule: LintRule {
  static let id = "REGULAR-WIDTH"
  static let summary =
    "A value for regular widths has no effect: it equals the other one, or nothing shows it."

  static func findings(in subject: LintSubject) -> [Finding] {
    let table = subject.given
    let levels = table.levelsWithRegular
    guard !levels.isEmpty else { return [] }
    let equal = levels.flatMap { level in
      let regular = table.regular(at: level)
      return Look.settings.fields.filter { setting in
        setting.value(in: regular).map { $0 == value(of: setting, at: level, in: table, isRegular: false) }
          ?? false
      }.compactMap { finding(of: $0, at: level, in: table) }
    }
    return equal + unused(in: table)
  }

  /// The value that a level has where the width is regular, perhaps without its own value for that width.
  private static func value(
    of setting: AnyLookSetting, at level: LookLevel, in table: Table, isRegular: Bool
  ) -> ValueTree? {
    (isRegular ? setting.value(in: table.regular(at: level)) : nil)
      ?? setting.value(in: table.ownLook(of: level))
      ?? level.outer.flatMap { value(of: setting, at: $0, in: table, isRegular: true) }
  }

  private static func finding(of setting: AnyLookSetting, at level: LookLevel, in table: Table) -> Finding? {
    let key = SettingKey.regularPrefix + setting.name
    let isOwn = setting.isSet(in: table.ownLook(of: level))
    return Setting(named: key, at: level).map { found in
      Finding(
        rule: id, severity: .unusedLook, place: level, setting: found,
        message: "\(key) has no effect: it equals \(isOwn ? setting.name : "the inherited value")",
        advice: [Advice(.unset(key, at: level))], isFixable: true)
    }
  }

  /// The values that have no effect on an iPad, if the table is for a compact width. Otherwise ``NoEffectRule`` finds them.
  private static func unused(in table: Table) -> [Finding] {
    guard table.info.traits.horizontalSizeClass == .compact else { return [] }
    var wide = table
    wide.info.traits.device = regularDevice
    wide.info.traits.width = nil
    return NoEffectRule.findings(in: LintSubject(wide)).map { $0.namingRegularWidths(in: wide) }
      .filter { $0.setting?.specKey.isOfRegularWidths == true }.map { finding in
        var finding = finding
        finding.rule = id
        return finding
      }
  }

  private static let regularDevice = Device.ID("iPad-Air")
}

extension Finding {
  /// The same finding, in which settings are named by the keys that decide them: `regular.inset.left` where the width is regular.
  func namingRegularWidths(in table: Table) -> Finding {
    guard table.info.traits.horizontalSizeClass == .regular else { return self }
    var result = self
    result.setting = setting.map { setting in
      Setting(named: table.decidingKey(setting.key, at: setting.level), at: setting.level) ?? setting
    }
    if let key = result.setting?.key, let old = setting?.key, key != old, message.hasPrefix(old) {
      result.message = key + message.dropFirst(old.count)
    }
    result.advice = advice.map { way in
      var way = way
      way.changes = way.changes.map { change in
        change.keyed(table.decidingKey(change.key, at: change.place))
      }
      return way
    }
    return result
  }
}
