// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// Everything that a cell shows, resolved from its row, section and table.
struct ShownRow: Equatable {
  var content: any RowContent
  /// The controls and signs before the content, and after it.
  var leading: [ShownControl] = []
  var trailing: [ShownControl] = []
  /// Whether a tap does something.
  var isSelectable: Bool
  /// Whether it can be used.
  var isEnabled = true
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
    guard let decoration else {
      let hasField = trailing.contains { $0.control.fills }
      return look.height ?? look.minimumHeight ?? (hasField ? 44 : 0)
    }
    let card = decoration.minimumHeight + cardInsets.top + cardInsets.bottom
    return look.height ?? max(look.minimumHeight ?? 44, card)
  }

  /// The row in words, for VoiceOver, without the controls that have words of their own.
  var label: String {
    let words = [content.label] + (leading + trailing).flatMap(\.control.words)
    // A card often has a text that is its row's title, too.
    let own = words.indices.filter { !words[$0].isEmpty && !words[..<$0].contains(words[$0]) }
    return own.map { words[$0] }.joined(separator: ", ")
  }

  /// The accessory of UIKit's own cells that shows the controls after the content; nil: there is none.
  var accessoryType: UITableViewCell.AccessoryType? {
    let controls = trailing.map(\.control).filter { !$0.fills }
    let sign = (controls.last as? SignControl).flatMap { $0.color == nil ? $0.type : nil }
    switch (controls.count, controls.first is DetailControl) {
    case (0, _): return UITableViewCell.AccessoryType.none
    case (1, true): return .detailButton
    case (1, false): return sign
    case (2, true): return sign == .disclosureIndicator ? .detailDisclosureButton : nil
    default: return nil
    }
  }

  var isChecked: Bool {
    (leading + trailing).contains { ($0.control as? SignControl)?.type == .checkmark }
  }

  /// One for each kind: a content, in UIKit's own cell or on a card, with certain controls, and with certain
  /// margins. UIKit's cells aren't reused for rows with others.
  var reuseIdentifier: String {
    let insets = [look.contentInsets.leading, look.contentInsets.trailing]
    let margins = insets.map { $0.map { " \($0)" } ?? " usual" }.joined()
    let kind = "\(type(of: content)) \(decoration != nil)"
    // Badges and check marks come and go in the same cell.
    let controls = [leading, trailing].map { controls in
      controls.map(\.control).filter(\.isElement).map { " \(type(of: $0))" }.joined()
    }
    return "\(kind)\(controls.joined(separator: " |"))\(margins)"
  }

  static func == (left: ShownRow, right: ShownRow) -> Bool {
    left.content.isEqual(to: right.content) && left.leading == right.leading
      && left.trailing == right.trailing && left.isSelectable == right.isSelectable
      && left.isEnabled == right.isEnabled
      && left.look == right.look && left.decoration == right.decoration
      && left.position == right.position && left.identifier == right.identifier
  }
}
