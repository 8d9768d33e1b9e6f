// SPDX-License-Identifier: GPL-3.0-or-later

extension Table {
  /// The sections that the titles of the index lead to. If there are as many as sections, each leads to its own; otherwise to
  /// the first section whose header begins with it, or to that of the title before it.
  package var sectionIndexTargets: [Int] {
    let titles = info.sectionIndexTitles ?? []
    guard titles.count != sections.count else { return Array(sections.indices) }
    var last = 0
    return titles.map { title in
      last = sections.firstIndex { $0.info.header?.hasPrefix(title) ?? false } ?? last
      return last
    }
  }

  /// The title of each section in a SwiftUI list's index: the first one that leads to it. `nil` if a title leads to no section
  /// of its own.
  package var sectionIndexLabels: [Int: String]? {
    var labels: [Int: String] = [:]
    for (title, target) in zip(info.sectionIndexTitles ?? [], sectionIndexTargets) {
      guard labels.updateValue(title, forKey: target) == nil, sections.indices.contains(target) else {
        return nil
      }
    }
    return labels
  }
}
