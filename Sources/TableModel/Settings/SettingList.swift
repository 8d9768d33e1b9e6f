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

  /// The setting that is stored at a key path; `nil` if there is none.
  package subscript(path: PartialKeyPath<Root>) -> SettingField<Root>? {
    places.value.byPath.value[path].map { fields[$0] }
  }

  /// The settings of a group, with the part of their names after the dot.
  package func members(of group: SettingGroup) -> [(name: String, field: SettingField<Root>)] {
    let prefix = group.name + "."
    return fields.filter { $0.name.hasPrefix(prefix) }.map { (String($0.name.dropFirst(prefix.count)), $0) }
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
  package static func setting(_ path: Path) -> SettingField<Self> {
    guard let field = settings[path] else {
      preconditionFailure("\(path) is not declared as a setting of \(Self.self)")
    }
    return field
  }
}

extension Table.Info: KeyPathSettingOwner {}
extension Section.Info: KeyPathSettingOwner {}
extension Row: KeyPathSettingOwner {}

/// Settings whose names share their first word, such as `separator.left` and `separator.right`. In a spec,
/// they are the keys of one mapping.
package struct SettingGroup: Sendable {
  package let name: String
  /// One sentence for the reference and the schema.
  package let meaning: String
  /// The members that a single value sets, as `separator: none` sets `separator.style`; empty if only a mapping is
  /// allowed.
  package let short: [String]

  package init(_ name: String, _ meaning: String, short: [String] = []) {
    self.name = name
    self.meaning = meaning
    self.short = short
  }

  package static let traits = SettingGroup("traits", "The device and its settings.")
  package static let metrics = SettingGroup(
    "metrics", "Built-in measurements of the profile that this table overrides.")
  package static let inset = SettingGroup(
    "inset",
    "Space beside groups, and above and below a row's background, in points; one number sets left and right.",
    short: ["left", "right"])
  package static let separator = SettingGroup("separator", "The lines between rows.", short: ["style"])

  package static let navigation = SettingGroup(
    "navigation", "The navigation bar above the table; a single word sets display.", short: ["display"])
  package static let screen = SettingGroup(
    "screen",
    "The parts of the screen that are drawn around the table; true draws what a screenshot has: the status bar and "
      + "the home indicator.", short: ["statusBar", "homeIndicator"])

  package static let titleFont = SettingGroup("titleFont", "The font of titles.", short: ["textStyle"])
  package static let detailFont = SettingGroup("detailFont", "The font of details.", short: ["textStyle"])
  package static let headerFont = SettingGroup("headerFont", "The font of headers.", short: ["textStyle"])
  package static let footerFont = SettingGroup("footerFont", "The font of footers.", short: ["textStyle"])
  package static let corners = SettingGroup(
    "corners", "The radii of single corners of a group, in points; they override cornerRadius.")

  package static let sectionInset = SettingGroup(
    "sectionInset",
    "Space above and below a section with its header and footer, in points; one number sets both.",
    short: ["top", "bottom"])
  package static let safeArea = SettingGroup(
    "safeArea", "The insets of the safe area, in points; they override the device's."
  )

  /// The groups of all lists.
  package static let all = [
    traits, metrics, inset, separator, navigation, screen, titleFont, detailFont, headerFont, footerFont,
    corners, sectionInset, safeArea,
  ]

  /// The group with a name; `nil` if there is none.
  package static func named(_ name: some StringProtocol) -> SettingGroup? { all.first { $0.name == name } }
}
