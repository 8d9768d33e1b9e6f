// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

extension Contrasts {
  /// Checks the buttons and the labels of bars whose colour the table sets. Where an item has no surface of its own, the
  /// table's background is behind it: a bar has none while no rows are under it.
  mutating func checkBars(in scheme: SchemeColors) {
    let info = subject.table.info
    let lists = [
      ("navigation.left", info.navigation.left, Setting.table(\.navigation.left)),
      ("navigation.right", info.navigation.right, .table(\.navigation.right)),
      ("toolbarItems", info.bottomBars.toolbarItems, .table(\.bottomBars.toolbarItems)),
    ]
    for (name, items, setting) in lists {
      for item in items ?? [] where item[.isEnabled] {
        check(item, of: name, setting, in: scheme)
      }
    }
  }

  private mutating func check(
    _ item: Element, of list: String, _ setting: Setting, in scheme: SchemeColors
  ) {
    guard item.kind == .button || item.kind == .label,
      let colors = scheme.environment.barColors(of: item)
    else { return }
    let tint = scheme.environment.look[.tintColor]
    let isOwn = item[given: .elementColor] != nil
    let isTinted = subject.table.info.look.sets(.tintColor) && (colors.surface ?? colors.ink) == tint
    guard isOwn || isTinted else { return }
    // A symbol is no text: it needs the ratio of graphical objects (WCAG 1.4.11).
    let needed = item.barSymbol == nil ? 4.5 : 3
    let text = ContrastText(colors.ink, on: colors.surface.map { [$0] } ?? [], needed: needed)
    guard let ratio = scheme.insufficientRatio(text) else { return }
    let shown = item.barSymbol ?? (item.kind == .label ? item.attributedText.string : item[.elementTitle])
    add(
      "the \(item.kind.rawValue) '\(VisibleText.line(shown))' of \(list)", text, ratio, in: scheme,
      at: .table,
      isOwn ? setting : Setting(AnySetting.tintColor, of: .table), [])
  }
}
