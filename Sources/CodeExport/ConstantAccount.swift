// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

extension Screen {
  /// Records the overridden constants that are in the code, and leaves the others: those without which the code
  /// would be the same. The terms of the layout's numbers don't name them all, because some only decide.
  ///
  /// - Parameters:
  ///   - reason: the reason why code can't have them.
  ///   - code: the code of a table.
  func settleConstants(_ reason: String, _ code: (Table) -> String) {
    let info = table.info
    guard !info.metrics.isEmpty || !info.flags.isEmpty else { return }
    let sample = table.sample
    let written = code(sample)
    func settle(_ path: PartialKeyPath<Table.Info>, isOverride: Bool, _ remove: (inout Table.Info) -> Void) {
      let setting = Setting.table(path)
      var other = sample
      remove(&other.info)
      // An override with the profile's own value needs no code.
      if isOverride, !isRead(setting), code(other) == written { leave(path, reason) } else { read(setting) }
    }
    var profile = info
    profile.metrics = [:]
    profile.flags = [:]
    let standards = LayoutEnvironment(profile)
    for (metric, value) in info.metrics {
      settle(\.metrics[metric], isOverride: standards.metric(metric) != value) { $0.metrics[metric] = nil }
    }
    for (flag, value) in info.flags {
      settle(\.flags[flag], isOverride: standards.flag(flag) != value) { $0.flags[flag] = nil }
    }
  }
}

extension Table {
  /// A smaller table with the same parts of code. Of each section it has the first two rows, the last one, and the first
  /// of the rows that differ only in their texts.
  fileprivate var sample: Table {
    let sections = sections.map { section in
      var kinds: Set<Row> = []
      let rows = section.rows.enumerated().filter { number, row in
        kinds.insert(row.withoutTexts).inserted || number < 2 || number == section.rows.count - 1
      }
      return Section(info: section.info, rows: rows.map(\.element))
    }
    return Table(info: info, sections: sections)
  }
}

extension Row {
  fileprivate var withoutTexts: Row {
    var result = self
    result.id = nil
    result.title = ""
    if detail != nil { result.detail = "" }
    if badge != nil { result.badge = "" }
    if status.date != nil { result.status.date = "" }
    if status.value != nil { result.status.value = "" }
    return result
  }
}
