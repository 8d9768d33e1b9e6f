// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Synchronization

/// A setting of a look, without the type of its values. The declarations are constants of this class, so that
/// `look[.badgeColor]` finds them.
///
/// `@unchecked Sendable`: Swift doesn't accept a class with subclasses as `Sendable`. This one has only
/// constants.
@usableFromInline package class AnyLookSetting: @unchecked Sendable {
  private static let count = Atomic<Int>(0)

  /// The name in specs, with a dot within a mapping: `separator.left`.
  package let name: String
  /// One sentence for the reference and the schema.
  package let meaning: String
  /// Whether tables and sections have it, but rows don't.
  package let isOfSections: Bool
  /// Its index in a ``LookIndex``: unique for each setting, and possibly different in each run.
  @usableFromInline let ordinal: Int

  fileprivate init(_ name: String, _ meaning: String, isOfSections: Bool) {
    self.name = name
    self.meaning = meaning
    self.isOfSections = isOfSections
    ordinal = Self.count.wrappingAdd(1, ordering: .relaxed).oldValue
  }

  /// The value of a look that sets nothing; `nil` if the layout decides.
  package func standard(_ style: TableStyle, _ profile: Profile) -> AnyLookValue? { nil }

  /// Makes the code that lists of settings use to read, write and compare values.
  func makeCode() -> SettingCode<Look> { preconditionFailure("\(name) has no values") }

  /// A value as specs write it.
  package func write(_ value: AnyLookValue) -> ValueTree { preconditionFailure("\(name) has no values") }
}

extension AnyLookSetting: Hashable {
  @usableFromInline package static func == (one: AnyLookSetting, other: AnyLookSetting) -> Bool {
    one === other
  }
  @usableFromInline package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The only declaration of a setting of a look. Inheritance, specs, commands, JSON, `why` and the reference
/// come from it.
///
/// `Value` has no constraint that the runtime looks up: each such look-up takes a third of a million
/// instructions at the start of every command (measured).
@usableFromInline package final class LookSetting<Value: Sendable>: AnyLookSetting, @unchecked Sendable {
  /// Called at each use: a render uses about ten settings, and making a kind takes longer than using it.
  private let makeKind: @Sendable () -> SettingKind<Value>
  /// Made once, because frames as JSON write twenty settings of each row.
  private let writer: MadeOnce<LookValueWriter>
  private let makeStandard: (@Sendable (TableStyle, Profile) -> Value)?
  fileprivate let isEqual: @Sendable (Value, Value) -> Bool
  fileprivate let hash: @Sendable (Value, inout Hasher) -> Void

  /// The type of its values: how they are read and written. Made at each use.
  package var kind: SettingKind<Value> { makeKind() }

  /// - Parameters:
  ///   - value: the value of a look that sets nothing; without it and without `standard` the layout decides.
  ///   - standard: the same value, if it depends on the style or the profile.
  init(
    _ name: String, _ kind: @autoclosure @escaping @Sendable () -> SettingKind<Value>,
    default value: Value? = nil, isOfSections: Bool = false, _ meaning: String,
    standard: (@Sendable (TableStyle, Profile) -> Value)? = nil
  ) where Value: Hashable {
    makeKind = kind
    writer = MadeOnce {
      let kind = kind()
      return LookValueWriter { kind.write(unsafeDowncast($0, to: LookValue<Value>.self).value) }
    }
    isEqual = { $0 == $1 }
    hash = { $1.combine($0) }
    if let value { makeStandard = { _, _ in value } } else { makeStandard = standard }
    super.init(name, meaning, isOfSections: isOfSections)
  }

  override package func standard(_ style: TableStyle, _ profile: Profile) -> AnyLookValue? {
    makeStandard.map { LookValue(self, $0(style, profile)) }
  }

  override func makeCode() -> SettingCode<Look> { SettingCode(self) }

  override package func write(_ value: AnyLookValue) -> ValueTree {
    writer.value.write(value)
  }
}

/// Writes the values of one setting as specs do.
private final class LookValueWriter: Sendable {
  let write: @Sendable (AnyLookValue) -> ValueTree

  init(_ write: @escaping @Sendable (AnyLookValue) -> ValueTree) { self.write = write }
}

/// A type-erased value of a setting.
@usableFromInline package class AnyLookValue: @unchecked Sendable {
  @usableFromInline package let setting: AnyLookSetting

  fileprivate init(_ setting: AnyLookSetting) { self.setting = setting }

  /// Whether both are the same value of the same setting.
  func isEqual(_ other: AnyLookValue) -> Bool { preconditionFailure("a value without a type") }
  func hash(into hasher: inout Hasher) {}
}

/// A value of a setting. Looks share it, because it never changes.
@usableFromInline package final class LookValue<Value: Sendable>: AnyLookValue, @unchecked Sendable {
  @usableFromInline package let value: Value

  package init(_ setting: LookSetting<Value>, _ value: Value) {
    self.value = value
    super.init(setting)
  }

  private var declaration: LookSetting<Value> { unsafeDowncast(setting, to: LookSetting<Value>.self) }

  override func isEqual(_ other: AnyLookValue) -> Bool {
    self === other
      || (setting === other.setting
        && declaration.isEqual(value, unsafeDowncast(other, to: LookValue<Value>.self).value))
  }

  override func hash(into hasher: inout Hasher) {
    hasher.combine(setting.ordinal)
    declaration.hash(value, &hasher)
  }
}

/// The settings of one kind of label: its font and its alignment.
package struct LabelSettings: Sendable {
  /// Default: the system font.
  package let name: LookSetting<FontName>
  /// Gives the size at each text size, and the weight if no weight is set.
  package let textStyle: LookSetting<TextStyle>
  /// Points, from 1 to 500; doesn't scale with the text size.
  package let size: LookSetting<Points>
  /// Default: the text style's weight.
  package let weight: LookSetting<FontWeight>
  /// Default: leading, or the cell style's alignment.
  package let alignment: LookSetting<TextAlignment>

  package static let title = LabelSettings("title", isOfSections: false)
  package static let detail = LabelSettings("detail", isOfSections: false)
  package static let header = LabelSettings("header", isOfSections: true)
  package static let footer = LabelSettings("footer", isOfSections: true)

  /// The four settings that make the font.
  package var font: [AnyLookSetting] { [name, textStyle, size, weight] }

  private init(_ label: String, isOfSections: Bool) {
    name = LookSetting(
      label + "Font.name", .fontName, isOfSections: isOfSections,
      "The font's name; the system font's widths and heights are used for it.")
    textStyle = LookSetting(
      label + "Font.textStyle", .choice, isOfSections: isOfSections,
      "The text style of \(label)s, such as headline; it scales with the text size.")
    size = LookSetting(
      label + "Font.size", .points(in: SettingRange.fontSize, samples: (9, 31)), isOfSections: isOfSections,
      "A fixed size in points; it doesn't scale with the text size.")
    weight = LookSetting(
      label + "Font.weight", .choice, isOfSections: isOfSections,
      "The weight of \(label)s; default: the text style's.")
    alignment = LookSetting(
      label + "Alignment", .choice, isOfSections: isOfSections, "The alignment of \(label)s.")
  }
}
