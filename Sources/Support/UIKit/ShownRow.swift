// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// Everything that a cell shows, resolved from its row, section and table.
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
  /// The row's written id, for tests of the app.
  var identifier: String?

  /// The card's insets in its cell.
  var cardInsets: NSDirectionalEdgeInsets { decoration?.insets(at: position) ?? .zero }

  /// Points; UIKit's own rows are at least 44 high, too.
  var minimumHeight: CGFloat {
    guard let decoration else { return look.height ?? look.minimumHeight ?? 0 }
    let card = decoration.minimumHeight + cardInsets.top + cardInsets.bottom
    return look.height ?? max(look.minimumHeight ?? 44, card)
  }

  /// The row in words, for VoiceOver.
  var label: String { [content.label, badge].compactMap { $0 }.joined(separator: ", ") }

  /// One for each kind: a content, in UIKit's own cell or on a card, with a switch or an information button, and
  /// one for each pair of margins.
  var reuseIdentifier: String {
    let insets = [look.contentInsets.leading, look.contentInsets.trailing]
    let margins = insets.map { $0.map { " \($0)" } ?? " usual" }.joined()
    let kind = "\(type(of: content)) \(decoration != nil)"
    return "\(kind) \(accessory.isToggle) \(accessory.hasButton)\(margins)"
  }

  static func == (left: ShownRow, right: ShownRow) -> Bool {
    left.content.isEqual(to: right.content) && left.badge == right.badge
      && left.accessory == right.accessory && left.isSelectable == right.isSelectable
      && left.look == right.look && left.decoration == right.decoration
      && left.position == right.position && left.identifier == right.identifier
  }
}
