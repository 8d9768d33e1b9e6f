// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

extension Painter {
  /// Fades the content of a disabled row: its texts are as light as UIKit's disabled ones (tertiaryLabel, assumed), its
  /// other parts by the profile's share.
  mutating func fadeItems(from first: Int) {
    let share = environment.metric(.disabledOpacity)
    let text = environment.paint(.semantic(.tertiaryLabel))
    changeItems(from: first) { item in item.faded(to: share, text: text) }
  }

  /// Paints a swiped row: the background behind it, the row at its moved place, and the buttons. Everything is clipped to the
  /// row's own shape.
  ///
  /// - Parameters:
  ///   - content: the index of the first item of the content.
  ///   - first: the index of the row's first item.
  mutating func paintSwipe(
    _ cell: CellArrangement<Points>, of row: RowLayout<Points>, content: Int, from first: Int
  ) {
    let moved = row.swipedOutline(by: cell.swipedBy)
    let behind = DisplayItem(
      role: .control, section: row.path.section, row: row.path.row,
      content: .fill(directed(row.outline), environment.paint(environment.backgroundColor)))
    let front = DisplayItem(
      role: .control, section: row.path.section, row: row.path.row,
      content: .fill(directed(moved), environment.paint(row.look.background(of: row.row))))
    insertItems([behind, front], at: content)
    let origin = row.background.rect.origin
    for element in cell.elements where element.path.isSwipeAction {
      paint(element, origin: origin, path: row.path)
    }
    clipItems(from: first, to: directed(row.outline))
  }
}
