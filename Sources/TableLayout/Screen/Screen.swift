// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// A table with its layout as an exporter of code reads it.
///
/// The screen records each setting that is read, with the levels that set it. So the settings without code are
/// a consequence: those that are set and were never read, and those that the exporter left with a reason.
package final class Screen {
  package let table: Table
  /// The layout whose numbers code repeats.
  package let layout: LaidOutTable
  private var read: Set<Setting> = []
  private var left: [Setting: String] = [:]
  /// By the levels that set anything.
  private var looks: [LookLevel: ScreenLook] = [:]

  package var environment: LayoutEnvironment { layout.environment }

  /// - Parameter layout: the layout of the same table; the table can have another width there.
  package init(_ table: Table, _ layout: LaidOutTable) {
    self.table = table
    self.layout = layout
  }

  package convenience init(_ table: Table) { self.init(table, LaidOutTable(table)) }

  /// A table with a maximum width is laid out in a table view of that width, in the middle of the screen. Code for such a view is
  /// right on every screen; insets are right only on a screen of the width for which they were computed.
  package convenience init(withinMaximumWidth table: Table) {
    var info = table.info
    if let maximumWidth = info.maximumWidth {
      info.maximumWidth = nil
      let environment = LayoutEnvironment(info)
      let width = maximumWidth + environment.groupInsets
      if width < environment.width {
        info.traits.width = width
        info.traits.height = environment.height
      }
    }
    self.init(table, LaidOutTable(Table(info: info, sections: table.sections)))
  }

  /// Points: the width of the widest table view; `nil` without a maximum width.
  ///
  /// - Parameter hasInsets: whether the insets of the groups are within the table view.
  package func maximumWidth(hasInsets: Bool) -> Points? {
    read(\.maximumWidth).map { $0 + (hasInsets ? environment.groupInsets : .zero) }
  }

  // MARK: - Reading

  package func read<Value>(_ path: KeyPath<Table.Info, Value>) -> Value {
    read(.table(path))
    return table.info[keyPath: path]
  }

  package func read<Value>(_ path: KeyPath<Section.Info, Value>, ofSection index: Int) -> Value {
    read(.section(path, at: index))
    return table.sections[index].info[keyPath: path]
  }

  package func read<Value>(_ path: KeyPath<Row, Value>, at place: Table.IndexPath) -> Value {
    read(.row(path, at: place))
    return table[place][keyPath: path]
  }

  /// A constant of the profile, or the table's override.
  package func read(_ metric: Metric) -> Points {
    read(.table(\.metrics[metric]))
    return environment.metric(metric)
  }

  /// Points by which the table's safe area is larger than the device's, left to right; negative if it is smaller.
  /// It is the whole screen's, which can be wider than the layout.
  package var additionalSafeArea: EdgeInsets {
    for path: PartialKeyPath<Table.Info> in [
      \.safeArea.top, \.safeArea.left, \.safeArea.bottom, \.safeArea.right,
    ] { read(.table(path)) }
    return LayoutEnvironment(table.info).additionalSafeArea
  }

  /// Records a setting that a number of the layout was computed from.
  package func read(_ setting: Setting) { read.insert(setting) }
  package func isRead(_ setting: Setting) -> Bool { read.contains(setting) }

  /// The look of a level. A level that sets nothing has the look of the one that it inherits from.
  package func look(of level: LookLevel) -> ScreenLook {
    if let outer = level.outer, ownLook(of: level).isEmpty { return look(of: outer) }
    if let known = looks[level] { return known }
    let resolved = ResolvedLook(table.look(at: level), in: environment)
    let look = ScreenLook(resolved, of: level, in: level.outer.map(look))
    looks[level] = look
    return look
  }

  package func look(at path: Table.IndexPath) -> ScreenLook { look(of: .row(path)) }

  /// The looks that rows have, each once.
  package private(set) lazy var rowLooks: [ScreenLook] = {
    var known: Set<LookLevel> = []
    return table.sections.indices.flatMap { section in
      table.sections[section].rows.indices.compactMap { row in
        let look = look(at: Table.IndexPath(row: row, section: section))
        return known.insert(look.level).inserted ? look : nil
      }
    }
  }()

  /// The settings that a level itself sets.
  package func ownLook(of level: LookLevel) -> Look {
    switch level {
    case .table: table.info.look
    case .section(let index): table.sections[index].info.look
    case .row(let path): table[path].look
    }
  }

  // MARK: - Settings that code can't have

  /// Lists a setting with the reason, although it was read. Does nothing if it isn't set.
  package func leave(_ path: PartialKeyPath<Table.Info>, _ reason: String) { leave(.table(path), reason) }
  package func leave(_ path: PartialKeyPath<Row>, at place: Table.IndexPath, _ reason: String) {
    leave(.row(path, at: place), reason)
  }

  private func leave(_ setting: Setting, _ reason: String) { left[setting] = reason }

  /// Every setting that is set and was left or not read, with the reason if one was given. Settings without an
  /// effect on the table, such as ids, don't count.
  package var unread: [(setting: Setting, reason: String?)] {
    var result: [(setting: Setting, reason: String?)] = []
    func add(_ setting: Setting, _ reason: String?, isRead: Bool = false) {
      let reason = reason ?? left[setting]
      if reason != nil || !(isRead || read.contains(setting)) { result.append((setting, reason)) }
    }
    func add<Root: SettingOwner>(_ root: Root, of level: LookLevel) {
      for field in Root.settings.fields where !field.isNote && field.isSet(in: root) {
        add(Setting(field, of: level), nil)
      }
      let own = ownLook(of: level)
      guard !own.isEmpty else { return }
      let look = looks[level]
      for setting in AnyLookSetting.all where own.sets(setting) {
        add(
          .look(setting, of: level), look?.left[setting], isRead: look?.reads.contains(setting) ?? false)
      }
    }
    add(table.info, of: .table)
    for (index, section) in table.sections.enumerated() {
      add(section.info, of: .section(index))
      for (number, row) in section.rows.enumerated() {
        guard WorkProgress.advance() else { return result }
        add(row, of: .row(Table.IndexPath(row: number, section: index)))
      }
    }
    return result
  }
}

extension LayoutEnvironment {
  /// Points: the left and the right inset of the table's groups together.
  fileprivate var groupInsets: Points { look[.insetLeft] + look[.insetRight] }
}
