// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The settings that a table, a section or a row sets for its look. A row inherits the others from its
/// section, a section from the table, and the table from its style and profile.
@usableFromInline package struct Look: Hashable, Sendable {
  /// Sorted by the ordinals of their settings. Most looks set nothing, and the others a few settings.
  @usableFromInline package internal(set) var values: [AnyLookValue] = []

  package init() {}

  @inlinable
  package var isEmpty: Bool { values.isEmpty }

  /// The value that this look sets; `nil` if it inherits.
  ///
  /// It is inlinable, as the other generic subscripts of looks are: reading an unspecialised value takes ten
  /// times as long.
  @usableFromInline
  package subscript<Value>(setting: LookSetting<Value>) -> Value? {
    @inlinable get {
      for value in values where value.setting === setting {
        return unsafeDowncast(value, to: LookValue<Value>.self).value
      }
      return nil
    }
    set {
      let index = values.firstIndex { $0.setting.ordinal >= setting.ordinal } ?? values.count
      let isSet = index < values.count && values[index].setting === setting
      let value = newValue.map { [LookValue(setting, $0)] } ?? []
      values.replaceSubrange(index..<(isSet ? index + 1 : index), with: value)
    }
  }

  /// The type-erased value of a setting; `nil` if this look inherits it.
  func value(of setting: AnyLookSetting) -> AnyLookValue? { values.first { $0.setting === setting } }

  /// Whether this look sets `setting`.
  package func sets(_ setting: AnyLookSetting) -> Bool { value(of: setting) != nil }

  /// Whether it sets the radius of a single corner.
  var setsSingleRadius: Bool {
    !isEmpty
      && (sets(.topLeftRadius) || sets(.topRightRadius) || sets(.bottomLeftRadius)
        || sets(.bottomRightRadius))
  }

  /// The same look without some settings.
  func without(_ settings: [AnyLookSetting]) -> Look {
    var result = self
    result.values.removeAll { value in settings.contains { $0 === value.setting } }
    return result
  }

  /// The same look, in which the settings of another one replace its own.
  func replaced(by other: Look) -> Look {
    var result = without(other.values.map(\.setting))
    result.values = (result.values + other.values).sorted { $0.setting.ordinal < $1.setting.ordinal }
    return result
  }

  @usableFromInline
  package static func == (one: Look, other: Look) -> Bool {
    one.values.count == other.values.count
      && zip(one.values, other.values).allSatisfy { $0.isEqual($1) }
  }

  @usableFromInline
  package func hash(into hasher: inout Hasher) {
    hasher.combine(values.count)
    for value in values { value.hash(into: &hasher) }
  }
}

/// The looks of a row, its section and its table. For each setting, the innermost look that sets it wins.
@usableFromInline package struct InheritedLook: Hashable, Sendable {
  @usableFromInline package var table: Look
  /// Empty for the table itself.
  @usableFromInline package var section = Look()
  /// Empty for the table and for sections.
  @usableFromInline package var row = Look()

  package init(table: Look, section: Look = Look(), row: Look = Look()) {
    self.table = table
    self.section = section
    self.row = row
  }

  /// Whether none of the three looks sets anything.
  package var isEmpty: Bool { table.isEmpty && section.isEmpty && row.isEmpty }

  /// The innermost value that is set; `nil` if the style and the profile decide.
  @inlinable
  package subscript<Value>(setting: LookSetting<Value>) -> Value? {
    row[setting] ?? section[setting] ?? table[setting]
  }

  /// The corner radius, in points, of a row that is alone in its section; `nil` if it has the usual corner
  /// radius. A `cornerRadius` of an inner level overrides an `onlyRowCornerRadius` of an outer one.
  package var onlyRowCornerRadius: Points? { ofOnlyRow(.onlyRowCornerRadius, else: .cornerRadius) }

  /// The curve of the corners of a row that is alone in its section, by the same rule.
  package var onlyRowCornerCurve: CornerCurve? { ofOnlyRow(.onlyRowCornerCurve, else: .cornerCurve) }

  private func ofOnlyRow<Value>(_ own: LookSetting<Value>, else usual: LookSetting<Value>) -> Value? {
    guard let level = source(of: own) else { return nil }
    if let other = source(of: usual), other > level { return nil }
    return self[own]
  }

  /// The same looks, in which no level sets any of some settings.
  package func without(_ settings: [AnyLookSetting]) -> InheritedLook {
    InheritedLook(
      table: table.without(settings), section: section.without(settings), row: row.without(settings))
  }

  /// Whether any corner has its own radius, which overrides `cornerRadius`.
  package var hasSingleRadii: Bool {
    row.setsSingleRadius || section.setsSingleRadius || table.setsSingleRadius
  }

  /// The innermost level that sets `setting`; `nil` if none does.
  package func source(of setting: AnyLookSetting) -> SettingLevel? {
    row.sets(setting) ? .row : section.sets(setting) ? .section : table.sets(setting) ? .table : nil
  }
}
