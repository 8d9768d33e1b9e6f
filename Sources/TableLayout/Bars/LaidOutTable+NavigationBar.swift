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
    func button(_ button: NavigationArrangement<Points>.Button) -> FrameTree.NavigationBar.Button {
      switch button.content {
      case .title(let text): .init(text: text, isSymbol: false, frame: directed(button.frame.rect))
      case .symbol(let name): .init(text: name, isSymbol: true, frame: directed(button.frame.rect))
      }
    }
    return FrameTree.NavigationBar(
      frame: directed(bar.frame.rect), display: environment.navigationDisplay.rawValue,
      title: (bar.title ?? bar.largeTitle).map(label), backButton: bar.back.map { directed($0.arrow.rect) },
      backTitle: bar.back?.label.map(label), left: bar.buttons.filter(\.isLeading).map(button),
      right: bar.buttons.filter { !$0.isLeading }.map(button),
      searchField: bar.search.map { directed($0.field.rect) })
  }
}
