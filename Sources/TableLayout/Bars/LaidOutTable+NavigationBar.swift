// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

extension LaidOutTable {
  /// The frames of the bar above the table, in points; `nil` without a bar.
  package var navigationBarTree: FrameTree.NavigationBar? {
    guard let bar = NavigationArrangement<Points>(self) else { return nil }
    func label(_ label: PlacedLabel<Points>) -> FrameTree.Label {
      FrameTree.Label(
        text: label.text, frame: directed(label.frame.rect), box: directed(label.frame.rect),
        baseline: label.baseline(ofLine: 0, grid: environment.grid), isTruncated: label.isTruncated)
    }
    func button(_ item: BarItem<Points>) -> FrameTree.NavigationBar.Button {
      .init(
        text: item.element.barSymbol ?? item.element[.elementTitle], isSymbol: item.symbol != nil,
        frame: directed(item.frame.rect), badge: item.badge.map { directed($0.frame.rect) })
    }
    return FrameTree.NavigationBar(
      frame: directed(bar.frame.rect), display: environment.navigationDisplay.rawValue,
      title: (bar.title ?? bar.largeTitle).map(label), backButton: bar.back.map { directed($0.arrow.rect) },
      backTitle: bar.back?.label.map(label), left: bar.leftButtons.map(button),
      right: bar.rightButtons.map(button),
      searchField: bar.search.map { directed($0.field.rect) })
  }
}
