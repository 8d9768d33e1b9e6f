// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A kind of content: its data, which make the configuration of a view.
protocol RowContent {
  /// The content in words, for VoiceOver.
  var label: String { get }

  @MainActor func configuration(in context: RowContext) -> any UIContentConfiguration
  func isEqual(to other: any RowContent) -> Bool
}

extension RowContent where Self: Equatable {
  func isEqual(to other: any RowContent) -> Bool { other as? Self == self }
}

/// What a content needs to know about its row. Lengths are in points.
struct RowContext {
  var look: RowLook
  var traits: UITraitCollection
  /// Whether the row is on a card. UIKit's own contents have their own margins in UIKit's own cells.
  var isOnCard: Bool
  /// From the cell to the content.
  var margins: NSDirectionalEdgeInsets
  /// From the cell to the card.
  var insets = NSDirectionalEdgeInsets.zero

  /// Whether controls before the content move it.
  var hasLeading = false
  /// The control that takes the rest of the row after the texts.
  var field: UIView?

  /// Whether texts are so large that they are below each other.
  var isAccessibilitySize: Bool { traits.preferredContentSizeCategory.isAccessibilityCategory }
}
