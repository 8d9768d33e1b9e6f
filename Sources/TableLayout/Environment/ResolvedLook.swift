// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// A look with a value for every setting: the row's own, its section's, the table's, or the default of the
/// style and the profile. ``given`` has the set values.
///
/// A class, because the rows of a section that set nothing share one.
package final class ResolvedLook: Sendable {
  /// The looks that the values come from.
  package let given: InheritedLook
  /// Whether a setting that affects the height of texts and their margins is set; faster than checking each.
  let setsTexts: Bool
  /// Whether the rows with this look are edited.
  package let isEditing: Bool
  private let values: LookValues

  package init(_ given: InheritedLook, in environment: LayoutEnvironment) {
    self.given = given
    var values = environment.standards
    values.add(given.table.values)
    values.add(given.section.values)
    values.add(given.row.values)
    values.add(LookLengths<Points>(given: given, environment: environment).values)
    self.values = values
    isEditing = !given.isEmpty && given[.isEditing] == true
    setsTexts = !given.isEmpty && Self.ofTexts.contains { given.source(of: $0) != nil }
  }

  private static let ofTexts: [AnyLookSetting] =
    [.detailNumberOfLines, .contentInsetsTop, .contentInsetsBottom] + LabelSettings.title.font
    + LabelSettings.detail.font

  /// The look of a row in a section with this look.
  func over(_ row: Look, in environment: LayoutEnvironment) -> ResolvedLook {
    if row.isEmpty { return self }
    var given = self.given
    given.row = row
    return ResolvedLook(given, in: environment)
  }

  /// The value of a setting.
  ///
  /// - Precondition: the setting has a default, or the layout computes one. For other settings use ``given``.
  package subscript<Value>(setting: LookSetting<Value>) -> Value {
    guard let value = values[setting] else { preconditionFailure("\(setting.name) has no default") }
    return value
  }

  /// The background of a row with this look.
  package func background(of row: Row) -> Color { self[Self.background(of: row)] }

  /// The setting with a row's background.
  package static func background(of row: Row) -> LookSetting<Color> {
    row.hasSelectedLook ? .selectedColor : .rowColor
  }

  /// A value as specs write it; `nil` for a setting without a default that isn't set.
  package func written(_ setting: AnyLookSetting) -> ValueTree? {
    values[setting.ordinal]?.written
  }

  /// A length under its name in a sum; 0 if it has no default and isn't set.
  ///
  /// - Parameter name: without a name, explanations replace it by its terms.
  @inline(__always)
  func length<N: Measure>(_ setting: LookSetting<Points>, _ name: String = "") -> N {
    N(values[setting] ?? .zero, name, .lookKept(setting))
  }
}

extension ResolvedLook {
  /// A separator inset that is set; 0 if it is automatic.
  func edge<N: Measure>(_ setting: LookSetting<SeparatorEdge>, _ name: String) -> N {
    self[setting].length.map { N($0, name, .look(setting)) } ?? .zero
  }
}

extension LayoutEnvironment {
  /// The look of a section and of its rows that set nothing. It is the table's if the section sets nothing.
  package func look(of section: Section.Info) -> ResolvedLook {
    section.look.isEmpty
      ? look : ResolvedLook(InheritedLook(table: info.look, section: section.look), in: self)
  }
}

/// At most one value for each setting, found without a search.
struct LookValues: Sendable {
  /// By the ordinals of the settings.
  private var places: [AnyLookValue?] = []

  /// The values of a look that sets nothing, without those that the layout computes.
  init(_ style: TableStyle, _ profile: Profile) {
    add(Look.settings.fields.compactMap { $0.standard(style, profile) })
  }

  /// Sets values in place of those of the same settings.
  mutating func add(_ values: [AnyLookValue]) {
    for value in values {
      let ordinal = value.setting.ordinal
      while places.count <= ordinal { places.append(nil) }
      places[ordinal] = value
    }
  }

  subscript(ordinal: Int) -> AnyLookValue? { ordinal < places.count ? places[ordinal] : nil }

  subscript<Value>(setting: LookSetting<Value>) -> Value? {
    self[setting.ordinal].map { unsafeDowncast($0, to: LookValue<Value>.self).value }
  }
}
