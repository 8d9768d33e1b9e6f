// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

extension EditHistory {
  /// The origin of a setting's present value.
  package enum Origin: Hashable, Sendable {
    /// The step at `depth` (1 for the first step) set it. `setting` is its place at that time; `replacedAll`
    /// says whether the step replaced the whole table.
    case step(depth: Int, name: String, setting: Setting, replacedAll: Bool)
    /// The value is older than the first step; the setting has its place at that time.
    case start(Setting)
  }

  /// Finds the last step that changed `setting`. Follows rows and sections that later steps moved.
  package func origin(of setting: Setting, in table: Table) -> Origin {
    var trace = SettingTrace(setting, value: setting.value(in: table))
    for (index, step) in undoSteps.enumerated().reversed() {
      let place = trace.setting
      if let change = trace.goBack(through: step.inverse) {
        return .step(
          depth: index + 1, name: step.name, setting: place, replacedAll: change == .replacedAll)
      }
    }
    return .start(trace.setting)
  }
}

/// Follows a setting back through the history, step by step.
private struct SettingTrace {
  /// The change that a step made: to the setting's value, or to the whole table.
  enum Change { case value, replacedAll }

  private(set) var setting: Setting
  private let value: ValueTree?

  init(_ setting: Setting, value: ValueTree?) {
    self.setting = setting
    self.value = value
  }

  /// Undoes one step for the setting's place.
  ///
  /// - Returns: the change that the step made to the setting; `nil` if it made none.
  mutating func goBack(through inverse: Edit) -> Change? {
    switch inverse {
    case .setTableInfo(let old):
      return setting.level == .table && setting.value(in: old) != value ? .value : nil
    case .setSectionInfo(let old, let index):
      return setting.level == .section(index) && setting.value(in: old) != value ? .value : nil
    case .setRow(let old, let path):
      return setting.level == .row(path) && setting.value(in: old) != value ? .value : nil
    // Undoing inserts the removed element again, which moves the elements behind it.
    case .insertSection(_, let index): return move { $0.section >= index ? $0.section += 1 : () }
    case .insertRow(_, let path):
      return moveRow { if $0.section == path.section, $0.row >= path.row { $0.row += 1 } }
    // Undoing removes the inserted element; if the setting belongs to it, the step also set the setting.
    case .removeSection(let index):
      guard section != index else { return .value }
      return move { $0.section > index ? $0.section -= 1 : () }
    case .removeRow(let path):
      guard setting.level != .row(path) else { return .value }
      return moveRow { if $0.section == path.section, $0.row > path.row { $0.row -= 1 } }
    case .moveSection(let source, let target):
      return move { $0.section = Self.index($0.section, from: source, to: target) }
    case .moveRow(let source, let target):
      return moveRow { path in
        if path == source {
          path = target
          return
        }
        if path.section == source.section, path.row > source.row { path.row -= 1 }
        if path.section == target.section, path.row >= target.row { path.row += 1 }
      }
    case .replaceTable: return .replacedAll
    case .group(let edits):
      for edit in edits {
        if let change = goBack(through: edit) { return change }
      }
      return nil
    }
  }

  private var section: Int? { setting.level.section }

  /// Changes the section's index in the place of a section's or a row's setting.
  private mutating func move(_ change: (inout Table.IndexPath) -> Void) -> Change? {
    switch setting.level {
    case .table: break
    case .section(let index):
      var path = Table.IndexPath(row: 0, section: index)
      change(&path)
      setting = setting.moved(to: .section(path.section))
    case .row(var path):
      change(&path)
      setting = setting.moved(to: .row(path))
    }
    return nil
  }

  private mutating func moveRow(_ change: (inout Table.IndexPath) -> Void) -> Change? {
    guard case .row(var path) = setting.level else { return nil }
    change(&path)
    setting = setting.moved(to: .row(path))
    return nil
  }

  /// The index of an element after an element was moved from `source` to `target`.
  private static func index(_ index: Int, from source: Int, to target: Int) -> Int {
    if index == source { return target }
    let without = index > source ? index - 1 : index
    return without >= target ? without + 1 : without
  }
}
