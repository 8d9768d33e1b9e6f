// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

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
  package static let contentInsets = SettingGroup(
    "contentInsets",
    "Space between a row's sides and its content (image, texts, accessory), in points, instead of the profile's margins; "
      + "one number sets leading and trailing.", short: ["leading", "trailing"])
  package static let separator = SettingGroup("separator", "The lines between rows.", short: ["style"])

  package static let navigation = SettingGroup(
    "navigation", "The navigation bar above the table; a single word sets display.", short: ["display"])
  package static let tabBar = SettingGroup(
    "tabBar", "The tab bar at the screen's end; since iOS 26 at the top of iPads in regular widths.")
  package static let refreshControl = SettingGroup(
    "refreshControl",
    "The control that loads new data when people pull the table down; true shows it while it is refreshing.",
    short: ["isRefreshing"])
  package static let sheet = SettingGroup(
    "sheet", "The sheet whose content the table is; a single word or height sets selectedDetent.",
    short: ["selectedDetent"])
  package static let contentUnavailable = SettingGroup(
    "contentUnavailable",
    "The view that a table without rows shows, in the middle of the screen (since iOS 17); a single word sets kind.",
    short: ["kind"])
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

  /// The group of a setting; `nil` if its name has no dot.
  package init?(of setting: AnySetting) {
    guard let dot = setting.name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    guard let group = Self.named(setting.name[..<dot]) else {
      preconditionFailure("the settings that begin with \(setting.name[..<dot]) have no SettingGroup")
    }
    self = group
  }

  /// Its settings among some.
  package func members<Setting: AnySetting>(of settings: [Setting]) -> [Setting] {
    settings.filter { $0.name.hasPrefix(name + ".") }
  }

  /// The part of a setting's name behind the dot.
  package func memberName(of setting: AnySetting) -> String { String(setting.name.dropFirst(name.count + 1)) }

  /// Whether a single value sets this member.
  package func isShort(_ setting: AnySetting) -> Bool { short.contains(memberName(of: setting)) }

  /// The form of its values: a mapping, or a single value.
  package func shape(of members: [AnySetting]) -> SettingShape {
    let record = SettingRecord(
      members.map { .init(name: memberName(of: $0), shape: $0.shape, meaning: $0.meaning) }, short: short)
    return members.first(where: isShort).map { .short($0.shape, or: record) } ?? .record(record)
  }

  /// The value of some members as specs write it; `nil` without any.
  package func value(_ members: [ValueTree.Member]) -> ValueTree? {
    guard let first = members.first else { return nil }
    let isShort = members.map(\.name) == short && members.allSatisfy { $0.value == first.value }
    return isShort ? first.value : .record(members)
  }

  /// The groups of all lists.
  package static let all = [
    traits, metrics, inset, separator, navigation, tabBar, refreshControl, sheet, contentUnavailable, screen,
    titleFont, detailFont, headerFont, footerFont, corners, sectionInset, contentInsets, safeArea,
  ]

  /// The group with a name; `nil` if there is none.
  package static func named(_ name: some StringProtocol) -> SettingGroup? { all.first { $0.name == name } }
}
