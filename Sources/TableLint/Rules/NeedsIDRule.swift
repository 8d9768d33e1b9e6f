// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Finds rows that respond to taps and have no id. Exported code has a name for each id, so it only shows such rows. A
/// section with a check mark needs an id, too: code has a value for the checked row.
enum NeedsIDRule: LintRule {
  static let id = "NEEDS-ID"
  static let summary = "A row that responds to taps has no id, so exported code only shows it."

  static var highestSeverity: Finding.Severity { .unnamed }

  static func findings(in subject: LintSubject) -> [Finding] {
    let (sections, isChoice) = (subject.table.sections, subject.table.sections.map(\.isChoice))
    let rows = subject.rows.filter {
      $0.row.id == nil && $0.look.respondsToTaps(of: $0.row, isChoice: isChoice[$0.path.section])
    }
    let choices = sections.indices.filter { isChoice[$0] && sections[$0].info.id == nil }
    guard !rows.isEmpty || !choices.isEmpty else { return [] }
    var names = NewIDs(in: subject.table)
    let ofRows = rows.map { row in
      SettingChange.set("id", .text(names.next(for: row.row.title, or: "row")), at: .row(row.path))
    }
    let ofSections = choices.map { index in
      let id = names.next(for: sections[index].info.header ?? "", or: "choice")
      return SettingChange.set("id", .text(id), at: .section(index))
    }
    return [
      finding(
        ofRows, .title,
        "the row responds to taps and has no id, so exported code only shows it"),
      finding(
        ofSections, .header,
        "the section has a check mark and no id, so exported code only shows the mark"),
    ].compactMap { $0 }
  }

  /// - Parameters:
  ///   - changes: set the ids.
  ///   - message: a problem of the first change's place.
  private static func finding(_ changes: [SettingChange], _ text: ShownText, _ message: String) -> Finding? {
    guard let place = changes.first?.place else { return nil }
    let more = changes.count - 1
    return Finding(
      rule: Self.id, severity: .unnamed, place: place, setting: Setting(named: text.rawValue, at: place),
      message: message + (more > 0 ? " (\(place.words) and \(more) more)" : ""),
      advice: [
        Advice(changes, effect: more > 0 ? "; 'lint --fix --severity note' writes an id for each" : "")
      ], isFixable: true)
  }

  /// The setting whose line a report names.
  private enum ShownText: String { case title, header }
}

/// Makes ids from titles. None has the name in code of another one.
private struct NewIDs {
  private var taken: Set<String> = []

  init(in table: Table) {
    for section in table.sections {
      for id in [section.info.id] + section.rows.map(\.id) { if let id { taken.insert(Self.folded(id)) } }
    }
  }

  /// `signOut` of `Sign Out`; the fallback for a title without Latin letters.
  mutating func next(for title: String, or fallback: String) -> String {
    var length = 0
    let words = SwiftName.words(title).prefix { word in
      defer { length += word.count }
      return length < 24
    }
    let name = SwiftName.camelCase(words)
    // An address such as 1.2 can't be an id.
    let base = name.first?.isLetter ?? false ? String(name.prefix(60)) : fallback + name
    var id = base
    var number = 2
    while !taken.insert(Self.folded(id)).inserted {
      id = "\(base)\(base.last?.isNumber ?? false ? "-" : "")\(number)"
      number += 1
    }
    return id
  }

  private static func folded(_ id: String) -> String { SwiftName.member(id).lowercased() }
}
