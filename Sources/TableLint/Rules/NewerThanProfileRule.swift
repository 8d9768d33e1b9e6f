// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Finds settings that need a newer iOS than the newest one of the table's profile.
enum NewerThanProfileRule: LintRule {
  static let id = "SINCE-IOS"
  static let summary = "A setting needs a newer iOS than the profile has."

  static func findings(in subject: LintSubject) -> [Finding] {
    let newest = subject.newestIOS
    guard newest < Novelty.latest else { return [] }
    var order: [Novelty] = []
    var uses: [Novelty: [Setting]] = [:]
    func add<Root: SettingOwner>(_ field: SettingField<Root>, of root: Root, at level: LookLevel) {
      guard let value = field.value(in: root) else { return }
      for novelty in Novelty.novelties(field.name, value) where novelty.firstIOS > newest {
        // The Settings app of iPads had inset groups before iOS 13, which gave them to apps.
        if field.name == "style", subject.environment.isPane { continue }
        if uses[novelty] == nil { order.append(novelty) }
        uses[novelty, default: []].append(Setting(field, of: level))
      }
    }
    func add(_ look: Look, at level: LookLevel) {
      guard !look.isEmpty else { return }
      for field in Look.settings.fields { add(field, of: look, at: level) }
    }
    for field in Table.Info.settings.fields { add(field, of: subject.table.info, at: .table) }
    add(subject.table.info.look, at: .table)
    if newest < Novelty.latestInSections {
      for (index, section) in subject.table.sections.enumerated() {
        add(section.info.look, at: .section(index))
        guard section.info.hasHeaderParts else { continue }
        for field in Section.Info.settings.fields { add(field, of: section.info, at: .section(index)) }
      }
      let fields = Row.settings.fields.filter { Novelty.all[$0.name] != nil }
      for row in subject.rows {
        guard WorkProgress.advance() else { return [] }
        for field in fields { add(field, of: row.row, at: .row(row.path)) }
        add(row.row.look, at: .row(row.path))
      }
    }
    return order.compactMap { novelty in
      uses[novelty].flatMap { finding(novelty, $0, subject) }
    }
  }

  private static func finding(_ novelty: Novelty, _ settings: [Setting], _ subject: LintSubject) -> Finding? {
    guard let first = settings.first else { return nil }
    let levels = Set(settings.map(\.level)).count
    let places = levels == 1 ? "" : " (\(first.level.words) and \(levels - 1) more)"
    let profile = Profile.ID.allCases.first { $0.versions.contains(novelty.firstIOS) }
    return Finding(
      rule: id, severity: novelty.isSubstitute ? .substitute : .newerThanProfile,
      place: levels == 1 ? first.level : .table, setting: first,
      message:
        "\(novelty.name) came with iOS \(novelty.firstIOS) (\(novelty.api)), but the newest iOS of profile \(subject.environment.profile.id.rawValue) is \(subject.newestIOS)\(places)",
      advice: [
        Advice(.set("profile", .word(profile?.rawValue ?? ""), at: .table)), alternative(novelty, settings),
      ])
  }

  private static func alternative(_ novelty: Novelty, _ settings: [Setting]) -> Advice {
    switch settings[0].key {
    case "style": Advice(.set("style", .word(TableStyle.grouped.rawValue), at: .table))
    case _ where novelty.api == Novelty.badgeAPI: .inWords("remove badgeValue")
    case _ where novelty.api.hasPrefix("UIColor."): .inWords("write the colour in numbers")
    case _ where novelty.isSubstitute: .inWords("add images of these symbols to the app")
    default: Advice(settings.map { SettingChange.unset($0.key, at: $0.level) })
    }
  }
}
