// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel

/// Finds rows that are less than 44 points high, and controls in rows that are smaller than 44 by 44 points because of their
/// title or of a length that is set. Source: Apple's guidelines. The sizes of UIKit's own controls, such as a stepper of 32
/// points, and the height of a button with its usual insets are no findings. Of the bars, only tabs can be too narrow: UIKit makes
/// the area of other buttons large enough.
enum TapTargetRule: LintRule {
  static let id = "TAP-TARGET"
  static let summary = "A row or a control in it is too small for a finger: less than 44 points."

  private static let least: Points = 44

  static func findings(in subject: LintSubject) -> [Finding] {
    let low = subject.rows.filter { $0.frames.frame.height < least }
    func findings(_ rows: [LaidOutRow], by setting: AnyLookSetting, _ values: [ValueTree]) -> [Finding] {
      subject.findings(
        Self.self, .smallTarget, in: rows, by: setting,
        message: {
          "the row is \($0.frames.frame.height) pt high; Apple's minimum for touch targets is 44 pt"
        },
        advice: { level, _ in values.map { Advice(.set(setting.name, $0, at: level)) } })
    }
    return findings(
      low.filter { $0.look[.rowHeight] != .automatic }, by: .rowHeight, [.word("automatic"), .points(least)])
      + findings(low.filter { $0.look[.rowHeight] == .automatic }, by: .minimumRowHeight, [.points(least)])
      + subject.rows.filter { $0.layout.content.hasElements }.flatMap { row in
        small(row).map { finding($0, in: row, subject) }
      } + narrowTabs(subject)
  }

  /// One finding for all tabs, because each has the same advice.
  private static func narrowTabs(_ subject: LintSubject) -> [Finding] {
    let items = subject.layout.bottomBarTrees.first { $0.bar == .tabBar }?.items ?? []
    guard let width = items.map(\.frame.width).min(), width < least else { return [] }
    return [
      Finding(
        rule: id, severity: .smallTarget, place: .table, setting: .table(\.bottomBars.tabs),
        message: "\(items.count) tabs are \(width) pt wide; Apple's minimum for touch targets is 44 pt",
        advice: [.inWords("show fewer tabs")])
    ]
  }

  /// A control that is too small, and the changes that make it large enough.
  private struct SmallControl {
    let path: ElementPath
    let element: Element
    let size: Size
    let changes: [SettingChange]
  }

  private static func small(_ row: LaidOutRow) -> [SmallControl] {
    row.frames.elements.compactMap { placed in
      guard let path = ElementPath(placed.path), let element = row.row[element: path],
        element.kind.declaration.isControl
      else { return nil }
      let isTitled = element.kind.declaration.main == AnySetting.elementTitle
      let own = row.layout.environment.size(of: element, at: path, row.look)
      var changes: [SettingChange] = []
      func check(_ length: Points, _ own: Points, _ setting: LookSetting<Points>, isFromTitle: Bool) {
        let isSet = element[given: setting] != nil
        guard length < least, isSet ? isTitled || length < own : isFromTitle else { return }
        let key = "\(path.words).\(setting.name)"
        let place = LookLevel.row(row.path)
        changes.append(isTitled ? .set(key, .points(least), at: place) : .unset(key, at: place))
      }
      check(placed.frame.width, own.width, .arrangedWidth, isFromTitle: isTitled)
      check(placed.frame.height, own.height, .arrangedHeight, isFromTitle: false)
      guard !changes.isEmpty else { return nil }
      if !path.isInContent {
        // No width can be set there, but a background has insets.
        changes = [.set("\(path.words).style", .word(ButtonStyle.gray.rawValue), at: .row(row.path))]
      }
      return SmallControl(path: path, element: element, size: placed.frame.size, changes: changes)
    }
  }

  private static func finding(
    _ control: SmallControl, in row: LaidOutRow, _ subject: LintSubject
  ) -> Finding {
    let kind = control.element.kind
    let name = "the \(kind.rawValue)" + (control.path.isKeyed ? "" : " \(control.path.words)")
    let key = control.changes[0].key
    return Finding(
      rule: id, severity: .smallTarget, place: .row(row.path),
      setting: Setting(named: key, at: .row(row.path), in: subject.table)
        ?? Row.settings[control.path.list].map { Setting($0, of: .row(row.path)) },
      message:
        "\(name) is \(control.size.width) x \(control.size.height) pt; Apple's minimum for touch targets is 44 x 44 pt",
      advice: helps(control, row, subject)
        ? [Advice(control.changes)] : [.inWords("give it a longer title")])
  }

  /// Whether the changes make the control large enough: a stack can give it another size than the one that is set.
  private static func helps(_ control: SmallControl, _ row: LaidOutRow, _ subject: LintSubject) -> Bool {
    var table = subject.table
    guard control.changes.allSatisfy({ $0.apply(to: &table) }) else { return false }
    var alone = Table(
      info: table.info,
      sections: [Section(info: table.sections[row.path.section].info, rows: [table[row.path]])])
    alone.pictures = table.pictures
    let rows = LaidOutTable(alone).laidOutRows(inSection: 0)
    return !rows.contains { small($0).contains { $0.path == control.path } }
  }
}
