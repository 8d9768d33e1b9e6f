// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

extension TableDifference {
  /// One line for each difference: `row 1.0 'Wi-Fi': badge 'new' → nothing`. Texts aren't escaped.
  package var lines: [String] {
    wholeLines + elements.map(\.words)
  }

  /// The lines that aren't about a section or a row.
  package var wholeLines: [String] {
    pictures.map { "picture '\($0)': other contents" }
      + (settings.isEmpty ? [] : ["table: " + Self.words(settings)])
  }

  /// One line for each changed section and row, without values: `section 2: + 1 row`,
  /// `row 1.0 'Wi-Fi': badge, rowHeight`, `style`.
  package var summary: [String] {
    var lines = settings.isEmpty ? [] : [Self.names(settings)]
    var sections: [Int: SectionSummary] = [:]
    var changed: [Int: [String]] = [:]
    var added: Set<Int> = []
    for element in elements {
      switch (element.old, element.new) {
      case (.section(let index), nil): lines.append("section \(index) removed")
      case (nil, .section(let index)): added.insert(index)
      case (_, .section(let index)): sections[index, default: SectionSummary()].settings = element.settings
      case (let old, .row(let place)):
        let former = old?.section.map { $0 == formerPlace(ofSection: place.section) } ?? false
        if !former {
          sections[place.section, default: SectionSummary()].added += 1
        } else if element.isMoved {
          sections[place.section, default: SectionSummary()].isReordered = true
        }
        guard old != nil, !element.settings.isEmpty else { continue }
        changed[place.section, default: []].append(
          "row \(place) '\(element.name ?? "")': \(Self.names(element.settings))")
      default: break
      }
    }
    for (section, count) in removedRowCounts { sections[section, default: SectionSummary()].removed = count }
    for index in Set(sections.keys).union(changed.keys).union(added).sorted() {
      if added.contains(index) {
        lines.append("section \(index) added")
        continue
      }
      if let words = sections[index]?.words, !words.isEmpty { lines.append("section \(index): \(words)") }
      lines += changed[index] ?? []
    }
    return lines + (sectionsMoved ? ["sections moved"] : [])
  }

  private struct SectionSummary {
    var added = 0
    var removed = 0
    var settings: [SettingChange] = []
    var isReordered = false

    var words: String {
      var parts: [String] = []
      if added > 0 { parts.append("+ \(added) \(added == 1 ? "row" : "rows")") }
      if removed > 0 { parts.append("− \(removed) \(removed == 1 ? "row" : "rows")") }
      if !settings.isEmpty { parts.append(TableDifference.names(settings)) }
      if isReordered { parts.append("rows moved") }
      return parts.joined(separator: ", ")
    }
  }

  private static func names(_ settings: [SettingChange]) -> String {
    settings.map(\.name).joined(separator: ", ")
  }

  /// Changes, separated by commas: `badge 'new' → nothing, rowHeight automatic → 60`.
  static func words(_ settings: [SettingChange]) -> String {
    settings.map(\.words).joined(separator: ", ")
  }
}

extension TableDifference.Element {
  /// `row 0.2 'Wi-Fi' (wifi)`.
  package var subject: String {
    let place: String
    switch new ?? old {
    case .section(let index): place = "section \(index)"
    case .row(let path): place = "row \(path)"
    case .table, nil: place = "table"
    }
    return place + (name.map { " '\($0)'" } ?? "") + (id.map { " (\($0))" } ?? "")
  }

  /// The difference: `row 0.2 'Wi-Fi' (wifi) moved from 1.0: badge 'new' → nothing`.
  package var words: String {
    guard let old else { return subject + " added" }
    guard let new else { return subject + " removed" }
    let changes = settings.isEmpty ? "" : ": " + TableDifference.words(settings)
    if isMoved { return subject + " moved from \(old.address)" + changes }
    return subject + (old == new ? "" : ", formerly \(old.address)") + changes
  }
}

extension LookLevel {
  /// `2` of a section, `2.0` of a row, `table`.
  package var address: String {
    switch self {
    case .table: "table"
    case .section(let index): String(index)
    case .row(let path): path.description
    }
  }
}
