// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// Everything that a cell shows, resolved from its row, section and table. A row whose value is the same
/// as before keeps its cell.
struct ShownRow: Equatable {
  var content: any RowContent
  var badge: String?
  var accessory: RowAccessory
  /// Whether a tap does something.
  var isSelectable: Bool
  var look: RowLook
  /// nil: UIKit's own background.
  var decoration: RowDecoration?
  var position: RowPosition
  /// Points; wider cells centre their cards.
  var maximumWidth: CGFloat?
  /// The row's written id, for tests of the app.
  var identifier: String?

  /// The row in words, for VoiceOver.
  var label: String { [content.label, badge].compactMap { $0 }.joined(separator: ", ") }

  /// One for each kind of content, on a card or not.
  var reuseIdentifier: String {
    "\(type(of: content))\(decoration == nil ? "" : " on card")"
  }

  static func == (left: ShownRow, right: ShownRow) -> Bool {
    left.content.isEqual(to: right.content) && left.badge == right.badge
      && left.accessory == right.accessory && left.isSelectable == right.isSelectable
      && left.look == right.look && left.decoration == right.decoration
      && left.position == right.position && left.maximumWidth == right.maximumWidth
      && left.identifier == right.identifier
  }
}
