// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Synchronization

/// A declared setting, without the types of its owner and of its values. The settings of looks are constants of this class,
/// so that `look[.badgeColor]` finds them.
///
/// `@unchecked Sendable`: Swift doesn't accept a class with subclasses as `Sendable`. This one has only constants.
@usableFromInline package class AnySetting: @unchecked Sendable {
  /// Who reads a setting's value.
  package enum Reader: Sendable {
    /// The layout or the drawing, and so exported code.
    case pictures
    /// Exported code alone.
    case code
    /// The user and commands: a name.
    case people
  }

  private static let count = Atomic<Int>(0)

  /// The name in specs, with a dot within a mapping: `separator.left`.
  package let name: String
  package let reader: Reader
  /// Whether its value can be removed, so that one of a profile, a style or an outer level applies.
  package let isOptional: Bool
  /// Whether it is a setting of looks that tables and sections have, but rows don't.
  package let isOfSections: Bool
  /// The index of a look's setting among those of looks: unique for each, and possibly different in each run. -1 for others.
  package let ordinal: Int

  init(_ name: String, _ reader: Reader, isOptional: Bool, isOfSections: Bool, isOfLooks: Bool) {
    self.name = name
    self.reader = reader
    self.isOptional = isOptional
    self.isOfSections = isOfSections
    ordinal = isOfLooks ? Self.count.wrappingAdd(1, ordering: .relaxed).oldValue : -1
  }

  /// One sentence for help, the reference and the schema.
  package var meaning: String { preconditionFailure("\(name) has no values") }
  /// The form of its values.
  package var shape: SettingShape { preconditionFailure("\(name) has no values") }
  /// Two different values, for tests that try the setting.
  package var samples: [ValueTree] { preconditionFailure("\(name) has no values") }
  /// The value of a setting that isn't set, if it is always the same.
  package var standard: ValueTree? { nil }
  /// Whether it affects the picture.
  package var isDrawn: Bool { reader == .pictures }
}

extension AnySetting: Hashable {
  @usableFromInline package static func == (one: AnySetting, other: AnySetting) -> Bool { one === other }
  @usableFromInline package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A setting of a type, without the type of its values: of a table, a section, a row, a look, or a value of several parts.
@usableFromInline package class SettingField<Root: Sendable>: AnySetting, @unchecked Sendable {
  /// The property that stores it; `nil` for settings of looks.
  package var path: (any PartialKeyPath<Root> & Sendable)? { nil }

  /// Its value as specs write it; `nil` if it is unset or has the standard value.
  package func value(in root: Root) -> ValueTree? { nil }
  /// Its value, even the standard one; `nil` if it is unset.
  package func effectiveValue(in root: Root) -> ValueTree? { nil }
  /// Whether ``value(in:)`` isn't `nil`.
  package func isSet(in root: Root) -> Bool { false }
  /// Sets its value.
  ///
  /// - Returns: whether the value has its shape.
  @discardableResult
  package func set(_ value: ValueTree, of root: inout Root) -> Bool { false }
  /// Unsets it. A setting that always has a value gets the standard one, or keeps its value if there is none.
  package func unset(in root: inout Root) {}
  package func copy(from source: Root, to target: inout Root) {}
  package func differs(_ one: Root, _ other: Root) -> Bool { false }
  /// The value of a look that sets nothing; `nil` if the layout decides.
  package func standard(_ style: TableStyle, _ profile: Profile) -> AnyLookValue? { nil }
}
