// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// The button that a row is, in the words of SwiftUI's `ButtonRole`.
package enum ButtonRole: Sendable {
  /// No button.
  case none
  case normal
  /// A button whose action deletes something, or can't be undone.
  case destructive
}

extension ResolvedLook {
  /// The button that a row with this look is. As in Settings, a button has no accessory and no value at its side, and
  /// its title has a colour of buttons: the tint colour, or one of UIKit's own.
  package func buttonRole(of row: Row) -> ButtonRole {
    // Titles of value2 cells always have the tint colour, and a status cell is a report.
    guard row.accessory == .none, row.cellStyle != .value2, row.cellStyle != .status,
      row.cellStyle != .value1 || row.detail == nil, row.hasNoPlacedElements,
      let source = given.source(of: .titleColor)
    else { return .none }
    let color = self[.titleColor]
    // A colour of all titles is a button's only if UIKit's buttons have it.
    if color == self[.tintColor], source != .table || Color.buttonTitles.contains(color) { return .normal }
    if Color.destructiveTitles.contains(color) { return .destructive }
    return Color.buttonTitles.contains(color) ? .normal : .none
  }

  /// Whether the app does something when a user taps a row with this look, or taps its control.
  ///
  /// - Parameter isChoice: whether a row of its section has a check mark; each row of such a section can have it.
  package func respondsToTaps(of row: Row, isChoice: Bool) -> Bool {
    if row.cellStyle == .status { return isChoice }
    let hasControl =
      !row.hasNoPlacedElements
      && row.elements.all.contains { !$0.path.isSwipeAction && $0.element.kind.declaration.isControl }
    return isChoice || row.accessory != .none || hasControl || buttonRole(of: row) != .none
  }
}

extension Section {
  /// Whether the section is a choice: one of its rows has a check mark.
  package var isChoice: Bool { rows.contains { $0.accessory == .checkmark && $0.cellStyle != .status } }
}
