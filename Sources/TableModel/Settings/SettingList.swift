// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The settings of one type, in the order in which specs have them.
package struct SettingList<Root: Sendable>: Sendable, ExpressibleByArrayLiteral {
  package let fields: [SettingField<Root>]
  private let places: MadeOnce<SettingPlaces<Root>>

  package init(_ fields: [SettingField<Root>]) {
    self.fields = fields
    places = MadeOnce { SettingPlaces(fields) }
  }

  package init(arrayLiteral elements: SettingField<Root>...) { self.init(elements) }

  /// The setting with a name; `nil` if there is none.
  package subscript(name: String) -> SettingField<Root>? {
    // A search is faster in short lists, such as that of a row's image.
    guard fields.count > 8 else { return fields.first { $0.name == name } }
    return places.value.byName[name].map { fields[$0] }
  }

  /// The setting that is stored at a key path.
  ///
  /// - Precondition: there is one.
  package subscript(declared path: PartialKeyPath<Root>) -> SettingField<Root> {
    guard let index = places.value.byPath.value[path] else {
      preconditionFailure("\(path) is not declared as a setting of \(Root.self)")
    }
    return fields[index]
  }

  /// The settings of a group, with the part of their names after the dot.
  package func members(of group: SettingGroup) -> [(name: String, field: SettingField<Root>)] {
    group.members(of: fields).map { (group.memberName(of: $0), $0) }
  }

  /// The settings as the parts of one value.
  var parts: [SettingRecord.Part] {
    fields.map { SettingRecord.Part(name: $0.name, shape: $0.shape, meaning: $0.meaning) }
  }

  /// The parts of a value; without those that are unset or standard.
  func parts(of value: Root) -> [ValueTree.Member] {
    fields.compactMap { field in
      field.value(in: value).map { ValueTree.Member(name: field.name, value: $0) }
    }
  }
}

/// The index of each setting in a list, by name and by key path. It is made at its first use: hashing names
/// and key paths takes longer than rendering a small spec, which doesn't need it.
private final class SettingPlaces<Root: Sendable>: Sendable {
  /// The index of each setting by its key path.
  final class ByPath: Sendable {
    /// `@unchecked Sendable`: lists are declared with `Sendable` key paths.
    private struct Place: Hashable, @unchecked Sendable { let path: AnyKeyPath }

    private let indices: [Place: Int]

    init(_ fields: [SettingField<Root>]) {
      indices = Dictionary(
        fields.enumerated().compactMap { index, field in field.path.map { (Place(path: $0), index) } },
        uniquingKeysWith: { first, _ in first })
    }

    subscript(path: PartialKeyPath<Root>) -> Int? { indices[Place(path: path)] }
  }

  let byName: [String: Int]
  let byPath: MadeOnce<ByPath>

  init(_ fields: [SettingField<Root>]) {
    byName = Dictionary(
      fields.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
    byPath = MadeOnce { ByPath(fields) }
  }
}

/// A type that has settings.
package protocol SettingOwner: Sendable {
  /// Identifies one of its settings in code.
  associatedtype Path: Sendable
  /// All of its settings.
  static var settings: SettingList<Self> { get }
  /// The setting that `path` identifies.
  ///
  /// - Precondition: the path is one of ``settings``.
  static func setting(_ path: Path) -> SettingField<Self>
}

/// A type whose settings are its properties.
package protocol KeyPathSettingOwner: SettingOwner where Path == any PartialKeyPath<Self> & Sendable {}

extension KeyPathSettingOwner {
  package static func setting(_ path: Path) -> SettingField<Self> { settings[declared: path] }
}

extension Table.Info: KeyPathSettingOwner {}
extension Section.Info: KeyPathSettingOwner {}
extension Row: KeyPathSettingOwner {}
