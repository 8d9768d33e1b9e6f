// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The settings that a table, a section or a row sets for its look. A row inherits the others from its section, a
/// section from the table, and the table from its style and profile.
@usableFromInline package struct Look: Hashable, Sendable {
  /// By the ordinals of their settings. Most looks set nothing, and others a few.
  @usableFromInline package internal(set) var values: [AnyLookValue] = []

  package init() {}

  @inlinable
  package var isEmpty: Bool { values.isEmpty }

  /// The value that it sets; `nil` if it inherits.
  ///
  /// It can be inlined, as the other generic subscripts of looks: without its type, a value takes ten times as long.
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

  /// The value without its type.
  func value(of setting: AnyLookSetting) -> AnyLookValue? { values.first { $0.setting === setting } }

  /// Whether it sets it.
  package func sets(_ setting: AnyLookSetting) -> Bool { value(of: setting) != nil }

  /// Whether it sets the radius of a single corner.
  var setsSingleRadius: Bool {
    !isEmpty
      && (sets(.topLeftRadius) || sets(.topRightRadius) || sets(.bottomLeftRadius)
        || sets(.bottomRightRadius))
  }

  /// The settings of `self`, and those of `base` that `self` doesn't set.
  func over(_ base: Look) -> Look {
    if values.isEmpty { return base }
    var result = self
    result.values += base.values.filter { !sets($0.setting) }
    result.values.sort { $0.setting.ordinal < $1.setting.ordinal }
    return result
  }

  /// The same look without some settings.
  package func without(_ settings: Set<AnyLookSetting>) -> Look {
    var result = self
    result.values.removeAll { settings.contains($0.setting) }
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

/// The looks that decide about a row, a section or the table. The nearest one that sets something is right.
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

  package var isEmpty: Bool { table.isEmpty && section.isEmpty && row.isEmpty }

  /// The nearest value that is set; `nil` if the style and the profile decide.
  @inlinable
  package subscript<Value>(setting: LookSetting<Value>) -> Value? {
    row[setting] ?? section[setting] ?? table[setting]
  }

  /// Points. A radius that is set nearer to the row is also the radius of an only row.
  package var onlyRowCornerRadius: Points? {
    guard let own = source(of: .onlyRowCornerRadius) else { return nil }
    if let radius = source(of: .cornerRadius), radius > own { return nil }
    return self[.onlyRowCornerRadius]
  }

  /// One look that sets all of it.
  package var merged: Look {
    var result = row.over(section.over(table))
    result[.onlyRowCornerRadius] = onlyRowCornerRadius
    return result
  }

  /// Whether any corner has a radius of its own, in place of `cornerRadius`.
  package var hasSingleRadii: Bool {
    row.setsSingleRadius || section.setsSingleRadius || table.setsSingleRadius
  }

  /// The nearest that sets it; `nil` if none does.
  package func source(of setting: AnyLookSetting) -> LookSource? {
    row.sets(setting) ? .row : section.sets(setting) ? .section : table.sets(setting) ? .table : nil
  }
}

/// Who sets a setting of a look, the farthest first.
package enum LookSource: Int, Comparable, Sendable {
  case table, section, row

  package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

  /// The place of it, seen from a place that has the setting.
  package func level(from place: LookLevel) -> LookLevel? {
    switch self {
    case .table: .table
    case .section: place.section.map(LookLevel.section)
    case .row: place
    }
  }
}

/// Values of many settings, each found at once.
///
/// It doesn't retain the values, so that a row's index is copied like bytes: the code that has the index retains them.
@usableFromInline package struct LookIndex: @unchecked Sendable {
  @usableFromInline var places: [Unmanaged<AnyLookValue>?]

  /// - Parameter values: at most one of each setting.
  package init(_ values: [AnyLookValue]) {
    let count = values.map(\.setting.ordinal).max().map { $0 + 1 } ?? 0
    places = Array(repeating: nil, count: count)
    for value in values { add(value) }
  }

  /// Replaces the value of the setting.
  package mutating func add(_ value: AnyLookValue) {
    let ordinal = value.setting.ordinal
    while places.count <= ordinal { places.append(nil) }
    places[ordinal] = Unmanaged.passUnretained(value)
  }

  @inlinable
  package subscript<Value>(setting: LookSetting<Value>) -> Value? {
    guard setting.ordinal < places.count, let place = places[setting.ordinal] else { return nil }
    return place._withUnsafeGuaranteedRef { unsafeDowncast($0, to: LookValue<Value>.self).value }
  }

  package func value(of setting: AnyLookSetting) -> AnyLookValue? {
    setting.ordinal < places.count ? places[setting.ordinal]?.takeUnretainedValue() : nil
  }
}
